// What other modules may use of `pricing` on the server.
export {
  type SkuForSale,
  explainFrozenPrices,
  lockPrices,
  markFixedPricesUsed,
  priceFixationTimers,
  pricingHandlers,
  pricingPersonalData,
  productNames,
  repriceIfFormula,
  repriceOnNewQuotes,
  skusForCall,
  skusForSale,
  unlockPrices,
} from './public.ts'
