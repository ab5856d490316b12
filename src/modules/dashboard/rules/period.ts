import { addDays, dayOf, startOfDay, type Day } from '../../../kernel/time/clock.ts'

/** Days that figures may be asked for, today included. */
export const periodLengths = ['1', '7', '30'] as const
export type PeriodLength = (typeof periodLengths)[number]

export type Span = {
  readonly from: Date
  readonly to: Date
  /** The same span before it: until the same time of day, so that a morning is not measured against a whole day. */
  readonly previousFrom: Date
  readonly previousTo: Date
}

export type Period = Span & {
  /** The days of the chart, Asia/Shanghai, the oldest first: those of the period, at least seven. */
  readonly days: readonly Day[]
}

const dayMs = 86_400_000

/** The period that ends now and begins with a calendar day. */
export function periodUntil(now: Date, length: PeriodLength): Period {
  const count = Number(length)
  const today = dayOf(now)
  const from = startOfDay(addDays(today, 1 - count))
  const shift = count * dayMs
  const shown = Math.max(7, count)
  return {
    from,
    to: now,
    previousFrom: new Date(from.getTime() - shift),
    previousTo: new Date(now.getTime() - shift),
    days: Array.from({ length: shown }, (_, place) => addDays(today, place + 1 - shown)),
  }
}

/** The calendar month of Asia/Shanghai until now, and the month before until the same day and time, at most until its end. */
export function monthUntil(now: Date): Span {
  const from = startOfDay(`${dayOf(now).slice(0, 7)}-01`)
  const previousFrom = startOfDay(`${dayOf(new Date(from.getTime() - 1)).slice(0, 7)}-01`)
  const previousTo = Math.min(previousFrom.getTime() + (now.getTime() - from.getTime()), from.getTime())
  return { from, to: now, previousFrom, previousTo: new Date(previousTo) }
}

/** Change against the period before in per cent, one decimal; null where there was nothing before. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10
}

/** A part of a whole in per cent, one decimal; null of nothing. */
export function sharePercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10
}
