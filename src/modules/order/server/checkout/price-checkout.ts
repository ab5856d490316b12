import { sumFen, type Fen } from '../../../../kernel/money/money.ts'
import { lineAmount } from '../../../../kernel/money/unit-price.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { precisionOf, stockNumberOf, type UnitKind } from '../../../catalog/rules/sale-quantity.ts'
import { lineProblemOf, type LineProblem } from '../../../basket/server/public.ts'
import { indexTerms, priceOf, type IndexTerms } from '../../../pricing/rules/sku-price.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { calculateFreight, massOf, massOfAll } from '../../../pricing/rules/freight.ts'
import type { ResolvedPrice } from '../../../catalog/rules/resolve-price.ts'
import type { DeliveryMethod, Receiver } from '../../endpoints-schemas.ts'
import { applyDiscounts, type AppliedDiscounts, type CouponChoices } from '../../../promotion/rules/apply-coupons.ts'
import { type CheckoutDiscounts } from '../../../promotion/server/public.ts'
import { applyPoints, type PointsTerms, type PointsUse } from '../../../loyalty/rules/points-payment.ts'
import { applyLineDiscount, orderDiscountsOf, pointsDiscountOf, type OrderDiscount } from './order-discounts.ts'
import { splitVat } from '../../../../kernel/money/vat.ts'

/** What a buyer chose: a checked cart line, or one SKU at once. */
export type ChosenLine = {
  readonly cartId: number | null
  readonly productId: number
  readonly unit: UnitKind
  readonly number: bigint
  readonly shownPrice: bigint | null
  /** The project whose list it came from. */
  readonly projectId: number | null
}

export type PricedLine = {
  readonly chosen: ChosenLine
  readonly sku: SkuForSale
  readonly price: ResolvedPrice | null
  /** What an index-linked price is made of and until when it holds; null for all others. */
  readonly index: IndexTerms | null
  readonly amount: Fen
  /** What reductions and coupons take off it. */
  readonly discount: Fen
  readonly tax: Fen
  /** What it takes from the stock, in trade-unit steps, and what all lines of its SKU take: offers with a limit count by that. */
  readonly stockNumber: bigint
  readonly taken: bigint
  readonly problem: LineProblem | null
  /** A private buyer must know that it cannot go back without a reason. */
  readonly noFreeReturn: boolean
  /** The line of a quotation that its price was agreed in. */
  readonly quoteLine?: string
}

export type OrderProject = { readonly projectId: number; readonly title: string }

export type FreightState = 'OK' | 'FREE' | 'PICKUP' | 'NEED_ADDRESS' | 'ENQUIRY'
export type PricedStore = {
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly remark: string
  /** What the goods are for; null where nothing is said. */
  readonly project: OrderProject | null
  readonly lines: readonly PricedLine[]
  readonly delivery: DeliveryMethod
  readonly deliveryChoices: readonly DeliveryMethod[]
  readonly freight: Fen
  readonly freightState: FreightState
  /** Grams; null when a SKU's mass is not known. */
  readonly grams: bigint | null
  readonly goodsAmount: Fen
  /** What a reduction and coupons take off, and which they are. */
  readonly discount: Fen
  readonly benefits: readonly OrderDiscount[]
  readonly total: Fen
  /** VAT contained in the total. */
  readonly tax: Fen
}

export type Checkout = {
  readonly stores: readonly PricedStore[]
  /** Chosen ids that are no SKU at all. */
  readonly gone: readonly number[]
  readonly goodsAmount: Fen
  readonly freight: Fen
  readonly discount: Fen
  readonly coupons: AppliedDiscounts
  readonly points: PointsUse
  /** What the buying company calls SKUs. */
  readonly codes: ReadonlyMap<number, string>
  readonly total: Fen
  readonly tax: Fen
}

export type StoreChoices = {
  readonly storeId: number
  readonly delivery: DeliveryMethod
  readonly remark: string
  /** A coupon of this store, 0 for none; not said takes the best. */
  readonly couponId?: number | undefined
  /** A project of the buyer, 0 for none; not said takes the one from whose list the goods came. */
  readonly projectId?: number | undefined
}
export type CheckoutTerms = {
  readonly lang: Language
  readonly stores: readonly StoreChoices[]
  readonly receiver: Receiver | null
  /** No tariff reaches the receiver's region: the platform closed it. */
  readonly closed: boolean
  /** What the buyer holds; a purchase without it uses none. */
  readonly coupons: CheckoutDiscounts
  readonly platformCouponId: number | undefined
  /** What points may pay, and how many the buyer wants to use. */
  readonly points: PointsTerms
  readonly pointsWanted: number
  readonly codes: ReadonlyMap<number, string>
  /** Bought for daily life: the seven-day return counts. */
  readonly isPrivate: boolean
  /** Names of the projects that are spoken of. */
  readonly projects: ReadonlyMap<number, string>
}

