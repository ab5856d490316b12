import type { PageContext } from '../../../../rendering/page/page-context.ts'
import { equivalentOffers } from '../../../../modules/search/endpoints-series.ts'
import type { EquivalentOffers, ReviewsAndQuestions } from './detail-data.ts'
import { toGoodsCardView } from '../../../../modules/catalog/ui/goods-card-view.ts'
import { goodsEvaluations } from '../../../../modules/reviews/endpoints-evaluations.ts'
import { questionList } from '../../../../modules/reviews/endpoints-questions.ts'

/** How many evaluations and questions a page brings; more come when asked for. */
const first = 5

/** For loaders: what people say and ask. A part whose call failed is shown empty. */
export async function loadReviewsAndQuestions(here: PageContext, goodsId: number): Promise<ReviewsAndQuestions> {
  const [evaluations, questions] = await Promise.all([
    here.call(goodsEvaluations, { goodsId, pageSize: first }),
    here.call(questionList, { goodsId, pageSize: first }),
  ])
  return {
    evaluations: evaluations.data ?? { total: 0, average: null, list: [] },
    questions: questions.data ?? { total: 0, list: [] },
  }
}

/** For loaders: standard items, the same item elsewhere and series of a SKU; a failed call shows none. */
export async function loadEquivalentOffers(here: PageContext, productId: number): Promise<EquivalentOffers> {
  const { data } = await here.call(equivalentOffers, { productId })
  return {
    standardItems: (data?.standardItems ?? []).map(({ itemName, standard }) => ({ itemName, standard })),
    equivalents: (data?.equivalents ?? []).slice(0, 6).map(toGoodsCardView),
    series: (data?.series ?? []).map(({ seriesId, seriesName }) => ({ seriesId, seriesName })),
  }
}
