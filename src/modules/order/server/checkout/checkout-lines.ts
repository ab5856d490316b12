import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../../kernel/quantity/quantity.ts'
import type { Queryable, Reader, Transaction } from '../../../../kernel/database/transaction.ts'
import { precisionOf, type UnitKind } from '../../../catalog/rules/sale-quantity.ts'
import { type BasketLine } from '../../../basket/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { addressesOf, addressOf, type Address } from '../../../member/server/public.ts'
import { loadCheckoutDiscounts, noCheckoutDiscounts } from '../../../promotion/server/public.ts'
import type { Receiver } from '../../endpoints-schemas.ts'
import { priceCheckout, type Checkout, type ChosenLine, type StoreChoices } from './price-checkout.ts'

export type CheckoutRequest = {
  readonly buyNow?: { readonly productId: number; readonly number: string; readonly unit: UnitKind }
  readonly addressId?: number
  readonly stores: readonly StoreChoices[]
  /** A coupon of the platform, 0 for none; not said takes the best. */
  readonly platformCouponId?: number | undefined
}

/** How a purchase is read: over the pools for a preview, inside the transaction for an order. */
export type CheckoutSources = {
  readonly handle: Reader | Transaction
  readonly cart: (db: Queryable) => Promise<BasketLine[]>
  readonly skus: (productIds: readonly number[]) => Promise<Map<number, SkuForSale>>
  /** True where the stores' reductions and the buyer's coupons count. A request that others decide about uses none: they may be over by then. */
  readonly withCoupons?: boolean
}

export type Purchase = { readonly checkout: Checkout; readonly receiver: Receiver | null }

/** Reads what the buyer wants to buy and prices it. Refusals: `order.addressGone`, and a quantity that is none. */
export async function readPurchase(call: Call, checkoutRequest: CheckoutRequest, sources: CheckoutSources): Promise<Purchase | Failure> {
  const { buyNow } = checkoutRequest
  const cart = buyNow ? [] : await sources.cart(sources.handle)
  const [skus, address] = await Promise.all([
    sources.skus(buyNow ? [buyNow.productId] : cart.map((line) => line.productId)),
    addressFor(sources.handle, memberOf(call).memberId, checkoutRequest.addressId),
  ])
  const chosen = buyNow ? boughtNow(buyNow, skus.get(buyNow.productId)) : cart.map(chosenOf)
  if (isFailure(chosen)) return chosen
  if (isFailure(address)) return address
  const receiver = address && asReceiver(address)
  const closed = address !== null && !address.isServed
  const coupons = sources.withCoupons ? await couponsOf(call, sources.handle, skus) : noCheckoutDiscounts
  const { stores, platformCouponId } = checkoutRequest
  return { checkout: priceCheckout(chosen, skus, { lang: call.lang, stores, receiver, closed, coupons, platformCouponId }), receiver }
}

function couponsOf(call: Call, db: Queryable, skus: ReadonlyMap<number, SkuForSale>) {
  const [storeIds, categoryIds] = [[...skus.values()].map((sku) => sku.storeId), [...skus.values()].map((sku) => sku.categoryId)]
  return loadCheckoutDiscounts(db, {
    memberId: memberOf(call).memberId,
    now: call.app.clock.now(),
    storeIds: [...new Set(storeIds)],
    categoryIds,
  })
}

function chosenOf(line: BasketLine): ChosenLine {
  return { cartId: line.lineId, productId: line.productId, unit: line.unit, number: line.number, shownPrice: line.shownPrice }
}

function boughtNow(wanted: NonNullable<CheckoutRequest['buyNow']>, sku: SkuForSale | undefined): ChosenLine[] | Failure {
  if (!sku) return failure('basket.notForSale')
  const number = parseQuantity(wanted.number, precisionOf(sku, wanted.unit))
  if (number === undefined || number === 0n) return failure('basket.outOfRange', {}, { field: 'buyNow.number' })
  return [{ cartId: null, productId: wanted.productId, unit: wanted.unit, number, shownPrice: null }]
}

/** The named address, or the default one; null when the member has none yet. */
async function addressFor(
  handle: Reader | Transaction,
  memberId: number,
  addressId: number | undefined,
): Promise<Address | null | Failure> {
  if (addressId === undefined) return (await addressesOf(handle, memberId))[0] ?? null
  return (await addressOf(handle, memberId, addressId)) ?? failure('order.addressGone', {}, { field: 'addressId' })
}

function asReceiver(address: Address): Receiver {
  return {
    addressId: address.id,
    receiverName: address.receiver,
    mobile: address.phone,
    regionCode: address.districtCode,
    regionText: address.regionName,
    detail: address.detail,
  }
}
