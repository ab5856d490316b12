export { boardKeeper, type BoardKeeper } from './board-keeper.ts'
export { goodsPictureHandlers } from './change-handlers.ts'
export { importHandlers, importTasks } from './import-handlers.ts'
export { renewOldDocuments } from './document-format.ts'
export { isGoodsPicture } from './goods-picture-store.ts'
export { goodsOfPlaces, goodsOfStores } from './follow-stores.ts'
// Later modules keep prices of formulas and explain them again.
export { formulaPricing } from './reprice-goods.ts'
export { explainFrozen, type FrozenFormula } from './explain-formula.ts'

export { skusForSale, type SkuForSale } from './sale-store.ts'
export { lockPrices, skusForCall, unlockPrices } from './price-locks.ts'
export { releaseStock, shipStock, takeStock, type StockNeed } from './move-stock.ts'
/** Goods on sale, brands and categories that have any, for the sitemap. */
export { brandsOnSale, categoriesOnSale, goodsOfPart, goodsParts } from './sitemap-store.ts'
export { fixingTimers, useFixedPrices } from './fixing-moves.ts'
export { catalogTimers, verifyGoodsCertificate } from './judge-certificate.ts'
export { withParents } from './category-ancestors.ts'
// What a coupon is for.
export { namedCategories, namedGoods, waysUp, type NamedCategory, type NamedGoods } from './covered-goods.ts'
export { productNames } from './product-names.ts'
export { catalogPersonalData } from './personal-data.ts'
export { byGoods, priceFalls, shownOf, type Ranked } from './rank-store.ts'
// What may stand for what is decided by later modules: they ask for the list, the same item elsewhere and what a SKU is.
export { listGoods } from './list-goods.ts'
export { showKin } from './show-kin.ts'
export { factsOfGoods, factsOfSkus, matchedAttributes, tradeTerms, type MatchedAttribute, type SkuFacts } from './sku-facts.ts'
export type { SheetRead, SheetReader } from './ports.ts'
