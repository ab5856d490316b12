import type { AnyHandle } from '../../../shared/unit.ts'
import { dayOf } from '../../../shared/clock.ts'
import { standardWeek, standingAt, type Span } from '../../store/rules/opening-hours.ts'
import { closureOf, hoursOf } from '../../store/server/public.ts'
import { spansOf } from '../rules/desk-hours.ts'
import { platformDesk } from './desk-people.ts'
import type { Desk } from './desk-store.ts'

/** When a desk answers and whether it does now: a store's by its opening hours and days of closure, the platform's by its own. */
export async function deskWeek(
  handle: AnyHandle,
  desk: Desk,
  now: Date,
): Promise<{ readonly week: readonly Span[]; readonly isOpen: boolean }> {
  const isPlatform = desk.deskId === platformDesk
  const week = isPlatform ? spansOf(desk) : ((await hoursOf(handle, desk.deskId))?.spans ?? standardWeek)
  const closure = isPlatform ? null : ((await closureOf(handle, desk.deskId, dayOf(now))) ?? null)
  return { week, isOpen: standingAt(week, closure, now).kind === 'open' }
}
