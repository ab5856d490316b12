import { addDays, type Day } from '../../../kernel/time/clock.ts'

/** A period cut into its whole months and the days before and after them; both ends are included, and an empty part ends before it begins. */
export type SpanParts = {
  readonly head: readonly [Day, Day]
  /** First days of the first and of the last whole month. */
  readonly months: readonly [Day, Day]
  readonly tail: readonly [Day, Day]
}

const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`
const nextMonth = (day: Day): Day => monthStart(addDays(monthStart(day), 31))

/** Cuts a period, so that what is summed per month is not read day by day. */
export function spanParts(from: Day, to: Day): SpanParts {
  const first = from === monthStart(from) ? from : nextMonth(from)
  const until = monthStart(addDays(to, 1))
  const none = [addDays(to, 1), to] as const
  if (first >= until) return { head: [from, to], months: none, tail: none }
  return { head: [from, addDays(first, -1)], months: [first, monthStart(addDays(until, -1))], tail: [until, to] }
}
