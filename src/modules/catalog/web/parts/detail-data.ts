import type { OutputOf } from '../../../../api/endpoint.ts'
import type { goodsDetail } from '../../contract-goods.ts'
import type { priceQuote } from '../../contract-price.ts'

/** The answer behind a goods page. */
export type GoodsDetail = OutputOf<typeof goodsDetail>
/** Price and freight of one quantity. */
export type Quote = OutputOf<typeof priceQuote>
