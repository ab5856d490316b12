import type { UnitPrice } from '../../../kernel/money/unit-price.ts'

/** A price that a SKU is shown at from a moment on, in 1/10000 yuan. */
export type PricePoint = { readonly at: Date; readonly price: UnitPrice }

export type PriceCourse = {
  /** The price at the beginning of the period, where there was one, and every change within it. */
  readonly points: readonly PricePoint[]
  readonly lowest: UnitPrice
  readonly highest: UnitPrice
  readonly current: UnitPrice
}

/** The course of a price from a moment on: what held then counts, since buyers saw it. Points come in order; null without any. */
export function courseSince(points: readonly PricePoint[], since: Date): PriceCourse | null {
  const before = points.findLast((point) => point.at <= since)
  const within = points.filter((point) => point.at > since)
  const all = before ? [{ ...before, at: since }, ...within] : within
  const last = all.at(-1)
  if (!last) return null
  const prices = all.map((point) => point.price)
  return {
    points: all,
    lowest: prices.reduce((least, price) => (price < least ? price : least)),
    highest: prices.reduce((most, price) => (price > most ? price : most)),
    current: last.price,
  }
}

const day = 86_400_000
const claimedDays = 30

/**
 * Whether "lowest in 30 days" is true: the price was shown for all of the 30 days, none of that time was it lower, and it was
 * higher at some time of it. A price that never moved is no news.
 */
export function isLowestIn30Days(points: readonly PricePoint[], now: Date): boolean {
  const since = new Date(now.getTime() - claimedDays * day)
  const [first] = points
  const course = courseSince(points, since)
  return first !== undefined && first.at <= since && course !== null && course.current === course.lowest && course.highest > course.lowest
}
