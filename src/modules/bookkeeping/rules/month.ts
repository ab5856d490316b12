import { dayOf, startOfDay } from '../../../kernel/time/clock.ts'

/** A month as calls and addresses name it: `2026-11`; empty for the running one. */
export const monthPattern = /^(20\d{2}-(0[1-9]|1[0-2]))?$/

export type MonthSpan = { readonly month: string; readonly from: Date; readonly until: Date }

/** The first moment of a month and of the next, in Asia/Shanghai. */
export function monthSpan(month: string, now: Date): MonthSpan {
  const named = month === '' ? dayOf(now).slice(0, 7) : month
  const [year = 0, number = 1] = named.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { month: named, from: startOfDay(`${named}-01`), until: startOfDay(`${next}-01`) }
}
