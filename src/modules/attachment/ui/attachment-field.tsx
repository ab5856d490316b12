import { App } from 'antd'
import { useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { attachmentUpload, mostAttachments, type AttachmentView } from '../endpoints.ts'
import { attachmentUiMessages } from '../messages.ts'
import { AttachmentList, type OpenAttachment } from './attachment-list.tsx'

type Props = {
  readonly files: readonly AttachmentView[]
  readonly open: OpenAttachment
  readonly onChange: (files: readonly AttachmentView[]) => void
}

/** The documents of what is being written: added one by one, removed by name. */
export function AttachmentField({ files, open, onChange }: Props) {
  const t = useMessages(attachmentUiMessages)
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const upload = async (file: File) => {
    setBusy(true)
    const form = new FormData()
    form.set('file', file)
    const answer = await callApi(attachmentUpload, form as never).catch(() => null)
    setBusy(false)
    if (answer?.state === 200 && answer.data) onChange([...files, answer.data])
    else message.error(answer?.msg ?? t('failed'))
  }
  return (
    <section aria-label={t('title')} className="col g2">
      <div className="row g2 wrp">
        <b className="t14 b6">{t('title')}</b>
        <span className="c3 t12">{t('help')}</span>
        <span className="sp" />
        {files.length < mostAttachments && (
          <label className="btn sm" aria-busy={busy || undefined}>
            {t('add')}
            <input
              type="file"
              className="sr"
              accept=".pdf,.xlsx,.xls,.docx,.doc,.csv,.txt,.jpg,.jpeg,.png,.gif,.bmp"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) void upload(file)
              }}
            />
          </label>
        )}
      </div>
      <AttachmentList files={files} open={open} onRemove={(fileId) => onChange(files.filter((one) => one.fileId !== fileId))} />
    </section>
  )
}
