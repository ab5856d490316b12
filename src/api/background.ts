import type { Transaction } from '../kernel/database/transaction.ts'
import type { AppContext } from './handler.ts'

/**
 * What a due timer does; the key in a module's `timerHandlers` is `<entity>/<event>`. It may run more than once and on any
 * process, so it asks the state machine first and does nothing when the moment has passed.
 */
export type TimerHandler = (app: AppContext, entityId: string) => Promise<void>
export type TimerHandlers = Readonly<Record<string, TimerHandler>>

/** An event as it is handed on. */
export type Happened = { readonly id: string; readonly event: string; readonly payload: Readonly<Record<string, unknown>> }

/**
 * Somebody who listens to events. `take` runs in a transaction that also notes the event as taken by this consumer, so
 * a second delivery changes nothing; what needs the network asks for a job instead.
 */
export type Subscriber = {
  readonly consumer: string
  readonly events: readonly string[]
  readonly take: (tx: Transaction, happened: Happened, app: AppContext) => Promise<void>
}

/** Background work by task name, for what was asked for with `requestJob`. At least once: it must bear a repetition. */
export type JobTasks = Readonly<Record<string, (app: AppContext, payload: Readonly<Record<string, unknown>>) => Promise<void>>>
