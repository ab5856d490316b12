// What other modules may use of `search` in the browser.
export type { GoodsListTranslate } from './use-messages.ts'
export { GoodsPicker } from './goods-picker.tsx'
