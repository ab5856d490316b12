import type { GoodsCard } from '../endpoints.ts'

/** What of a goods the cards and tables of the mall show; the rest of the wire's card stays on the server. */
export type GoodsCardView = Pick<
  GoodsCard,
  | 'goodsId'
  | 'defaultProductId'
  | 'goodsName'
  | 'specLine'
  | 'goodsImage'
  | 'brandName'
  | 'goodsPrice'
  | 'priceUnit'
  | 'secPrice'
  | 'secSurcharge'
  | 'flash'
  | 'secPriceUnit'
  | 'isRequireEnquiry'
  | 'minBuyNum'
  | 'buyStep'
  | 'storeInf'
  | 'leadTimeDays'
  | 'sampleAvailable'
> & {
  readonly defaultProduct: Pick<GoodsCard['defaultProduct'], 'productStock'>
  readonly tags: readonly string[]
  /** Left away where there is none: most pages of cards have none. */
  readonly team?: GoodsCard['team']
}

/** For loaders. */
export function toGoodsCardView(goods: GoodsCard): GoodsCardView {
  const {
    goodsId,
    defaultProductId,
    goodsName,
    specLine,
    goodsImage,
    brandName,
    goodsPrice,
    priceUnit,
    secPrice,
    secSurcharge,
    flash,
    team,
    secPriceUnit,
    isRequireEnquiry,
    minBuyNum,
    buyStep,
    storeInf,
    leadTimeDays,
    sampleAvailable,
  } = goods
  return {
    goodsId,
    defaultProductId,
    goodsName,
    specLine,
    goodsImage,
    brandName,
    goodsPrice,
    priceUnit,
    secPrice,
    secSurcharge,
    flash,
    secPriceUnit,
    isRequireEnquiry,
    minBuyNum,
    buyStep,
    storeInf,
    leadTimeDays,
    sampleAvailable,
    defaultProduct: { productStock: goods.defaultProduct.productStock },
    tags: goods.tags.slice(0, 1),
    ...(team && { team }),
  }
}
