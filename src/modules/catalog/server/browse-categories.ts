import type { Call } from '../../../api/handler.ts'
import type { Language } from '../../../shared/words.ts'
import type { z } from 'zod'
import type { categoryNode } from '../contract-category.ts'
import { mediaPath } from './card-document.ts'
import { factNumber } from '../rules/fact-book.ts'
import { isDirect } from '../rules/filter-board.ts'
import { goodsInCategory } from '../rules/goods-in-category.ts'
import { bestPlaces, goodsWith, shownSku } from './board-figures.ts'
import { remember, type KeptBoard } from './board-keeper.ts'
import { nameIn, type CategoryRecord } from './frame-store.ts'
import { categoryPictures } from './picture-store.ts'

export type CategoryNode = z.output<typeof categoryNode>

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
    goodsNum: goodsWith(kept, 'category', category.categoryId),
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

/** The best sold goods of a category, what can be ordered at once first; one SKU each. */
export function bestOf(kept: KeptBoard, categoryId: number, most: number): readonly number[] {
  return remember(kept, `best ${categoryId} ${most}`, () => {
    const { board } = kept
    const stocked = (place: number) => {
      const end = board.skusAt[place + 1] ?? 0
      return board.inStock.subarray(board.skusAt[place] ?? 0, end).includes(1)
    }
    const score = (place: number) => ((board.flags[place] ?? 0) & isDirect && stocked(place) ? 1e12 : 0) + (board.sold[place] ?? 0)
    const fact = factNumber(board.book, 'category', String(categoryId))
    const places = fact === undefined ? [] : goodsInCategory(board, fact).filter((place) => board.alive[place] === 1)
    return bestPlaces(places, most, score).map((place) => shownSku(kept, place))
  })
}
