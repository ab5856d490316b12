import { execute, rows, type Queryable, type Transaction } from '../database/transaction.ts'

/** An event that somebody could not take after all tries, or a timer that failed as often: it waits for a person. */
export type DeadEvent = {
  readonly eventId: string
  readonly event: string
  /** Ids and states, never personal data. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly key: string
  readonly tries: number
  readonly error: string
  readonly deadAt: Date
}

const columns = `event_id AS "eventId", event, payload, coalesce(key, '') AS key, tries, coalesce(last_error, '') AS error, dead_at AS "deadAt"`
// Timers have numbers: beside the events they stand under an id of the same form.
const timerId = `('00000000-0000-4000-8000-' || lpad(to_hex(id), 12, '0'))::uuid`
const isDeadTimer = 'dead_at IS NOT NULL AND done_at IS NULL'
const timerColumns = `${timerId} AS "eventId", 'timer.' || entity || '/' || event AS event, json_build_object('entityId', entity_id) AS payload, entity_id AS key, tries,
  coalesce(last_error, '') AS error, dead_at AS "deadAt"`
const list = {
  name: 'kernel.deadEvents',
  text: `SELECT * FROM (SELECT ${columns} FROM event_outbox WHERE dead_at IS NOT NULL UNION ALL SELECT ${timerColumns} FROM timer WHERE ${isDeadTimer}) dead
         ORDER BY "deadAt" DESC, "eventId" LIMIT $1 OFFSET $2`,
}
const total = {
  name: 'kernel.deadEventTotal',
  text: `SELECT ((SELECT count(*) FROM event_outbox WHERE dead_at IS NOT NULL) + (SELECT count(*) FROM timer WHERE ${isDeadTimer}))::int AS total`,
}
const one = {
  name: 'kernel.deadEvent',
  text: `SELECT ${columns} FROM event_outbox WHERE event_id = $1 AND dead_at IS NOT NULL FOR UPDATE`,
}
const oneTimer = {
  name: 'kernel.deadTimer',
  text: `SELECT ${timerColumns} FROM timer WHERE ${timerId} = $1::uuid AND ${isDeadTimer} FOR UPDATE`,
}
const revive = {
  name: 'kernel.deadEventRetry',
  text: `UPDATE event_outbox SET dead_at = NULL, tries = 0, due_at = now() WHERE event_id = $1 AND dead_at IS NOT NULL`,
}
const drop = { name: 'kernel.deadEventDrop', text: `DELETE FROM event_outbox WHERE event_id = $1 AND dead_at IS NOT NULL` }
const reviveTimer = {
  name: 'kernel.deadTimerRetry',
  text: `UPDATE timer SET dead_at = NULL, tries = 0, due_at = now() WHERE ${timerId} = $1::uuid AND ${isDeadTimer}`,
}
const dropTimer = { name: 'kernel.deadTimerDrop', text: `UPDATE timer SET done_at = now() WHERE ${timerId} = $1::uuid AND ${isDeadTimer}` }

/** Dead events and timers, the last first, and how many there are on all pages. */
export async function deadEvents(db: Queryable, limit: number, offset: number): Promise<{ total: number; list: DeadEvent[] }> {
  const [counted] = await rows<{ total: number }>(db, total, [])
  return { total: counted?.total ?? 0, list: await rows<DeadEvent>(db, list, [limit, offset]) }
}

/** A dead event, locked; null when somebody else has dealt with it. */
export async function lockDeadEvent(tx: Transaction, eventId: string): Promise<DeadEvent | null> {
  return (await rows<DeadEvent>(tx, one, [eventId]))[0] ?? (await rows<DeadEvent>(tx, oneTimer, [eventId]))[0] ?? null
}

/** Hands the event on once more, with all tries. Who took it already does not take it again. */
export async function reviveEvent(tx: Transaction, eventId: string): Promise<boolean> {
  return (await execute(tx, revive, [eventId])) + (await execute(tx, reviveTimer, [eventId])) > 0
}

/** Gives an event up: nobody hears of it any more. */
export async function dropEvent(tx: Transaction, eventId: string): Promise<boolean> {
  return (await execute(tx, drop, [eventId])) + (await execute(tx, dropTimer, [eventId])) > 0
}
