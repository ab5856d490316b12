import { rows, type Queryable } from '../../../kernel/database/transaction.ts'

const ancestors = {
  name: 'catalog.categoryWays',
  text: `WITH RECURSIVE up AS (
      SELECT category_id AS leaf, category_id, parent_id FROM category WHERE category_id = ANY($1)
      UNION ALL SELECT up.leaf, c.category_id, c.parent_id FROM category c JOIN up ON c.category_id = up.parent_id)
    SELECT leaf, array_agg(category_id) AS ids FROM up GROUP BY leaf`,
}
const named = {
  name: 'catalog.categoriesNamed',
  text: `SELECT category_id AS "categoryId", grade, coalesce(parent_id, 0) AS pid, name_zh AS "nameZh", name_en AS "nameEn"
    FROM category WHERE category_id = ANY($1) AND merged_into IS NULL ORDER BY sort, category_id`,
}
const goods = {
  name: 'catalog.goodsCovered',
  text: `SELECT g.goods_id AS "goodsId", g.store_id AS "storeId", g.category_id AS "categoryId", g.name_zh AS "nameZh", g.name_en AS "nameEn",
      (SELECT c.default_product_id FROM goods_card c WHERE c.goods_id = g.goods_id) AS "productId"
    FROM goods g WHERE g.goods_id = ANY($1) ORDER BY g.goods_id`,
}

/** Each of these categories with all its parents, itself first or last. */
export async function categoryAncestors(handle: Queryable, categoryIds: readonly number[]): Promise<Map<number, readonly number[]>> {
  if (categoryIds.length === 0) return new Map()
  const found = await rows<{ leaf: number; ids: number[] }>(handle, ancestors, [categoryIds])
  return new Map(found.map((row) => [row.leaf, row.ids.map(Number)]))
}

export type NamedCategory = {
  readonly categoryId: number
  readonly grade: number
  readonly pid: number
  readonly nameZh: string
  readonly nameEn: string
}

/** Categories with their names; those that do not exist are missing. */
export async function namedCategories(handle: Queryable, categoryIds: readonly number[]): Promise<NamedCategory[]> {
  return categoryIds.length === 0 ? [] : rows<NamedCategory>(handle, named, [categoryIds])
}

export type NamedGoods = {
  readonly goodsId: number
  readonly storeId: number
  readonly categoryId: number
  readonly nameZh: string
  readonly nameEn: string
  /** The SKU that its page shows first; null while it is not on sale. */
  readonly productId: number | null
}

/** Goods with their store, category and names; those that do not exist are missing. */
export async function namedGoods(handle: Queryable, goodsIds: readonly number[]): Promise<NamedGoods[]> {
  return goodsIds.length === 0 ? [] : rows<NamedGoods>(handle, goods, [goodsIds])
}
