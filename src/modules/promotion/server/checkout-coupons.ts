import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { settingOr } from '../../site/server/public.ts'
import { categoryAncestors } from '../../taxonomy/server/public.ts'
import type { AppliedDiscounts, ClaimedCoupon } from '../rules/apply-coupons.ts'
import type { SpendDiscount } from '../rules/spend-discount.ts'
import { claimedCoupons, markCouponsReleased, markCouponsReturned, markCouponsReserved, markCouponsUsed } from './coupon-repository.ts'

/** What a purchase needs to know of its buyer's coupons and its stores' reductions. */
export type CheckoutDiscounts = {
  readonly held: readonly ClaimedCoupon[]
  readonly ladders: readonly SpendDiscount[]
  readonly ways: ReadonlyMap<number, readonly number[]>
  readonly now: Date
}

export const noCheckoutDiscounts: CheckoutDiscounts = { held: [], ladders: [], ways: new Map(), now: new Date(0) }

/** The coupons that a buyer holds and what the stores take off by themselves, with the ways up from the categories of what is bought. Most buyers hold none. */
export async function loadCheckoutDiscounts(
  db: Queryable,
  of: { memberId: number; now: Date; storeIds: readonly number[]; categoryIds: readonly number[] },
): Promise<CheckoutDiscounts> {
  const { held, ladders } = await claimedCoupons(db, of)
  const needsWays = [...held, ...ladders].some((one) => one.scope === 'CATEGORY')
  return { held, ladders, ways: needsWays ? await categoryAncestors(db, [...new Set(of.categoryIds)]) : new Map(), now: of.now }
}

/**
 * Holds the coupons of a checkout in its transaction: a store's for that store's order, the platform's for all of it.
 * Two checkouts at once cannot hold the same one; the second is refused (`promotion.couponTaken`).
 */
export async function reserveCoupons(
  tx: Transaction,
  of: { memberId: number; paySn: string; now: Date; orderSnOf: (storeId: number) => string },
  applied: Pick<AppliedDiscounts, 'ofStore' | 'ofPlatform'>,
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
  if (list.length === 0 || (await markCouponsReserved(tx, of, list))) return true
  return failure('promotion.couponTaken')
}

/** The checkout is paid: what it held is used. */
export const consumeCoupons = (tx: Transaction, paySn: string, now: Date): Promise<void> => markCouponsUsed(tx, paySn, now)

/**
 * Orders of a checkout are cancelled: their coupons are free again, and with the last order the platform's too. One that
 * ran out meanwhile ends.
 */
export const releaseCoupons = (tx: Transaction, paySn: string, orderSns: readonly string[] | 'all', now: Date): Promise<void> =>
  markCouponsReleased(tx, paySn, orderSns === 'all' ? null : orderSns, now)

const day = 86_400_000

/**
 * Everything of a paid order went back: its coupon may be used again, and with the last order of a checkout the platform's too
 * (flows.md F2). Each holds at least for the days of the setting `coupon_return_days`.
 */
export async function returnCoupons(tx: Transaction, paySn: string, orderSn: string, isLast: boolean, now: Date): Promise<void> {
  const days = await settingOr(tx, 'coupon_return_days', '7')
  const validUntil = new Date(now.getTime() + (/^[1-9][0-9]{0,2}$/.test(days) ? Number(days) : 7) * day)
  await markCouponsReturned(tx, { paySn, orderSn, isLast, validUntil, now })
}
