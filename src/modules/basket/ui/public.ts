// What other modules may use of `basket` in the browser.
export { GoodsActions } from './goods-actions.tsx'
