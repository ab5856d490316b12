import { App, Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { adminQuoteImport } from '../../../modules/market/endpoints-quote.ts'
import { marketPageMessages } from '../../../modules/market/messages.ts'

type Bad = readonly { readonly line: number; readonly message: string }[]

/** Quotes from a CSV file, all or none; the lines that are refused are told. */
export function QuoteImport({ onDone }: { onDone: () => void }) {
  const t = useMessages(marketPageMessages)
  const { message } = App.useApp()
  const { act, busy } = useAct(adminQuoteImport)
  const [file, setFile] = useState<File | null>(null)
  const [reason, setReason] = useState('')
  const [bad, setBad] = useState<Bad>([])
  const send = async () => {
    if (!file) return
    const done = await act({ content: await file.text(), reason })
    if (!done?.data) return
    setBad(done.data.errors)
    if (done.data.errors.length > 0) return
    message.success(t('imported', { count: done.data.imported, revised: done.data.revised }))
    onDone()
  }
  return (
    <Panel title={t('importTitle')} sub={t('importHelp')}>
      <form
        className="flt"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label={t('chooseFile')}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null)
            setBad([])
          }}
        />
        <Input
          aria-label={t('reason')}
          placeholder={`${t('reason')} · ${t('reasonHint')}`}
          style={{ width: 260 }}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" tone="brand" busy={busy} disabled={file === null}>
          {t('importTitle')}
        </Button>
      </form>
      {bad.length > 0 && (
        <Note tone="danger">
          <b>{t('errorsTitle', { count: bad.length })}</b>
          <ul>
            {bad.slice(0, 50).map((one) => (
              <li key={`${one.line} ${one.message}`}>
                {t('line', { line: one.line })} {one.message}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </Panel>
  )
}
