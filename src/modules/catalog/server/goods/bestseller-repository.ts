import type { PriceClass } from '../../../../api/caller.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

/** A goods, or with `product` a SKU, and what it is ranked by. */
export type RankedGoods = { readonly id: number; readonly figure: number }
type Row = { readonly id: number | string; readonly figure: number | string }

const inCategory = {
  name: 'catalog.rankInCategory',
  text: `SELECT c.goods_id AS id FROM goods_card c WHERE c.goods_id = ANY($1::bigint[]) AND ($2::bigint IS NULL OR $2 = ANY(c.category_path))`,
}
const ofProducts = {
  name: 'catalog.rankProducts',
  text: `SELECT product_id AS id, goods_id AS figure FROM sku WHERE product_id = ANY($1::bigint[])`,
}
// The price before the first change within the period is what it fell from; the visitor's role may not name the business side.
const fallsOf = (side: PriceClass) => ({
  name: `catalog.priceFalls.${side}`,
  text: `WITH before AS (SELECT DISTINCT ON (product_id) product_id, ${side}_old AS price FROM sku_price_change WHERE changed_at >= $1 ORDER BY product_id, changed_at)
    SELECT c.goods_id AS id, round((b.price - s.${side}_price)::numeric * 1000 / b.price)::int AS figure
    FROM before b JOIN sku s USING (product_id) JOIN goods_card c ON c.default_product_id = s.product_id JOIN goods g ON g.goods_id = c.goods_id
    WHERE b.price > 0 AND s.${side}_price < b.price AND g.price_shown AND NOT g.require_enquiry AND ($2::bigint IS NULL OR $2 = ANY(c.category_path))
    ORDER BY 2 DESC, 1 LIMIT $3`,
})
const falls = { retail: fallsOf('retail'), business: fallsOf('business') }

const plain = (found: readonly Row[]): RankedGoods[] => found.map((row) => ({ id: Number(row.id), figure: Number(row.figure) }))

/** Those of these goods that are on sale in a category, in the order given. */
export async function onSaleOf(db: Queryable, ranked: readonly RankedGoods[], categoryId: number | null): Promise<RankedGoods[]> {
  const found = await rows<Row>(db, inCategory, [ranked.map((rankedGoods) => rankedGoods.id), categoryId])
  const shown = new Set(found.map((row) => Number(row.id)))
  return ranked.filter((rankedGoods) => shown.has(rankedGoods.id))
}

/** Figures of SKUs added up by their goods, the highest first. */
export async function sumByGoods(db: Queryable, products: readonly RankedGoods[]): Promise<RankedGoods[]> {
  const found = await rows<Row>(db, ofProducts, [products.map((product) => product.id)])
  const goodsOf = new Map(plain(found).map((row) => [row.id, row.figure]))
  const sums = new Map<number, number>()
  for (const { id, figure } of products) {
    const goodsId = goodsOf.get(id)
    if (goodsId !== undefined) sums.set(goodsId, (sums.get(goodsId) ?? 0) + figure)
  }
  return [...sums].map(([id, figure]) => ({ id, figure })).toSorted((a, b) => b.figure - a.figure || a.id - b.id)
}

/** Goods whose price of a class fell since a moment, by the part it fell: per cent with one decimal. */
export async function priceDrops(
  db: Queryable,
  asked: { readonly priceClass: PriceClass; readonly since: Date; readonly categoryId: number | null; readonly most: number },
): Promise<RankedGoods[]> {
  const found = await rows<Row>(db, falls[asked.priceClass], [asked.since, asked.categoryId, asked.most])
  return plain(found).map((rankedGoods) => ({ ...rankedGoods, figure: rankedGoods.figure / 10 }))
}
