import { App } from 'antd'
import { useState, type FormEvent } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ErrorLine, TextField } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { designRequestAdd } from '../../../modules/design/endpoints.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'

/** What an enterprise needs, put to all designers. */
export function DesignRequestDialog({ onClose, onDone }: { onClose: () => void; onDone: (desAppId: number) => void }) {
  const t = useMessages(designPageMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(designRequestAdd)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '').trim()
    const outcome = await run({
      title: read('title'),
      requirement: read('requirement'),
      standard: read('standard'),
      budget: read('budget'),
      wantedDate: read('wantedDate'),
    })
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) return setErrors(answer.errors ?? { form: answer.msg })
    void message.success(t('sent'))
    onDone(answer.data.desAppId)
  }
  return (
    <Dialog open onClose={onClose} title={t('ask')} closeLabel={t('cancel')} kind="wide" insistent>
      <form onSubmit={(event) => void submit(event)} noValidate className="px-6 pt-0 pb-6">
        <TextField name="title" label={t('askTitle')} placeholder={t('askTitleHint')} maxLength={60} error={errors['title']} />
        <TextArea
          name="requirement"
          label={t('requirement')}
          placeholder={t('requirementHint')}
          maxLength={2000}
          rows={5}
          error={errors['requirement']}
        />
        <TextField name="standard" label={t('standard')} placeholder="GB/T 13912" maxLength={60} error={errors['standard']} />
        <div className="row g3 flex-wrap items-start">
          <TextField name="budget" label={t('budget')} inputMode="decimal" maxLength={16} error={errors['budget']} />
          <TextField name="wantedDate" type="date" label={t('wantedDate')} error={errors['wantedDate']} />
        </div>
        <ErrorLine error={errors['form']} />
        <span className="row g2">
          <Button type="submit" tone="brand" disabled={busy}>
            {t('send')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </span>
      </form>
    </Dialog>
  )
}
