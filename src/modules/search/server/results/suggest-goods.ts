import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import type { suggest } from '../../endpoints.ts'
import { specBits, countMatchedSpecs } from '../../rules/query/specification-match.ts'
import { normaliseText } from '../../../taxonomy/rules/text/normalise-text.ts'
import { presentCategory } from '../browse/category-view.ts'
import { bestPlaces, goodsCountOf, displayedSku } from '../index/index-statistics.ts'
import type { IndexRefresher, SearchSnapshot } from '../index/index-refresher.ts'
import { withSnapshot, cardsOf } from '../../../catalog/server/public.ts'
import { memoize } from '../index/snapshot-memory.ts'
import { suggestMaterialCodes } from './goods-by-material-code.ts'
import { textAnalyser } from '../../../taxonomy/server/public.ts'
import { searchWords, type SearchHits } from './search-words.ts'

type Suggestions = OutputOf<typeof suggest>
type Kind = 'category' | 'brand' | 'store'
type Word = {
  readonly kind: Kind
  readonly id: number
  readonly word: string
  readonly key: string
  readonly pinyin: string
  readonly initials: string
}
/** What was typed, as it is remembered while the catalogue stays: a letter typed by many is worked out once. */
type Found = { readonly near: readonly Word[]; readonly products: readonly number[]; readonly total: number; readonly meant: string }

const most = 8
const mostStores = 4
const mostGoods = 5

/** Words, categories, brands, stores and goods for what has been typed so far; pinyin and initials count as the words. */
export function suggestGoods(keeper: IndexRefresher, keyword: string, call: Call): Promise<Suggestions> {
  return withSnapshot(keeper, call, async (kept) => {
    const typed = normaliseText(keyword)
    const { near, products, total, meant } = memoize(kept, `suggest ${call.lang} ${typed}`, () => find(kept, typed, call.lang))
    const { cards, version } = await cardsOf(kept, call, products)
    const named = (kind: Kind, limit: number) => near.filter((word) => word.kind === kind).slice(0, limit)
    const answer = {
      words: near
        .filter((word) => word.kind === 'category')
        .slice(0, most)
        .map((word) => ({ word: word.word, count: goodsCountOf(kept, word.kind, word.id) })),
      categories: named('category', most).flatMap((word) => {
        const category = kept.frame.categories.get(word.id)
        if (!category) return []
        const { image: _, goodsNum, ...node } = presentCategory(kept, category, { lang: call.lang, pictures: new Map() })
        return [{ ...node, count: goodsNum }]
      }),
      brands: named('brand', mostStores).map((word) => ({
        brandId: word.id,
        brandName: word.word,
        count: goodsCountOf(kept, 'brand', word.id),
      })),
      stores: named('store', mostStores).map((word) => ({
        storeId: word.id,
        storeName: word.word,
        count: goodsCountOf(kept, 'store', word.id),
      })),
      goods: cards,
      codes: await suggestMaterialCodes(kept, keyword.trim(), call),
      total,
      meant,
    }
    return { answer, version }
  })
}

function find(kept: SearchSnapshot, typed: string, lang: 'zh' | 'en'): Found {
  if (typed === '') return { near: [], products: [], total: 0, meant: '' }
  const near = wordsOf(kept, lang).filter(
    (word) => word.key.includes(typed) || word.pinyin.startsWith(typed) || (typed.length > 1 && word.initials.startsWith(typed)),
  )
  const hits = searchWords(kept, typed)
  return {
    near: near
      .filter((word) => goodsCountOf(kept, word.kind, word.id) > 0)
      .toSorted((a, b) => Number(b.key.startsWith(typed)) - Number(a.key.startsWith(typed))),
    products: hits ? bestProducts(kept, hits) : [],
    total: hits?.found.goods.length ?? 0,
    meant: hits?.meant ?? '',
  }
}

/** The first goods of a list of these words, each with the SKU that the words name. */
function bestProducts(kept: SearchSnapshot, { found, specs }: SearchHits): number[] {
  const { board } = kept
  const rankOf = (index: number) => (found.ranks[index] ?? 0) * 1e9 + (board.sold[found.goods[index] ?? 0] ?? 0)
  const bits = specBits(board.book, specs)
  return bestPlaces(found.goods.keys(), mostGoods, rankOf).map((index) => {
    const goods = found.goods[index] ?? 0
    if (bits === null) return displayedSku(kept, goods)
    const skus = Array.from(
      { length: (board.skusAt[goods + 1] ?? 0) - (board.skusAt[goods] ?? 0) },
      (_, offset) => (board.skusAt[goods] ?? 0) + offset,
    )
    const named = (sku: number) => {
      let all = 0
      for (let at = board.skuFactsAt[sku] ?? 0; at < (board.skuFactsAt[sku + 1] ?? 0); at += 1)
        all |= bits.bits[board.skuFacts[at] ?? 0] ?? 0
      return countMatchedSpecs(bits, all)
    }
    const [best] = bestPlaces(skus, 1, named)
    return board.productIds[best ?? 0] ?? 0
  })
}

function wordsOf(kept: SearchSnapshot, lang: 'zh' | 'en'): readonly Word[] {
  return memoize(kept, `suggest words ${lang}`, () => {
    const { categories, brands, stores } = kept.frame
    const named = [
      ...[...categories.values()].map((category) => ({
        kind: 'category' as const,
        id: category.categoryId,
        zh: category.zh,
        word: category[lang],
      })),
      ...[...brands.values()].map((brand) => ({ kind: 'brand' as const, id: brand.brandId, zh: brand.zh, word: brand[lang] })),
      ...[...stores].map(([id, one]) => ({ kind: 'store' as const, id, zh: one.zh, word: one[lang] })),
    ]
    return named.map(({ kind, id, zh, word }) => {
      const spoken = textAnalyser().romanise(zh.replace(/[^\p{Script=Han}]/gu, ''))
      return { kind, id, word, key: normaliseText(`${zh} ${word}`), pinyin: spoken.full, initials: spoken.initials }
    })
  })
}
