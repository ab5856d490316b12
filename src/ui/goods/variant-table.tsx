import '../styles/detail.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type VariantColumn = {
  key: string
  title: string
  /** Columns with the same group stand under one head: 理论重量 → kg/m, kg/支. Must be neighbours. */
  group?: string
  align?: 'left' | 'center' | 'right'
  /** Left out on phones; a group is wide with all of its columns or with none. */
  isWide?: boolean
}

export type VariantRow = { key: string; cells: Readonly<Record<string, ReactNode>>; /** Quantity > 0: tinted. */ chosen?: boolean }

export type VariantTableProps = {
  caption: string
  columns: readonly VariantColumn[]
  rows: readonly VariantRow[]
  /** Sum, tier reached, buttons. */ footer?: ReactNode
}

/** Comparable variants in one table (design §8 `vt`): grouped head, numbers right, first column sticky on phones. */
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
                  className={cell.isWide ? 'd-only' : undefined}
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
                    <th key={column.key} scope="col" className={column.isWide ? 'd-only' : undefined}>
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

type HeadCell = { key: string; title: string; span: number; grouped: boolean; isWide: boolean }

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
        isWide: column.isWide ?? false,
      })
  }
  return cells
}

function VariantCell({ column, head, children }: { column: VariantColumn; head: boolean; children: ReactNode }) {
  const look = classNames('n', column.align === 'center' ? 'c' : column.align !== 'left' && 'r', head && 'b6', column.isWide && 'd-only')
  return head ? (
    <th scope="row" className={look}>
      {children}
    </th>
  ) : (
    <td className={look}>{children}</td>
  )
}
