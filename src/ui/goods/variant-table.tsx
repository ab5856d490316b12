import '../styles/detail.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type VariantColumn = {
  key: string
  title: string
  /** Columns with the same group stand under one head: 理论重量 → kg/m, kg/支. Must be neighbours. */
  group?: string
  align?: 'left' | 'center' | 'right'
  /** Where it stands in the card that a row is on phones: its lines are names, facts, and the quantity with its sum. */
  place: VariantPlace
}

/** `wide` is left out on phones. */
export type VariantPlace = 'name' | 'price' | 'fact' | 'number' | 'sum' | 'wide'
const placeClasses = { name: 'vn', price: 'vp', fact: 'vi', number: 'vq', sum: 'vs', wide: 'd-only' } as const

export type VariantRow = { key: string; cells: Readonly<Record<string, ReactNode>>; /** Quantity > 0: tinted. */ chosen?: boolean }

export type VariantTableProps = {
  caption: string
  columns: readonly VariantColumn[]
  rows: readonly VariantRow[]
  /** Sum, tier reached, buttons. */ footer?: ReactNode
}

/** Comparable variants in one table (design §8 `vt`): grouped head, numbers right, first column sticky; on phones a card for each. */
export function VariantTable({ caption, columns, rows, footer }: VariantTableProps) {
  const grouped = columns.some((column) => column.group)
  return (
    <>
      <div className="tsc vt-w" tabIndex={0} role="region" aria-label={caption}>
        <table className="tbl vt">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {headCells(columns).map((cell) => (
                <th
                  key={cell.key}
                  scope={cell.span > 1 || cell.grouped ? 'colgroup' : 'col'}
                  colSpan={cell.span}
                  rowSpan={grouped && !cell.grouped ? 2 : undefined}
                >
                  {cell.title}
                </th>
              ))}
            </tr>
            {grouped && (
              <tr>
                {columns
                  .filter((column) => column.group)
                  .map((column) => (
                    <th key={column.key} scope="col">
                      {column.title}
                    </th>
                  ))}
              </tr>
            )}
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className={row.chosen ? 'on' : undefined}>
                {columns.map((column, index) => (
                  <VariantCell key={column.key} column={column} head={index === 0}>
                    {row.cells[column.key] ?? <span className="c3">—</span>}
                  </VariantCell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {footer && <div className="vt-f">{footer}</div>}
    </>
  )
}

type HeadCell = { key: string; title: string; span: number; grouped: boolean }

function headCells(columns: readonly VariantColumn[]): HeadCell[] {
  const cells: HeadCell[] = []
  for (const column of columns) {
    const last = cells.at(-1)
    if (column.group && last?.grouped && last.title === column.group) last.span += 1
    else
      cells.push({
        key: column.key,
        title: column.group ?? column.title,
        span: 1,
        grouped: Boolean(column.group),
      })
  }
  return cells
}

function VariantCell({ column, head, children }: { column: VariantColumn; head: boolean; children: ReactNode }) {
  const { align, place, title } = column
  const look = classNames('n', align === 'center' ? 'c' : align !== 'left' && 'r', head && 'b6', placeClasses[place])
  const label = place === 'number' || place === 'sum' || place === 'wide' ? undefined : title
  return head ? (
    <th scope="row" className={look} data-l={label}>
      {children}
    </th>
  ) : (
    <td className={look} data-l={label}>
      {children}
    </td>
  )
}
