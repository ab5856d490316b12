import { Alert, Modal } from 'antd'
import { useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { projectImport, type ImportedLines } from '../../../modules/project/endpoints.ts'
import { regularListMessages } from './messages.ts'

type Props = { projectId: number; onDone: () => void; onClose: () => void }

/** Lines of a spreadsheet into a list; rows that are wrong are named, the others are kept. */
export function ImportLinesDialog({ projectId, onDone, onClose }: Props) {
  const t = useMessages(regularListMessages)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [told, setTold] = useState<ImportedLines | null>(null)
  const send = async (file: File | undefined) => {
    if (!file || busy) return
    setBusy(true)
    setProblem('')
    setTold(null)
    const answer = await upload(file, projectId).catch(() => null)
    setBusy(false)
    if (answer?.state !== 200 || !answer.data) return setProblem(Object.values(answer?.errors ?? {})[0] ?? answer?.msg ?? t('unreachable'))
    setTold(answer.data)
    onDone()
  }
  return (
    <Modal open title={t('import')} footer={null} onCancel={onClose}>
      <div className="col g3">
        <p className="t13 c2">{t('importHelp')}</p>
        <label className="btn" aria-busy={busy}>
          <input
            type="file"
            className="sr"
            accept=".xlsx"
            disabled={busy}
            onChange={(event) => {
              void send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Icon name={busy ? 'loader-circle' : 'upload'} size={16} />
          {t('import')}
        </label>
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
        {told && <Alert type="success" showIcon role="status" title={t('imported', { added: told.added, changed: told.changed })} />}
        {told && told.errors.length > 0 && (
          <div className="col g2 t13">
            <b className="b5">{t('importErrors')}</b>
            <ul>
              {told.errors.map((error) => (
                <li key={error.row}>
                  {t('row', { row: error.row })} {error.text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Modal>
  )
}

function upload(file: File, projectId: number) {
  const body = new FormData()
  body.set('projectId', String(projectId))
  body.set('file', file)
  // The client sends a FormData as multipart; its fields are the declared input.
  return callApi(projectImport, body as unknown as { projectId: number })
}
