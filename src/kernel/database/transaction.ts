import { withTotal } from './list-total.ts'
declare const unitBrand: unique symbol
declare const readerBrand: unique symbol
declare const visitorBrand: unique symbol

/** An open transaction. Opaque: a module writes its own tables in it by named statements. */
export type Transaction = { readonly [unitBrand]: 'unit' }
/** A read handle on the application's role; its connections are read-only, so a write through it fails. */
export type Reader = { readonly [readerBrand]: 'reader' }
/** A read handle on the database role `zb_visitor`, which may not select a business price. */
export type VisitorReader = { readonly [visitorBrand]: 'visitor' }
export type Queryable = Transaction | Reader | VisitorReader

/**
 * Runs `work` in one transaction. A Failure that `work` returns rolls back and is handed on; so does an exception.
 * Serialisation failures and deadlocks (40001, 40P01) are tried again, at most 5 times, so `work` must be repeatable.
 */
export type InTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

/** A prepared statement: the name is unique per text for the life of a connection. */
export type Statement = { readonly name: string; readonly text: string }

/** What an adapter really hands over behind the opaque handles. Only `adapters` and this file know it. */
export type HandleParts = {
  readonly query: (statement: {
    name?: string
    text: string
    values: readonly unknown[]
  }) => Promise<{ rows: unknown[]; rowCount: number | null }>
}

function partsOf(db: Queryable): HandleParts {
  // The adapter is the only maker of handles, and it makes them of these parts.
  return db as unknown as HandleParts
}

/** Rows of a named prepared statement (docs/decisions/008). Inside a Unit it may also write and return what it wrote. */
export async function rows<Row>(db: Queryable, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
  const result = await partsOf(db).query({ name: statement.name, text: statement.text, values })
  if (result.rows.length > 0 || !countsItsRows.test(statement.text)) return result.rows as Row[]
  return withTotal(result.rows as Row[], await totalBeyondEnd(db, statement, values))
}

// A page that says in every row how many there are in all: behind the last page no row says it.
const countsItsRows = /count\(\*\) OVER \(\)|AS counted\) AS (?:list_)?total/i
const offsetParameter = /OFFSET \$(\d+)/i

/** The rows of a list of which an empty page lies behind the end, from its first row; 0 for a list that is empty. */
async function totalBeyondEnd(db: Queryable, statement: Statement, values: readonly unknown[]): Promise<number> {
  const at = Number(offsetParameter.exec(statement.text)?.[1] ?? 0) - 1
  if (at < 0 || Number(values[at] ?? 0) === 0) return 0
  const first = await partsOf(db).query({ name: statement.name, text: statement.text, values: values.with(at, 0) })
  const [row] = first.rows as { readonly list_total?: number; readonly total?: number | string }[]
  return Number(row?.list_total ?? row?.total ?? 0)
}

/** Runs a statement inside the transaction and says how many rows it touched. */
export async function execute(tx: Transaction, statement: Statement, values: readonly unknown[]): Promise<number> {
  const result = await partsOf(tx).query({ name: statement.name, text: statement.text, values })
  return result.rowCount ?? 0
}
