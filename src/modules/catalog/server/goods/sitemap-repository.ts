import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

/** Goods in one part of the sitemap; the protocol allows 50,000 addresses. */
const goodsPerPart = 20_000

const count = { name: 'catalog.sitemapCount', text: `SELECT count(*)::int AS count FROM goods_card` }
const part = {
  name: 'catalog.sitemapPart',
  text: `SELECT default_product_id AS "productId", published_at AS at FROM goods_card ORDER BY goods_id LIMIT $1 OFFSET $2`,
}
const categories = {
  name: 'catalog.sitemapCategories',
  text: `SELECT DISTINCT unnest(category_path) AS id FROM goods_card ORDER BY id`,
}
const brands = {
  name: 'catalog.sitemapBrands',
  text: `SELECT DISTINCT brand_id AS id FROM goods WHERE state = 'on_sale' AND brand_id IS NOT NULL ORDER BY id`,
}

const idsOf = async (db: Queryable, statement: typeof categories): Promise<number[]> =>
  (await rows<{ id: number }>(db, statement, [])).map((row) => Number(row.id))

/** How many parts the goods on sale need. */
export async function sitemapPartCount(db: Queryable): Promise<number> {
  return Math.ceil(((await rows<{ count: number }>(db, count, []))[0]?.count ?? 0) / goodsPerPart)
}

/** The SKU that each goods' page opens with, and since when it is on sale; parts count from 1. */
export function goodsOfSitemapPart(db: Queryable, number: number): Promise<{ productId: number; at: Date }[]> {
  return rows(db, part, [goodsPerPart, (number - 1) * goodsPerPart])
}

/** Categories of every level that have goods on sale. */
export function categoriesOnSale(db: Queryable): Promise<number[]> {
  return idsOf(db, categories)
}

/** Brands that have goods on sale. */
export function brandsOnSale(db: Queryable): Promise<number[]> {
  return idsOf(db, brands)
}
