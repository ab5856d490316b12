import { callApi } from '../../../api/browser/client.ts'
import { callRef, type RefOutput } from '../../../api/browser/call-ref.ts'
import { categoryAddress } from '../../../modules/taxonomy/ui/category-address.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import type { suggest } from '../../../modules/search/endpoints.ts'
import type { Suggestions } from '../../../ui/shell/search-model.ts'
import type { LayoutTranslate } from '../use-layout-messages.ts'
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'

const suggestRef = callRef<typeof suggest>('GET', 'v3/goods/front/goods/goods/suggest')
const wordsPath = (text: string) => `/goods/list?keyword=${encodeURIComponent(text)}`
// The panel stays within one screen.
const most = { words: 5, categories: 3, others: 2, recent: 2, products: 4 }

/**
 * What fits the words typed so far; the last searches while nothing is typed. Undefined when there is nothing to show.
 * `again` is called when a search was forgotten and the list is another one.
 */
export async function findSuggestions(query: string, t: LayoutTranslate, again: () => void): Promise<Suggestions | undefined> {
  if (query === '') {
    const recent = recentOf(recentSearches(), t, again)
    return recent.recent.length > 0 ? recent : undefined
  }
  const found = (await callApi(suggestRef, { keyword: query })).data
  return found && suggestionsOf(found, query, t, again)
}

function recentOf(searches: readonly string[], t: LayoutTranslate, again: () => void) {
  const forgotten = (text?: string) => {
    forgetSearch(text)
    again()
  }
  return {
    recent: searches.map((text) => ({ text, to: wordsPath(text) })),
    forget: { one: forgotten, all: () => forgotten(), labels: { one: t('suggestForget'), all: t('suggestForgetAll') } },
  }
}

function suggestionsOf(found: RefOutput<typeof suggestRef>, query: string, t: LayoutTranslate, again: () => void): Suggestions {
  if (found.total > 0 && found.meant === '') rememberSearch(query)
  const [code] = found.codes
  const named = recentSearches().filter((text) => text !== query && text.includes(query))
  return {
    words: found.words.slice(0, most.words).map((word) => ({ text: word.word, count: word.count, to: wordsPath(word.word) })),
    categories: found.categories
      .slice(0, most.categories)
      .map((category) => ({ path: [category.categoryName], to: categoryAddress(category) })),
    others: [
      {
        title: t('suggestBrands'),
        icon: 'tag' as const,
        items: found.brands
          .slice(0, most.others)
          .map((brand) => ({ text: brand.brandName, count: brand.count, to: `/goods/list?brandId=${brand.brandId}` })),
      },
      {
        title: t('suggestStores'),
        icon: 'store' as const,
        items: found.stores
          .slice(0, most.others)
          .map((store) => ({ text: store.storeName, count: store.count, to: storeAddress(store.storeId) })),
      },
    ],
    ...recentOf(named.slice(0, most.recent), t, again),
    products: goodsOf(found).map((goods) => ({
      to: goodsAddress(goods.defaultProductId),
      name: goods.goodsName,
      spec: goods.storeInf.storeName,
      image: pictureName(goods.goodsImage),
    })),
    meant: found.meant === '' ? undefined : { label: t('suggestMeant'), text: found.meant, to: wordsPath(found.meant) },
    total: found.total > 0 ? { text: t('suggestTotal', { count: found.total }), to: wordsPath(query) } : undefined,
    codeMatch: code && { text: `${code.materialCode} → ${code.goods.goodsName}`, to: goodsAddress(code.goods.defaultProductId) },
    nothing: found.total === 0 && !code ? { text: t('suggestNothing'), label: t('suggestNearest'), to: wordsPath(query) } : undefined,
  }
}

/** What the viewer's own company calls so comes first. */
function goodsOf({ codes, goods }: RefOutput<typeof suggestRef>) {
  const coded = codes.map((code) => code.goods)
  const known = new Set(coded.map((one) => one.defaultProductId))
  return [...coded, ...goods.filter((one) => !known.has(one.defaultProductId))].slice(0, most.products)
}
