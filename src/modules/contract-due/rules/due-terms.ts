import { daysLater } from '../../order/rules/order-times.ts'
import type { DueKind } from './due-machine.ts'

/** Days in which a side is asked to pay. A margin protects against a price that moves on. */
const daysToPay: Readonly<Record<DueKind, number>> = { DIFFERENCE: 7, MARGIN: 3, DEPOSIT: 3, RESCISSION: 7 }
/** How long one attempt at a gateway stays open. */
const minutesToPay = 30

/** Until when something is asked for that became due at `from`. It can be paid later too. */
export function dueAtOf(kind: DueKind, from: Date): Date {
  return daysLater(from, daysToPay[kind])
}

/** Until when an attempt that begins now can be paid. */
export function attemptEndsAt(now: Date): Date {
  return new Date(now.getTime() + minutesToPay * 60_000)
}

/** When a side is asked once more. */
export function againAt(at: Date): Date {
  return daysLater(at, 3)
}

/** When a side is reminded: a day before, on the day, and once more when it is late. */
export function dueReminders(dueAt: Date) {
  return [
    { event: 'soon', dueAt: daysLater(dueAt, -1) },
    { event: 'lapse', dueAt },
    { event: 'late', dueAt: againAt(dueAt) },
  ] as const
}

/** What of a held sum covers what its debtor owes, and what goes back. */
export function setOff(held: bigint, owed: bigint): { readonly kept: bigint; readonly back: bigint; readonly left: bigint } {
  const kept = held < owed ? held : owed
  return { kept, back: held - kept, left: owed - kept }
}
