import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { settingOr } from '../../site/server/public.ts'
import { goodsByIds, goodsDetail, goodsDelisted, goodsOf, goodsPaused } from '../endpoints-goods.ts'
import { homeFloors } from '../../search/endpoints-home-floors.ts'
import { priceQuote } from '../../pricing/endpoints-price-quote.ts'
import { goodsList, hotWords, suggest } from '../../search/endpoints.ts'
import type { GoodsCard } from '../endpoints.ts'
import {
  indexRefresher,
  withSnapshot,
  type IndexRefresher,
  brandHandlers,
  categoryHandlers,
  showHomeFloors,
  seriesHandlers,
  listGoods,
  suggestGoods,
  synonymHandlers,
} from '../../search/server/public.ts'
import { cardsOf } from './cards/card-repository.ts'
import { goodsCertificateHandlers } from './certificates/certificate-admin.ts'
import { revisionHandlers, ownGoodsHandlers } from '../../listing/server/public.ts'
import { taxonomyAdminHandlers, readTerms } from '../../taxonomy/server/public.ts'
import { comparisonHandlers } from '../../comparison/server/public.ts'
import {
  priceFixationHandlers,
  sellerFormulaHandlers,
  formulaHandlers,
  offerSheetHandlers,
  quotePrice,
} from '../../pricing/server/public.ts'
import { firstSkus, showDelistedGoods, showPausedGoods } from './goods/delisted-goods.ts'
import { questionHandlers } from '../../reviews/server/public.ts'
import { showGoodsPage } from './cards/show-goods-page.ts'
import { translateTerms } from '../../taxonomy/rules/translate-terms.ts'

/** The mall's catalogue: list, search, goods page, categories, brands, home. */
export function catalogHandlers(keeper: IndexRefresher = indexRefresher()): Handler[] {
  return [
    handle(goodsList, (input, call) => listGoods(keeper, input, call)),
    handle(goodsDetail, (input, call) => showGoodsPage(keeper, input.productId, call)),
    handle(goodsDelisted, (input, call) => showDelistedGoods(call.app.visitorRead, input.productId, call.lang)),
    handle(goodsPaused, (input, call) => showPausedGoods(call.app.visitorRead, input, call.lang)),
    handle(goodsByIds, (input, call) => newestCards(keeper, call, [...new Set(input.productIds)])),
    handle(goodsOf, async (input, call) => newestCards(keeper, call, await firstSkus(call.app.visitorRead, input.goodsIds))),
    handle(priceQuote, (input, call) => quotePrice(input, call)),
    handle(suggest, (input, call) => suggestGoods(keeper, input.keyword, call)),
    handle(hotWords, async (_input, call) => {
      const words = (await settingOr(call.app.read, 'hot_search_words', '')).split(',').filter((word) => word !== '')
      return call.lang === 'en' ? translateTerms(words, await readTerms(call.app.visitorRead)) : words
    }),
    handle(homeFloors, (input, call) => showHomeFloors(keeper, call, input)),
    ...comparisonHandlers(keeper),
    ...seriesHandlers(keeper),
    ...categoryHandlers(keeper),
    ...brandHandlers(keeper),
    ...questionHandlers(),
    ...ownGoodsHandlers(),
    ...revisionHandlers(),
    ...taxonomyAdminHandlers(),
    ...goodsCertificateHandlers(),
    ...formulaHandlers(),
    ...priceFixationHandlers(),
    ...sellerFormulaHandlers(),
    ...offerSheetHandlers(),
    ...synonymHandlers(),
  ]
}

/** Cards of the catalogue as it is now: those that this process remembers may be of goods that have left the shelf since. */
function newestCards(keeper: IndexRefresher, call: Call, productIds: readonly number[]): Promise<GoodsCard[]> {
  return withSnapshot(keeper, call, async (kept) => {
    const { cards, version } = await cardsOf(kept, call, productIds)
    return { answer: cards, version }
  })
}
