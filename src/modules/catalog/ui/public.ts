// What other modules may use of `catalog` in the browser.
export {
  type GoodsCardView,
  GoodsPrice,
  type GoodsTranslate,
  goodsAddress,
  leadText,
  toCardProduct,
  toGoodsCardView,
  useGoodsMessages,
} from './public.ts'
