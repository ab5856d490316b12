// What other modules may use of `pricing` in the browser.
export { OrderPriceFormula } from './order-price-formula.tsx'
