import type { OutputOf } from '../../../../api/endpoint.ts'
import type { goodsEvaluations } from '../../contract-evaluate.ts'
import type { questionList } from '../../contract-question.ts'
import type { goodsDetail } from '../../contract-goods.ts'
import type { ShownCard } from './shown-card.ts'
import type { priceQuote } from '../../contract-price.ts'

/** The answer behind a goods page. */
export type GoodsDetail = Omit<OutputOf<typeof goodsDetail>, 'sameCategory'> & {
  readonly sameCategory: readonly ShownCard[]
  readonly talk: GoodsTalk
  readonly kin: GoodsKin
}
/** What belongs to the SKU that was asked for. */
export type GoodsKin = {
  readonly standardItems: readonly { readonly itemName: string; readonly standard: string }[]
  readonly equivalents: readonly ShownCard[]
  readonly series: readonly { readonly seriesId: number; readonly seriesName: string }[]
}
/** Price and freight of one quantity. */
export type Quote = OutputOf<typeof priceQuote>
/** What people say and ask about a goods: the first page of each. */
export type GoodsTalk = { readonly evaluations: OutputOf<typeof goodsEvaluations>; readonly questions: OutputOf<typeof questionList> }
