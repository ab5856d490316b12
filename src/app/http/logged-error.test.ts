import { expect, test } from 'vitest'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { loggedError } from './logged-error.ts'

const db = await (await aDatabase()).connect()
const thrown = async (sql: string): Promise<unknown> =>
  db.query(sql).then(
    () => null,
    (error: unknown) => error,
  )

test('what the database says of a failing row stays out of the log; table, constraint and code stay in it', async () => {
  await db.query(`INSERT INTO account (id, member_name, phone) VALUES (1, 'canary', '13966660001')`)
  const twice = loggedError(await thrown(`INSERT INTO account (id, member_name, phone) VALUES (2, 'other', '13966660001')`))
  expect(twice).toMatchObject({ type: 'DatabaseError', code: '23505', table: 'account' })
  const broken = loggedError(await thrown(`INSERT INTO account (id, member_name, phone) VALUES (3, NULL, '13966660003')`))
  expect(broken).toMatchObject({ code: '23502', table: 'account', column: 'member_name' })
  const unread = loggedError(await thrown(`SELECT '13966660001x'::bigint`))
  expect(unread['message']).toBe('invalid input syntax for type bigint: "…"')
  const wrapped = loggedError(new Error('a job failed', { cause: await thrown(`SELECT '13966660001x'::bigint`) }))
  expect(JSON.stringify([twice, broken, unread, wrapped])).not.toMatch(/1396666/)
  expect(wrapped).toMatchObject({ message: 'a job failed', cause: { code: '22P02' } })
})
