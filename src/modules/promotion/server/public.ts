// What later modules may use of promotions.
export { promotionHandlers } from './handlers.ts'
export { promotionTimers } from './timers.ts'
export { promotionPersonalData } from './personal-data.ts'
export { consumeCoupons, couponBook, noCoupons, releaseCoupons, reserveCoupons, type CouponBook } from './checkout-coupons.ts'
