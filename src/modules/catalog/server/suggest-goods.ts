import type { OutputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import type { suggest } from '../contract-search.ts'
import { chooseGoods } from '../rules/choose-goods.ts'
import { normaliseText } from '../rules/normalise-text.ts'
import { orderGoods } from '../rules/order-goods.ts'
import { presentCategory } from './browse-categories.ts'
import { remember, type BoardKeeper, type KeptBoard } from './board-keeper.ts'
import { cardsOf } from './card-store.ts'
import { languageParts } from './language-parts.ts'
import { searched } from './list-goods.ts'

type Suggestions = OutputOf<typeof suggest>
type Word = {
  readonly word: string
  readonly key: string
  readonly pinyin: string
  readonly initials: string
  readonly categoryId: number | null
  readonly brandId: number | null
}

const most = 8
const mostGoods = 5

/** Words, categories and goods for what has been typed so far; pinyin and initials count as the words. */
export async function suggestGoods(keeper: BoardKeeper, keyword: string, call: Call): Promise<Suggestions> {
  const kept = await keeper.current(call.house, call.priceClass)
  const typed = normaliseText(keyword)
  const near =
    typed === ''
      ? []
      : wordsOf(kept, call.lang).filter(
          (one) => one.key.includes(typed) || one.pinyin.startsWith(typed) || (typed.length > 1 && one.initials.startsWith(typed)),
        )
  const hits = await searched(kept, keyword, call)
  const found = hits?.found ?? new Map<number, number>()
  const chosen = chooseGoods(kept.board, {
    categoryId: null,
    values: new Map(),
    low: null,
    high: null,
    inStock: false,
    sample: false,
    direct: false,
    found,
    specs: hits?.specs ?? [],
  })
  const places = orderGoods(kept.board, chosen.shown, { sort: 'relevance', order: 'desc', found })
  const { cards } = await cardsOf(
    kept,
    call,
    places.slice(0, mostGoods).map((place) => kept.board.skus[place]?.productId ?? 0),
  )
  return {
    words: near
      .slice(0, most)
      .map((one) => ({ word: one.word, count: countOf(kept, one) }))
      .filter((one) => one.count > 0),
    categories: near
      .flatMap((one) => {
        const category = one.categoryId === null ? undefined : kept.frame.categories.get(one.categoryId)
        if (!category) return []
        const { image: _, goodsNum, ...node } = presentCategory(kept, category, { lang: call.lang, pictures: new Map() })
        return goodsNum > 0 ? [{ ...node, count: goodsNum }] : []
      })
      .slice(0, most),
    goods: cards,
    total: places.length,
  }
}

function wordsOf(kept: KeptBoard, lang: 'zh' | 'en'): readonly Word[] {
  return remember(kept, `suggest words ${lang}`, () => {
    const categories = [...kept.frame.categories.values()].map((one) => ({
      zh: one.zh,
      word: one[lang],
      categoryId: one.categoryId,
      brandId: null,
    }))
    const brands = [...kept.frame.brands.values()].map((one) => ({ zh: one.zh, word: one[lang], categoryId: null, brandId: one.brandId }))
    return [...categories, ...brands].map(({ zh, word, categoryId, brandId }) => {
      const spoken = languageParts().romanise(zh.replace(/[^\p{Script=Han}]/gu, ''))
      return { word, key: normaliseText(`${zh} ${word}`), pinyin: spoken.full, initials: spoken.initials, categoryId, brandId }
    })
  })
}

function countOf(kept: KeptBoard, word: Word): number {
  return remember(kept, `suggest count ${word.categoryId} ${word.brandId}`, () => {
    const inside = kept.board.skus.filter((sku) =>
      word.categoryId !== null
        ? sku.categoryPath.includes(word.categoryId)
        : sku.facts.some(([code, value]) => code === 'brand' && value === String(word.brandId)),
    )
    return new Set(inside.map((sku) => sku.goodsId)).size
  })
}
