import { expect, test } from 'vitest'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { sweepJob, sweepLog } from './sweep-delivery-log.ts'

const { house, database } = await aWayIn()
const db = await database.connect()
const add = (state: string, days: number) =>
  db.query(
    `INSERT INTO notice_delivery (member_id, channel, kind, template, on_site, state, created_at, moved_at)
     VALUES (2, 'sms', 'order', 'shipped', true, $1, $2, $2)`,
    [state, new Date(house.clock.now().getTime() - days * 86_400_000)],
  )

test('settled deliveries are forgotten after 180 days, waiting ones never, and the next round is planned once', async () => {
  await db.query('DELETE FROM notice_delivery')
  for (const state of ['SENT', 'FAILED', 'WAITING']) for (const days of [179, 181]) await add(state, days)
  await sweepLog(house)
  await sweepLog(house)
  const { rows } = await db.query('SELECT state, count(*)::int AS count FROM notice_delivery GROUP BY state ORDER BY state')
  expect(rows).toEqual([
    { state: 'FAILED', count: 1 },
    { state: 'SENT', count: 1 },
    { state: 'WAITING', count: 2 },
  ])
  const jobs = await db.query(
    `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = $1`,
    [sweepJob],
  )
  expect(jobs.rowCount).toBe(1)
})
