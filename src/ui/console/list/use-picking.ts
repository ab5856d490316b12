import { useState } from 'react'

/** Rows chosen for something that is done to several at once. */
export type Picking<Row> = {
  readonly picked: readonly Row[]
  readonly isAll: boolean
  readonly has: (row: Row) => boolean
  readonly pick: (row: Row, on: boolean) => void
  readonly pickAll: (on: boolean) => void
}

/** Keeps which of the shown rows are chosen; rows that are shown no longer are not chosen any more. */
export function usePicking<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Picking<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const picked = rows.filter((row) => keys.has(keyOf(row)))
  return {
    picked,
    isAll: rows.length > 0 && picked.length === rows.length,
    has: (row) => keys.has(keyOf(row)),
    pick: (row, on) => setKeys(new Set([...picked.map(keyOf).filter((key) => key !== keyOf(row)), ...(on ? [keyOf(row)] : [])])),
    pickAll: (on) => setKeys(new Set(on ? rows.map(keyOf) : [])),
  }
}
