import { useCallback, useRef, useState } from 'react'
import { callApi } from '../../api/browser/client.ts'
import { callRef } from '../../api/browser/call-ref.ts'
import type { RefOutput } from '../../api/browser/call-ref.ts'
import { categoryAddress } from '../../modules/catalog/web/public.ts'
import type { suggest } from '../../modules/catalog/contract-search.ts'
import type { Suggestions } from '../../ui/shell/search-model.ts'
import { useFrameWords } from '../use-frame-words.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'

const suggestRef = callRef<typeof suggest>('GET', 'v3/goods/front/goods/goods/suggest')
const wordsPath = (text: string) => `/goods/list?keyword=${encodeURIComponent(text)}`

/** What the search box shows while somebody types; older answers stay until the newer one is there. */
export function useSuggestions() {
  const t = useFrameWords()
  const [shown, setShown] = useState<Suggestions | undefined>()
  const asked = useRef(0)
  const ask = useCallback(
    (query: string) => {
      const turn = (asked.current += 1)
      if (query === '') {
        const recent = recentSearches()
        return setShown(recent.length > 0 ? { recent: recent.map((text) => ({ text, to: wordsPath(text) })) } : undefined)
      }
      callApi(suggestRef, { keyword: query }).then(
        (answer) => {
          if (turn === asked.current && answer.data) setShown(suggestionsOf(answer.data, query, t('suggestTotal', { count: answer.data.total }), t('suggestNothing')))
        },
        () => undefined,
      )
    },
    [t],
  )
  return { ask, shown }
}

function suggestionsOf(found: RefOutput<typeof suggestRef>, query: string, total: string, nothing: string): Suggestions {
  if (found.total > 0) rememberSearch(query)
  return {
    words: found.words.map((word) => ({ text: word.word, count: word.count, to: wordsPath(word.word) })),
    categories: found.categories.map((one) => ({ path: [one.categoryName], to: categoryAddress(one) })),
    products: found.goods.slice(0, 4).map((goods) => ({ to: `/goods/detail/${goods.defaultProductId}`, name: goods.goodsName, spec: goods.storeInf.storeName, image: goods.goodsImage })),
    total: found.total > 0 ? { text: total, to: wordsPath(query) } : undefined,
    nothing: found.total === 0 ? nothing : undefined,
  }
}
