import { rows, type Reader } from '../../../../kernel/database/transaction.ts'
import type { PlatformGoodsSort } from '../../endpoints-platform.ts'
import type { GoodsState } from '../../endpoints.ts'

type Int = number | bigint
export type PlatformGoodsRow = {
  readonly goodsId: number
  readonly productId: Int | null
  readonly nameZh: string
  readonly nameEn: string
  readonly image: string | null
  readonly storeId: number
  readonly storeZh: string
  readonly storeEn: string
  readonly categoryZh: string
  readonly categoryEn: string
  readonly brandZh: string | null
  readonly brandEn: string | null
  readonly state: GoodsState
  readonly reason: string
  readonly unitCode: string
  readonly precision: number
  readonly requireEnquiry: boolean
  readonly retailLow: Int | null
  readonly retailHigh: Int | null
  readonly businessLow: Int | null
  readonly businessHigh: Int | null
  readonly skuNum: number
  readonly available: Int
  readonly held: Int
  readonly sold: Int
  readonly publishedAt: Date | null
}
export type PlatformGoodsQuery = {
  readonly keyword: string
  readonly storeId: number | null
  readonly categoryIds: readonly number[] | null
  readonly brandId: number | null
  readonly stock: '' | 'in' | 'out'
}

const from = `FROM goods g JOIN store sh USING (store_id) JOIN category c ON c.category_id = g.category_id LEFT JOIN brand b ON b.brand_id = g.brand_id
   CROSS JOIN LATERAL (SELECT min(s.retail_price) AS retail_low, max(s.retail_price) AS retail_high, min(s.business_price) AS business_low,
     max(s.business_price) AS business_high, count(*)::int AS sku_num, (array_agg(s.product_id ORDER BY s.sort, s.product_id))[1] AS first_sku
     FROM sku s WHERE s.goods_id = g.goods_id AND s.state = 'active') k
   CROSS JOIN LATERAL (SELECT coalesce(sum(t.available), 0)::bigint AS available, coalesce(sum(t.held), 0)::bigint AS held
     FROM sku s JOIN sku_stock t USING (product_id) WHERE s.goods_id = g.goods_id AND s.state = 'active') q`
const found = `($1 = '' OR g.goods_id::text = $1 OR strpos(lower(g.name_zh || ' ' || g.name_en || ' ' || sh.store_name || ' ' || sh.store_name_en || ' ' ||
     coalesce(b.name_zh || ' ' || b.name_en, '')), lower($1)) > 0
     OR EXISTS (SELECT FROM sku s WHERE s.goods_id = g.goods_id AND s.state = 'active'
       AND (s.product_id::text = $1 OR strpos(lower(s.spec_text_zh || ' ' || s.spec_text_en), lower($1)) > 0)))
   AND ($2::bigint IS NULL OR g.store_id = $2) AND ($3::bigint[] IS NULL OR g.category_id = ANY($3)) AND ($4::bigint IS NULL OR g.brand_id = $4)
   AND ($5 = '' OR ($5 = 'in') = (q.available > 0))`

/** Steps of goods with other precisions are made comparable before they are sorted. */
const inUnits = 'q.available / 10.0 ^ g.unit_precision'
const orders: Readonly<Record<PlatformGoodsSort, string>> = {
  '-time': 'g.published_at DESC NULLS LAST, g.goods_id DESC',
  time: 'g.published_at NULLS LAST, g.goods_id',
  '-sold': 'g.sold_count DESC, g.goods_id DESC',
  sold: 'g.sold_count, g.goods_id',
  '-stock': `${inUnits} DESC, g.goods_id DESC`,
  stock: `${inUnits}, g.goods_id`,
  '-price': 'k.retail_high DESC NULLS LAST, g.goods_id DESC',
  price: 'k.retail_low NULLS LAST, g.goods_id',
}

const list = (sort: PlatformGoodsSort) => ({
  name: `listing.platformGoods ${sort}`,
  text: `SELECT g.goods_id AS "goodsId", k.first_sku AS "productId", g.name_zh AS "nameZh", g.name_en AS "nameEn", g.gallery[1] AS image,
     g.store_id AS "storeId", sh.store_name AS "storeZh", sh.store_name_en AS "storeEn", c.name_zh AS "categoryZh", c.name_en AS "categoryEn",
     b.name_zh AS "brandZh", b.name_en AS "brandEn", g.state, CASE WHEN g.state = 'on_sale' THEN '' ELSE g.state_reason END AS reason,
     g.price_unit AS "unitCode", g.unit_precision AS precision, g.require_enquiry AS "requireEnquiry", k.retail_low AS "retailLow",
     k.retail_high AS "retailHigh", k.business_low AS "businessLow", k.business_high AS "businessHigh", k.sku_num AS "skuNum",
     q.available, q.held, g.sold_count AS sold, g.published_at AS "publishedAt"
   ${from} WHERE ${found} AND ($6 = '' OR g.state = $6) ORDER BY ${orders[sort]} LIMIT $7 OFFSET $8`,
})
const counts = {
  name: 'listing.platformGoodsCounts',
  text: `SELECT g.state, count(*)::int AS count ${from} WHERE ${found} GROUP BY g.state`,
}

const values = ({ keyword, storeId, categoryIds, brandId, stock }: PlatformGoodsQuery) => [keyword, storeId, categoryIds, brandId, stock]
type Page = { readonly state: GoodsState | ''; readonly sort: PlatformGoodsSort; readonly limit: number; readonly offset: number }

/** Goods of all stores in every state. */
export function platformGoodsOf(read: Reader, query: PlatformGoodsQuery, page: Page): Promise<PlatformGoodsRow[]> {
  return rows<PlatformGoodsRow>(read, list(page.sort), [...values(query), page.state, page.limit, page.offset])
}

/** How many goods the filters find in each state. */
export async function platformGoodsCounts(read: Reader, query: PlatformGoodsQuery): Promise<Record<GoodsState | 'all', number>> {
  const known = { all: 0, on_sale: 0, off_shelf: 0, taken_down: 0, held: 0, refused: 0, draft: 0 }
  for (const { state, count } of await rows<{ state: GoodsState; count: number }>(read, counts, values(query))) {
    known[state] = count
    known.all += count
  }
  return known
}
