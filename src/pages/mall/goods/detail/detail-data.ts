import type { OutputOf } from '../../../../api/endpoint.ts'
import type { goodsEvaluations } from '../../../../modules/reviews/endpoints-evaluations.ts'
import type { questionList } from '../../../../modules/reviews/endpoints-questions.ts'
import type { goodsDetail } from '../../../../modules/catalog/endpoints-goods.ts'
import type { GoodsCardView } from '../../../../modules/catalog/ui/goods-card-view.ts'
import type { priceQuote } from '../../../../modules/pricing/endpoints-price-quote.ts'

/** The answer behind a goods page. */
export type GoodsDetail = Omit<OutputOf<typeof goodsDetail>, 'sameCategory'> & {
  readonly sameCategory: readonly GoodsCardView[]
  readonly talk: ReviewsAndQuestions
  readonly kin: EquivalentOffers
}
/** What belongs to the SKU that was asked for. */
export type EquivalentOffers = {
  readonly standardItems: readonly { readonly itemName: string; readonly standard: string }[]
  readonly equivalents: readonly GoodsCardView[]
  readonly series: readonly { readonly seriesId: number; readonly seriesName: string }[]
}
/** Price and freight of one quantity. */
export type Quote = OutputOf<typeof priceQuote>
/** What people say and ask about a goods: the first page of each. */
export type ReviewsAndQuestions = {
  readonly evaluations: OutputOf<typeof goodsEvaluations>
  readonly questions: OutputOf<typeof questionList>
}
