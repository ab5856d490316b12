import type { Call } from '../../../api/handler.ts'
import type { Language } from '../../../shared/words.ts'
import type { z } from 'zod'
import type { categoryNode } from '../contract-category.ts'
import { mediaPath } from './card-document.ts'
import { remember, type KeptBoard } from './board-keeper.ts'
import { nameIn, type CategoryRecord } from './frame-store.ts'
import { categoryPictures } from './picture-store.ts'

export type CategoryNode = z.output<typeof categoryNode>

/** Goods per category, and one SKU of the best sold goods to take a picture from. */
function figuresOf(kept: KeptBoard): ReadonlyMap<number, number> {
  return remember(kept, 'category figures', () => {
    const goods = new Map<number, Set<number>>()
    for (const sku of kept.board.skus) {
      for (const id of sku.categoryPath) goods.set(id, (goods.get(id) ?? new Set()).add(sku.goodsId))
    }
    return new Map([...goods].map(([id, set]) => [id, set.size]))
  })
}

/** A category with its number of goods. */
export function presentCategory(
  kept: KeptBoard,
  category: CategoryRecord,
  about: { readonly lang: Language; readonly pictures: ReadonlyMap<number, string> },
): CategoryNode {
  const picture = about.pictures.get(category.categoryId)
  return {
    categoryId: category.categoryId,
    categoryName: nameIn(about.lang, category),
    grade: category.grade,
    pid: category.parentId,
    image: picture === undefined ? '' : mediaPath + picture,
    goodsNum: figuresOf(kept).get(category.categoryId) ?? 0,
  }
}

/** A picture name per category; they live as long as the board, since they change with the goods. */
export async function picturesOf(kept: KeptBoard, call: Pick<Call, 'house'>): Promise<ReadonlyMap<number, string>> {
  const known = kept.memory.get('pictures')
  if (known instanceof Map) return known
  const read = await categoryPictures(call.house.visitorRead)
  kept.memory.set('pictures', read)
  return read
}

/** The way from the top to a category, itself last; empty when it does not exist. */
export function pathTo(kept: KeptBoard, categoryId: number): CategoryRecord[] {
  const path: CategoryRecord[] = []
  for (let at = kept.frame.categories.get(categoryId); at; at = kept.frame.categories.get(at.parentId)) path.unshift(at)
  return path
}

/** The best sold goods of a category first, one SKU each. */
export function bestOf(kept: KeptBoard, categoryId: number, most: number): number[] {
  return remember(kept, `best ${categoryId} ${most}`, () => {
    const chosen = new Map<number, number>()
    const inside = kept.board.skus.filter((sku) => sku.categoryPath.includes(categoryId))
    for (const sku of inside.toSorted((a, b) => Number(b.direct && b.inStock) - Number(a.direct && a.inStock) || b.sold - a.sold)) {
      if (chosen.size < most && !chosen.has(sku.goodsId)) chosen.set(sku.goodsId, sku.productId)
    }
    return [...chosen.values()]
  })
}
