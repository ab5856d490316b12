import { App } from 'antd'
import { useState, type FormEvent } from 'react'
import { uploadPicture } from '../../../api/browser/upload-picture.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ErrorLine, TextField } from '../../../ui/form/field.tsx'
import { ImagePicker } from '../../../ui/form/image-picker.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { designerSave, type DesignerApplication } from '../../../modules/design/endpoints-designer.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'

/** The application as long as it is a draft: kept, or handed in. */
export function DesignerApplicationForm({ application, onDone }: { application: DesignerApplication | null; onDone: () => void }) {
  const t = useMessages(designPageMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(designerSave)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [works, setWorks] = useState<readonly string[]>(application?.works ?? [])
  const save = async (form: HTMLFormElement | null, submit: 0 | 1) => {
    if (!form) return
    const typed = new FormData(form)
    const read = (name: string) => String(typed.get(name) ?? '').trim()
    const outcome = await run({
      realName: read('realName'),
      years: /^[0-9]{1,2}$/.test(read('years')) ? Number(read('years')) : 0,
      fields: read('fields'),
      introduction: read('introduction'),
      works: [...works],
      submit,
    })
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    setErrors({})
    void message.success(t(submit === 1 ? 'submitted' : 'saved'))
    onDone()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(event.currentTarget, 1)
  }
  const from = (name: 'realName' | 'fields') => ({ name, label: t(name), defaultValue: application?.[name] ?? '', error: errors[name] })
  return (
    <form onSubmit={submit} noValidate className="max-w-140">
      {application?.reason && <p className="t13 cd">{t('rejectedBecause', { reason: application.reason })}</p>}
      <TextField {...from('realName')} maxLength={30} autoComplete="name" />
      <TextField name="years" label={t('years')} inputMode="numeric" maxLength={2} defaultValue={application?.years ?? ''} />
      <TextField {...from('fields')} hint={t('fieldsHint')} maxLength={100} />
      <TextArea
        name="introduction"
        label={t('introduction')}
        defaultValue={application?.introduction ?? ''}
        error={errors['introduction']}
        placeholder={t('introductionHint')}
        maxLength={1000}
        rows={5}
      />
      <ImagePicker
        images={works.map((name) => ({ name, url: `/files/${name}` }))}
        onChange={(images) => setWorks(images.map((image) => image.name))}
        upload={(file) => uploadPicture(file, 'licence')}
        most={6}
        labels={{
          title: t('works'),
          add: t('addPicture'),
          remove: t('removePicture'),
          help: t('worksHelp'),
          tooLarge: t('pictureTooLarge'),
          wrongType: t('pictureType'),
          failed: t('uploadFailed'),
        }}
      />
      <ErrorLine error={errors['works'] ?? errors['form']} />
      <span className="row g2">
        <Button type="submit" tone="brand" disabled={busy}>
          {t('submit')}
        </Button>
        <Button disabled={busy} onClick={(event) => void save(event.currentTarget.closest('form'), 0)}>
          {t('saveDraft')}
        </Button>
      </span>
    </form>
  )
}
