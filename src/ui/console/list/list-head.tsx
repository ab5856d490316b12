import { Checkbox } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icons/icon.tsx'
import type { ListColumn } from './list-columns.ts'
import type { Picking } from './use-picking.ts'
import { listMessages } from './messages.ts'
import { nextOrder, orderOf, type ListControl } from './use-list.ts'

type Props<Row> = {
  readonly list: ListControl
  readonly columns: readonly ListColumn<Row>[]
  readonly picking: Picking<Row> | null
}

/** The heads of the columns; those that the list can be sorted by are buttons. */
export function ListHead<Row>({ list, columns, picking }: Props<Row>) {
  const t = useMessages(listMessages)
  return (
    <thead>
      <tr>
        {picking && (
          <th className="lst-pick">
            <Checkbox
              aria-label={t('selectAll')}
              checked={picking.isAll}
              indeterminate={picking.picked.length > 0 && !picking.isAll}
              onChange={(event) => picking.pickAll(event.target.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.key} list={list} column={column} />
        ))}
      </tr>
    </thead>
  )
}

const directions = { up: 'ascending', down: 'descending' } as const

function ColumnHead<Row>({ list, column }: { list: ListControl; column: ListColumn<Row> }) {
  const t = useMessages(listMessages)
  const { sort, title } = column
  const className = classNames(column.align === 'right' && 'r', column.as === 'actions' && 'lst-act r')
  const style = column.width ? { width: column.width } : undefined
  if (sort === undefined)
    return (
      <th scope="col" className={className} style={style}>
        {title}
      </th>
    )
  const order = orderOf(list.order)
  const direction = order?.by !== sort ? null : order.isDown ? 'down' : 'up'
  return (
    <th scope="col" className={className} style={style} aria-sort={direction ? directions[direction] : 'none'}>
      <button
        type="button"
        className="lst-s"
        title={t('sortBy', { column: title })}
        onClick={() => list.setOrder(nextOrder(list.order, sort))}
      >
        {title}
        <Icon name={direction === 'up' ? 'arrow-up' : direction === 'down' ? 'arrow-down' : 'arrow-up-down'} size={12} />
      </button>
    </th>
  )
}
