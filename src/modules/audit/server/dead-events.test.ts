import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import type { Subscriber } from '../../../api/background.ts'
import { runDueTimers } from '../../../adapters/timers/run-timers.ts'
import { relayEvents } from '../../../adapters/jobs/relay-events.ts'
import { deadEventGiveUp, deadEventList, deadEventRetry } from '../endpoints-events.ts'
import { deadEventHandlers } from './dead-event-handlers.ts'
import { messageList } from '../../notification/endpoints.ts'
import { notificationHandlers } from '../../notification/server/handlers.ts'
import { workNotifications } from '../../notification/server/events/on-staff-work-events.ts'

const { house, login, visitorBy, database } = await aWayIn()
const db = await database.connect()
const ask = asker(house, [...deadEventHandlers(), ...notificationHandlers()])
const by = async (name: string) => ({ visitor: await visitorBy((await login(name)).accessToken) })
const [desk, buyer] = [await by('demo_admin'), await by('demo_buyer')]
await db.query('DELETE FROM event_outbox')

let isBroken = true
const taken: string[] = []
const reader: Subscriber = {
  consumer: 'test.reader',
  events: ['test.happened'],
  take: async (_unit, { payload }) => {
    if (isBroken) throw new Error('no reader for 13800000002')
    taken.push(String(payload['id']))
  },
}
/** An event that has failed nineteen times; the next time is its last. */
async function anOldEvent(id: string, key: string | null = null): Promise<string> {
  const { rows } = await db.query(
    `INSERT INTO event_outbox (event, payload, key, tries) VALUES ('test.happened', $1, $2, 19) RETURNING event_id`,
    [{ id }, key],
  )
  return rows[0].event_id
}
const relay = (subscribers = [reader]) => relayEvents(house, subscribers, () => undefined)
const dead = async () => dataOf(await ask(deadEventList, {}, desk)).list
const auditsOf = async (id: string) => (await db.query('SELECT action, reason FROM audit_log WHERE entity_id = $1 ORDER BY id', [id])).rows

test('after the twentieth try an event stands on the desk with its error, without numbers of people', async () => {
  const deadEventId = await anOldEvent('1')
  expect(await dead()).toEqual([])
  await relay()
  expect(await dead()).toEqual([expect.objectContaining({ deadEventId, event: 'test.happened', tries: 20, error: 'no reader for ***' })])
})

test('tried again it is taken, once, and is gone from the desk; a second press is told so', async () => {
  const [{ deadEventId } = { deadEventId: '' }] = await dead()
  isBroken = false
  const answers = await Promise.all([ask(deadEventRetry, { deadEventId }, desk), ask(deadEventRetry, { deadEventId }, desk)])
  expect(answers.map((answer) => answer.code ?? 'done').toSorted()).toEqual(['done', 'insight.eventSettled'])
  await relay()
  await relay()
  expect(taken).toEqual(['1'])
  expect(await dead()).toEqual([])
  expect(await auditsOf(deadEventId)).toEqual([{ action: 'insight.retryEvent', reason: null }])
})

test('giving up wants a reason, leaves a trace of what was lost, and nobody hears of the event', async () => {
  isBroken = true
  const deadEventId = await anOldEvent('2')
  await relay()
  isBroken = false
  expect((await ask(deadEventGiveUp, { deadEventId }, desk)).errors).toHaveProperty('reason')
  expect(await dead()).toHaveLength(1)
  expect(dataOf(await ask(deadEventGiveUp, { deadEventId, reason: 'told by phone' }, desk))).toEqual({ deadEventId })
  await relay()
  expect(taken).toEqual(['1'])
  expect(await auditsOf(deadEventId)).toEqual([{ action: 'insight.giveUpEvent', reason: 'told by phone' }])
})

test('an event that still has tries is nobody’s to settle', async () => {
  const deadEventId = await anOldEvent('3')
  expect((await ask(deadEventGiveUp, { deadEventId, reason: 'x' }, desk)).code).toBe('insight.eventSettled')
  expect((await ask(deadEventRetry, { deadEventId }, desk)).code).toBe('insight.eventSettled')
  expect((await db.query('SELECT FROM event_outbox WHERE event_id = $1', [deadEventId])).rowCount).toBe(1)
  await db.query('DELETE FROM event_outbox')
})

test('events that an older program wrote are taken by the readers of today', async () => {
  const write = (event: string, payload: object) => db.query('INSERT INTO event_outbox (event, payload) VALUES ($1, $2)', [event, payload])
  await write('catalog.talked', { goodsId: 100001 })
  await write('payment.refundMoved', { refundId: 7, paymentId: 9, state: 'FAILED' })
  const before = dataOf(await ask(messageList, {}, desk)).list.length
  await relay([workNotifications])
  expect((await db.query('SELECT FROM event_outbox')).rowCount).toBe(0)
  const told = dataOf(await ask(messageList, {}, desk)).list
  expect(told).toHaveLength(before + 1)
  expect(told[0]?.content).toContain('#7')
  expect(dataOf(await ask(messageList, {}, buyer)).list).toEqual([])
})

test('a timer that failed after all its tries stops, stands on the desk, and runs again when it is told to', async () => {
  const { rows } = await db.query(
    `INSERT INTO timer (entity, entity_id, event, due_at, tries) VALUES ('test', 'A1', 'ring', '2020-01-01', 239) RETURNING id`,
  )
  let isSick = true
  let rang = 0
  const handlers = {
    'test/ring': async () => {
      if (isSick) throw new Error('not yet')
      rang += 1
    },
  }
  const run = () => runDueTimers(house, handlers, () => undefined)
  expect(await run()).toEqual({ done: 0, failed: 1 })
  await db.query("UPDATE timer SET due_at = '2020-01-01' WHERE id = $1", [rows[0].id])
  expect(await run()).toEqual({ done: 0, failed: 0 })
  const { list, total } = dataOf(await ask(deadEventList, { current: 1 }, desk))
  expect(total).toBe(1)
  expect(list).toMatchObject([{ event: 'timer.test/ring', payload: { entityId: 'A1' }, tries: 240, error: 'not yet' }])
  // A page beyond the last says how many there are, all the same.
  expect(dataOf(await ask(deadEventList, { current: 5 }, desk))).toEqual({ list: [], total: 1 })
  isSick = false
  expect((await ask(deadEventRetry, { deadEventId: list[0]?.deadEventId ?? '' }, desk)).state).toBe(200)
  await db.query("UPDATE timer SET due_at = '2020-01-01' WHERE id = $1", [rows[0].id])
  expect(await run()).toEqual({ done: 1, failed: 0 })
  expect([rang, await dead()]).toEqual([1, []])
})
