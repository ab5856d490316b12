import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aHouse } from '../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import type { Subscriber } from '../../api/background.ts'
import { emit } from '../../kernel/events/events.ts'
import { relayEvents } from './relay-events.ts'

const database = await aDatabase()
const client = await database.connect()
const houses = [aHouse(database), aHouse(database)] as const
const [house] = houses

function aListener(events: string[], fails: (payload: Readonly<Record<string, unknown>>) => boolean = () => false) {
  const heard: unknown[] = []
  const subscriber: Subscriber = {
    consumer: `test.${events.join('.')}`,
    events,
    take: async (_unit, happened) => {
      if (fails(happened.payload)) throw new Error('not now')
      heard.push(happened.payload.number)
    },
  }
  return { heard, subscriber }
}
const tell = (event: string, number: number, key?: string) => house.inTransaction((tx) => emit(tx, { event, payload: { number }, key }))
const quiet = () => undefined
const waiting = async () => (await client.query('SELECT count(*)::int AS count FROM event_outbox')).rows[0].count

test('an event of a transaction that rolls back never happened', async () => {
  await house
    .inTransaction(async (tx) => {
      await emit(tx, { event: 'x.undone', payload: {} })
      throw new Error('rolled back')
    })
    .catch(quiet)
  expect(await waiting()).toBe(0)
})

test('every event is handed to everybody who listens, once, by two processes together', async () => {
  const { heard, subscriber } = aListener(['x.done'])
  for (let number = 0; number < 40; number += 1) await tell('x.done', number)
  await tell('x.nobodyListens', 1)
  await Promise.all(houses.map((one) => relayEvents(one, [subscriber], quiet, { batch: 25, forMs: 60_000 })))
  await relayEvents(house, [subscriber], quiet)
  expect(heard.toSorted((one, other) => Number(one) - Number(other))).toEqual(Array.from({ length: 40 }, (_, number) => number))
  expect(await waiting()).toBe(0)
})

test('a redelivery after a crash changes nothing', async () => {
  const { heard, subscriber } = aListener(['x.again'])
  await tell('x.again', 1)
  const { rows } = await client.query('SELECT event_id AS id, event, payload FROM event_outbox')
  await relayEvents(house, [subscriber], quiet)
  // The process died after the effect and before the deletion: the row is still there.
  await client.query('INSERT INTO event_outbox (event_id, event, payload) VALUES ($1, $2, $3)', [
    rows[0].id,
    rows[0].event,
    JSON.stringify(rows[0].payload),
  ])
  await relayEvents(house, [subscriber], quiet)
  expect(heard).toEqual([1])
})

test('events of one key wait for each other; a failing one comes back later and does not hold up other keys', async () => {
  let broken = true
  const { heard, subscriber } = aListener(['x.keyed'], (payload) => broken && payload.number === 1)
  await tell('x.keyed', 1, 'a')
  await tell('x.keyed', 2, 'a')
  await tell('x.keyed', 3, 'b')
  const errors: unknown[] = []
  for (let round = 0; round < 3; round += 1) await relayEvents(house, [subscriber], (error) => errors.push(error))
  expect([heard, errors.length]).toEqual([[3], 1])
  broken = false
  await client.query('UPDATE event_outbox SET due_at = now()')
  await relayEvents(house, [subscriber], quiet)
  await relayEvents(house, [subscriber], quiet)
  expect(heard).toEqual([3, 1, 2])
})

test('after twenty tries an event lies dead with its error, and the next of its key goes on', async () => {
  const { heard, subscriber } = aListener(['x.dead'], (payload) => payload.number === 1)
  await tell('x.dead', 1, 'k')
  await tell('x.dead', 2, 'k')
  for (let round = 0; round < 21; round += 1) {
    await client.query('UPDATE event_outbox SET due_at = now()')
    await relayEvents(house, [subscriber], quiet)
  }
  const { rows } = await client.query('SELECT tries, last_error, dead_at IS NOT NULL AS dead FROM event_outbox')
  expect(rows).toEqual([{ tries: 20, last_error: 'not now', dead: true }])
  expect(heard).toEqual([2])
})

test('what a slow round has not begun in its time is given back untouched, so that nobody waits for it and nobody does it twice', async () => {
  const { heard, subscriber } = aListener(['x.slow'])
  const slow: Subscriber = {
    ...subscriber,
    take: async (tx, happened, app) => {
      await sleep(60)
      await subscriber.take(tx, happened, app)
    },
  }
  for (let number = 0; number < 5; number += 1) await tell('x.slow', number)
  expect(await relayEvents(house, [slow], quiet, { batch: 100, forMs: 30 })).toBe(5)
  expect(heard).toEqual([0])
  const left = () => client.query(`SELECT tries, due_at <= now() AS due FROM event_outbox WHERE event = 'x.slow'`)
  expect((await left()).rows).toEqual(Array.from({ length: 4 }, () => ({ tries: 0, due: true })))
  await relayEvents(houses[1], [subscriber], quiet)
  expect(heard).toEqual([0, 1, 2, 3, 4])
  expect((await left()).rows).toEqual([])
})
