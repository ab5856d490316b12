import type { ReactNode } from 'react'
import type { ListChoices } from './list-choices.ts'
import { orderOf } from './use-list.ts'

/** One column of a list. */
export type ListColumn<Row> = {
  readonly key: string
  readonly title: string
  /** What a row says here: drawn when there is no `cell`, and written into files. A column without it is in no file. */
  readonly text?: (row: Row) => string | number | null
  /** How it is drawn; below the link for the title. */
  readonly cell?: (row: Row) => ReactNode
  /** Drawn before the title: a picture. */
  readonly lead?: (row: Row) => ReactNode
  /** Title, state and actions have places of their own on a phone's card; title and actions are always shown. */
  readonly as?: 'title' | 'state' | 'actions'
  /** The title has a button that copies it. */
  readonly isCopied?: boolean
  readonly align?: 'right'
  /** Never broken into lines. */
  readonly isTight?: boolean
  /** Long words: on a phone they stand below the column's name, from the left. */
  readonly isProse?: boolean
  /** The name that the list is sorted by. */
  readonly sort?: string
  /** Shown only to those who turned it on. */
  readonly isOff?: boolean
  readonly width?: number
}

const isFixed = (column: ListColumn<never>): boolean => column.as === 'title' || column.as === 'actions'

/** Whether a column is shown to somebody with these choices. */
export function isShown(column: ListColumn<never>, chosen: ListChoices['columns']): boolean {
  return isFixed(column) || (chosen[column.key] ?? !column.isOff)
}

/** Columns that may be turned on and off. */
export function changeableColumns<Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  return columns.filter((column) => !isFixed(column))
}

const comparer = new Intl.Collator('zh-CN', { numeric: true })

/** Rows in the order that the address asks for, for lists that hold all of their rows. Empty values come last. */
export function sortedRows<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[], order: string): readonly Row[] {
  const wanted = orderOf(order)
  const text = columns.find((column) => column.sort !== undefined && column.sort === wanted?.by)?.text
  if (!wanted || !text) return rows
  const turn = wanted.isDown ? -1 : 1
  return rows.toSorted((one, other) => {
    const [left, right] = [text(one), text(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return turn * (typeof left === 'number' && typeof right === 'number' ? left - right : comparer.compare(String(left), String(right)))
  })
}
