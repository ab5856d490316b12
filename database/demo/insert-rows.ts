import type { ClientBase } from 'pg'

/** Inserts many rows in one statement; the columns are those of the first row, all rows must have the same. */
export async function insertRows(client: ClientBase, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = Object.keys(first).join(', ')
  const content = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
  await client.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`, [
    content,
  ])
}

/** Moves the sequence of an identity column behind the ids that were given by hand. */
export async function advanceSequence(client: ClientBase, table: string, column: string): Promise<void> {
  await client.query(`SELECT setval(pg_get_serial_sequence('${table}', '${column}'), greatest(1, (SELECT max(${column}) FROM ${table})))`)
}
