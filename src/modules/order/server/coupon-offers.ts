import { yuanGrouped, yuanNumber } from '../../../shared/money.ts'
import { speak, type Language } from '../../../shared/words.ts'
import type { OfferedCoupon } from '../../promotion/rules/apply-coupons.ts'
import type { CheckoutView } from '../contract.ts'
import { orderWords } from '../words.ts'
import type { Checkout } from './price-checkout.ts'

const reasons = { noGoods: 'couponNoGoods', belowThreshold: 'couponBelow', notYet: 'couponNotYet', expired: 'couponOver' } as const

/** The buyer's coupons of a store, or with null the platform's: the best first, each with why it cannot be used. */
export function couponOffers({ coupons }: Checkout, storeId: number | null, lang: Language): CheckoutView['platformCoupons'] {
  return coupons.offers.filter((one) => one.coupon.storeId === storeId).map((one) => offerOf(one, lang))
}

export function couponsOfStore(checkout: Checkout, storeId: number, lang: Language) {
  return {
    couponId: checkout.coupons.ofStore.get(storeId)?.coupon.couponId ?? 0,
    coupons: couponOffers(checkout, storeId, lang),
  }
}

function offerOf({ coupon, saving, refusal, missing }: OfferedCoupon, lang: Language): CheckoutView['platformCoupons'][number] {
  return {
    couponId: coupon.couponId,
    couponName: (lang === 'en' && coupon.nameEn) || coupon.nameZh,
    saving: yuanNumber(saving),
    isUsable: refusal === null ? 1 : 0,
    reason: refusal === null ? '' : speak(lang, orderWords)(reasons[refusal], { missing: yuanGrouped(missing) }),
    validUntil: coupon.validUntil.toISOString(),
  }
}
