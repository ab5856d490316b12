import type { OutputOf } from '../../../api/endpoint.ts'
import { handle, type AppContext, type Handler } from '../../../api/handler.ts'
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

/** Told of every search with words and of how it came out; never waited for. */
type SearchWatch = (
  app: AppContext,
  keyword: string,
  answer: Pick<OutputOf<typeof goodsList>, 'match' | 'meant'> & { total: number },
) => void

/** Everything that the search index answers: lists, suggestions, categories, brands, series, the floors of the home page. */
export function searchHandlers(index: IndexRefresher, watch: SearchWatch = () => undefined): Handler[] {
  return [
    handle(goodsList, async (input, call) => {
      const found = await listGoods(index, input, call)
      // Further pages belong to the same search.
      if (input.keyword.trim() !== '' && input.current === 1) watch(call.app, input.keyword, { ...found, total: found.pagination.total })
      return found
    }),
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
