import { daysLater } from '../../order/rules/order-times.ts'

/** How a supplement can come. DIRECT: to the store itself; all others to the platform. */
export const supplementWays = ['ONLINE', 'BALANCE', 'TRANSFER', 'DIRECT'] as const
export type SupplementWay = (typeof supplementWays)[number]

/** Days in which a buyer is asked to pay a supplement. */
const daysToPay = 7
/** How long one attempt at a gateway stays open. */
const minutesToPay = 30

/** Until when a supplement is asked for that was agreed on at `settledAt`. It can be paid later too. */
export function supplementDueAt(settledAt: Date): Date {
  return daysLater(settledAt, daysToPay)
}

/** Until when an attempt that begins now can be paid. */
export function attemptEndsAt(now: Date): Date {
  return new Date(now.getTime() + minutesToPay * 60_000)
}

/** When a buyer is asked once more. */
export function againAt(at: Date): Date {
  return daysLater(at, 3)
}

/** When a buyer is reminded of a supplement: before its day, on it, and once more when it is late. */
export function supplementReminders(dueAt: Date) {
  return [
    { event: 'supplementSoon', dueAt: daysLater(dueAt, -2) },
    { event: 'supplementLapse', dueAt },
    { event: 'supplementLate', dueAt: againAt(dueAt) },
  ] as const
}
