import { composeStatement, type Composed, type Condition } from './compose-statement.ts'
import { mostCounted, totalOf } from './list-total.ts'
import { offsetOf, type PageNumber } from './paging.ts'
import { rows, type Queryable } from './transaction.ts'

/** Where the rows of a list come from, and in which order; the order ends with a unique column. */
export type ListShape = {
  readonly columns: string
  readonly tables: string
  /** The tables that the conditions need, where more are joined: counting reads no others. */
  readonly counted?: string
  readonly orderBy: string
}

/**
 * The statement of a page of a list, by the conditions that are really asked for. Rows are counted up to `mostCounted`, so the first page
 * of a list of millions is not counted row by row.
 */
export function pageStatement(
  name: string,
  conditions: readonly Condition[],
  { columns, tables, counted = tables, orderBy }: ListShape,
  page: PageNumber,
): Composed {
  return composeStatement(
    name,
    conditions,
    (
      where,
      put,
    ) => `SELECT ${columns}, (SELECT count(*)::int FROM (SELECT FROM ${counted} WHERE ${where} LIMIT ${mostCounted}) AS counted) AS list_total
      FROM ${tables} WHERE ${where} ORDER BY ${orderBy} LIMIT ${put(page.pageSize)} OFFSET ${put(offsetOf(page))}`,
  )
}

export type ListPage<Row> = { readonly list: Row[]; readonly total: number }

/** Reads such a page; behind its end too it says how many rows there are. */
export async function readPage<Row extends object>(db: Queryable, { statement, values }: Composed): Promise<ListPage<Row>> {
  const found = await rows<Row & { list_total?: number }>(db, statement, values)
  const total = totalOf(found)
  for (const row of found) delete row.list_total
  return { list: Array.from(found), total }
}
