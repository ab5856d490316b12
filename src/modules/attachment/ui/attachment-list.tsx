import { App } from 'antd'
import type { RefInput } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { attachmentOwn, type AttachmentView } from '../endpoints.ts'
import { attachmentUiMessages } from '../messages.ts'

/** How a document is opened: the call of its subject, which says who may. */
export type OpenAttachment = (fileId: string) => Promise<{
  readonly state: number
  readonly msg: string
  readonly data?: { readonly fileName: string; readonly base64: string } | undefined
}>

/** Opens what the member uploaded and nothing is attached yet. */
export const openOwnAttachment: OpenAttachment = (fileId) => callApi(attachmentOwn, { fileId } satisfies RefInput<typeof attachmentOwn>)

type Props = { readonly files: readonly AttachmentView[]; readonly open: OpenAttachment; readonly onRemove?: (fileId: string) => void }

/** Documents with their size, each to be downloaded. */
export function AttachmentList({ files, open, onRemove }: Props) {
  const t = useMessages(attachmentUiMessages)
  const { message } = App.useApp()
  const download = async (fileId: string) => {
    const answer = await open(fileId).catch(() => null)
    if (answer?.state === 200 && answer.data) keepFile(answer.data)
    else message.error(answer?.msg ?? t('failed'))
  }
  return (
    <ul className="col g1">
      {files.map(({ fileId, name, bytes }) => (
        <li key={fileId} className="row g2 wrp">
          <button
            type="button"
            className="lk wrap-anywhere text-left"
            aria-label={t('download', { name })}
            onClick={() => void download(fileId)}
          >
            {name}
          </button>
          <span className="t12 c3 num nw">{t('size', { size: Math.max(1, Math.round(bytes / 1024)) })}</span>
          {onRemove && <Button size="sm" icon="x" aria-label={t('remove', { name })} onClick={() => onRemove(fileId)} />}
        </li>
      ))}
    </ul>
  )
}
