import { yuanGrouped, yuanNumber } from '../../../../kernel/money/money.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { OfferedCoupon } from '../../../promotion/rules/apply-coupons.ts'
import type { AppliedSpendDiscount } from '../../../promotion/rules/spend-discount.ts'
import type { CheckoutView } from '../../endpoints.ts'
import { orderMessages } from '../../messages.ts'
import type { Checkout } from './price-checkout.ts'

const reasons = { noGoods: 'couponNoGoods', belowThreshold: 'couponBelow', notYet: 'couponNotYet', expired: 'couponOver' } as const

/** The buyer's coupons of a store, or with null the platform's: the best first, each with why it cannot be used. */
export function couponOffers({ coupons }: Checkout, storeId: number | null, lang: Language): CheckoutView['platformCoupons'] {
  return coupons.offers.filter((offer) => offer.coupon.storeId === storeId).map((offer) => offerOf(offer, lang))
}

export function storeDiscountView(checkout: Checkout, storeId: number, lang: Language) {
  return {
    reduction: reductionView(checkout.coupons.reductions.get(storeId), lang),
    couponId: checkout.coupons.ofStore.get(storeId)?.coupon.couponId ?? 0,
    coupons: couponOffers(checkout, storeId, lang),
  }
}

function reductionView(of: AppliedSpendDiscount | undefined, lang: Language): CheckoutView['storeGroupList'][number]['reduction'] {
  if (!of) return null
  const { saving, next } = of
  const hint = next && translate(lang, orderMessages)('reductionNext', { missing: yuanGrouped(next.missing), off: yuanGrouped(next.off) })
  return { name: (lang === 'en' && of.of.nameEn) || of.of.nameZh, saving: yuanNumber(saving), hint: hint ?? '' }
}

function offerOf({ coupon, saving, refusal, missing }: OfferedCoupon, lang: Language): CheckoutView['platformCoupons'][number] {
  return {
    couponId: coupon.couponId,
    couponName: (lang === 'en' && coupon.nameEn) || coupon.nameZh,
    saving: yuanNumber(saving),
    isUsable: refusal === null ? 1 : 0,
    reason: refusal === null ? '' : translate(lang, orderMessages)(reasons[refusal], { missing: yuanGrouped(missing) }),
    validUntil: coupon.validUntil.toISOString(),
  }
}
