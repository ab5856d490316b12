// What other modules may use of `catalog` on the server.
export type { CachedGoodsPage } from './cards/cached-goods-page.ts'
export { cardDocuments, cardsOf, priceHandle } from './cards/card-repository.ts'
export { type CatalogSnapshot, type SnapshotAnswer, type SnapshotSource, withSnapshot } from './cards/catalog-snapshot.ts'
export { documentCache } from './cards/document-cache.ts'
export { catalogTimers, verifyGoodsCertificate } from './certificates/review-certificate.ts'
export { endFlashPrices, type FlashPrice, setFlashPrices } from './flash/flash-price-repository.ts'
export { type StoredTeamOffer, teamBadgeOf, teamOffersOf } from './team/team-badge.ts'
export { endTeamOffer, setTeamOffer } from './team/team-offer-repository.ts'
export { addGoodsSold } from './goods/add-goods-sold.ts'
export { type RankedGoods, onSaleOf, priceDrops, sumByGoods } from './goods/bestseller-repository.ts'
export { type NamedGoods, namedGoods } from './goods/named-goods.ts'
export { type OwnSku, type SellerActor, ownSku } from './goods/own-sku-repository.ts'
export { lockFreightOfGoods, setFreightOfGoods } from './goods/freight-of-goods.ts'
export { goodsChanged, publishGoods, stateOfOwn, takeGoodsOff } from './goods/publish-goods.ts'
export { type TakedownOrder, moveTakedown } from './goods/take-down-goods.ts'
export { catalogTasks } from './goods/refresh-goods-job.ts'
export { refreshGoodsOfRegions, refreshGoodsOfStores } from './goods/refresh-goods-of-stores.ts'
export { brandsOnSale, categoriesOnSale, goodsOfSitemapPart, sitemapPartCount } from './goods/sitemap-repository.ts'
export {
  type MatchedAttribute,
  type SkuProperties,
  goodsPropertiesOf,
  skuPropertiesOf,
  matchedAttributes,
  tradeTerms,
} from './goods/sku-properties.ts'
export { unitsOfSkus } from './goods/units-of-skus.ts'
export { catalogHandlers } from './handlers.ts'
export { mediaPath } from './read-model/card-document.ts'
export { renewOldDocuments } from './read-model/document-format.ts'
export { type AttributeSource, attributeSources } from './read-model/goods-source-repository.ts'
export { basisOf } from './read-model/price-basis.ts'
