import { Suspense, useState, type FormEvent } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { LazyStepUpCodeField } from '../../../modules/identity/ui/public.ts'
import { exportOpen } from '../../../modules/privacy/endpoints.ts'
import { privacyPageMessages } from '../../../modules/privacy/messages.ts'

/** Fetches a copy after a code of the own phone. */
export function DownloadDialog({ exportId, onClose }: { exportId: string; onClose: () => void }) {
  const t = useMessages(privacyPageMessages)
  const { run, busy } = useCommand(exportOpen)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const smsCode = String(new FormData(event.currentTarget).get('smsCode') ?? '')
    const outcome = await run({ exportId, smsCode })
    if (outcome.kind === 'unknown') return setErrors({ smsCode: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) return setErrors(answer.errors ?? { smsCode: answer.msg })
    onClose()
    location.assign(answer.data.address)
  }
  return (
    <Dialog open onClose={onClose} title={t('downloadTitle')} closeLabel={t('close')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="px-6 pt-0 pb-6">
        <Suspense>
          <LazyStepUpCodeField purpose="exportData" errors={errors} onErrors={setErrors} />
        </Suspense>
        <Button type="submit" tone="brand" busy={busy}>
          {t('downloadStart')}
        </Button>
      </form>
    </Dialog>
  )
}
