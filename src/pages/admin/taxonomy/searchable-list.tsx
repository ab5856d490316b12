import { App } from 'antd'
import { useState, type ReactNode } from 'react'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { taxonomyAdminMessages } from './messages.ts'

type Props<Row> = {
  readonly title: string
  readonly add: string
  readonly call: CallState<Row[]>
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
  readonly heads: readonly string[]
  /** Those of the heads that stand over numbers or buttons. */
  readonly right: readonly string[]
  readonly row: (one: Row, edit: () => void) => ReactNode
  /** The dialog for one, or for a new one. */
  readonly dialog: (one: Row | null, done: { readonly onDone: () => void; readonly onClose: () => void }) => ReactNode
}

/** A searched list whose rows open in a dialog. */
export function SearchableList<Row>({ title, add, call, keyword, onSearch, heads, right, row, dialog }: Props<Row>) {
  const t = useMessages(taxonomyAdminMessages)
  const { message } = App.useApp()
  const [editing, setEditing] = useState<{ readonly one: Row | null } | null>(null)
  const onClose = () => setEditing(null)
  const onDone = () => {
    onClose()
    message.success(t('saved'))
    call.reload()
  }
  return (
    <>
      <ConsoleList
        label={title}
        bar={
          <>
            <KeywordFilter label={t('lineKeyword')} value={keyword} maxLength={40} onSearch={onSearch} />
            <span className="sp" />
            <Button tone="brand" icon="plus" onClick={() => setEditing({ one: null })}>
              {add}
            </Button>
          </>
        }
        call={call}
        empty={<Empty icon="layers" title={t('none')} />}
      >
        {(list) => (
          <div className="tsc">
            <table className="tbl d">
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} className={right.includes(head) ? 'r' : undefined}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{list.map((one) => row(one, () => setEditing({ one })))}</tbody>
            </table>
          </div>
        )}
      </ConsoleList>
      {editing && dialog(editing.one, { onDone, onClose })}
    </>
  )
}
