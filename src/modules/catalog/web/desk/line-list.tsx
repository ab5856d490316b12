import { App, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import type { CallState } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/console.css'
import { frameDeskWords } from '../words-desk.ts'

type Props<Row> = {
  readonly title: string
  readonly add: string
  readonly call: CallState<Row[]>
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
  readonly heads: readonly string[]
  readonly row: (one: Row, edit: () => void) => ReactNode
  /** The dialog for one, or for a new one. */
  readonly dialog: (one: Row | null, done: { readonly onDone: () => void; readonly onClose: () => void }) => ReactNode
}

/** A searched list whose rows open in a dialog. */
export function LineList<Row>({ title, add, call, keyword, onSearch, heads, row, dialog }: Props<Row>) {
  const t = useWords(frameDeskWords)
  const { message } = App.useApp()
  const [editing, setEditing] = useState<{ readonly one: Row | null } | null>(null)
  const onClose = () => setEditing(null)
  const onDone = () => {
    onClose()
    message.success(t('saved'))
    call.reload()
  }
  return (
    <section className="pan" aria-label={title}>
      <div className="flt">
        <Input.Search
          key={keyword}
          allowClear
          defaultValue={keyword}
          placeholder={t('lineKeyword')}
          aria-label={t('lineKeyword')}
          enterButton={t('search')}
          maxLength={40}
          style={{ maxWidth: 320 }}
          onSearch={(next) => onSearch(next.trim())}
        />
        <Button tone="action" icon="plus" onClick={() => setEditing({ one: null })}>
          {add}
        </Button>
      </div>
      <CallView call={call}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon="layers" title={t('none')} />
          ) : (
            <div className="tsc">
              <table className="tbl d">
                <thead>
                  <tr>
                    {heads.map((head) => (
                      <th key={head}>{head}</th>
                    ))}
                  </tr>
                </thead>
                <tbody>{list.map((one) => row(one, () => setEditing({ one })))}</tbody>
              </table>
            </div>
          )
        }
      </CallView>
      {editing && dialog(editing.one, { onDone, onClose })}
    </section>
  )
}
