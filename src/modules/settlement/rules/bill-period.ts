import { addDays, dayOf, shanghaiParts, startOfDay } from '../../../kernel/time/clock.ts'

/** Bills of a month: one, two (until the 15th), three (ten days each) or four (seven days each). */
export type BillsPerMonth = 1 | 2 | 3 | 4
export type BillPeriod = { readonly from: Date; readonly until: Date }

/** Days of a month on which periods begin. */
const begins: Readonly<Record<BillsPerMonth, readonly number[]>> = { 1: [1], 2: [1, 16], 3: [1, 11, 21], 4: [1, 8, 15, 22] }

/** What the setting says; a month where it says nothing sensible. */
export function billsPerMonthOf(text: string): BillsPerMonth {
  const count = Number(text)
  return count === 2 || count === 3 || count === 4 ? count : 1
}

function isBegin(day: string, perMonth: BillsPerMonth): boolean {
  return begins[perMonth].includes(Number(day.slice(8)))
}

/** The period that a moment falls into, by the calendar of Shanghai. */
export function periodAt(at: Date, perMonth: BillsPerMonth): BillPeriod {
  let from = dayOf(at)
  while (!isBegin(from, perMonth)) from = addDays(from, -1)
  let until = addDays(from, 1)
  while (!isBegin(until, perMonth)) until = addDays(until, 1)
  return { from: startOfDay(from), until: startOfDay(until) }
}

/** The last period that is over. */
export function lastPeriod(now: Date, perMonth: BillsPerMonth): BillPeriod {
  return periodAt(new Date(periodAt(now, perMonth).from.getTime() - 1), perMonth)
}

/** When the bills of a period are made: one hour after it ended, so that what was written last is there. */
export function runTime({ until }: BillPeriod): Date {
  return new Date(until.getTime() + 3_600_000)
}

/** `20261101-20261115`, both days inclusive. */
export function periodText({ from, until }: BillPeriod): string {
  const text = (at: Date) => {
    const { year, month, day } = shanghaiParts(at)
    return `${year}${month}${day}`
  }
  return `${text(from)}-${text(new Date(until.getTime() - 1))}`
}