/** Prices a purchase with the SKUs as they are now: lines, freight per store, totals, VAT. Nothing comes from the client. */
export function priceCheckout(chosen: readonly ChosenLine[], skus: ReadonlyMap<number, SkuForSale>, terms: CheckoutTerms): Checkout {
  const taken = new Map<number, bigint>()
  for (const line of chosen) {
    const sku = skus.get(line.productId)
    if (sku) taken.set(line.productId, (taken.get(line.productId) ?? 0n) + stockNumberOf(sku, line.number, line.unit))
  }
  const priced = chosen.flatMap((line) => {
    const sku = skus.get(line.productId)
    const all = taken.get(line.productId) ?? 0n
    return sku ? [priceLine(line, sku, terms, all)] : []
  })
  const coupons = couponsFor(priced, terms)
  const offAt = (place: number) => coupons.discounts[place] ?? 0n
  const payable = priced.map(({ sku, amount }, place) => ({ storeId: sku.storeId, amount: amount - offAt(place) }))
  const points = applyPoints(terms.points, terms.pointsWanted, payable)
  const lines = priced.map((line, place) => applyLineDiscount(line, offAt(place) + (points.shares[place] ?? 0n)))
  const stores = [...Map.groupBy(lines, (line) => line.sku.storeId)].map(([storeId, ofStore]) =>
    priceStore(ofStore, terms, [...orderDiscountsOf(coupons, storeId, priced), ...pointsDiscountOf(points, storeId)]),
  )
  return {
    stores,
    gone: chosen.filter((line) => !skus.has(line.productId)).map((line) => line.productId),
    goodsAmount: sumFen(stores.map((store) => store.goodsAmount)),
    freight: sumFen(stores.map((store) => store.freight)),
    discount: sumFen(stores.map((store) => store.discount)),
    coupons,
    points,
    codes: terms.codes,
    total: sumFen(stores.map((store) => store.total)),
    tax: sumFen(stores.map((store) => store.tax)),
  }
}

function couponsFor(lines: readonly PricedLine[], { coupons, stores, platformCouponId }: CheckoutTerms): AppliedDiscounts {
  const wish: CouponChoices = {
    ofStore: new Map(stores.flatMap((store) => (store.couponId === undefined ? [] : [[store.storeId, store.couponId] as const]))),
    ofPlatform: platformCouponId,
  }
  const seen = lines.map(({ sku, amount }) => ({
    storeId: sku.storeId,
    goodsId: sku.goodsId,
    categoryIds: coupons.ways.get(sku.categoryId) ?? [sku.categoryId],
    amount,
  }))
  return applyDiscounts(seen, coupons.held, { wish, now: coupons.now, ladders: coupons.ladders })
}

function priceLine(chosen: ChosenLine, sku: SkuForSale, { lang, isPrivate }: CheckoutTerms, taken: bigint): PricedLine {
  const stockNumber = stockNumberOf(sku, chosen.number, chosen.unit)
  const price = priceOf(sku, chosen.number, chosen.unit, taken)
  const amount = price ? lineAmount(price.unitPrice, chosen.number, precisionOf(sku, chosen.unit)) : 0n
  return {
    chosen,
    sku,
    price,
    index: indexTerms(sku, taken),
    amount,
    discount: 0n,
    tax: splitVat(amount).tax,
    stockNumber,
    taken,
    problem: lineProblemOf(sku, chosen, lang, { others: taken - stockNumber }),
    noFreeReturn: isPrivate && !sku.consumerReturn,
  }
}

function priceStore(lines: readonly PricedLine[], terms: CheckoutTerms, benefits: readonly OrderDiscount[]): PricedStore {
  const first = lines[0]?.sku
  const wish = terms.stores.find((store) => store.storeId === first?.storeId)
  const delivery = wish?.delivery ?? 'DELIVERY'
  const pickup = lines.every((line) => line.sku.selfPickup)
  const goodsAmount = sumFen(lines.map((line) => line.amount))
  const discount = sumFen(lines.map((line) => line.discount))
  const { freight, freightState } = delivery === 'PICKUP' ? { freight: 0n, freightState: 'PICKUP' as const } : freightOfStore(lines, terms)
  return {
    storeId: first?.storeId ?? 0,
    storeName: first?.storeName ?? '',
    storeNameEn: first?.storeNameEn ?? '',
    remark: wish?.remark ?? '',
    project: projectOf(lines, terms.projects, wish?.projectId),
    lines,
    delivery,
    deliveryChoices: pickup ? ['DELIVERY', 'PICKUP'] : ['DELIVERY'],
    freight,
    freightState,
    grams: gramsOf(lines),
    goodsAmount,
    discount,
    benefits,
    total: goodsAmount + freight - discount,
    tax: sumFen(lines.map((line) => line.tax)) + splitVat(freight).tax,
  }
}

/** What the buyer says, or the one project from whose list goods of the order came; of several none is guessed. */
function projectOf(lines: readonly PricedLine[], titles: CheckoutTerms['projects'], wanted: number | undefined): OrderProject | null {
  const listed = new Set(
    lines.flatMap(({ chosen }) => (chosen.projectId !== null && titles.has(chosen.projectId) ? [chosen.projectId] : [])),
  )
  const projectId = wanted ?? (listed.size === 1 ? [...listed][0] : 0)
  const title = titles.get(projectId ?? 0)
  return projectId && title !== undefined ? { projectId, title } : null
}

/** Goods of one template and place travel together. */
function freightOfStore(lines: readonly PricedLine[], { receiver, closed }: CheckoutTerms): { freight: Fen; freightState: FreightState } {
  if (!receiver) return { freight: 0n, freightState: 'NEED_ADDRESS' }
  let freight = 0n
  for (const together of Map.groupBy(lines, (line) => `${line.sku.freightTemplateId} ${line.sku.shipFrom}`).values()) {
    const sku = together[0]?.sku
    if (!sku) continue
    const goodsAmount = sumFen(together.map((line) => line.amount))
    const { amount } = calculateFreight({
      rates: sku.freightRates,
      grams: gramsOf(together),
      from: sku.shipFrom,
      to: receiver.regionCode,
      goodsAmount,
      closed,
    })
    if (amount === null) return { freight: 0n, freightState: 'ENQUIRY' }
    freight += amount
  }
  return { freight, freightState: freight === 0n ? 'FREE' : 'OK' }
}

function gramsOf(lines: readonly PricedLine[]): bigint | null {
  return massOfAll(lines.map(({ sku, stockNumber }) => massOf(sku, stockNumber)))
}
