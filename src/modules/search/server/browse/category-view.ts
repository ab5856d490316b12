import type { Call } from '../../../../api/handler.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import type { z } from 'zod'
import type { categoryNode } from '../../../taxonomy/endpoints-categories.ts'
import { mediaPath } from '../../../catalog/server/public.ts'
import { goodsCountOf } from '../index/index-statistics.ts'
import type { SearchSnapshot } from '../index/index-refresher.ts'
import { nameIn, type CategoryRecord } from '../index/taxonomy-snapshot.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

const pictures = {
  name: 'catalog.categoryPictures',
  text: `SELECT DISTINCT ON (id) id AS "categoryId", g.gallery[1] AS name
         FROM goods_card c JOIN goods g USING (goods_id) CROSS JOIN unnest(c.category_path) AS id
         WHERE cardinality(g.gallery) > 0 ORDER BY id, c.sold_count DESC, c.goods_id`,
}

/** One picture name per category: that of its best sold goods. */
async function categoryPictures(db: Queryable): Promise<ReadonlyMap<number, string>> {
  const found = await rows<{ categoryId: number; name: string }>(db, pictures, [])
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
