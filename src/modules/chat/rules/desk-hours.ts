/** When a desk answers. Minutes of the day in China; ISO weekdays, Monday is 1. */
export type DeskHours = { readonly weekdays: readonly number[]; readonly opensAt: number; readonly closesAt: number }

export const standardHours: DeskHours = { weekdays: [1, 2, 3, 4, 5], opensAt: 8 * 60, closesAt: 18 * 60 }

// China has one time zone and no summer time.
const chinaOffsetMs = 8 * 3_600_000

/** Whether the desk answers at a moment. Hours over midnight (22:00–06:00) belong to the day on which they begin. */
export function isOpenAt(hours: DeskHours, now: Date): boolean {
  const china = new Date(now.getTime() + chinaOffsetMs)
  const minute = china.getUTCHours() * 60 + china.getUTCMinutes()
  const today = china.getUTCDay() === 0 ? 7 : china.getUTCDay()
  const { opensAt, closesAt, weekdays } = hours
  if (opensAt < closesAt) return weekdays.includes(today) && minute >= opensAt && minute < closesAt
  if (opensAt === closesAt) return weekdays.includes(today)
  const yesterday = today === 1 ? 7 : today - 1
  return (weekdays.includes(today) && minute >= opensAt) || (weekdays.includes(yesterday) && minute < closesAt)
}

const clockText = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** `8:30` or `08:30` as minutes of the day; null for anything else. `24:00` is the end of the day. */
export function minuteOf(text: string): number | null {
  if (text === '24:00') return 1440
  const found = clockText.exec(text)
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}

/** Minutes of the day as `08:30`. */
export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
