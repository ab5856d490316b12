import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { addDays, type Day } from '../../../kernel/time/clock.ts'

/** Months from its issue in which a commercial bill falls due at the latest (measures on commercial bills, in force since 2023). */
export const longestBill = 6

/** The same day so many months later; where a month has no such day, its last. */
function monthsLater(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const place = year * 12 + (month - 1) + count
  const first = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-01`
  const last = Number(addDays(`${Math.floor((place + 1) / 12)}-${String(((place + 1) % 12) + 1).padStart(2, '0')}-01`, -1).slice(8))
  return `${first.slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`
}

/** Why a bill that falls due on a day is not taken; null when it is. Refusals: `credit.billPast`, `billTooLate`. */
export function billDayProblem(dueOn: Day, today: Day): Failure | null {
  if (dueOn <= today) return failure('credit.billPast', {}, { field: 'billDueDate' })
  const latest = monthsLater(today, longestBill)
  return dueOn > latest ? failure('credit.billTooLate', { latest, months: longestBill }, { field: 'billDueDate' }) : null
}
