import { useState } from 'react'
import { keepFile } from '../../../ui/basic/save-file.ts'
import type { AttachmentView } from '../../attachment/endpoints.ts'
import type { TenderTranslate } from './tender-documents.tsx'

/** How a document is opened: the call of whoever reads, which says who may. */
export type OpenTenderFile = (fileId: string) => Promise<{
  readonly state: number
  readonly msg: string
  readonly data?: { readonly fileName: string; readonly base64: string } | undefined
}>

type Props = {
  readonly files: readonly AttachmentView[]
  readonly open: OpenTenderFile
  readonly label?: string
  readonly t: TenderTranslate
}

/** Documents to be downloaded, on public pages and in consoles. */
export function TenderFiles({ files, open, label, t }: Props) {
  const [problem, setProblem] = useState('')
  if (files.length === 0) return null
  const download = async (fileId: string) => {
    const answer = await open(fileId).catch(() => null)
    setProblem(answer?.state === 200 ? '' : (answer?.msg ?? t('fileFailed')))
    if (answer?.data) keepFile(answer.data)
  }
  return (
    <div className="col g1">
      <ul className="col g1" aria-label={label ?? t('files')}>
        {files.map(({ fileId, name, bytes }) => (
          <li key={fileId} className="row g2 wrp t13">
            <button
              type="button"
              className="lk wrap-anywhere text-left"
              aria-label={t('fileDownload', { name })}
              onClick={() => void download(fileId)}
            >
              {name}
            </button>
            <span className="t12 c3 num nw">{t('fileSize', { size: Math.max(1, Math.round(bytes / 1024)) })}</span>
          </li>
        ))}
      </ul>
      {problem !== '' && (
        <p className="t12 cd" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
