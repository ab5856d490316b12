import { kernelMessages } from '../../../../kernel/i18n/messages.ts'
import { yuanNumber, yuanGrouped } from '../../../../kernel/money/money.ts'
import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { unitPriceNumber, unitPriceText } from '../../../../kernel/money/unit-price.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { precisionOf } from '../../../catalog/rules/sale-quantity.ts'
import { withoutOffers } from '../../../catalog/rules/price-precedence.ts'
import { unitNameOf } from '../../../basket/server/public.ts'
import { priceOf } from '../../../pricing/rules/sku-price.ts'
import type { CheckoutView } from '../../endpoints.ts'
import { payMethods, type Receiver } from '../../endpoints-schemas.ts'
import { orderMessages } from '../../messages.ts'
import { couponOffers, storeDiscountView } from './coupon-offers.ts'
import { checkoutRefusal, goodsNameOf } from './checkout-refusal.ts'
import type { Checkout, PricedLine, PricedStore } from './price-checkout.ts'

/** A priced checkout as the buyer sees it. */
export function checkoutViewOf(checkout: Checkout, receiver: Receiver | null, lang: Language): CheckoutView {
  const refused = checkoutRefusal(checkout, lang)
  return {
    address: receiver,
    storeGroupList: checkout.stores.map((store) => ({
      ...storeViewOf(store, checkout, lang),
      ...storeDiscountView(checkout, store.storeId, lang),
    })),
    goodsAmount: yuanNumber(checkout.goodsAmount),
    freight: yuanNumber(checkout.freight),
    discount: yuanNumber(checkout.discount),
    platformCouponId: checkout.coupons.ofPlatform?.coupon.couponId ?? 0,
    platformCoupons: couponOffers(checkout, null, lang),
    points: pointsViewOf(checkout),
    totalAmount: yuanNumber(checkout.total),
    netAmount: yuanNumber(checkout.total - checkout.tax),
    taxAmount: yuanNumber(checkout.tax),
    // Credit is offered by the module that knows the buyer's lines.
    payMethods: payMethods.filter((method) => method !== 'CREDIT'),
    priceLock: priceLockOf(checkout),
    notices: noticesOf(checkout, lang),
    can: refused ? [] : ['submit'],
  }
}

function pointsViewOf({ points }: Checkout): CheckoutView['points'] {
  const { terms, most, used, amount } = points
  return {
    available: terms.available,
    unit: terms.unit,
    sharePercent: terms.sharePercent,
    most,
    mostAmount: yuanNumber(BigInt(most) * terms.worth),
    used,
    amount: yuanNumber(amount),
  }
}

function priceLockOf(checkout: Checkout): CheckoutView['priceLock'] {
  const indexes = checkout.stores.flatMap((store) => store.lines.flatMap((line) => line.index ?? []))
  const ends = indexes.flatMap((index) => index.lockedUntil?.toISOString() ?? []).toSorted()
  const [expiresAt] = ends
  return expiresAt === undefined ? null : { expiresAt, lockMinutes: Math.min(...indexes.map((index) => index.lockMinutes)) }
}

/** What the lock of an index-linked line is worth now. */
function indexOf({ sku, chosen, price, index, taken }: PricedLine): CheckoutView['storeGroupList'][number]['goodsList'][number]['index'] {
  const { basis } = sku
  if (!index || !basis) return null
  const formula = { ...sku, basis: withoutOffers(basis, ['lock', 'fixed']) }
  const now = price?.base === 'lock' ? priceOf(formula, chosen.number, chosen.unit, taken) : null
  return {
    quoteDate: index.quoteDate ?? '',
    lockedUntil: index.lockedUntil?.toISOString() ?? null,
    movedTo: now && now.unitPrice !== price?.unitPrice ? unitPriceNumber(now.unitPrice) : null,
    isStale: index.isStale ? 1 : 0,
  }
}

