// What other modules may use of `promotion` on the server.
export {
  type CheckoutDiscounts,
  consumeCoupons,
  giveBackCoupons,
  loadCheckoutDiscounts,
  noCheckoutDiscounts,
  releaseCoupons,
  reserveCoupons,
} from './checkout-coupons.ts'
export { promotionHandlers } from './handlers.ts'
export { promotionPersonalData } from './personal-data.ts'
export { promotionTimers } from './timers.ts'
