import { expect, test } from 'vitest'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { execute } from '../../kernel/database/transaction.ts'
import { closePool, openPool } from './pool.ts'
import { unitOfWork } from './unit-of-work.ts'

const database = await aDatabase()
const watcher = await database.connect()

/** Connections of the application's role to this test's database. */
async function open(): Promise<number> {
  const { rows } = await watcher.query(
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  return rows[0].count
}

test('a pool is closed when the server has let its connections go, so that a server that stops now has nobody to warn', async () => {
  const pool = openPool({ connectionString: database.url, max: 8, role: 'zb_app' })
  await Promise.all(Array.from({ length: 8 }, () => pool.query('SELECT pg_sleep(0.05)')))
  expect(await open()).toBe(8)
  await closePool(pool)
  expect(await open()).toBe(0)
})

test('a pool that nobody used, or whose connections the server ended, closes as well', async () => {
  await closePool(openPool({ connectionString: database.url, max: 2, role: 'zb_app' }))
  const pool = openPool({ connectionString: database.url, max: 2, role: 'zb_app' })
  await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 2')])
  await watcher.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await closePool(pool)
  await expect.poll(open).toBe(0)
})

test('a connection that the server ends while a command holds it fails that command alone: the process and the next command go on', async () => {
  const pool = openPool({ connectionString: database.url, max: 1, role: 'zb_app' })
  const inUnit = unitOfWork(pool)
  const interrupted = inUnit(async (tx) => {
    await execute(tx, { name: 'probe.1', text: 'SELECT 1' }, [])
    await watcher.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    // An error that nobody listens to would end the process while the command thinks.
    await expect.poll(open).toBe(0)
    await execute(tx, { name: 'probe.2', text: 'SELECT 2' }, [])
  })
  await expect(interrupted).rejects.toThrow(/connection|terminat|EPIPE|ECONNRESET/i)
  await inUnit(async (tx) => execute(tx, { name: 'probe.3', text: 'SELECT 3' }, []))
  await closePool(pool)
})

test('a command that swallowed the error of a statement is not reported as done: its COMMIT was answered with ROLLBACK', async () => {
  const pool = openPool({ connectionString: database.url, max: 1, role: 'zb_app' })
  const swallowing = unitOfWork(pool)(async (tx) => {
    await execute(tx, { name: 'test.broken', text: 'SELECT 1 / 0' }, []).catch(() => undefined)
    return 'done'
  })
  await expect(swallowing).rejects.toThrow('COMMIT answered ROLLBACK')
  await closePool(pool)
})
