import type { Language } from '../../../shared/words.ts'
import { remember, type KeptBoard } from './board-keeper.ts'
import { nameIn } from './frame-store.ts'

export type BrandRow = { brandId: number; brandName: string; initial: string; producer: string; goodsNum: number; categoryNames: string[] }
type Figures = {
  readonly goods: ReadonlySet<number>
  readonly tops: ReadonlySet<number>
  readonly stores: ReadonlyMap<number, ReadonlySet<number>>
  readonly products: readonly number[]
}

/** What each brand sells: goods, top categories, stores. */
export function brandFigures(kept: KeptBoard): ReadonlyMap<number, Figures> {
  return remember(kept, 'brand figures', () => {
    type Growing = { goods: Set<number>; tops: Set<number>; stores: Map<number, Set<number>>; products: number[] }
    const made = new Map<number, Growing>()
    for (const sku of kept.board.skus) {
      const brandId = Number(sku.facts.find(([code]) => code === 'brand')?.[1] ?? 0)
      const storeId = Number(sku.facts.find(([code]) => code === 'store')?.[1] ?? 0)
      if (brandId === 0) continue
      const figures: Growing = made.get(brandId) ?? { goods: new Set(), tops: new Set(), stores: new Map(), products: [] }
      if (!figures.goods.has(sku.goodsId)) figures.products.push(sku.productId)
      figures.goods.add(sku.goodsId)
      figures.tops.add(sku.categoryPath[0] ?? 0)
      figures.stores.set(storeId, (figures.stores.get(storeId) ?? new Set<number>()).add(sku.goodsId))
      made.set(brandId, figures)
    }
    return made
  })
}

/** Brands with goods on sale, A–Z. */
export function brandRows(kept: KeptBoard, lang: Language): BrandRow[] {
  const figures = brandFigures(kept)
  return [...kept.frame.brands.values()].flatMap((brand) => {
    const own = figures.get(brand.brandId)
    if (!own) return []
    const categoryNames = [...own.tops].map((id) => nameIn(lang, kept.frame.categories.get(id)))
    return [
      {
        brandId: brand.brandId,
        brandName: brand[lang],
        initial: brand.initial,
        producer: brand.producer,
        goodsNum: own.goods.size,
        categoryNames,
      },
    ]
  })
}
