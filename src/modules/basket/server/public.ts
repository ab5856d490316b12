// What later modules may use of the baskets.
export { basketHandlers } from './handlers.ts'
export { addToCart, basketSentence, numberIn } from './add-to-cart.ts'
export { addToEnquiry } from './enquiry-basket.ts'
export { checkedLines, takeCheckedLines, type BasketLine } from './basket-store.ts'
export { skusFrom, skusInUnit, skusOf } from './find-skus.ts'
export type { SkuForSale } from '../../catalog/server/public.ts'
export { priceOf, problemOf, unitNameOf, type LineProblem } from './line-view.ts'
export { basketPersonalData } from './personal-data.ts'
