// What other modules may use of `promotion` on the server.
export {
  type CheckoutDiscounts,
  consumeCoupons,
  loadCheckoutDiscounts,
  noCheckoutDiscounts,
  promotionHandlers,
  promotionPersonalData,
  promotionTimers,
  releaseCoupons,
  reserveCoupons,
} from './public.ts'
