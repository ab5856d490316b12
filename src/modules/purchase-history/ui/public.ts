// What other modules and pages may use of `purchase-history` in the browser.
export { useBoughtGoods } from './use-bought-goods.ts'
