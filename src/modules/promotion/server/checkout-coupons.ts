import { failure, type Failure } from '../../../shared/failure.ts'
import type { AnyHandle, Unit } from '../../../shared/unit.ts'
import { waysUp } from '../../catalog/server/public.ts'
import type { CouponsApplied, HeldCoupon } from '../rules/apply-coupons.ts'
import type { Ladder } from '../rules/ladder.ts'
import { heldCoupons, releaseAll, reserveAll, useAll } from './coupon-store.ts'

/** What a purchase needs to know of its buyer's coupons and its stores' reductions. */
export type CouponBook = {
  readonly held: readonly HeldCoupon[]
  readonly ladders: readonly Ladder[]
  readonly ways: ReadonlyMap<number, readonly number[]>
  readonly now: Date
}

export const noCoupons: CouponBook = { held: [], ladders: [], ways: new Map(), now: new Date(0) }

/** The coupons that a buyer holds and what the stores take off by themselves, with the ways up from the categories of what is bought. Most buyers hold none. */
export async function couponBook(
  handle: AnyHandle,
  of: { memberId: number; now: Date; storeIds: readonly number[]; categoryIds: readonly number[] },
): Promise<CouponBook> {
  const { held, ladders } = await heldCoupons(handle, of)
  const needsWays = [...held, ...ladders].some((one) => one.scope === 'CATEGORY')
  return { held, ladders, ways: needsWays ? await waysUp(handle, [...new Set(of.categoryIds)]) : new Map(), now: of.now }
}

/**
 * Holds the coupons of a checkout in its transaction: a store's for that store's order, the platform's for all of it.
 * Two checkouts at once cannot hold the same one; the second is refused (`promotion.couponTaken`).
 */
export async function reserveCoupons(
  unit: Unit,
  of: { memberId: number; paySn: string; now: Date; orderSnOf: (storeId: number) => string },
  applied: Pick<CouponsApplied, 'ofStore' | 'ofPlatform'>,
): Promise<true | Failure> {
  const ofStores = [...applied.ofStore].map(([storeId, one]) => ({
    couponId: one.coupon.couponId,
    orderSn: of.orderSnOf(storeId),
    saved: one.saving,
  }))
  const ofPlatform = applied.ofPlatform
    ? [{ couponId: applied.ofPlatform.coupon.couponId, orderSn: null, saved: applied.ofPlatform.saving }]
    : []
  const list = [...ofStores, ...ofPlatform]
  if (list.length === 0 || (await reserveAll(unit, of, list))) return true
  return failure('promotion.couponTaken')
}

/** The checkout is paid: what it held is used. */
export const consumeCoupons = (unit: Unit, paySn: string, now: Date): Promise<void> => useAll(unit, paySn, now)

/**
 * Orders of a checkout are cancelled: their coupons are free again, and with the last order the platform's too. One that
 * ran out meanwhile ends.
 */
export const releaseCoupons = (unit: Unit, paySn: string, orderSns: readonly string[] | 'all', now: Date): Promise<void> =>
  releaseAll(unit, paySn, orderSns === 'all' ? null : orderSns, now)
