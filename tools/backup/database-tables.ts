import type { Client } from 'pg'

export type TableToCopy = { readonly name: string; readonly columns: string }
export type SequenceStand = { readonly name: string; readonly last: string; readonly isCalled: boolean }

// Every table of the mall and of its job queue. The queue's own list of migrations belongs to the schema, as schema_migration does.
const tables = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    string_agg(format('%I', a.attname), ', ' ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker') AND (n.nspname, c.relname) NOT IN (('graphile_worker', 'migrations'), ('public', 'schema_migration'))
  GROUP BY 1 ORDER BY 1`

export async function tablesOf(client: Client): Promise<TableToCopy[]> {
  return (await client.query<TableToCopy>(tables)).rows
}

export async function sequencesOf(client: Client): Promise<SequenceStand[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
  )
  const stands: SequenceStand[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${name}`,
    )
    stands.push({ name, last: found[0]?.last ?? '1', isCalled: found[0]?.isCalled ?? false })
  }
  return stands
}

/** The number of the job queue's newest migration. */
export async function queueVersionOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT max(id)::int AS version FROM graphile_worker.migrations')
  return rows[0]?.version ?? 0
}
