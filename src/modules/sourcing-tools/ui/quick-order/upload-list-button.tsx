import { App } from 'antd'
import { useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Note } from '../../../../ui/feedback/states.tsx'
import { quickOrderRead } from '../../endpoints-quick-order.ts'
import { quickOrderMessages } from '../../messages.ts'
import type { OrderLineDraft } from './order-line-draft.ts'

/** Hands a list in as a file and gives its lines as they would have been typed; what was not read is named below. */
export function UploadListButton({ onAdd }: { readonly onAdd: (drafts: readonly OrderLineDraft[]) => void }) {
  const t = useMessages(quickOrderMessages)
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly { readonly row: number; readonly text: string }[]>([])
  const read = async (file: File) => {
    setBusy(true)
    const form = new FormData()
    form.set('file', file)
    const answer = await callApi(quickOrderRead, form as never).catch(() => null)
    setBusy(false)
    if (!answer) return void message.error(t('failed'))
    if (answer.state !== 200 || !answer.data) return void message.error(answer.msg)
    setErrors(answer.data.errors)
    onAdd(answer.data.lines.map((line) => ({ typed: line })))
    return void message.success(t('sheetRead', { count: answer.data.lines.length }))
  }
  return (
    <>
      <label className="btn" aria-busy={busy || undefined}>
        {t(busy ? 'reading' : 'upload')}
        <input
          type="file"
          className="sr"
          accept=".xlsx,.docx,.pdf,.csv,.txt"
          disabled={busy}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void read(file)
          }}
        />
      </label>
      {errors.length > 0 && (
        <Note tone="warn">
          {t('sheetErrors', { count: errors.length })} {errors.map((error) => t('sheetRow', error)).join(' ')}
        </Note>
      )}
    </>
  )
}
