import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { settingOr } from '../../site/server/public.ts'
import { goodsByIds, goodsDetail, goodsGone, goodsOf, goodsPaused } from '../contract-goods.ts'
import { homeFloors } from '../contract-home.ts'
import { priceQuote } from '../contract-price.ts'
import { goodsList, hotWords, suggest } from '../contract-search.ts'
import type { GoodsCard } from '../contract.ts'
import { boardKeeper, withBoard, type BoardKeeper } from './board-keeper.ts'
import { brandHandlers } from './brand-handlers.ts'
import { cardsOf } from './card-store.ts'
import { goodsCertificateDesk } from './certificate-desk.ts'
import { changeHandlers } from './change-handlers.ts'
import { frameDeskHandlers } from './frame-desk-handlers.ts'
import { categoryHandlers } from './category-handlers.ts'
import { contrastHandlers } from './contrast-handlers.ts'
import { fixingHandlers } from './fixing-handlers.ts'
import { formulaDeskHandlers } from './formula-desk-handlers.ts'
import { formulaHandlers } from './formula-handlers.ts'
import { showHome } from './home-floors.ts'
import { firstSkus, goneGoods, pausedGoods } from './gone-goods.ts'
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
    handle(goodsPaused, (input, call) => pausedGoods(call.house.visitorRead, input, call.lang)),
    handle(goodsByIds, (input, call) => newestCards(keeper, call, [...new Set(input.productIds)])),
    handle(goodsOf, async (input, call) => newestCards(keeper, call, await firstSkus(call.house.visitorRead, input.goodsIds))),
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
    ...fixingHandlers(),
    ...formulaDeskHandlers(),
    ...offerHandlers(),
    ...synonymHandlers(),
  ]
}

/** Cards of the catalogue as it is now: those that this process remembers may be of goods that have left the shelf since. */
function newestCards(keeper: BoardKeeper, call: Call, productIds: readonly number[]): Promise<GoodsCard[]> {
  return withBoard(keeper, call, async (kept) => {
    const { cards, version } = await cardsOf(kept, call, productIds)
    return { answer: cards, version }
  })
}
