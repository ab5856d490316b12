import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import { addDays, dayOf, startOfDay, type Day } from '../../../kernel/time/clock.ts'

/** From when the term runs. */
export const dueBases = ['SHIPMENT', 'STATEMENT'] as const
export type DueBasis = (typeof dueBases)[number]

export type CreditTerms = { readonly termDays: number; readonly dueBasis: DueBasis; readonly monthEnd: boolean }

/** Terms above this are warned of: a large buyer pays a small supplier within 60 days (条例 art. 9). */
export const warnedTermDays = 60

/** The month of a day, `2026-11`. */
export function periodOf(day: Day): string {
  return day.slice(0, 7)
}

/** The last day of the month that a day lies in. */
export function monthEndOf(day: Day): Day {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}

/** When the statement of a period is issued: the first moment of the next month. */
export function issueTimeOf(period: string): Date {
  return startOfDay(addDays(monthEndOf(`${period}-01`), 1))
}

/** Due date of what was shipped on a day: basis date, plus the term, moved to the month's end where that was agreed. */
export function dueDay(shippedOn: Day, { termDays, dueBasis, monthEnd }: CreditTerms): Day {
  const basis = dueBasis === 'SHIPMENT' ? shippedOn : monthEndOf(shippedOn)
  const due = addDays(basis, termDays)
  return monthEnd ? monthEndOf(due) : due
}

/** Late interest of 0.05 % a day on an amount, rounded once to the fen. */
export function lateInterest(fen: bigint, days: number): bigint {
  return divideHalfUp(fen * BigInt(days) * 5n, 10_000n)
}

/** Days from `from` (not counted) to `until` on which something due on a day was late. */
export function daysLate(dueOn: Day | null, from: Day, until: Day): number {
  if (dueOn === null) return 0
  const start = dueOn > from ? dueOn : from
  return Math.max(0, Math.round((startOfDay(until).getTime() - startOfDay(start).getTime()) / 86_400_000))
}

/** Days on which the company is reminded of a statement, counted from its due date. */
export const reminderDays = [-7, -3, 0, 1, 7] as const

export type OverdueLine = { readonly dueOn: Day; readonly leftFen: bigint }
export type OverdueLimits = { readonly fen: bigint; readonly days: number }

/** What is overdue for longer than is tolerated; 0 while the sum is within the tolerated amount: small residues do not block. */
export function blockingOverdue(lines: readonly OverdueLine[], now: Date, limits: OverdueLimits): bigint {
  const last = addDays(dayOf(now), -limits.days)
  const late = lines.filter((line) => line.dueOn < last).reduce((sum, line) => sum + line.leftFen, 0n)
  return late > limits.fen ? late : 0n
}
