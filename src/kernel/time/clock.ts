/** The time as a parameter: rules and use cases never ask the machine. */
export type Clock = { now(): Date }

/** A calendar day in Asia/Shanghai, written `2026-11-20`. */
export type Day = string

const dayLength = 86_400_000
// Shanghai has had no summer time since 1991, so its offset is a constant for every moment this product handles.
const shanghaiOffset = 8 * 3_600_000
const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** The parts of a moment as a clock on a wall in Shanghai shows them. */
export function shanghaiParts(at: Date) {
  const iso = new Date(at.getTime() + shanghaiOffset).toISOString()
  return { year: iso.slice(0, 4), month: iso.slice(5, 7), day: iso.slice(8, 10), hour: iso.slice(11, 13), minute: iso.slice(14, 16) }
}

/** The Shanghai day that a moment falls on. */
export function dayOf(at: Date): Day {
  const { year, month, day } = shanghaiParts(at)
  return `${year}-${month}-${day}`
}

/** Reads `2026-11-20`; undefined for another shape or a day that does not exist. */
export function parseDay(text: string): Day | undefined {
  if (!dayShape.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? undefined : text
}

/** 00:00 of the day in Shanghai. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00+08:00`)
}

/** 24:00 of the day in Shanghai, which is when a due date that is a day ends (flows.md F0). */
export function endOfDay(day: Day): Date {
  return new Date(startOfDay(day).getTime() + dayLength)
}

/** The day `count` calendar days later, or earlier when negative. */
export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(startOfDay(day).getTime() + count * dayLength))
}

/** The platform's calendar: holidays on weekdays, and weekend days that are worked instead (调休). */
export type Calendar = { readonly holidays: ReadonlySet<Day>; readonly workedWeekends?: ReadonlySet<Day> }

/** True for a working day of the calendar. */
export function isBusinessDay(day: Day, calendar: Calendar): boolean {
  if (calendar.holidays.has(day)) return false
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (weekday !== 0 && weekday !== 6) || calendar.workedWeekends?.has(day) === true
}

/** The `count`-th business day after `day`, which itself does not count. The deadline is its `endOfDay`. */
export function addBusinessDays(day: Day, count: number, calendar: Calendar): Day {
  let at = day
  for (let left = count; left > 0;) {
    at = addDays(at, 1)
    if (isBusinessDay(at, calendar)) left -= 1
  }
  return at
}
