import type { Kysely, Transaction } from 'kysely'

declare const unitBrand: unique symbol
declare const readerBrand: unique symbol
declare const visitorBrand: unique symbol

/** An open transaction. Opaque: a module reaches its own tables in it through `tablesOf`. */
export type Unit = { readonly [unitBrand]: 'unit' }
/** A read handle on the application's role. */
export type Reader = { readonly [readerBrand]: 'reader' }
/** A read handle on the database role `zb_visitor`, which may not select a business price. */
export type VisitorReader = { readonly [visitorBrand]: 'visitor' }
export type AnyHandle = Unit | Reader | VisitorReader

/**
 * Runs `work` in one transaction. A Failure that `work` returns rolls back and is handed on; so does an exception.
 * Serialisation failures and deadlocks (40001, 40P01) are tried again, at most 5 times, so `work` must be repeatable.
 */
export type UnitOfWork = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>

/** A prepared statement: the name is unique per text for the life of a connection. */
export type Statement = { readonly name: string; readonly text: string }

/** What an adapter really hands over behind the opaque handles. Only `integrations` and this file know it. */
export type HandleParts = {
  readonly query: (statement: { name?: string; text: string; values: readonly unknown[] }) => Promise<{ rows: unknown[]; rowCount: number | null }>
  readonly kysely: () => unknown
}

function partsOf(handle: AnyHandle): HandleParts {
  // The adapter is the only maker of handles, and it makes them of these parts.
  return handle as unknown as HandleParts
}

type Readable<Tables> = Pick<Kysely<Tables>, 'selectFrom' | 'with' | 'fn' | 'selectNoFrom'>

/**
 * A module's door to its own tables. Writing asks for a Unit, so a write outside a transaction does not compile,
 * and a table that is not in `Tables` is not there at all.
 */
export function tablesOf<Tables>() {
  return {
    read: (handle: AnyHandle): Readable<Tables> => partsOf(handle).kysely() as Kysely<Tables>,
    write: (unit: Unit): Transaction<Tables> => partsOf(unit).kysely() as Transaction<Tables>,
  }
}

/** Rows of a named prepared statement: for the hot paths, where building the SQL would cost more than running it. */
export async function rows<Row>(handle: AnyHandle, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
  const result = await partsOf(handle).query({ name: statement.name, text: statement.text, values })
  return result.rows as Row[]
}

/** Runs a statement inside the transaction and says how many rows it touched. */
export async function execute(unit: Unit, statement: Statement, values: readonly unknown[]): Promise<number> {
  const result = await partsOf(unit).query({ name: statement.name, text: statement.text, values })
  return result.rowCount ?? 0
}
