// What other modules may use of `promotion` in the browser.
export { validityText } from './coupon-labels.ts'
