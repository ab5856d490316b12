import type { Erasure, PersonalTable } from '../../../shared/personal-data.ts'
import { execute, rows, type AnyHandle, type Unit } from '../../../shared/unit.ts'

/** Whose rows: the id and, where rows are found by it, the phone. */
export type Whose = { readonly memberId: number; readonly phone: string | null }
export type PersonalRow = Readonly<Record<string, unknown>>

// The declarations are constants of the modules, so no text of a request ever becomes part of a statement.
function valuesOf(condition: string, { memberId, phone }: Whose): readonly unknown[] {
  return condition.includes('$2') ? (condition.includes('$1') ? [memberId, phone] : [null, phone]) : [memberId]
}

// A statement must use every value that it is given.
const usable = (condition: string) => (condition.includes('$1') ? condition : `$1::bigint IS NULL AND ${condition}`)

/** The member's rows of a table, secret columns left out. */
export async function personalRows(handle: AnyHandle, table: PersonalTable, place: number, whose: Whose): Promise<PersonalRow[]> {
  if (table.whose === null) return []
  const shown = Object.keys(table.columns).filter((column) => !table.secret?.includes(column))
  const columns = [...new Set([...shown, ...(table.fileColumn ? [table.fileColumn] : [])])]
  if (columns.length === 0) return []
  const text = `SELECT ${columns.join(', ')} FROM ${table.table} WHERE ${usable(table.whose)} LIMIT 20000`
  return rows<PersonalRow>(handle, { name: `privacy.read.${table.table}.${place}`, text }, valuesOf(table.whose, whose))
}

/** Erases the member's rows of a table; the names of files whose bytes must go with them. */
export async function erasePersonalRows(
  unit: Unit,
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
    await execute(unit, { name, text: `UPDATE ${table.table} SET ${set.join(', ')} WHERE ${condition}` }, values)
    return []
  }
  const gone = await rows<{ file: string | null }>(
    unit,
    { name, text: `DELETE FROM ${table.table} WHERE ${condition} RETURNING ${table.fileColumn ?? 'NULL'}::text AS file` },
    values,
  )
  return gone.flatMap((row) => row.file ?? [])
}
