/** A stretch of one weekday (ISO, Monday is 1) in minutes of the day in China; it ends at 1440 at the latest. */
export type OpeningSpan = { readonly weekday: number; readonly opensAt: number; readonly closesAt: number }
/** Days of China on which nothing is done, both included. */
export type ClosedDays = { readonly closedFrom: string; readonly closedTo: string }
/** What a store is doing at a moment, and when it works again: a day of China and a minute of it. */
export type OpenStatus =
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'resting'; readonly next: NextOpening | null }
  | { readonly kind: 'closed'; readonly next: NextOpening | null }
export type NextOpening = { readonly day: string; readonly inDays: number; readonly weekday: number; readonly minute: number }

// China has one time zone and no summer time.
const chinaOffsetMs = 8 * 3_600_000
const dayMs = 86_400_000
/** A closure lasts at most 60 days, and then a week has every weekday. */
const farthest = 68

const asChina = (now: Date) => new Date(now.getTime() + chinaOffsetMs)
const isoDay = (china: Date) => china.toISOString().slice(0, 10)
const weekdayOf = (china: Date) => (china.getUTCDay() === 0 ? 7 : china.getUTCDay())

/** What a week of hours and days of closure mean at a moment. Hours never keep anybody from ordering; days of closure do. */
export function openStatusAt(week: readonly OpeningSpan[], closure: ClosedDays | null, now: Date): OpenStatus {
  const china = asChina(now)
  const minute = china.getUTCHours() * 60 + china.getUTCMinutes()
  if (isClosedOn(isoDay(china), closure)) return { kind: 'closed', next: nextOpening(week, closure, china, 1441) }
  const current = week.find((span) => span.weekday === weekdayOf(china) && span.opensAt <= minute && minute < span.closesAt)
  return current ? { kind: 'open', until: current.closesAt } : { kind: 'resting', next: nextOpening(week, closure, china, minute) }
}

function isClosedOn(day: string, closure: ClosedDays | null): boolean {
  return closure !== null && closure.closedFrom <= day && day <= closure.closedTo
}

function nextOpening(week: readonly OpeningSpan[], closure: ClosedDays | null, china: Date, minute: number): NextOpening | null {
  for (let inDays = 0; inDays <= farthest; inDays++) {
    const then = new Date(china.getTime() + inDays * dayMs)
    const weekday = weekdayOf(then)
    const opens = week.filter((span) => span.weekday === weekday && (inDays > 0 || span.opensAt > minute)).map((span) => span.opensAt)
    if (opens.length > 0 && !isClosedOn(isoDay(then), closure)) return { day: isoDay(then), inDays, weekday, minute: Math.min(...opens) }
  }
  return null
}

/** Weekdays with the same hours together, in the order of the week, for reading. */
export function groupedWeek(
  week: readonly OpeningSpan[],
): readonly { readonly weekdays: readonly number[]; readonly spans: readonly OpeningSpan[] }[] {
  const groups: { weekdays: number[]; spans: OpeningSpan[]; key: string }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = week.filter((span) => span.weekday === weekday).toSorted((one, other) => one.opensAt - other.opensAt)
    if (spans.length === 0) continue
    const key = spans.map((span) => `${span.opensAt}-${span.closesAt}`).join()
    const same = groups.find((group) => group.key === key)
    if (same) same.weekdays.push(weekday)
    else groups.push({ weekdays: [weekday], spans, key })
  }
  return groups
}

/** Minutes of the day as `08:30`. */
export function formatMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

const clockText = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** `8:30` or `08:30` as minutes of the day; null for anything else. `24:00` is the end of the day. */
export function parseMinute(text: string): number | null {
  if (text === '24:00') return 1440
  const found = clockText.exec(text)
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}

/** A week in order; the refusal's key when a span is empty, runs backwards or overlaps another one, or none is there. */
export function checkWeek(week: readonly OpeningSpan[]): readonly OpeningSpan[] | 'hoursNone' | 'hoursOrder' | 'hoursOverlap' {
  if (week.length === 0) return 'hoursNone'
  const sorted = week.toSorted((one, other) => one.weekday - other.weekday || one.opensAt - other.opensAt)
  if (sorted.some((span) => span.opensAt >= span.closesAt)) return 'hoursOrder'
  const overlaps = sorted.some((span, place) => {
    const before = sorted[place - 1]
    return before?.weekday === span.weekday && before.closesAt > span.opensAt
  })
  return overlaps ? 'hoursOverlap' : sorted
}

/** Monday to Friday, 8 to 18: what conversations assume of a store that never said. */
export const standardWeek: readonly OpeningSpan[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 480, closesAt: 1080 }))
