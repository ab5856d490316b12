import { formatMinute, groupedWeek, type OpeningSpan } from '../rules/opening-hours.ts'

/** Weekdays as people read them: `周一–周五`, or each by name where they do not follow each other. */
function daysText(weekdays: readonly number[], names: readonly string[]): string {
  const [first = 1] = weekdays
  const last = weekdays.at(-1) ?? first
  const name = (day: number) => names[day - 1] ?? ''
  const isRow = weekdays.length > 2 && last - first === weekdays.length - 1
  return isRow ? `${name(first)}–${name(last)}` : weekdays.map(name).join(' ')
}

/** A week as one line; `names` are the weekdays from Monday. */
export function openingHoursText(week: readonly OpeningSpan[], names: readonly string[], between: string): string {
  const groups = groupedWeek(week).map(({ weekdays, spans }) => {
    const hours = spans.map((span) => `${formatMinute(span.opensAt)}–${formatMinute(span.closesAt)}`).join(between)
    return `${daysText(weekdays, names)} ${hours}`
  })
  return groups.join(' · ')
}
