import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { columnTypes } from '../src/adapters/postgres/pool.ts'
import { aDatabase } from '../tests/fixtures/database/test-database.ts'
import { renderDbTypes, typeOfColumn } from '../tools/db-types.ts'

const database = await aDatabase()

test('database/types.ts is what the migrated database says: run `npm run db:types` after a migration', async () => {
  const text = await renderDbTypes(await database.connect())
  expect(readFileSync(join(import.meta.dirname, 'types.ts'), 'utf8')).toBe(text)
})

test('every table and view has a comment', async () => {
  const client = await database.connect()
  // schema_migration is made by migrate.ts before the first file.
  const { rows } = await client.query<{ name: string; comment: string | null }>(
    `SELECT c.relname AS name, obj_description(c.oid, 'pg_class') AS comment FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v', 'm') AND c.relname <> 'schema_migration'`,
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => !row.comment?.trim()).map((row) => row.name)).toEqual([])
})

const samples: Readonly<Record<string, string>> = {
  bool: 'true',
  int2: '1',
  int4: '1',
  int8: '1',
  float8: '1.5',
  numeric: '1.5',
  text: 'x',
  uuid: '5f0c7d0e-8f3b-4f43-9f7e-0d6f3c0f2b11',
  date: '2026-01-01',
  timestamptz: '2026-01-01T00:00:00Z',
  bytea: '\\x00',
  _int2: '{1}',
  _int8: '{1}',
  _text: '{x}',
  _uuid: '{5f0c7d0e-8f3b-4f43-9f7e-0d6f3c0f2b11}',
  _timestamptz: '{2026-01-01T00:00:00Z}',
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return `${nameOf(value[0])}[]`
  return typeof value === 'object' && value !== null ? value.constructor.name : typeof value
}

test('the types are those that the parsers of the pools hand over', async () => {
  const client = new Client({ connectionString: database.url, types: columnTypes })
  await client.connect()
  const found: Record<string, string> = {}
  for (const [type, text] of Object.entries(samples)) {
    const { rows } = await client.query(`SELECT $1::text::${type} AS value`, [text])
    found[type] = nameOf(rows[0].value)
  }
  const { rows } = await client.query('SELECT 9007199254740993::bigint AS beyond, 9000000000000000::unit_price AS bounded')
  await client.end()
  expect(nameOf(rows[0].beyond)).toBe('bigint')
  expect(nameOf(rows[0].bounded)).toBe('number')
  expect({ ...found, int8: 'number | bigint', json: 'unknown', jsonb: 'unknown' }).toEqual(typeOfColumn)
})
