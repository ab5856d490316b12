// What other modules may use of `contract-pricing` in the browser.
export { PriceLines } from './price-lines.tsx'
