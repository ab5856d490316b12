import type { TimerHandlers } from '../../api/background.ts'
import type { AppContext } from '../../api/handler.ts'
import { execute, rows } from '../../kernel/database/transaction.ts'
import { repeat, type Repeating } from '../jobs/repeat.ts'

type DueTimer = {
  readonly id: number
  readonly entity: string
  readonly entity_id: string
  readonly event: string
  readonly tries: number
  readonly due_at: Date
}

// Taking a timer moves it into the future instead of holding its lock: the handler can then close it itself, and a process
// that dies leaves a timer that comes due again. Several processes take different rows.
const take = {
  name: 'timers.take',
  text: `UPDATE timer SET tries = tries + 1, due_at = $1::timestamptz + make_interval(secs => least(3600, 30 * 2 ^ least(tries, 7)))
         WHERE id IN (SELECT id FROM timer WHERE done_at IS NULL AND due_at <= $1 AND entity || '/' || event = ANY($3)
                      ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
         RETURNING id, entity, entity_id, event, tries, due_at`,
}
// A handler that set the timer to a new moment of its own keeps it: only the row as it was taken is done.
const finish = {
  name: 'timers.finish',
  text: `UPDATE timer SET done_at = $3, last_error = NULL WHERE id = $1 AND done_at IS NULL AND due_at = $2`,
}
const fail = { name: 'timers.fail', text: `UPDATE timer SET last_error = left($2, 500) WHERE id = $1 AND done_at IS NULL` }

export type TimerReport = { readonly done: number; readonly failed: number }
/** Told of a handler that threw; the timer stays and is tried again later, at growing distances up to an hour. */
export type OnTimerError = (error: unknown, timer: { readonly key: string; readonly entityId: string }) => void

/** Works off the timers that are due now, at most `batch`, and says how many. Safe on several processes at once. */
export async function runDueTimers(app: AppContext, handlers: TimerHandlers, onError: OnTimerError, batch = 50): Promise<TimerReport> {
  const now = app.clock.now()
  const due = await app.inTransaction((tx) => rows<DueTimer>(tx, take, [now, batch, Object.keys(handlers)]))
  let failed = 0
  for (const timer of due) {
    const key = `${timer.entity}/${timer.event}`
    try {
      await handlers[key]?.(app, timer.entity_id)
      await app.inTransaction((tx) => execute(tx, finish, [timer.id, timer.due_at, app.clock.now()]))
    } catch (error) {
      failed += 1
      onError(error, { key, entityId: timer.entity_id })
      const text = error instanceof Error ? error.message : String(error)
      await app.inTransaction((tx) => execute(tx, fail, [timer.id, text]))
    }
  }
  return { done: due.length - failed, failed }
}

/** Looks for due timers every second until stopped. */
export function startTimers(app: AppContext, handlers: TimerHandlers, onError: OnTimerError, everyMs = 1000): Repeating {
  const round = async () => {
    try {
      return (await runDueTimers(app, handlers, onError)).done
    } catch (error) {
      onError(error, { key: 'timers', entityId: '' })
      return 0
    }
  }
  return repeat(round, everyMs)
}
