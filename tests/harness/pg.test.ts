import { expect, test } from 'vitest'
import { aDatabase } from './pg.ts'

const database = await aDatabase()
const other = await aDatabase()

test('a test database is migrated and writable by the owner', async () => {
  const client = await database.connect()
  const { rows } = await client.query('SELECT count(*)::int AS count FROM schema_migration')
  expect(rows[0].count).toBeGreaterThan(0)
})

test('two test databases do not see each other', async () => {
  const [here, there] = [await database.connect(), await other.connect()]
  await here.query('CREATE TABLE mine (id int)')
  const { rows } = await there.query("SELECT to_regclass('mine') AS found")
  expect(rows[0].found).toBeNull()
})

test('the owner may take on the roles that the migrations make', async () => {
  const client = await database.connect()
  await client.query('SET ROLE zb_app')
  await client.query('RESET ROLE')
  await client.query('SET ROLE zb_visitor')
  const { rows } = await client.query('SELECT current_user AS name')
  expect(rows[0].name).toBe('zb_visitor')
})
