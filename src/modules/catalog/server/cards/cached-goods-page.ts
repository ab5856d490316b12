import type { pageDocument, priceDocument } from '../read-model/page-document.ts'

export type PageDocument = ReturnType<typeof pageDocument>
export type PriceDocument = ReturnType<typeof priceDocument>

/** A goods page as it is in the database, of one language and price class, with the version of the catalogue. */
export type PageRow = {
  readonly page: PageDocument
  readonly prices: PriceDocument
  readonly specHead: readonly string[]
  readonly version: number
}

/** A goods page as it is apart from stock, the cards of similar goods and the SKU that was asked for. */
export type CachedGoodsPage = PageRow & {
  readonly siblingIds: readonly number[]
  readonly goodsNum: number
  /** The SKUs of the page and of its similar goods. */
  readonly stockIds: readonly number[]
}
