import type { Call } from '../../../api/handler.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { flashTakenBy } from '../../inventory/server/public.ts'
import { withOffers, withoutOffers, type PriceOffer } from '../../catalog/rules/price-precedence.ts'
import { afterTaking, flashOffers } from '../rules/flash-price.ts'
import { fixedPricesOf } from './price-fixation/price-fixation-repository.ts'
import { lockedPricesOf } from './price-locks.ts'
import { skusForSale, type SkuForSale } from './sku-for-sale-repository.ts'

const noFixedPrices: ReadonlyMap<number, PriceOffer> = new Map()

/**
 * SKUs as this caller may buy them now, with all that `resolvePrice` chooses from: the flash price for what this buyer may still
 * take, the price that a lock of theirs holds, and what a store fixed for them. A price that is not fresh says so. Retail prices
 * are read on the visitors' role. Two queries more when there is an index-linked SKU among them, one more for flash prices.
 */
export async function skusForBuyer(call: Call, db: Queryable, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  const prices = call.priceClass === 'business' ? db : call.app.visitorRead
  const found = await skusForSale(prices, productIds, call.priceClass)
  await limitFlashPrices(call, db, found)
  const linked = [...found.values()].filter((sku) => sku.index !== null)
  if (linked.length === 0) return found
  const now = call.app.clock.now()
  const today = dayOf(now)
  const ids = linked.map((sku) => sku.productId)
  const memberId = call.caller.member?.memberId
  const buyer = { memberId: memberId ?? 0, ids, priceClass: call.priceClass, now }
  const [locks, fixedPrices] =
    memberId === undefined ? [[], noFixedPrices] : await Promise.all([lockedPricesOf(db, buyer), fixedPricesOf(db, buyer)])
  for (const sku of linked) {
    const { index, basis, productId } = sku
    if (!index || !basis) continue
    const offers = [locks.find((lock) => lock.productId === productId), fixedPrices.get(productId)]
    const isStale = index.freshUntil === null || today > index.freshUntil
    found.set(productId, {
      ...sku,
      basis: withOffers(
        basis,
        offers.filter((offer) => offer !== undefined),
      ),
      index: { ...index, isStale },
    })
  }
  return found
}

async function limitFlashPrices(call: Call, db: Queryable, skus: Map<number, SkuForSale>): Promise<void> {
  const { member } = call.caller
  const limited = [...skus.values()].flatMap(({ productId, flash }) =>
    flash?.perBuyer ? [{ productId, flashSaleId: flash.flashSaleId }] : [],
  )
  if (!member || limited.length === 0) return
  const taken = await flashTakenBy(db, member, limited)
  for (const [productId, sku] of skus) {
    if (!sku.flash) continue
    const flash = afterTaking(sku.flash, taken.get(`${sku.flash.flashSaleId} ${productId}`) ?? 0n)
    const basis = sku.basis && withOffers(withoutOffers(sku.basis, ['flash']), flashOffers(flash))
    skus.set(productId, { ...sku, flash, basis })
  }
}
