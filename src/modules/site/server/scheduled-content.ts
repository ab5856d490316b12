import type { TimerHandlers } from '../../../api/background.ts'
import { emit } from '../../../kernel/events/events.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'

/** What the mall shows for a time. */
export type ScheduledKind = 'banner' | 'topic'
type Period = { readonly startsAt: Date | null; readonly endsAt: Date | null }

/**
 * Visitors' pages are kept, so the begin and the end of a period must be told as a change is. A moment that has passed
 * needs no timer: the change that set it is told by itself.
 */
export async function scheduleContent(
  tx: Transaction,
  entity: ScheduledKind,
  entityId: number,
  period: Period | null,
  now: Date,
): Promise<void> {
  await cancelTimers(tx, { entity, entityId })
  for (const [event, dueAt] of [
    ['begin', period?.startsAt],
    ['end', period?.endsAt],
  ] as const)
    if (dueAt && dueAt > now) await schedule(tx, { entity, entityId, event, dueAt })
}

const tell: TimerHandlers[string] = (app) => app.inTransaction((tx) => emit(tx, { event: 'site.changed', payload: { timed: true } }))

/** A banner or a topic begins or ends: pages that are kept show something old. */
export const siteTimers: TimerHandlers = { 'banner/begin': tell, 'banner/end': tell, 'topic/begin': tell, 'topic/end': tell }
