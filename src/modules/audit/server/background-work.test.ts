import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../api/caller.ts'
import { workOverview, workRetry } from '../endpoints-work.ts'
import { workHandlers } from './work-handlers.ts'

const database = await aDatabase()
const client = await database.connect()
const ask = asker(aHouse(database), workHandlers())
const staff = (...platform: Caller['platform']) => ({ visitor: { ...aMember(9000, 1), platform } })
const desk = staff('platform.settings')
const overview = async () => dataOf(await ask(workOverview, {}, desk))

test('jobs that wait, that failed and that were given up are shown with their reason and without their payload', async () => {
  await client.query(`SELECT queue_job('invoice.issue', '{"secret": "13800000000"}', NULL, now() + interval '1 hour', 'a')`)
  await client.query(`SELECT queue_job('privacy.export', '{}', NULL, now() + interval '1 hour', 'b')`)
  await client.query(`SELECT queue_job('mail.send', '{}', NULL, now() + interval '1 hour', 'c')`)
  await client.query(
    `UPDATE graphile_worker._private_jobs j SET attempts = CASE WHEN key = 'b' THEN 3 ELSE 20 END, last_error = 'no answer from 13912345678' WHERE key IN ('b', 'c')`,
  )
  const seen = await overview()
  expect(seen.jobs).toMatchObject([
    { task: 'invoice.issue', waiting: 1, failing: 0, dead: 0 },
    { task: 'mail.send', waiting: 0, failing: 0, dead: 1 },
    { task: 'privacy.export', waiting: 1, failing: 1, dead: 0 },
  ])
  expect(seen.failed).toMatchObject([
    { task: 'mail.send', attempts: 20, isDead: true, error: 'no answer from ***' },
    { task: 'privacy.export', attempts: 3, isDead: false },
  ])
  expect(JSON.stringify(seen)).not.toMatch(/1380000|1391234/)
})

test('a failed job is tried again at once with all attempts, with an audit row; a running or unknown one is not', async () => {
  const [dead] = (await overview()).failed
  expect(dataOf(await ask(workRetry, { workJobId: dead?.workJobId ?? 0 }, desk))).toEqual({ workJobId: dead?.workJobId })
  const { rows } = await client.query(`SELECT attempts::int, run_at <= now() AS due FROM graphile_worker.jobs WHERE id = $1`, [
    dead?.workJobId,
  ])
  expect(rows).toEqual([{ attempts: 0, due: true }])
  expect((await overview()).failed.map((job) => job.task)).toEqual(['privacy.export'])
  const log = await client.query(`SELECT action, actor_kind AS kind, entity_id AS id FROM audit_log`)
  expect(log.rows).toEqual([{ action: 'insight.retryJob', kind: 'platform', id: String(dead?.workJobId) }])
  await client.query(`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'w' WHERE key = 'b'`)
  const [running] = (await overview()).failed
  expect((await ask(workRetry, { workJobId: running?.workJobId ?? 0 }, desk)).code).toBe('insight.jobSettled')
  expect((await ask(workRetry, { workJobId: 987_654_321 }, desk)).code).toBe('insight.jobSettled')
})

test('timers and events that are late or failed are counted by kind', async () => {
  await client.query(
    `INSERT INTO timer (entity, entity_id, event, due_at, done_at, tries) VALUES ('shipment', '1', 'autoReceive', now() - interval '1 hour', NULL, 2),
      ('shipment', '2', 'autoReceive', now() + interval '1 hour', NULL, 0), ('shipment', '3', 'autoReceive', now(), now(), 0)`,
  )
  await client.query(
    `INSERT INTO event_outbox (event, payload, due_at, dead_at) VALUES ('order.paid', '{}', now() - interval '1 hour', NULL), ('order.paid', '{}', now(), now())`,
  )
  const seen = await overview()
  expect(seen.timers).toMatchObject([
    { timer: 'shipment/autoReceive', open: 2, late: 1, failing: 1, lastTime: expect.any(String) as string },
  ])
  expect(seen.outbox).toMatchObject({ waiting: 1, late: 1, dead: 1 })
})

test('only staff with the right see it', async () => {
  expect((await ask(workOverview, {}, staff('platform.orders'))).state).toBe(259)
  expect((await ask(workRetry, { workJobId: 1 }, staff('platform.orders'))).state).toBe(259)
})
