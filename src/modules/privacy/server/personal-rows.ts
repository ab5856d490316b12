import type { Erasure, PersonalTable } from '../../../kernel/privacy/personal-data.ts'
import { execute, rows, type Transaction } from '../../../kernel/database/transaction.ts'

/** Whose rows: the id and, where rows are found by it, the phone. */
export type Whose = { readonly memberId: number; readonly phone: string | null }
export type PersonalRow = Readonly<Record<string, unknown>>

// The declarations are constants of the modules, so no text of a request ever becomes part of a statement.
function valuesOf(condition: string, { memberId, phone }: Whose): readonly unknown[] {
  return condition.includes('$2') ? (condition.includes('$1') ? [memberId, phone] : [null, phone]) : [memberId]
}

// A statement must use every value that it is given.
const usable = (condition: string) => (condition.includes('$1') ? condition : `$1::bigint IS NULL AND ${condition}`)

const batch = 500

/** Columns of a table that are handed out. */
export function shownColumns(table: PersonalTable): readonly string[] {
  return Object.keys(table.columns).filter((column) => !table.secret?.includes(column))
}

/**
 * Hands the member's rows of a table on in batches, as they stood at one moment and secret columns left out: all of them,
 * however many there are. The transaction holds a cursor and nothing else.
 */
export async function eachPersonalRow(
  tx: Transaction,
  of: { readonly table: PersonalTable; readonly place: number; readonly columns?: readonly string[] },
  whose: Whose,
  take: (batch: readonly PersonalRow[]) => Promise<void>,
): Promise<void> {
  const { table, place, columns = shownColumns(table) } = of
  if (table.whose === null || columns.length === 0) return
  const name = `privacy_rows_${place}`
  const text = `DECLARE ${name} NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${table.table} WHERE ${usable(table.whose)}`
  await execute(tx, { name: `privacy.open.${table.table}.${place}.${columns.length}`, text }, valuesOf(table.whose, whose))
  const next = { name: `privacy.next.${place}`, text: `FETCH ${batch} FROM ${name}` }
  for (let found = await rows<PersonalRow>(tx, next, []); found.length > 0; found = await rows<PersonalRow>(tx, next, [])) await take(found)
  await execute(tx, { name: `privacy.shut.${place}`, text: `CLOSE ${name}` }, [])
}

/** Erases the member's rows of a table; the names of files whose bytes must go with them. */
export async function erasePersonalRows(
  tx: Transaction,
  of: { table: PersonalTable; place: number; stage: 'close' | 'later'; erasure: Erasure | undefined },
  whose: Whose,
): Promise<readonly string[]> {
  const { table, erasure } = of
  if (table.whose === null || erasure === undefined) return []
  const name = `privacy.${of.stage}.${table.table}.${of.place}`
  const condition = usable(table.whose)
  const values = valuesOf(table.whose, whose)
  if (erasure !== 'delete') {
    const set = Object.entries(erasure).map(([column, value]) => `${column} = ${value}`)
    await execute(tx, { name, text: `UPDATE ${table.table} SET ${set.join(', ')} WHERE ${condition}` }, values)
    return []
  }
  const gone = await rows<{ file: string | null }>(
    tx,
    { name, text: `DELETE FROM ${table.table} WHERE ${condition} RETURNING ${table.fileColumn ?? 'NULL'}::text AS file` },
    values,
  )
  return gone.flatMap((row) => row.file ?? [])
}
