// What other modules may use of `pricing` in the browser.
export { DeliveredNote } from './delivered-note.tsx'
export { OrderPriceFormula } from './order-price-formula.tsx'
export { type DeliveredPrice, type DeliveredPrices } from './use-delivered-prices.ts'
