import { type Call, memberOf } from '../../../../api/handler.ts'
import { lockPrices, unlockPrices } from '../../../pricing/server/public.ts'
import type { Checkout } from './price-checkout.ts'

const skusOf = (checkout: Checkout) => checkout.stores.flatMap((store) => store.lines.map((line) => line.sku))

/**
 * Until when an order placed now holds its index-linked prices: that is when it must be paid (flows.md F1). The shortest time
 * that one of its stores grants; null without such goods.
 */
export function priceLockExpiry(checkout: Checkout, now: Date): Date | null {
  const minutes = skusOf(checkout).flatMap((sku) => (sku.index ? [sku.index.lockMinutes] : []))
  return minutes.length === 0 ? null : new Date(now.getTime() + Math.min(...minutes) * 60_000)
}

export function earliestExpiry(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one
}

/** Locks what the buyer is shown at the checkout. True when a lock was made, so that the checkout must be read again. */
export async function lockCheckoutPrices(call: Call, checkout: Checkout): Promise<boolean> {
  const open = skusOf(checkout).filter((sku) => sku.index && !sku.index.lockedUntil)
  if (open.length === 0) return false
  const { memberId } = memberOf(call)
  const locking = { memberId, priceClass: call.priceClass, now: call.app.clock.now() }
  return (await call.app.inTransaction((tx) => lockPrices(tx, open, locking))) > 0
}

/** Lets the locks of a checkout go: the buyer wants the prices of now. */
export async function unlockCheckoutPrices(call: Call, checkout: Checkout): Promise<void> {
  const held = skusOf(checkout).filter((sku) => sku.index?.lockedUntil)
  const productIds = held.map((sku) => sku.productId)
  if (productIds.length === 0) return
  await call.app.inTransaction((tx) => unlockPrices(tx, memberOf(call).memberId, productIds, call.app.clock.now()))
}
