// What other modules may use of `basket` in the browser.
export { GoodsActions } from './public.ts'
