import { Checkbox } from 'antd'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../basic/anchor.tsx'
import { Button } from '../../basic/button.tsx'
import { classNames } from '../../class-names.ts'
import { CopyText } from '../copy-text.tsx'
import type { ListColumn } from './list-columns.ts'
import type { Picking } from './use-picking.ts'
import { listMessages } from './messages.ts'

type Props<Row> = {
  readonly row: Row
  readonly columns: readonly ListColumn<Row>[]
  readonly to: string | null
  readonly picking: Picking<Row> | null
  readonly unfold: ((row: Row) => ReactNode) | undefined
  readonly isOpenAtFirst: boolean
}

/** One row; what belongs to it unfolds below. */
export function ListRow<Row>({ row, columns, to, picking, unfold, isOpenAtFirst }: Props<Row>) {
  const t = useMessages(listMessages)
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const title = columns.find((column) => column.as === 'title')
  const name = String(title?.text?.(row) ?? '')
  const isPicked = picking?.has(row) ?? false
  const more = unfold && (
    <Button
      size="sm"
      tone="ghost"
      square
      icon={isOpen ? 'chevron-up' : 'chevron-down'}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'fold' : 'unfold')}
      onClick={() => setIsOpen(!isOpen)}
    />
  )
  return (
    <>
      <tr data-row tabIndex={-1} className={isPicked ? 'sel' : undefined}>
        {picking && (
          <td className="lst-pick">
            <Checkbox
              aria-label={t('selectOne', { name })}
              checked={isPicked}
              onChange={(event) => picking.pick(row, event.target.checked)}
            />
          </td>
        )}
        {columns.map((column) => (
          <ListCell key={column.key} row={row} column={column} to={to} more={column.as === 'actions' ? more : undefined} />
        ))}
      </tr>
      {isOpen && unfold && (
        <tr className="xp">
          <td colSpan={columns.length + (picking ? 1 : 0)}>{unfold(row)}</td>
        </tr>
      )}
    </>
  )
}

type CellProps<Row> = {
  readonly row: Row
  readonly column: ListColumn<Row>
  readonly to: string | null
  readonly more: ReactNode
}

function ListCell<Row>({ row, column, to, more }: CellProps<Row>) {
  const said = column.text?.(row) ?? null
  const className = classNames(
    column.align === 'right' && 'r num',
    column.isTight && 'nw',
    column.isProse && 'lst-prose',
    column.as && `lst-${column.as.slice(0, 5)}`,
  )
  if (column.as === 'title') return <TitleCell row={row} column={column} to={to} />
  if (column.as === 'actions')
    return (
      <td className="lst-act r nw">
        <span className="row g1 lst-acts">
          {column.cell?.(row)}
          {more}
        </span>
      </td>
    )
  const drawn = column.cell ? column.cell(row) : said
  const isNone = drawn === null || drawn === undefined || drawn === '' || drawn === false
  return (
    <td className={className} data-l={column.as === 'state' ? undefined : column.title} data-none={isNone ? '' : undefined}>
      {drawn}
    </td>
  )
}

function TitleCell<Row>({ row, column, to }: Omit<CellProps<Row>, 'more'>) {
  const said = column.text?.(row) ?? null
  const lead = column.lead?.(row)
  const words = (
    <>
      {said !== null && to !== null && (
        <Anchor data-open className="cl b5" to={to}>
          {said}
        </Anchor>
      )}
      {said !== null && to === null && (column.isCopied ? <CopyText text={String(said)} /> : <span className="b5">{said}</span>)}
      {column.cell?.(row)}
    </>
  )
  return (
    <td className={classNames('lst-title', column.isTight && 'nw')}>
      {lead ? (
        <div className="row g2">
          {lead}
          <div className="lst-name">{words}</div>
        </div>
      ) : (
        words
      )}
    </td>
  )
}
