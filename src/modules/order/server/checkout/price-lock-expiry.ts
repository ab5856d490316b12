import { type Call, memberOf } from '../../../../api/handler.ts'
import { lockPrices, unlockPrices } from '../../../pricing/server/public.ts'
import type { Checkout } from './price-checkout.ts'

const linesOf = (checkout: Checkout) => checkout.stores.flatMap((store) => store.lines)

/**
 * Until when the prices of an order placed now hold: that is when it must be paid (flows.md F1). A locked or fixed price holds
 * until its own end, another index-linked one as long as its store grants from now on, an agreed one as long as its quotation.
 * The earliest counts; null without any of them.
 */
export function priceValidUntil(checkout: Checkout, now: Date, agreedUntil: Date | null): Date | null {
  const ends = linesOf(checkout).flatMap(({ index }) =>
    index ? [index.lockedUntil ?? new Date(now.getTime() + index.lockMinutes * 60_000)] : [],
  )
  if (agreedUntil !== null) ends.push(agreedUntil)
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())))
}

export function earliestExpiry(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one
}

/** Locks what the buyer is shown at the checkout. True when a lock was made, so that the checkout must be read again. */
export async function lockCheckoutPrices(call: Call, checkout: Checkout): Promise<boolean> {
  const open = linesOf(checkout).flatMap(({ index, sku }) => (index && !index.lockedUntil ? [sku] : []))
  if (open.length === 0) return false
  const { memberId } = memberOf(call)
  const locking = { memberId, priceClass: call.priceClass, now: call.app.clock.now() }
  return (await call.app.inTransaction((tx) => lockPrices(tx, open, locking))) > 0
}

/** Lets the locks of a checkout go: the buyer wants the prices of now. */
export async function unlockCheckoutPrices(call: Call, checkout: Checkout): Promise<void> {
  const productIds = linesOf(checkout).flatMap(({ index, sku }) => (index?.lockedUntil ? [sku.productId] : []))
  if (productIds.length === 0) return
  await call.app.inTransaction((tx) => unlockPrices(tx, memberOf(call).memberId, productIds, call.app.clock.now()))
}
