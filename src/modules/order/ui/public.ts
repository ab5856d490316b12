// What other modules may use of `order` in the browser.
export { OrderStateTag } from './order-state-tag.tsx'
