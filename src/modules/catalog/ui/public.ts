// What other modules may use of `catalog` in the browser.
export { FlashShare, FlashTimeLeft } from './flash-badge.tsx'
export { goodsAddress } from './goods-address.ts'
export { type GoodsCardView, toGoodsCardView } from './goods-card-view.ts'
export { GoodsPrice, leadText, toCardProduct } from './goods-card.tsx'
export { quantityLabels } from './quantity-labels.ts'
export { type GoodsTranslate, useGoodsMessages, useQuantityMessages } from './use-messages.ts'
