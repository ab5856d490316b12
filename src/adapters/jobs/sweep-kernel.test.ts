import { expect, test } from 'vitest'
import { aClock, aHouse } from '../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { sweepKernel } from './sweep-kernel.ts'

const database = await aDatabase()
const client = await database.connect()
const clock = aClock()
const app = aHouse(database, clock)

test('answers are kept seven days, taken events and finished timers thirty, open timers for ever', async () => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  for (const days of [6, 8])
    await client.query("INSERT INTO idempotent_answer (actor, route, key, request_hash, created_at) VALUES ('m1', 'r', $1, '\\x00', $2)", [
      `k${days}`,
      daysAgo(days),
    ])
  for (const days of [29, 31]) {
    await client.query("INSERT INTO event_taken (consumer, event_id, at) VALUES ('c', uuidv7(), $1)", [daysAgo(days)])
    await client.query("INSERT INTO timer (entity, entity_id, event, due_at, done_at) VALUES ('e', $1, 'x', $2, $2)", [
      `done${days}`,
      daysAgo(days),
    ])
    await client.query("INSERT INTO timer (entity, entity_id, event, due_at) VALUES ('e', $1, 'x', $2)", [`open${days}`, daysAgo(days)])
  }
  expect(await sweepKernel(app)).toBe(3)
  expect(await sweepKernel(app)).toBe(0)
  const { rows } = await client.query(
    'SELECT (SELECT array_agg(key) FROM idempotent_answer) AS keys, (SELECT count(*)::int FROM event_taken) AS taken, (SELECT array_agg(entity_id ORDER BY entity_id) FROM timer) AS timers',
  )
  expect(rows).toEqual([{ keys: ['k6'], taken: 1, timers: ['done29', 'open29', 'open31'] }])
})
