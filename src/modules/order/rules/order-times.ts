import { addBusinessDays, dayOf, endOfDay, type Calendar } from '../../../kernel/time/clock.ts'

/** Time limits of an order in force when it is placed or moved; a later change of a setting re-times nothing. */
export type OrderTimeLimits = {
  /** Hours until an unpaid online order cancels itself. */
  readonly payHours: number
  /** Working days for a bank transfer. */
  readonly transferDays: number
  /** Days after shipping until goods count as received whose arrival nobody noted, and after their arrival. */
  readonly transitDays: number
  readonly receiveDays: number
  /** Days after arrival in which goods by weight wait for their weight. */
  readonly weighDays: number
  /** Days by which a buyer may postpone that, once. */
  readonly extendDays: number
  /** Days after completion in which an order may be evaluated, and in which something may be added. */
  readonly evaluateDays: number
  readonly appendDays: number
}

/** The defaults of flows.md F1 and F11. */
export const defaultOrderTimes: OrderTimeLimits = {
  payHours: 24,
  transferDays: 3,
  transitDays: 30,
  receiveDays: 10,
  weighDays: 3,
  extendDays: 7,
  evaluateDays: 30,
  appendDays: 180,
}

const hour = 3_600_000
const day = 24 * hour
// Asia/Shanghai has had no summer time since 1991.
const shanghai = 8 * hour

/** When an order that is not paid cancels itself: `limit` is hours for online payment, whole working days of a calendar for a transfer. */
export function payDueAt(now: Date, limit: number, calendar: Calendar | null): Date {
  return calendar === null ? new Date(now.getTime() + limit * hour) : endOfWorkingDay(now, limit, calendar)
}

export type PayDue = {
  readonly due: Date
  /** The one extension was given before. */
  readonly isExtended: boolean
  /** Until when the prices hold; null where they do not move. */
  readonly heldUntil: Date | null
}

/** The first rejected voucher gives at least a day to try again, but never beyond the time for which the prices are held. */
export function payDueAfterRejection(now: Date, { due, isExtended, heldUntil }: PayDue): Date {
  const later = isExtended ? due : new Date(Math.max(due.getTime(), now.getTime() + day))
  return heldUntil !== null && heldUntil < later ? heldUntil : later
}

export function daysLater(from: Date, days: number): Date {
  return new Date(from.getTime() + days * day)
}

/** 24:00 Asia/Shanghai of the n-th working day of a calendar after `now`. */
export function endOfWorkingDay(now: Date, workingDays: number, calendar: Calendar): Date {
  return endOfDay(addBusinessDays(dayOf(now), workingDays, calendar))
}

/** The day in Asia/Shanghai as `YYMMDD`, the head of document numbers. */
export function dayCode(now: Date): string {
  return new Date(now.getTime() + shanghai).toISOString().slice(2, 10).replaceAll('-', '')
}
