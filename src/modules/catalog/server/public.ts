import type { PriceClass } from '../../../api/visitor.ts'
import type { Failure } from '../../../shared/failure.ts'
import type { AnyHandle, Unit } from '../../../shared/unit.ts'
import * as pictures from './picture-store.ts'
import * as held from './release-stock.ts'
import * as sale from './sale-store.ts'
import * as taking from './take-stock.ts'

export type SkuForSale = sale.SkuForSale
export type StockLine = taking.StockLine
export type StockTaken = taking.StockTaken
export type HeldLine = held.HeldLine

/** SKUs with everything that a basket or order line needs, by product id, for one price class. */
export const skusForSale: (handle: AnyHandle, productIds: readonly number[], priceClass: PriceClass) => Promise<Map<number, SkuForSale>> = sale.skusForSale

/** Takes stock for an order, all or nothing; the last step of its transaction. A short line is a Failure. */
export const takeStock: (unit: Unit, lines: readonly StockLine[]) => Promise<readonly StockTaken[] | Failure> = taking.takeStock

/** Gives held stock back to sale. */
export const releaseStock: (unit: Unit, lines: readonly HeldLine[]) => Promise<void> = held.releaseStock

/** Turns held stock into sold stock when it leaves the warehouse. */
export const shipStock: (unit: Unit, lines: readonly HeldLine[]) => Promise<void> = held.shipStock

/** What a reference such as `order:17` still holds. */
export const heldBy: (unit: Unit, reference: string) => Promise<HeldLine[]> = held.heldBy

/** Names of the pictures of goods on sale, for the picture handler's list of known names. */
export const knownPictures: (handle: AnyHandle) => Promise<string[]> = pictures.knownPictures
