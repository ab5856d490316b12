import { Client, Pool } from 'pg'

const rows = 100_000

/** A table of 100,000 rows and the plainest question to it: one row by primary key, as a prepared statement, 16 connections. */
export async function barePostgres(
  databaseUrl: string,
): Promise<{ ask: (number: number) => Promise<boolean>; close: () => Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS bench_row (id int PRIMARY KEY, name text NOT NULL, price bigint NOT NULL)')
  await client.query(`INSERT INTO bench_row SELECT n, 'row ' || n, n * 100 FROM generate_series(1, ${rows}) n ON CONFLICT DO NOTHING`)
  await client.query('ANALYZE bench_row')
  await client.end()
  const pool = new Pool({ connectionString: databaseUrl, max: 16 })
  const ask = async (number: number): Promise<boolean> => {
    const answer = await pool.query({
      name: 'bench',
      text: 'SELECT id, name, price FROM bench_row WHERE id = $1',
      values: [((number * 7919) % rows) + 1],
    })
    return answer.rows.length === 1
  }
  return { ask, close: () => pool.end() }
}
