// What other modules may use of `basket` on the server.
export { addToCart, basketRefusalText, parseLineQuantity } from './add-to-cart.ts'
export { type BasketLine, checkedLines, mostEnquiredSkus, removeCheckedLines, removeEnquiryLines } from './basket-repository.ts'
export { addToEnquiry } from './enquiry-basket.ts'
export { skusInTransaction, skusOf, skusWith } from './find-skus.ts'
export { basketHandlers } from './handlers.ts'
export { type LineProblem, lineFields, lineProblemOf, unitNameOf } from './line-view.ts'
export { basketPersonalData } from './personal-data.ts'
export { removeSampleLines, sampleLinesOf } from './sample-cart.ts'
