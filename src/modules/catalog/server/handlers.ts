import { handle, type Handler } from '../../../api/handler.ts'
import { settingOr } from '../../site/server/public.ts'
import { goodsByIds, goodsDetail, goodsGone, goodsOf } from '../contract-goods.ts'
import { homeFloors } from '../contract-home.ts'
import { priceQuote } from '../contract-price.ts'
import { goodsList, hotWords, suggest } from '../contract-search.ts'
import { boardKeeper, type BoardKeeper } from './board-keeper.ts'
import { brandHandlers } from './brand-handlers.ts'
import { cardsOf } from './card-store.ts'
import { goodsCertificateDesk } from './certificate-desk.ts'
import { changeHandlers } from './change-handlers.ts'
import { frameDeskHandlers } from './frame-desk-handlers.ts'
import { categoryHandlers } from './category-handlers.ts'
import { contrastHandlers } from './contrast-handlers.ts'
import { formulaDeskHandlers } from './formula-desk-handlers.ts'
import { formulaHandlers } from './formula-handlers.ts'
import { showHome } from './home-floors.ts'
import { firstSkus, goneGoods } from './gone-goods.ts'
import { lineHandlers } from './line-handlers.ts'
import { listGoods } from './list-goods.ts'
import { questionHandlers } from './question-handlers.ts'
import { offerHandlers } from './offer-handlers.ts'
import { quotePrice } from './quote-price.ts'
import { sellingHandlers } from './selling-handlers.ts'
import { showGoods } from './show-goods.ts'
import { suggestGoods } from './suggest-goods.ts'
import { synonymHandlers } from './synonym-handlers.ts'
import { inEnglish } from '../rules/english-terms.ts'
import { readTerms } from './term-store.ts'

/** The mall's catalogue: list, search, goods page, categories, brands, home. */
export function catalogHandlers(keeper: BoardKeeper = boardKeeper()): Handler[] {
  return [
    handle(goodsList, (input, call) => listGoods(keeper, input, call)),
    handle(goodsDetail, (input, call) => showGoods(keeper, input.productId, call)),
    handle(goodsGone, (input, call) => goneGoods(call.house.visitorRead, input.productId, call.lang)),
    handle(goodsByIds, async (input, call) => {
      const kept = await keeper.current(call.house, call.priceClass)
      return (await cardsOf(kept, call, [...new Set(input.productIds)])).cards
    }),
    handle(goodsOf, async (input, call) => {
      const kept = await keeper.current(call.house, call.priceClass)
      return (await cardsOf(kept, call, await firstSkus(call.house.visitorRead, input.goodsIds))).cards
    }),
    handle(priceQuote, (input, call) => quotePrice(input, call)),
    handle(suggest, (input, call) => suggestGoods(keeper, input.keyword, call)),
    handle(hotWords, async (_input, call) => {
      const words = (await settingOr(call.house.read, 'hot_search_words', '')).split(',').filter((word) => word !== '')
      return call.lang === 'en' ? inEnglish(words, await readTerms(call.house.visitorRead)) : words
    }),
    handle(homeFloors, (input, call) => showHome(keeper, call, input)),
    ...contrastHandlers(keeper),
    ...lineHandlers(keeper),
    ...categoryHandlers(keeper),
    ...brandHandlers(keeper),
    ...questionHandlers(),
    ...sellingHandlers(),
    ...changeHandlers(),
    ...frameDeskHandlers(),
    ...goodsCertificateDesk(),
    ...formulaHandlers(),
    ...formulaDeskHandlers(),
    ...offerHandlers(),
    ...synonymHandlers(),
  ]
}
