import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../../kernel/quantity/quantity.ts'
import type { Queryable, Reader, Transaction } from '../../../../kernel/database/transaction.ts'
import { materialCodesOfSkus } from '../../../enterprise/server/public.ts'
import { precisionOf, type UnitKind } from '../../../catalog/rules/sale-quantity.ts'
import { type BasketLine } from '../../../basket/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { addressesOf, addressOf, isRegionServed, type Address } from '../../../member/server/public.ts'
import { noPointsTerms } from '../../../loyalty/rules/points-payment.ts'
import { pointsTermsOf } from '../../../loyalty/server/public.ts'
import { projectTitles } from '../../../project/server/public.ts'
import { loadCheckoutDiscounts, noCheckoutDiscounts } from '../../../promotion/server/public.ts'
import type { Receiver } from '../../endpoints-schemas.ts'
import { isPrivateBuyer } from '../../rules/private-buyer.ts'
import { priceCheckout, type Checkout, type ChosenLine, type StoreChoices } from './price-checkout.ts'

export type CheckoutRequest = {
  readonly buyNow?: { readonly productId: number; readonly number: string; readonly unit: UnitKind }
  readonly addressId?: number
  readonly stores: readonly StoreChoices[]
  /** A coupon of the platform, 0 for none; not said takes the best. */
  readonly platformCouponId?: number | undefined
  /** How many points shall pay a part. */
  readonly points?: number
}

/** How a purchase is read: over the pools for a preview, inside the transaction for an order. */
export type CheckoutSources = {
  readonly handle: Reader | Transaction
  readonly cart: (db: Queryable) => Promise<BasketLine[]>
  readonly skus: (productIds: readonly number[]) => Promise<Map<number, SkuForSale>>
  /** True where the stores' reductions and the buyer's coupons count. A request that others decide about uses none: they may be over by then. */
  readonly withCoupons?: boolean
  /** True where the buyer's points may pay a part. */
  readonly withPoints?: boolean
  /** Where it goes, when that was settled before: no address is read then, whatever became of it. Null is a purchase without a place. */
  readonly receiver?: Receiver | null
}

export type Purchase = { readonly checkout: Checkout; readonly receiver: Receiver | null }

/** Reads what the buyer wants to buy and prices it. Refusals: `order.addressGone`, `order.projectGone`, and a quantity that is none. */
export async function readPurchase(call: Call, checkoutRequest: CheckoutRequest, sources: CheckoutSources): Promise<Purchase | Failure> {
  const { buyNow } = checkoutRequest
  const cart = buyNow ? [] : await sources.cart(sources.handle)
  const [skus, place] = await Promise.all([
    sources.skus(buyNow ? [buyNow.productId] : cart.map((line) => line.productId)),
    sources.receiver === undefined
      ? placeOf(sources.handle, memberOf(call).memberId, checkoutRequest.addressId)
      : settledPlace(sources.handle, sources.receiver),
  ])
  const chosen = buyNow ? boughtNow(buyNow, skus.get(buyNow.productId)) : cart.map(chosenOf)
  if (isFailure(chosen)) return chosen
  if (isFailure(place)) return place
  const { receiver, closed } = place
  const coupons = sources.withCoupons ? await couponsOf(call, sources.handle, skus) : noCheckoutDiscounts
  const { stores, platformCouponId, points: pointsWanted = 0 } = checkoutRequest
  const points = sources.withPoints ? await pointsTermsOf(sources.handle, memberOf(call).memberId, call.app.clock.now()) : noPointsTerms
  const { enterpriseId, memberId } = memberOf(call)
  const wanted = stores.flatMap(({ projectId = 0 }) => (projectId > 0 ? [projectId] : []))
  const listed = chosen.flatMap((line) => line.projectId ?? [])
  const projects = await projectTitles(sources.handle, { enterpriseId, memberId }, [...new Set([...wanted, ...listed])])
  // What others decided about is ordered whatever became of the project.
  if (sources.receiver === undefined && wanted.some((projectId) => !projects.has(projectId))) return failure('order.projectGone')
  const codes =
    enterpriseId === null ? new Map<number, string>() : await materialCodesOfSkus(sources.handle, enterpriseId, [...skus.keys()])
  const isPrivate = isPrivateBuyer(memberOf(call))
  const terms = { lang: call.lang, stores, receiver, closed, coupons, platformCouponId, points, pointsWanted, codes, projects, isPrivate }
  return { checkout: priceCheckout(chosen, skus, terms), receiver }
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
  return {
    cartId: line.lineId,
    productId: line.productId,
    unit: line.unit,
    number: line.number,
    shownPrice: line.shownPrice,
    projectId: line.projectId ?? null,
  }
}

function boughtNow(wanted: NonNullable<CheckoutRequest['buyNow']>, sku: SkuForSale | undefined): ChosenLine[] | Failure {
  if (!sku) return failure('basket.notForSale')
  const number = parseQuantity(wanted.number, precisionOf(sku, wanted.unit))
  if (number === undefined || number === 0n) return failure('basket.outOfRange', {}, { field: 'buyNow.number' })
  return [{ cartId: null, productId: wanted.productId, unit: wanted.unit, number, shownPrice: null, projectId: null }]
}

type Place = { readonly receiver: Receiver | null; readonly closed: boolean }

async function placeOf(handle: Reader | Transaction, memberId: number, addressId: number | undefined): Promise<Place | Failure> {
  const address = await addressFor(handle, memberId, addressId)
  if (isFailure(address)) return address
  return address ? { receiver: receiverOf(address), closed: !address.isServed } : { receiver: null, closed: false }
}

/** A place that was settled before: the person and the street stay, only whether goods still go there is asked of today. */
async function settledPlace(handle: Reader | Transaction, receiver: Receiver | null): Promise<Place> {
  return { receiver, closed: receiver !== null && !(await isRegionServed(handle, receiver.regionCode)) }
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

/** An address as it is copied into what is agreed. */
export function receiverOf(address: Address): Receiver {
  return {
    addressId: address.id,
    receiverName: address.receiver,
    mobile: address.phone,
    regionCode: address.districtCode,
    regionText: address.regionName,
    detail: address.detail,
  }
}
