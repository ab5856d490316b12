import type { Queryable } from '../../../kernel/database/transaction.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { standardWeek, openStatusAt, type OpeningSpan } from '../../store/rules/opening-hours.ts'
import { closureOf, hoursOf } from '../../store/server/public.ts'
import { spansOf } from '../rules/agent-hours.ts'
import { platformDesk } from './agents.ts'
import type { Desk } from './agent-repository.ts'

/** When a desk answers and whether it does now: a store's by its opening hours and days of closure, the platform's by its own. */
export async function deskWeek(
  handle: Queryable,
  desk: Desk,
  now: Date,
): Promise<{ readonly week: readonly OpeningSpan[]; readonly isOpen: boolean }> {
  const isPlatform = desk.deskId === platformDesk
  const week = isPlatform ? spansOf(desk) : ((await hoursOf(handle, desk.deskId))?.spans ?? standardWeek)
  const closure = isPlatform ? null : ((await closureOf(handle, desk.deskId, dayOf(now))) ?? null)
  return { week, isOpen: openStatusAt(week, closure, now).kind === 'open' }
}
