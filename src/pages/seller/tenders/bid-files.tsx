import { App } from 'antd'
import { useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { mostAttachments } from '../../../modules/attachment/endpoints.ts'
import { bidFileUpload } from '../../../modules/tender/endpoints-files.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import type { BidFile } from '../../../modules/tender/rules/bid-payload.ts'

type Props = {
  readonly tenderSn: string
  readonly files: readonly BidFile[]
  readonly onChange: (files: readonly BidFile[]) => void
}

/** The files of the bid that is being written: sealed when they are uploaded, so none of them can be opened here. */
export function BidFiles({ tenderSn, files, onChange }: Props) {
  const t = useMessages(tenderPageMessages)
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const upload = async (file: File) => {
    setBusy(true)
    const form = new FormData()
    form.set('tenderSn', tenderSn)
    form.set('file', file)
    const answer = await callApi(bidFileUpload, form as never).catch(() => null)
    setBusy(false)
    if (answer?.state === 200 && answer.data) onChange([...files, answer.data])
    else message.error(answer?.msg ?? t('fileFailed'))
  }
  return (
    <section aria-label={t('bidFiles')} className="col g2 mb-4">
      <div className="row g2 wrp">
        <b className="t14 b6">{t('bidFiles')}</b>
        <span className="sp" />
        {files.length < mostAttachments && (
          <label className="btn sm" aria-busy={busy || undefined}>
            {t('addFile')}
            <input
              type="file"
              className="sr"
              disabled={busy}
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
      <p className="c3 t12">{t('bidFilesHelp')}</p>
      {files.length > 0 && (
        <ul className="col g1">
          {files.map(({ file: id, name, bytes }) => (
            <li key={id} className="row g2 wrp t13">
              <span className="wrap-anywhere">{name}</span>
              <span className="t12 c3 num nw">{t('fileSize', { size: Math.max(1, Math.round(bytes / 1024)) })}</span>
              <Button
                size="sm"
                icon="x"
                aria-label={t('removeFile', { name })}
                onClick={() => onChange(files.filter((one) => one.file !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
