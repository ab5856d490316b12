import type { OutputOf } from '../../../../api/endpoint.ts'
import type { goodsDetail } from '../../contract-goods.ts'
import type { ShownCard } from './shown-card.ts'
import type { priceQuote } from '../../contract-price.ts'

/** The answer behind a goods page. */
export type GoodsDetail = Omit<OutputOf<typeof goodsDetail>, 'sameCategory'> & { readonly sameCategory: readonly ShownCard[] }
/** Price and freight of one quantity. */
export type Quote = OutputOf<typeof priceQuote>
