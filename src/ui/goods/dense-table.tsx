import '../styles/dense.css'
import { Fragment, useState, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../class-names.ts'
import { nextSort, sortRows, type SortState } from './sort-rows.ts'

export type DenseColumn<Row> = {
  readonly key: string
  readonly title: string
  /** What the figures of the column are in, e.g. 元/吨. */
  readonly unit?: string
  /** Figures stand on the right. */
  readonly right?: boolean
  /** Makes the column sortable; rows without a value stand last in both directions. */
  readonly sortBy?: (row: Row) => number | string | null
  readonly cell: (row: Row) => ReactNode
  /** On a phone: the whole width without a label, or left out. Others are a label and a value. */
  readonly phone?: 'all' | 'none'
  /** Left out on narrow desktops. */
  readonly isWideOnly?: boolean
}

export type DenseTableProps<Row> = {
  readonly caption: string
  /** The first column names the row and stays in sight. */
  readonly columns: readonly DenseColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** What stands below a row when it is open. */
  readonly detail?: (row: Row) => ReactNode
  readonly labels: { readonly sort: string; readonly asGiven: string }
}

/** A table to compare by: rows of 36 px, sorted by its head, a head and a first column that stay; cards on a phone. */
export function DenseTable<Row>({ caption, columns, rows, keyOf, detail, labels }: DenseTableProps<Row>) {
  const [sort, setSort] = useState<SortState>(null)
  const sorted = sortRows(rows, columns.find((column) => column.key === sort?.key)?.sortBy, sort?.isDescending ?? false)
  return (
    <div className="dns-w fit" tabIndex={0} role="region" aria-label={caption}>
      <SortChoice columns={columns} sort={sort} onSort={setSort} labels={labels} />
      <table className="tbl dns">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={setSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => {
            const below = detail?.(row)
            return (
              <Fragment key={keyOf(row)}>
                <tr>
                  {columns.map((column, place) => (
                    <BodyCell key={column.key} column={column} row={row} isFirst={place === 0} />
                  ))}
                </tr>
                {below && (
                  <tr className="dns-x">
                    <td colSpan={columns.length}>{below}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type SortProps = { readonly sort: SortState; readonly onSort: (sort: SortState) => void }

function HeadCell<Row>({ column, sort, onSort }: { readonly column: DenseColumn<Row> } & SortProps) {
  const isSorted = sort?.key === column.key
  const text = (
    <>
      {column.title}
      {column.unit && <small>{column.unit}</small>}
    </>
  )
  const className = classNames(column.right && 'r', column.isWideOnly && 'dns-lg')
  if (!column.sortBy)
    return (
      <th scope="col" className={className}>
        <span className="dns-s">{text}</span>
      </th>
    )
  const icon = isSorted ? (sort.isDescending ? 'arrow-down' : 'arrow-up') : 'arrow-up-down'
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className="dns-s" onClick={() => onSort(nextSort(sort, column.key))}>
        {text}
        <Icon name={icon} size={12} />
      </button>
    </th>
  )
}

function BodyCell<Row>({ column, row, isFirst }: { readonly column: DenseColumn<Row>; readonly row: Row; readonly isFirst: boolean }) {
  const content = column.cell(row)
  if (isFirst) return <th scope="row">{content}</th>
  const { phone, title, unit, right, isWideOnly } = column
  return (
    <td
      className={classNames(right && 'r', isWideOnly && 'dns-lg', phone === 'all' && 'dns-all', phone === 'none' && 'dns-no')}
      data-l={phone === undefined ? [title, unit].filter(Boolean).join(' ') : undefined}
    >
      {content || <span className="c3">—</span>}
    </td>
  )
}

/** On a phone the table has no head: what it is sorted by is chosen above the cards. */
function SortChoice<Row>({ columns, sort, onSort, labels }: Pick<DenseTableProps<Row>, 'columns' | 'labels'> & SortProps) {
  const sortable = columns.filter((column) => column.sortBy)
  if (sortable.length === 0) return null
  return (
    <label className="dns-o">
      <span className="c3">{labels.sort}</span>
      <select
        className="ipt"
        value={sort ? `${sort.key} ${sort.isDescending ? 'down' : 'up'}` : ''}
        onChange={(event) => {
          const [key = '', direction] = event.target.value.split(' ')
          onSort(key === '' ? null : { key, isDescending: direction === 'down' })
        }}
      >
        <option value="">{labels.asGiven}</option>
        {sortable.flatMap(({ key, title }) => [
          <option key={`${key} up`} value={`${key} up`}>{`${title} ↑`}</option>,
          <option key={`${key} down`} value={`${key} down`}>{`${title} ↓`}</option>,
        ])}
      </select>
    </label>
  )
}
