import { allocate } from '../../../kernel/money/allocate.ts'
import type { Fen } from '../../../kernel/money/money.ts'

/** What a member may pay with points, as the settings say now. */
export type PointsTerms = {
  /** Points that can be spent. */
  readonly available: number
  /** Points are used in multiples of it. */
  readonly unit: number
  /** What one point is worth, in fen. */
  readonly worth: Fen
  /** How much of the goods, after coupons and reductions, points may pay, in percent. */
  readonly sharePercent: number
}
export const noPointsTerms: PointsTerms = { available: 0, unit: 1, worth: 0n, sharePercent: 0 }

/** The most points that a purchase takes: in whole units, within the share of its goods, and never all of what is to pay. */
export function mostPoints({ available, unit, worth, sharePercent }: PointsTerms, goods: Fen): number {
  if (worth <= 0n || unit <= 0 || goods <= 1n) return 0
  const share = (goods * BigInt(sharePercent)) / 100n
  const limit = share < goods ? share : goods - 1n
  const most = limit / worth
  const points = most < BigInt(available) ? Number(most) : available
  return points - (points % unit)
}

export type PointsOfStore = { readonly points: number; readonly amount: Fen }
export type PointsUse = {
  readonly terms: PointsTerms
  readonly most: number
  readonly used: number
  /** What they take off, in all and off each line. */
  readonly amount: Fen
  readonly shares: readonly Fen[]
  readonly ofStore: ReadonlyMap<number, PointsOfStore>
  /** More was asked for than may be used, or no multiple of the unit. */
  readonly isRefused: boolean
}

/**
 * Puts points on a purchase whose lines cost `amount` after everything else: what they are worth is split over the lines by what they
 * cost, and the points over the stores by what each gets of it. Sums are exact. Of a wish that is too high as much as may be is used.
 */
export function applyPoints(
  terms: PointsTerms,
  wish: number,
  lines: readonly { readonly storeId: number; readonly amount: Fen }[],
): PointsUse {
  const goods = lines.reduce((sum, line) => sum + line.amount, 0n)
  const most = mostPoints(terms, goods)
  const capped = Math.min(wish, most)
  const used = capped - (capped % Math.max(terms.unit, 1))
  const amount = BigInt(used) * terms.worth
  const none = lines.map(() => 0n)
  const shares =
    amount === 0n
      ? none
      : allocate(
          amount,
          lines.map((line) => line.amount),
        )
  const stores = [...new Set(lines.map((line) => line.storeId))]
  const amounts = stores.map((storeId) => shares.reduce((sum, share, place) => (lines[place]?.storeId === storeId ? sum + share : sum), 0n))
  const points = used === 0 ? stores.map(() => 0n) : allocate(BigInt(used), amounts)
  const ofStore = new Map(stores.map((storeId, place) => [storeId, { points: Number(points[place] ?? 0n), amount: amounts[place] ?? 0n }]))
  return { terms, most, used, amount, shares, ofStore, isRefused: used !== wish }
}

/**
 * How many points of an order must have come back when so much of what was paid for its goods is refunded: pro rata of the whole, so
 * that many small refunds give back as many as one large one, and all when everything is refunded.
 */
export function pointsBackAt(points: number, paid: Fen, refunded: Fen): number {
  if (paid <= 0n || refunded >= paid) return points
  return Number((BigInt(points) * refunded + paid / 2n) / paid)
}
