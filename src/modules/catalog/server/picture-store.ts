import { rows, type AnyHandle } from '../../../shared/unit.ts'

const pictures = {
  name: 'catalog.categoryPictures',
  text: `SELECT DISTINCT ON (id) id AS "categoryId", g.gallery[1] AS name
         FROM goods_card c JOIN goods g USING (goods_id) CROSS JOIN unnest(c.category_path) AS id
         WHERE cardinality(g.gallery) > 0 ORDER BY id, c.sold_count DESC, c.goods_id`,
}
const known = { name: 'catalog.knownPictures', text: `SELECT DISTINCT name FROM goods, unnest(gallery) AS name WHERE state = 'on_sale'` }

/** One picture name per category: that of its best sold goods. */
export async function categoryPictures(handle: AnyHandle): Promise<ReadonlyMap<number, string>> {
  const found = await rows<{ categoryId: number; name: string }>(handle, pictures, [])
  return new Map(found.map((row) => [row.categoryId, row.name]))
}

/** Names of the pictures of goods on sale. */
export async function knownPictures(handle: AnyHandle): Promise<string[]> {
  return (await rows<{ name: string }>(handle, known, [])).map((row) => row.name)
}
