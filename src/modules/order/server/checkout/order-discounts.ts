import { sumFen, type Fen } from '../../../../kernel/money/money.ts'
import type { AppliedDiscounts } from '../../../promotion/rules/apply-coupons.ts'
import { splitVat } from '../../../../kernel/money/vat.ts'
import type { PricedLine } from './price-checkout.ts'

/** Why an order costs less than its goods, as it was when it was placed. */
export type OrderDiscount = {
  readonly kind: 'storeReduction' | 'storeCoupon' | 'platformCoupon'
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
