import { App, Input, Modal } from 'antd'
import { useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { keepFile } from '../../../../ui/basic/save-file.ts'
import { useAct } from '../../../../ui/console/use-act.ts'
import { Note } from '../../../../ui/feedback/states.tsx'
import { splitItems } from '../../../../modules/recognition/rules/split-items.ts'
import { maxQuickOrderLines, quickOrderRead, quickOrderTemplate } from '../../../../modules/sourcing-tools/endpoints-quick-order.ts'
import { requestLinesRead } from '../../../../modules/sourcing-tools/endpoints-request-lines.ts'
import { requestLineMessages } from '../../../../modules/sourcing-tools/messages.ts'
import { isOpen, lineOfChoice, usualChoices, type ReadRow } from './read-rows.ts'
import { ReadRowsTable } from './read-rows-table.tsx'
import type { RfqDraftLine } from './rfq-draft.ts'

type Props = { readonly onAdd: (lines: readonly RfqDraftLine[]) => void }

/** Many lines at once: pasted text or a sheet is read, looked at, and taken over. */
export function LineImport({ onAdd }: Props) {
  const t = useMessages(requestLineMessages)
  const { message } = App.useApp()
  const [isOpened, setOpened] = useState(false)
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly ReadRow[] | null>(null)
  const reading = useAct(requestLinesRead)
  const close = () => {
    setOpened(false)
    setRows(null)
    setText('')
  }
  const read = async () => {
    const lines = splitItems(text, maxQuickOrderLines + 1).map((line) => line.slice(0, 300))
    if (lines.length > maxQuickOrderLines) void message.warning(t('tooMany', { max: maxQuickOrderLines }))
    const done = await reading.act({ lines: lines.slice(0, maxQuickOrderLines) })
    if (done?.data) setRows(usualChoices(done.data.rows))
  }
  const take = (some: readonly ReadRow[]) => {
    const lines = some.map(lineOfChoice)
    onAdd(lines)
    const open = some.filter(isOpen).length
    if (open > 0) void message.warning(t('numbersOpen', { count: open }))
    else void message.success(t('added', { count: lines.length }))
    close()
  }
  const foot = rows ? (
    <div className="row g2 wrp justify-end">
      <Button onClick={() => setRows(null)}>{t('back')}</Button>
      <Button tone="brand" onClick={() => take(rows)}>
        {t('add', { count: rows.length })}
      </Button>
    </div>
  ) : (
    <div className="row g2 wrp justify-end">
      <Button tone="brand" busy={reading.busy} disabled={text.trim() === ''} onClick={() => void read()}>
        {t('read')}
      </Button>
    </div>
  )
  return (
    <>
      <Button size="sm" icon="list-checks" onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      <Modal open={isOpened} title={t('title')} width={960} footer={foot} onCancel={close} destroyOnHidden>
        {rows ? <ReadRowsTable rows={rows} onChange={setRows} /> : <ListInput text={text} onChange={setText} />}
      </Modal>
    </>
  )
}

type InputProps = { readonly text: string; readonly onChange: (text: string) => void }

/** The field for the list, filled by hand or from a file. */
function ListInput({ text, onChange }: InputProps) {
  const t = useMessages(requestLineMessages)
  const { message } = App.useApp()
  const template = useAct(quickOrderTemplate)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly { readonly row: number; readonly text: string }[]>([])
  const more = (lines: string) => onChange(text.trim() === '' ? lines : `${text.trimEnd()}\n${lines}`)
  const open = async (file: File) => {
    if (!/\.xlsx$/i.test(file.name)) return more(await file.text())
    setBusy(true)
    const form = new FormData()
    form.set('file', file)
    const answer = await callApi(quickOrderRead, form as never).catch(() => null)
    setBusy(false)
    if (!answer) return void message.error(t('failed'))
    if (answer.state !== 200 || !answer.data) return void message.error(answer.msg)
    setErrors(answer.data.errors)
    return more(answer.data.lines.join('\n'))
  }
  return (
    <div className="col g2">
      <p className="t13 c2">{t('help')}</p>
      <div className="row g2 wrp">
        <label className="btn" aria-busy={busy || undefined}>
          {t('upload')}
          <input
            type="file"
            className="sr"
            accept=".xlsx,.csv,.txt"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void open(file)
            }}
          />
        </label>
        <Button
          icon="download"
          busy={template.busy}
          onClick={() => void template.act({}).then((done) => done?.data && keepFile(done.data))}
        >
          {t('template')}
        </Button>
      </div>
      {errors.length > 0 && (
        <Note tone="warn">
          {t('sheetErrors', { count: errors.length })} {errors.map((error) => t('sheetRow', error)).join('；')}
        </Note>
      )}
      <Input.TextArea aria-label={t('list')} rows={10} value={text} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}
