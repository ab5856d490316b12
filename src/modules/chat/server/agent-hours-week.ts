import type { Queryable } from '../../../kernel/database/transaction.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { standardWeek, openStatusAt, type OpeningSpan } from '../../store/rules/opening-hours.ts'
import { closureOf, hoursOf } from '../../store/server/public.ts'
import { spansOf } from '../rules/agent-hours.ts'
import { platformInbox } from './inbox-agents.ts'
import type { Inbox } from './inbox-repository.ts'

/** When a desk answers and whether it does now: a store's by its opening hours and days of closure, the platform's by its own. */
export async function agentHoursWeek(
  db: Queryable,
  desk: Inbox,
  now: Date,
): Promise<{ readonly week: readonly OpeningSpan[]; readonly isOpen: boolean }> {
  const isPlatform = desk.deskId === platformInbox
  const week = isPlatform ? spansOf(desk) : ((await hoursOf(db, desk.deskId))?.spans ?? standardWeek)
  const closure = isPlatform ? null : ((await closureOf(db, desk.deskId, dayOf(now))) ?? null)
  return { week, isOpen: openStatusAt(week, closure, now).kind === 'open' }
}
