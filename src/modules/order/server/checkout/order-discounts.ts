import { sumFen, type Fen } from '../../../../kernel/money/money.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import type { PointsUse } from '../../../loyalty/rules/points-payment.ts'
import type { AppliedDiscounts } from '../../../promotion/rules/apply-coupons.ts'
import { splitVat } from '../../../../kernel/money/vat.ts'
import { orderMessages } from '../../messages.ts'
import type { PricedLine } from './price-checkout.ts'

/** Why an order costs less than its goods, as it was when it was placed. */
export type OrderDiscount = {
  readonly kind: 'storeReduction' | 'storeCoupon' | 'platformCoupon' | 'points'
  readonly nameZh: string
  readonly nameEn: string
  readonly amount: Fen
}

/** A line with what is taken off it; its VAT is within what is paid for it. */
export function applyLineDiscount(line: PricedLine, discount: Fen): PricedLine {
  return discount === 0n ? line : { ...line, discount, tax: splitVat(line.amount - discount).tax }
}

/** What of a purchase's benefits one store's order has: its own reduction and coupon, and its share of the platform's. */
export function orderDiscountsOf(
  { reductions, ofStore, ofPlatform }: AppliedDiscounts,
  storeId: number,
  lines: readonly { readonly sku: { readonly storeId: number } }[],
): OrderDiscount[] {
  const reduced = reductions.get(storeId)
  const own = ofStore.get(storeId)
  const share = ofPlatform ? sumFen(ofPlatform.shares.filter((_one, place) => lines[place]?.sku.storeId === storeId)) : 0n
  return [
    ...(reduced && reduced.saving > 0n
      ? [{ kind: 'storeReduction' as const, nameZh: reduced.of.nameZh, nameEn: reduced.of.nameEn, amount: reduced.saving }]
      : []),
    ...(own ? [{ kind: 'storeCoupon' as const, nameZh: own.coupon.nameZh, nameEn: own.coupon.nameEn, amount: own.saving }] : []),
    ...(ofPlatform && share > 0n
      ? [{ kind: 'platformCoupon' as const, nameZh: ofPlatform.coupon.nameZh, nameEn: ofPlatform.coupon.nameEn, amount: share }]
      : []),
  ]
}

/** What points pay of one store's order; it stands among what is taken off its goods (docs/decisions/151). */
export function pointsDiscountOf({ ofStore }: PointsUse, storeId: number): OrderDiscount[] {
  const { points, amount } = ofStore.get(storeId) ?? { points: 0, amount: 0n }
  const name = (lang: 'zh' | 'en') => translate(lang, orderMessages)('pointsBenefit', { points })
  return amount === 0n ? [] : [{ kind: 'points', nameZh: name('zh'), nameEn: name('en'), amount }]
}
