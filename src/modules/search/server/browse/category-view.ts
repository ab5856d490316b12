import type { Call } from '../../../../api/handler.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import type { z } from 'zod'
import type { categoryNode } from '../../../taxonomy/endpoints-categories.ts'
import { mediaPath } from '../../../catalog/server/public.ts'
import { facetNumber } from '../../rules/index/facet-dictionary.ts'
import { isDirect } from '../../rules/index/search-index.ts'
import { goodsInCategory } from '../../rules/query/goods-in-category.ts'
import { bestPlaces, goodsCountOf, displayedSku } from '../index/index-statistics.ts'
import { memoize, type SearchSnapshot } from '../index/index-refresher.ts'
import { nameIn, type CategoryRecord } from '../index/taxonomy-snapshot.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

const pictures = {
  name: 'catalog.categoryPictures',
  text: `SELECT DISTINCT ON (id) id AS "categoryId", g.gallery[1] AS name
         FROM goods_card c JOIN goods g USING (goods_id) CROSS JOIN unnest(c.category_path) AS id
         WHERE cardinality(g.gallery) > 0 ORDER BY id, c.sold_count DESC, c.goods_id`,
}

/** One picture name per category: that of its best sold goods. */
async function categoryPictures(handle: Queryable): Promise<ReadonlyMap<number, string>> {
  const found = await rows<{ categoryId: number; name: string }>(handle, pictures, [])
  return new Map(found.map((row) => [row.categoryId, row.name]))
}

export type CategoryNode = z.output<typeof categoryNode>

/** A category with its number of goods. */
export function presentCategory(
  kept: SearchSnapshot,
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
    goodsNum: goodsCountOf(kept, 'category', category.categoryId),
  }
}

/** A picture name per category; they live as long as the board, since they change with the goods. */
export async function categoryPicturesOf(kept: SearchSnapshot, call: Pick<Call, 'app'>): Promise<ReadonlyMap<number, string>> {
  const known = kept.memory.get('pictures')
  if (known instanceof Map) return known
  const read = await categoryPictures(call.app.visitorRead)
  kept.memory.set('pictures', read)
  return read
}

/** The way from the top to a category, itself last; empty when it does not exist. */
export function pathTo(kept: SearchSnapshot, categoryId: number): CategoryRecord[] {
  const path: CategoryRecord[] = []
  for (let at = kept.frame.categories.get(categoryId); at; at = kept.frame.categories.get(at.parentId)) path.unshift(at)
  return path
}

/** The best sold goods of a category, what can be ordered at once first; one SKU each. */
export function bestsellersOf(kept: SearchSnapshot, categoryId: number, most: number): readonly number[] {
  return memoize(kept, `best ${categoryId} ${most}`, () => {
    const { board } = kept
    const stocked = (place: number) => {
      const end = board.skusAt[place + 1] ?? 0
      return board.inStock.subarray(board.skusAt[place] ?? 0, end).includes(1)
    }
    const score = (place: number) => ((board.flags[place] ?? 0) & isDirect && stocked(place) ? 1e12 : 0) + (board.sold[place] ?? 0)
    const fact = facetNumber(board.book, 'category', String(categoryId))
    const places = fact === undefined ? [] : goodsInCategory(board, fact).filter((place) => board.alive[place] === 1)
    return bestPlaces(places, most, score).map((place) => displayedSku(kept, place))
  })
}
