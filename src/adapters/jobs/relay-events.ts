import type { Happened, Subscriber } from '../../api/background.ts'
import type { AppContext } from '../../api/handler.ts'
import { execute, rows } from '../../kernel/database/transaction.ts'

const note = { name: 'jobs.eventTaken', text: `INSERT INTO event_taken (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING` }
// Taking an event moves it into the future instead of holding its lock, so a process that dies leaves it to come due again.
// Of events with one key only the oldest is taken: the next waits for it.
const take = {
  name: 'jobs.takeEvents',
  text: `UPDATE event_outbox SET tries = tries + 1, due_at = now() + make_interval(secs => least(3600, 5 * 2 ^ tries))
         WHERE event_id IN (SELECT o.event_id FROM event_outbox o WHERE o.dead_at IS NULL AND o.due_at <= now()
           AND (o.key IS NULL OR NOT EXISTS (SELECT FROM event_outbox e WHERE e.key = o.key AND e.event_id < o.event_id AND e.dead_at IS NULL))
           ORDER BY o.event_id LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING event_id AS id, event, payload`,
}
const done = { name: 'jobs.eventsDone', text: `DELETE FROM event_outbox WHERE event_id = ANY($1)` }
// What nobody began is due again at once, as if it had not been taken.
const giveBack = {
  name: 'jobs.eventsGivenBack',
  text: `UPDATE event_outbox SET tries = tries - 1, due_at = now() WHERE event_id = ANY($1)`,
}
const failed = {
  name: 'jobs.eventFailed',
  text: `UPDATE event_outbox SET last_error = left($2, 500), dead_at = CASE WHEN tries >= 20 THEN now() END WHERE event_id = $1`,
}

/** Hands one event to everybody who listens, each in a transaction of their own that takes it at most once. */
export async function handOn(app: AppContext, subscribers: readonly Subscriber[], happened: Happened): Promise<void> {
  for (const subscriber of subscribers) {
    if (!subscriber.events.includes(happened.event)) continue
    await app.inTransaction(async (tx) => {
      if ((await execute(tx, note, [subscriber.consumer, happened.id])) > 0) await subscriber.take(tx, happened, app)
    })
  }
}

export type OnEventError = (error: unknown, event: string) => void

/** How many events are taken at once, and for how long they are worked on: well below the time after which others take them. */
export type RelayLimits = { readonly batch: number; readonly forMs: number }

/**
 * Hands on the events that are due and says how many there were. Several processes share the work. On a machine that is busy a batch would outlast the
 * time for which its events are taken, and the others would do the same work again: what is not begun by then is given back.
 */
export async function relayEvents(
  app: AppContext,
  subscribers: readonly Subscriber[],
  onError: OnEventError,
  { batch, forMs }: RelayLimits = { batch: 100, forMs: 5_000 },
): Promise<number> {
  const began = performance.now()
  const due = await app.inTransaction((tx) => rows<Happened>(tx, take, [batch]))
  const ready: string[] = []
  const broken: string[] = []
  for (const [place, happened] of due.toSorted((one, other) => (one.id < other.id ? -1 : 1)).entries()) {
    if (place > 0 && performance.now() - began > forMs) break
    try {
      await handOn(app, subscribers, happened)
      ready.push(happened.id)
    } catch (error) {
      onError(error, happened.event)
      const text = error instanceof Error ? error.message : String(error)
      broken.push(happened.id)
      await app.inTransaction((tx) => execute(tx, failed, [happened.id, text]))
    }
  }
  const unbegun = due.map(({ id }) => id).filter((id) => !ready.includes(id) && !broken.includes(id))
  if (unbegun.length > 0) await app.inTransaction((tx) => execute(tx, giveBack, [unbegun]))
  if (ready.length > 0) await app.inTransaction((tx) => execute(tx, done, [ready]))
  return due.length
}
