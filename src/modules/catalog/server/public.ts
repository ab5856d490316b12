import type { PriceClass } from '../../../api/visitor.ts'
import type { Failure } from '../../../shared/failure.ts'
import type { AnyHandle, Unit } from '../../../shared/unit.ts'
import type { Call } from '../../../api/handler.ts'
import * as locks from './price-locks.ts'
import * as stock from './move-stock.ts'
import * as sale from './sale-store.ts'

export { boardKeeper, type BoardKeeper } from './board-keeper.ts'
export { goodsPictureHandlers } from './change-handlers.ts'
export { importHandlers, importTasks } from './import-handlers.ts'
export { renewOldDocuments } from './document-format.ts'
export { isGoodsPicture } from './goods-picture-store.ts'
export { goodsOfPlaces, goodsOfStores } from './follow-stores.ts'
// Later modules keep prices of formulas and explain them again.
export { formulaPricing } from './reprice-goods.ts'
export { explainFrozen, type FrozenFormula } from './explain-formula.ts'

export type SkuForSale = sale.SkuForSale
export type StockNeed = stock.StockNeed

/** SKUs with everything that a basket or order line needs, by product id, for one price class. */
export const skusForSale: (handle: AnyHandle, productIds: readonly number[], priceClass: PriceClass) => Promise<Map<number, SkuForSale>> =
  sale.skusForSale

/** SKUs as this caller may buy them now, with locked index prices; `app` is the handle of the application's role. */
export const skusForCall: (call: Call, app: AnyHandle, productIds: readonly number[]) => Promise<Map<number, SkuForSale>> =
  locks.skusForCall

/** Locks the prices of index-linked SKUs for a member; live locks stay. Answers how many it made. */
export const lockPrices: (unit: Unit, skus: readonly SkuForSale[], locking: locks.Locking) => Promise<number> = locks.lockPrices

/** Lets locks of a member go. */
export const unlockPrices: (unit: Unit, memberId: number, productIds: readonly number[], now: Date) => Promise<void> = locks.unlockPrices

/** Takes stock for documents, all or nothing; the last statement of their transaction. A short SKU is a Failure. */
export const takeStock: (unit: Unit, needs: readonly StockNeed[]) => Promise<true | Failure> = stock.takeStock

/** Gives back everything that a document still holds. */
export const releaseStock: (unit: Unit, reference: string) => Promise<void> = stock.releaseStock

/** Turns held stock of a document into sold stock when it leaves the warehouse. */
export const shipStock: (unit: Unit, reference: string, needs: readonly Omit<StockNeed, 'reference'>[]) => Promise<void> = stock.shipStock

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
