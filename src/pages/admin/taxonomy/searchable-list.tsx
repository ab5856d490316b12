import { App } from 'antd'
import { useState, type ReactNode } from 'react'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListControl } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { taxonomyAdminMessages } from './messages.ts'

type Props<Row> = {
  readonly title: string
  readonly add: string
  readonly list: ListControl
  readonly call: CallState<Row[]>
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
  readonly keyOf: (row: Row) => number
  /** All but the last, which opens the row's dialog. */
  readonly columns: readonly ListColumn<Row>[]
  /** The dialog for one, or for a new one. */
  readonly dialog: (one: Row | null, done: { readonly onDone: () => void; readonly onClose: () => void }) => ReactNode
}

/** A searched list whose rows open in a dialog. */
export function SearchableList<Row>({ title, add, list, call, keyword, onSearch, keyOf, columns, dialog }: Props<Row>) {
  const t = useMessages(taxonomyAdminMessages)
  const { message } = App.useApp()
  const [editing, setEditing] = useState<{ readonly one: Row | null } | null>(null)
  const onClose = () => setEditing(null)
  const onDone = () => {
    onClose()
    message.success(t('saved'))
    call.reload()
  }
  const edit: ListColumn<Row> = {
    key: 'actions',
    title: t('colActions'),
    as: 'actions',
    cell: (one) => (
      <Button size="sm" onClick={() => setEditing({ one })}>
        {t('edit')}
      </Button>
    ),
  }
  return (
    <>
      <List
        label={title}
        list={list}
        call={call}
        rows={(found) => found}
        keyOf={keyOf}
        columns={[...columns, edit]}
        filters={<KeywordFilter label={t('lineKeyword')} value={keyword} maxLength={40} onSearch={onSearch} />}
        actions={
          <Button tone="brand" icon="plus" onClick={() => setEditing({ one: null })}>
            {add}
          </Button>
        }
        empty={<Empty icon="layers" title={t('none')} />}
      />
      {editing && dialog(editing.one, { onDone, onClose })}
    </>
  )
}
