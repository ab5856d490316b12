import { sumFen, type Fen } from '../../../shared/money.ts'
import type { CouponsApplied } from '../../promotion/rules/apply-coupons.ts'
import { usualVatBp, vatWithin } from '../rules/vat.ts'
import type { PricedLine } from './price-checkout.ts'

/** Why an order costs less than its goods, as it was when it was placed. */
export type OrderBenefit = {
  readonly kind: 'storeReduction' | 'storeCoupon' | 'platformCoupon'
  readonly nameZh: string
  readonly nameEn: string
  readonly amount: Fen
}

/** A line with what is taken off it; its VAT is within what is paid for it. */
export function discountedLine(line: PricedLine, discount: Fen): PricedLine {
  return discount === 0n ? line : { ...line, discount, tax: vatWithin(line.amount - discount, usualVatBp) }
}

/** What of a purchase's benefits one store's order has: its own reduction and coupon, and its share of the platform's. */
export function benefitsOf(
  { reductions, ofStore, ofPlatform }: CouponsApplied,
  storeId: number,
  lines: readonly { readonly sku: { readonly storeId: number } }[],
): OrderBenefit[] {
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
