import { handle, type Handler } from '../../../api/handler.ts'
import { settingOr } from '../../site/server/public.ts'
import { translateTerms } from '../../taxonomy/rules/translate-terms.ts'
import { readTerms } from '../../taxonomy/server/public.ts'
import { goodsList, hotWords, suggest } from '../endpoints.ts'
import { homeFloors } from '../endpoints-home-floors.ts'
import { brandHandlers } from './browse/brand-handlers.ts'
import { categoryHandlers } from './browse/category-handlers.ts'
import { seriesHandlers } from './browse/equivalent-offers.ts'
import { showHomeFloors } from './browse/home-floors.ts'
import type { IndexRefresher } from './index/index-refresher.ts'
import { listGoods } from './results/list-goods.ts'
import { suggestGoods } from './results/suggest-goods.ts'
import { synonymHandlers } from './synonyms/synonym-admin.ts'

/** Everything that the search index answers: lists, suggestions, categories, brands, series, the floors of the home page. */
export function searchHandlers(index: IndexRefresher): Handler[] {
  return [
    handle(goodsList, (input, call) => listGoods(index, input, call)),
    handle(suggest, (input, call) => suggestGoods(index, input.keyword, call)),
    handle(hotWords, async (_input, call) => {
      const words = (await settingOr(call.app.read, 'hot_search_words', '')).split(',').filter((word) => word !== '')
      return call.lang === 'en' ? translateTerms(words, await readTerms(call.app.visitorRead)) : words
    }),
    handle(homeFloors, (input, call) => showHomeFloors(index, call, input)),
    ...seriesHandlers(index),
    ...categoryHandlers(index),
    ...brandHandlers(index),
    ...synonymHandlers(),
  ]
}
