import { useRef, type ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { classNames } from '../../class-names.ts'
import { Skeleton } from '../../feedback/states.tsx'
import { consoleKitMessages } from '../messages.ts'
import type { Density } from './list-choices.ts'
import type { ListColumn } from './list-columns.ts'
import { ListHead } from './list-head.tsx'
import { ListRow } from './list-row.tsx'
import { useIsWide } from './use-is-wide.ts'
import type { ListControl } from './use-list.ts'
import type { Picking } from './use-picking.ts'

const densityClass: Readonly<Record<Density, string>> = { default: 'so', compact: 'd', tight: 'dd' }

type FrameProps<Row> = {
  readonly label: string
  readonly list: ListControl
  readonly columns: readonly ListColumn<Row>[]
  readonly picking: Picking<Row> | null
  readonly children: ReactNode
}

/** The table around rows or their sketch: the head stays in sight, and the actions do where it is wider than its place. */
function TableFrame<Row>({ label, list, columns, picking, children }: FrameProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(box)
  return (
    <div ref={box} className={isWide ? 'tsc lst-w wide' : 'tsc lst-w'} tabIndex={isWide ? 0 : undefined} role="group" aria-label={label}>
      <table className={classNames('tbl cds', densityClass[list.choices.density])}>
        <ListHead list={list} columns={columns} picking={picking} />
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type Props<Row> = Omit<FrameProps<Row>, 'children'> & {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly to: (row: Row) => string | null
  readonly unfold: ((row: Row) => ReactNode) | undefined
}

/** Rows of a list as a table, on phones as cards. */
export function ListTable<Row>({ rows, keyOf, to, unfold, ...frame }: Props<Row>) {
  return (
    <TableFrame {...frame}>
      {rows.map((row) => (
        <ListRow
          key={keyOf(row)}
          row={row}
          columns={frame.columns}
          to={to(row)}
          picking={frame.picking}
          unfold={unfold}
          isOpenAtFirst={rows.length === 1 && unfold !== undefined}
        />
      ))}
    </TableFrame>
  )
}

const sketchRows = 8

/** The table before its first rows: the same head, grey where words will be. */
export function ListSketch<Row>(frame: Omit<FrameProps<Row>, 'children'>) {
  const t = useMessages(consoleKitMessages)
  return (
    <>
      <span className="sr" role="status">
        {t('loading')}
      </span>
      <TableFrame {...frame}>
        {Array.from({ length: sketchRows }, (_, line) => (
          <tr key={line} aria-hidden="true">
            {frame.picking && <td className="lst-pick" />}
            {frame.columns.map((column, place) => (
              <td key={column.key} className={column.align === 'right' || column.as === 'actions' ? 'r' : undefined}>
                <Skeleton width={`${88 - ((line * 17 + place * 23) % 40)}%`} height={14} />
              </td>
            ))}
          </tr>
        ))}
      </TableFrame>
    </>
  )
}
