import { Input } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { materialCodeImport } from '../../../modules/enterprise/endpoints-material-codes.ts'
import { parseMaterialCodeRows } from './parse-material-code-rows.ts'
import { materialCodeMessages } from './messages.ts'

/** Codes pasted from a spreadsheet or read from a CSV file; rows with errors are named and stay in the box. */
export function ImportMaterialCodes({ onDone }: { onDone: () => void }) {
  const t = useMessages(materialCodeMessages)
  const { act, busy } = useAct(materialCodeImport)
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<RefOutput<typeof materialCodeImport> | null>(null)
  const lines = typed.split(/\r?\n/).filter((line) => line.trim() !== '')
  const send = async () => {
    const data = (await act({ rows: parseMaterialCodeRows(lines) }))?.data
    if (!data) return
    setOutcome(data)
    const wrong = new Set(data.errors.map((error) => error.row))
    // What was kept leaves the box; what was not stays to be put right, under new row numbers.
    setTyped(lines.filter((_, place) => wrong.has(place + 1)).join('\n'))
    onDone()
  }
  return (
    <div className="bx col g2">
      <Input.TextArea
        aria-label={t('rows')}
        placeholder={t('rowsHint')}
        rows={4}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        style={{ maxWidth: 720 }}
      />
      <div className="row g3 flex-wrap">
        <Button tone="brand" icon="upload" busy={busy} disabled={lines.length === 0} onClick={() => void send()}>
          {t('import')}
        </Button>
        <label className="btn">
          {t('file')}
          <input
            type="file"
            className="sr"
            accept=".csv,.txt"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void file.text().then(setTyped)
            }}
          />
        </label>
      </div>
      {outcome && (
        <div className="col g1" role="status">
          <Note tone={outcome.errors.length > 0 ? 'warn' : 'ok'}>
            {t('outcome', { added: outcome.added, changed: outcome.changed, wrong: outcome.errors.length })}
          </Note>
          <ul className="t13 cd">
            {outcome.errors.map((error) => (
              <li key={`${error.row}${error.field}`}>{t('rowError', { row: error.row, text: error.text })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
