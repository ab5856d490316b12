import { execute, rows, type Queryable, type Transaction } from '../database/transaction.ts'

/** An event that somebody could not take after all tries: it waits for a person. */
export type DeadEvent = {
  readonly eventId: string
  readonly event: string
  /** Ids and states, never personal data. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly key: string
  readonly tries: number
  readonly error: string
  readonly deadAt: Date
  readonly total: number
}

const columns = `event_id AS "eventId", event, payload, coalesce(key, '') AS key, tries, coalesce(last_error, '') AS error, dead_at AS "deadAt"`
const list = {
  name: 'kernel.deadEvents',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM event_outbox WHERE dead_at IS NOT NULL ORDER BY dead_at DESC, event_id LIMIT $1 OFFSET $2`,
}
const one = {
  name: 'kernel.deadEvent',
  text: `SELECT ${columns}, 1 AS total FROM event_outbox WHERE event_id = $1 AND dead_at IS NOT NULL FOR UPDATE`,
}
const revive = {
  name: 'kernel.deadEventRetry',
  text: `UPDATE event_outbox SET dead_at = NULL, tries = 0, due_at = now() WHERE event_id = $1 AND dead_at IS NOT NULL`,
}
const drop = { name: 'kernel.deadEventDrop', text: `DELETE FROM event_outbox WHERE event_id = $1 AND dead_at IS NOT NULL` }

/** Dead events, the last first. */
export function deadEvents(db: Queryable, limit: number, offset: number): Promise<DeadEvent[]> {
  return rows<DeadEvent>(db, list, [limit, offset])
}

/** A dead event, locked; null when somebody else has dealt with it. */
export async function lockDeadEvent(tx: Transaction, eventId: string): Promise<DeadEvent | null> {
  return (await rows<DeadEvent>(tx, one, [eventId]))[0] ?? null
}

/** Hands the event on once more, with all tries. Who took it already does not take it again. */
export async function reviveEvent(tx: Transaction, eventId: string): Promise<boolean> {
  return (await execute(tx, revive, [eventId])) > 0
}

/** Gives an event up: nobody hears of it any more. */
export async function dropEvent(tx: Transaction, eventId: string): Promise<boolean> {
  return (await execute(tx, drop, [eventId])) > 0
}
