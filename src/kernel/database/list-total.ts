/** Lists count so far: a total of so many rows means "or more". */
export const mostCounted = 10_000

const ofList = Symbol('how many rows the whole list has')

/** An empty page with the number of rows of its list, for `totalOf`. */
export function withTotal<Row>(page: Row[], total: number): Row[] {
  return Object.assign(page, { [ofList]: total })
}

/** How many rows the list of a page has: each row says it, and an empty page behind the end knows it as well. */
export function totalOf(page: readonly unknown[]): number {
  // A document of its own may have a `total`: pages of the kernel say theirs under another name.
  const first = page[0] as { readonly list_total?: number; readonly total?: number | string } | undefined
  if (first) return Number(first.list_total ?? first.total ?? 0)
  return Number((page as { [ofList]?: number })[ofList] ?? 0)
}

/** A page with every row made into something else; how many rows the list has goes with it. */
export function mapPage<Row, Made>(page: readonly Row[], made: (row: Row) => Made): Made[] {
  return withTotal(page.map(made), totalOf(page))
}
