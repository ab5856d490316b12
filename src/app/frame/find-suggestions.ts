import { callApi } from '../../api/browser/client.ts'
import { callRef, type RefOutput } from '../../api/browser/call-ref.ts'
import { categoryAddress, goodsAddress, pictureName } from '../../modules/catalog/web/public.ts'
import type { suggest } from '../../modules/catalog/contract-search.ts'
import type { Suggestions } from '../../ui/shell/search-model.ts'
import type { FrameSpeak } from '../use-frame-words.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'

const suggestRef = callRef<typeof suggest>('GET', 'v3/goods/front/goods/goods/suggest')
const wordsPath = (text: string) => `/goods/list?keyword=${encodeURIComponent(text)}`

/** What fits the words typed so far; the last searches while nothing is typed. Undefined when there is nothing to show. */
export async function findSuggestions(query: string, t: FrameSpeak): Promise<Suggestions | undefined> {
  if (query === '') {
    const recent = recentSearches()
    return recent.length > 0 ? { recent: recent.map((text) => ({ text, to: wordsPath(text) })) } : undefined
  }
  const found = (await callApi(suggestRef, { keyword: query })).data
  return found && suggestionsOf(found, query, t)
}

function suggestionsOf(found: RefOutput<typeof suggestRef>, query: string, t: FrameSpeak): Suggestions {
  if (found.total > 0) rememberSearch(query)
  return {
    words: found.words.map((word) => ({ text: word.word, count: word.count, to: wordsPath(word.word) })),
    categories: found.categories.map((one) => ({ path: [one.categoryName], to: categoryAddress(one) })),
    products: found.goods.slice(0, 4).map((goods) => ({
      to: goodsAddress(goods.defaultProductId),
      name: goods.goodsName,
      spec: goods.storeInf.storeName,
      image: pictureName(goods.goodsImage),
    })),
    total: found.total > 0 ? { text: t('suggestTotal', { count: found.total }), to: wordsPath(query) } : undefined,
    nothing: found.total === 0 ? t('suggestNothing') : undefined,
  }
}
