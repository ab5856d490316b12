import { expect, test } from 'vitest'
import { aClock, aHouse } from '../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { cancelTimers, schedule } from '../../kernel/time/timers.ts'
import { runDueTimers } from './run-timers.ts'

const database = await aDatabase()
const client = await database.connect()
const clock = aClock()
const houses = [aHouse(database, clock), aHouse(database, clock)] as const
const [house] = houses
const at = (ms: number) => new Date(clock.now().getTime() + ms)
const set = (entityId: string, ms: number) =>
  house.inTransaction((tx) => schedule(tx, { entity: 'kiln', entityId, event: 'open', dueAt: at(ms) }))
const rethrow = (error: unknown) => {
  throw error
}

test('what is due runs once, on two processes together; what is not due waits', async () => {
  const ran: string[] = []
  const handlers = { 'kiln/open': async (_house: unknown, entityId: string) => void ran.push(entityId) }
  for (let number = 0; number < 30; number += 1) await set(`a${number}`, -1000)
  await set('later', 60_000)
  await Promise.all(houses.map((one) => runDueTimers(one, handlers, rethrow, 20)))
  await runDueTimers(house, handlers, rethrow)
  expect(ran.toSorted()).toEqual(Array.from({ length: 30 }, (_, number) => `a${number}`).toSorted())
  const { rows } = await client.query('SELECT entity_id FROM timer WHERE done_at IS NULL')
  expect(rows).toEqual([{ entity_id: 'later' }])
  await house.inTransaction((tx) => cancelTimers(tx, { entity: 'kiln', entityId: 'later' }))
})

test('a timer that fails keeps its error, comes back later each time, and runs in the end', async () => {
  let broken = true
  const ran: string[] = []
  const errors: unknown[] = []
  const handlers = {
    'kiln/open': async (_house: unknown, entityId: string) => {
      if (broken) throw new Error('too hot')
      ran.push(entityId)
    },
  }
  await set('b', -1000)
  expect(await runDueTimers(house, handlers, (error) => errors.push(error))).toEqual({ done: 0, failed: 1 })
  expect(await runDueTimers(house, handlers, rethrow)).toEqual({ done: 0, failed: 0 })
  const { rows } = await client.query("SELECT tries, last_error FROM timer WHERE entity_id = 'b'")
  expect(rows).toEqual([{ tries: 1, last_error: 'too hot' }])
  clock.forward(31_000)
  broken = false
  expect(await runDueTimers(house, handlers, rethrow)).toEqual({ done: 1, failed: 0 })
  expect([ran, errors.length]).toEqual([['b'], 1])
})

test('a handler that sets its timer to a new moment keeps it', async () => {
  let runs = 0
  const handlers = {
    'kiln/open': async () => {
      runs += 1
      if (runs === 1) await set('c', 100_000)
    },
  }
  await set('c', -1000)
  await runDueTimers(house, handlers, rethrow)
  clock.forward(101_000)
  await runDueTimers(house, handlers, rethrow)
  expect(runs).toBe(2)
})

test('a timer that nobody handles is left for a process that does', async () => {
  await house.inTransaction((tx) => schedule(tx, { entity: 'unknown', entityId: '1', event: 'x', dueAt: at(-1000) }))
  expect(await runDueTimers(house, {}, rethrow)).toEqual({ done: 0, failed: 0 })
  expect((await client.query("SELECT tries FROM timer WHERE entity = 'unknown'")).rows).toEqual([{ tries: 0 }])
})

test('a timer that has failed thousands of times holds up no other', async () => {
  await set('old', -1000)
  await client.query("UPDATE timer SET tries = 100000 WHERE entity_id = 'old'")
  await set('young', -500)
  const ran: string[] = []
  const handlers = {
    'kiln/open': async (_house: unknown, entityId: string) => {
      if (entityId === 'old') throw new Error('still too hot')
      ran.push(entityId)
    },
  }
  expect(await runDueTimers(house, handlers, () => undefined)).toEqual({ done: 1, failed: 1 })
  expect(ran).toEqual(['young'])
  const { rows } = await client.query("SELECT due_at - $1::timestamptz <= interval '1 hour' AS soon FROM timer WHERE entity_id = 'old'", [
    clock.now(),
  ])
  expect(rows).toEqual([{ soon: true }])
})