function changeOf(line: PricedLine): bigint {
  return line.price && line.chosen.shownPrice !== null ? line.price.unitPrice - line.chosen.shownPrice : 0n
}

function noticesOf(checkout: Checkout, lang: Language): CheckoutView['notices'] {
  const say = translate(lang, orderMessages)
  const refused = checkoutRefusal(checkout, lang)
  const changed = checkout.stores
    .flatMap((store) => store.lines)
    .flatMap((line) => {
      const change = changeOf(line)
      if (change === 0n) return []
      const key = change > 0n ? 'priceRose' : 'priceFell'
      const facts = {
        goods: goodsNameOf(line, lang),
        change: unitPriceText(change < 0n ? -change : change),
        unit: unitNameOf(line.sku, line.chosen.unit, lang),
      }
      return [{ code: key, text: say(key, facts) }]
    })
  // The address is asked for by its own block of the page.
  if (!refused || refused.code === 'order.addressNeeded') return changed
  // What a checkout is refused for is said by this module, or by the kernel where an amount is beyond all bounds.
  if (refused.code === 'kernel.amountOutOfRange')
    return [{ code: 'amountOutOfRange', text: translate(lang, kernelMessages)('amountOutOfRange', refused.facts) }]
  const key = refused.code.replace('order.', '') as Parameters<typeof say>[0]
  return [{ code: key, text: say(key, refused.facts) }, ...changed]
}

function freightText(store: PricedStore, lang: Language): string {
  const say = translate(lang, orderMessages)
  const words = {
    OK: 'freightOk',
    FREE: 'freightFree',
    PICKUP: 'freightPickup',
    NEED_ADDRESS: 'freightNeedAddress',
    ENQUIRY: 'freightEnquiry',
  } as const
  return say(words[store.freightState], { amount: yuanGrouped(store.freight) })
}

function storeViewOf(
  store: PricedStore,
  { codes }: Checkout,
  lang: Language,
): Omit<CheckoutView['storeGroupList'][number], 'couponId' | 'coupons' | 'reduction'> {
  return {
    storeId: store.storeId,
    storeName: lang === 'en' ? store.storeNameEn : store.storeName,
    goodsList: store.lines.map((line) => ({ ...lineViewOf(line, lang), materialCode: codes.get(line.sku.productId) ?? '' })),
    project: store.project,
    delivery: store.delivery,
    deliveryChoices: [...store.deliveryChoices],
    freight: yuanNumber(store.freight),
    freightState: store.freightState,
    freightText: freightText(store, lang),
    massKg: Number(store.grams ?? 0n) / 1000,
    goodsAmount: yuanNumber(store.goodsAmount),
    discount: yuanNumber(store.discount),
    totalAmount: yuanNumber(store.total),
  }
}

function lineViewOf(line: PricedLine, lang: Language): Omit<CheckoutView['storeGroupList'][number]['goodsList'][number], 'materialCode'> {
  const { chosen, sku } = line
  const change = changeOf(line)
  return {
    cartId: chosen.cartId,
    productId: sku.productId,
    goodsId: sku.goodsId,
    goodsName: goodsNameOf(line, lang),
    goodsImage: sku.image,
    specText: lang === 'en' ? sku.specEn : sku.specZh,
    buyNum: quantityNumber(chosen.number, precisionOf(sku, chosen.unit)),
    unit: chosen.unit,
    unitName: unitNameOf(sku, chosen.unit, lang),
    goodsPrice: unitPriceNumber(line.price?.unitPrice ?? 0n),
    priceReason: line.price?.reason ?? 'list',
    priceBase: line.price?.base ?? 'list',
    priceChange: change < 0n ? -unitPriceNumber(-change) : unitPriceNumber(change),
    subtotal: yuanNumber(line.amount),
    discount: yuanNumber(line.discount),
    index: indexOf(line),
    problem: line.problem,
    noFreeReturn: line.noFreeReturn ? 1 : 0,
  }
}
