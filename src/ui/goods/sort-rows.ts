/** What a table is sorted by; null is the order it came in. */
export type SortState = { readonly key: string; readonly isDescending: boolean } | null

/** A press on a column's head: rising, then falling, then as it came. */
export function nextSort(sort: SortState, key: string): SortState {
  if (sort?.key !== key) return { key, isDescending: false }
  return sort.isDescending ? null : { key, isDescending: true }
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), 'zh-CN')
}

/** Rows by a value; those without one stand last in both directions, equal ones as they came. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: ((row: Row) => number | string | null) | undefined,
  isDescending: boolean,
): readonly Row[] {
  if (!valueOf) return rows
  return rows.toSorted((one, other) => {
    const [left, right] = [valueOf(one), valueOf(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return isDescending ? compare(right, left) : compare(left, right)
  })
}
