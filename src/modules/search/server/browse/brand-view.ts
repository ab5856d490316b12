import type { Language } from '../../../../kernel/i18n/translate.ts'
import { bestPlaces, goodsCountOf, placesOfFacet, displayedSku } from '../index/index-statistics.ts'
import type { SearchSnapshot } from '../index/index-refresher.ts'
import { memoize } from '../index/snapshot-memory.ts'
import { nameIn } from '../index/taxonomy-snapshot.ts'

export type BrandRow = { brandId: number; brandName: string; initial: string; producer: string; goodsNum: number; categoryNames: string[] }

/** What a brand sells: its best sold goods (SKUs), top categories, stores with their number of goods. */
export type BrandFigures = {
  readonly tops: ReadonlySet<number>
  readonly stores: ReadonlyMap<number, number>
  readonly products: readonly number[]
}

const mostProducts = 12

export function brandFigures(kept: SearchSnapshot, brandId: number): BrandFigures {
  return memoize(kept, `brand figures ${brandId}`, () => {
    const { board } = kept
    const places = [...placesOfFacet(kept, 'brand', brandId)]
    const tops = new Set<number>()
    const stores = new Map<number, number>()
    for (const place of places) {
      // The top category stands first among the facts of goods.
      tops.add(Number(board.book.facts[board.goodsFacets[board.factsAt[place] ?? 0] ?? 0]?.value))
      const storeId = storeOf(kept, place)
      stores.set(storeId, (stores.get(storeId) ?? 0) + 1)
    }
    const products = bestPlaces(places, mostProducts, (place) => board.sold[place] ?? 0).map((place) => displayedSku(kept, place))
    return { tops, stores, products }
  })
}

function storeOf({ board }: SearchSnapshot, place: number): number {
  for (let at = board.factsAt[place] ?? 0; at < (board.factsAt[place + 1] ?? 0); at += 1) {
    const fact = board.book.facts[board.goodsFacets[at] ?? 0]
    if (fact?.code === 'store') return Number(fact.value)
  }
  return 0
}

/** The letter under which readers of a language look for a brand: of its pinyin, or of its English name. */
function initialOf(brand: { readonly en: string; readonly initial: string }, lang: Language): string {
  if (lang === 'zh') return brand.initial
  const first = brand.en.slice(0, 1).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

/** Brands with goods on sale, A–Z. */
export function brandRows(kept: SearchSnapshot, lang: Language): readonly BrandRow[] {
  return memoize(kept, `brand rows ${lang}`, () =>
    [...kept.frame.brands.values()].flatMap((brand) => {
      const goodsNum = goodsCountOf(kept, 'brand', brand.brandId)
      if (goodsNum === 0) return []
      const { brandId } = brand
      const producer = lang === 'en' && brand.producerEn !== '' ? brand.producerEn : brand.producer
      const categoryNames = [...brandFigures(kept, brandId).tops].map((id) => nameIn(lang, kept.frame.categories.get(id)))
      return [{ brandId, brandName: brand[lang], initial: initialOf(brand, lang), producer, goodsNum, categoryNames }]
    }),
  )
}
