import type { PriceClass } from '../../../api/visitor.ts'
import type { Failure } from '../../../shared/failure.ts'
import type { AnyHandle, Unit } from '../../../shared/unit.ts'
import * as stock from './move-stock.ts'
import * as pictures from './picture-store.ts'
import * as publishing from './publish-goods.ts'
import * as sale from './sale-store.ts'

export type SkuForSale = sale.SkuForSale
export type StockNeed = stock.StockNeed
export type PublishedGoods = publishing.PublishedGoods

/** SKUs with everything that a basket or order line needs, by product id, for one price class. */
export const skusForSale: (handle: AnyHandle, productIds: readonly number[], priceClass: PriceClass) => Promise<Map<number, SkuForSale>> = sale.skusForSale

/** Takes stock for documents, all or nothing; the last statement of their transaction. A short SKU is a Failure. */
export const takeStock: (unit: Unit, needs: readonly StockNeed[]) => Promise<true | Failure> = stock.takeStock

/** Gives back everything that a document still holds. */
export const releaseStock: (unit: Unit, reference: string) => Promise<void> = stock.releaseStock

/** Turns held stock of a document into sold stock when it leaves the warehouse. */
export const shipStock: (unit: Unit, reference: string, needs: readonly Omit<StockNeed, 'reference'>[]) => Promise<void> = stock.shipStock

/** Puts goods on sale through the publishing gate, or takes them off; the read model follows in the same transaction. */
export const publishGoods: (unit: Unit, goodsId: number, now: Date) => Promise<PublishedGoods | Failure> = publishing.publishGoods
export const takeGoodsOff: (unit: Unit, goodsId: number, reason: string) => Promise<void> = publishing.takeGoodsOff

/** Makes cards, pages, search and filters of changed goods anew and tells the visitors' page cache. */
export const goodsChanged: (unit: Unit, goodsIds: readonly number[]) => Promise<void> = publishing.goodsChanged

/** Names of the pictures of goods on sale, for the picture handler's list of known names. */
export const knownPictures: (handle: AnyHandle) => Promise<string[]> = pictures.knownPictures
