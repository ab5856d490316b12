// What other modules may use of `pricing` on the server.
export { explainFrozenPrices } from './formulas/explain-formula.ts'
export { repriceIfFormula, repriceOnNewQuotes } from './formulas/reprice-goods.ts'
export { pricingHandlers } from './handlers.ts'
export { lockPrices, skusForBuyer, unlockPrices } from './locks/price-locks.ts'
export { pricingPersonalData } from './personal-data.ts'
export { giveBackFixedPrices, markFixedPricesUsed, priceFixationTimers } from './price-fixation/move-price-fixation.ts'
export { type SkuForSale, productNames, skusForSale } from './sku-for-sale-repository.ts'
