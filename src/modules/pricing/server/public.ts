// What other modules may use of `pricing` on the server.
export { skusForBuyer } from './buyer-prices.ts'
export { explainFrozenPrices } from './formulas/explain-formula.ts'
export { repriceIfFormula, repriceOnNewQuotes } from './formulas/reprice-goods.ts'
export { pricingHandlers } from './handlers.ts'
export { pricingPersonalData } from './personal-data.ts'
export { giveBackFixedPrices, markFixedPricesUsed, priceFixationTimers } from './price-fixation/move-price-fixation.ts'
export { lockPrices, unlockPrices } from './price-locks.ts'
export { type SkuForSale, productNames, skusForSale } from './sku-for-sale-repository.ts'
