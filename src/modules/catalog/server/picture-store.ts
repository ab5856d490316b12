import { rows, type AnyHandle } from '../../../shared/unit.ts'

const pictures = {
  name: 'catalog.categoryPictures',
  text: `SELECT DISTINCT ON (id) id AS "categoryId", g.gallery[1] AS name
         FROM goods_card c JOIN goods g USING (goods_id) CROSS JOIN unnest(c.category_path) AS id
         WHERE cardinality(g.gallery) > 0 ORDER BY id, c.sold_count DESC, c.goods_id`,
}

/** One picture name per category: that of its best sold goods. */
export async function categoryPictures(handle: AnyHandle): Promise<ReadonlyMap<number, string>> {
  const found = await rows<{ categoryId: number; name: string }>(handle, pictures, [])
  return new Map(found.map((row) => [row.categoryId, row.name]))
}
