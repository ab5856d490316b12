import type { Calendar } from '../../../kernel/time/clock.ts'
import { daysLater, endOfWorkingDay } from '../../order/rules/order-times.ts'
import type { AftersaleEvent, AftersaleKind, AftersaleState } from './aftersale-machine.ts'
import type { ComplaintEvent, ComplaintState } from './complaint-machine.ts'

/** Days for each side; the usual ones of flows.md F2. */
export const usualDays = {
  /** After completion, in which a case may be opened: for consumers, and for companies (their inspection period). */
  windowDays: 7,
  companyWindowDays: 15,
  answerDays: 3,
  /** Hours, for goods that have not left: a store that has not begun answers soon (flows.md F1). */
  cancelHours: 1,
  /** Working days. */
  companyAnswerDays: 5,
  offerDays: 3,
  complainDays: 7,
  returnDays: 7,
  receiveDays: 10,
  partDays: 7,
  replaceDays: 15,
  admitDays: 3,
  appealDays: 7,
} as const
export type AftersaleDays = Readonly<Record<keyof typeof usualDays, number>>

export type TimedMove = { readonly event: AftersaleEvent; readonly dueAt: Date }
type Timed = {
  readonly kind: AftersaleKind
  readonly isCompany: boolean
  readonly isUnshipped: boolean
  readonly days: AftersaleDays
  readonly calendar: Calendar
  readonly now: Date
}

/** What happens by itself when the side whose turn it is stays silent, and when; null where nobody is waited for. */
export function silentMove(state: AftersaleState, { kind, isCompany, isUnshipped, days, calendar, now }: Timed): TimedMove | null {
  const after = (event: AftersaleEvent, count: number): TimedMove => ({ event, dueAt: daysLater(now, count) })
  if (state === 'APPLIED') {
    if (isUnshipped) return { event: 'agreeRefund', dueAt: daysLater(now, days.cancelHours / 24) }
    const event = kind === 'return' || kind === 'exchange' ? 'agreeReturn' : 'agreeRefund'
    return isCompany ? { event, dueAt: endOfWorkingDay(now, days.companyAnswerDays, calendar) } : after(event, days.answerDays)
  }
  if (state === 'COUNTER_OFFERED') return after('offerTimeout', days.offerDays)
  if (state === 'SELLER_REJECTED' || state === 'RECEIPT_REFUSED') return after('close', days.complainDays)
  if (state === 'WAIT_RETURN') return after('returnTimeout', days.returnDays)
  if (state === 'RETURNING') return after(kind === 'exchange' ? 'receiveForExchange' : 'receiveAll', days.receiveDays)
  if (state === 'PART_RECEIVED') return after('acceptPart', days.partDays)
  return state === 'REPLACEMENT_SHIPPED' ? after('confirmReplacement', days.replaceDays) : null
}

/** The same for a complaint: it is admitted by itself, and a supplier who does not answer loses. */
export function silentComplaint(state: ComplaintState, days: AftersaleDays, now: Date): { event: ComplaintEvent; dueAt: Date } | null {
  if (state === 'NEW') return { event: 'admit', dueAt: daysLater(now, days.admitDays) }
  return state === 'WAIT_APPEAL' ? { event: 'silence', dueAt: daysLater(now, days.appealDays) } : null
}

/** When a case moves by itself after a complaint that stopped its time: what was left goes on; null where nothing was left, so that it begins anew. */
export function resumedDue({ openedAt, caseDueAt }: { readonly openedAt: Date; readonly caseDueAt: Date | null }, now: Date): Date | null {
  const left = caseDueAt === null ? 0 : caseDueAt.getTime() - openedAt.getTime()
  return left > 0 ? new Date(now.getTime() + left) : null
}
