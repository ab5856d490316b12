import type { GoodsState } from '../endpoints.ts'
import { rows, type Reader } from '../../../kernel/database/transaction.ts'

type Int = number | bigint
export type ListingRow = {
  readonly goodsId: number
  readonly storeId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly image: string | null
  readonly state: GoodsState
  readonly reason: string
  readonly unitCode: string
  readonly secUnitCode: string | null
  readonly precision: number
  readonly requireEnquiry: boolean
  /** True while its prices follow an index. */
  readonly byFormula: boolean
  readonly minBuy: Int
  readonly freightTemplateId: number
  readonly freightZh: string
  readonly freightEn: string
}
export type ListingSkuRow = {
  readonly productId: number
  readonly goodsId: number
  readonly specZh: string
  readonly specEn: string
  readonly retailPrice: Int | null
  readonly businessPrice: Int | null
  readonly retailSecPrice: Int | null
  readonly businessSecPrice: Int | null
  /** Steps of the trade unit; null without a threshold of its own. */
  readonly alertAt: Int | null
}
export type ListingStockRow = { readonly productId: number; readonly warehouseId: number; readonly available: Int; readonly held: Int }
export type ListingQuery = {
  readonly storeIds: readonly number[]
  readonly keyword: string
  readonly isShort: 0 | 1
  /** Null for all. */
  readonly warehouseId: number | null
}

const found = `g.store_id = ANY($1::bigint[]) AND ($2 = '' OR strpos(lower(g.name_zh || ' ' || g.name_en), lower($2)) > 0 OR g.goods_id::text = $2
  OR EXISTS (SELECT FROM sku s WHERE s.goods_id = g.goods_id AND s.state = 'active' AND (s.product_id::text = $2 OR strpos(lower(s.spec_text_zh || ' ' || s.spec_text_en), lower($2)) > 0)))
  AND ($3::int = 0 OR g.state = 'on_sale' AND NOT g.require_enquiry AND EXISTS (SELECT FROM sku s LEFT JOIN sku_stock_alert a USING (product_id) WHERE s.goods_id = g.goods_id AND s.state = 'active'
    AND coalesce((SELECT sum(k.available) FROM sku_stock k WHERE k.product_id = s.product_id), 0) < coalesce(a.alert_at, g.min_buy)))
  AND ($4::bigint IS NULL OR g.goods_id IN (SELECT s.goods_id FROM sku_stock k JOIN sku s USING (product_id) WHERE k.warehouse_id = $4 AND s.state = 'active'))`
const goods = {
  name: 'catalog.shelf',
  text: `SELECT g.goods_id AS "goodsId", g.store_id AS "storeId", g.name_zh AS "nameZh", g.name_en AS "nameEn", g.gallery[1] AS image, g.state,
    CASE WHEN g.state = 'on_sale' THEN '' ELSE g.state_reason END AS reason, g.price_unit AS "unitCode",
    CASE WHEN g.sale_unit_state = 2 THEN g.sec_unit END AS "secUnitCode", g.unit_precision AS precision, g.require_enquiry AS "requireEnquiry",
    EXISTS (SELECT FROM goods_formula x WHERE x.goods_id = g.goods_id AND x.state = 'active') AS "byFormula", g.min_buy AS "minBuy", f.freight_template_id AS "freightTemplateId", f.name_zh AS "freightZh", f.name_en AS "freightEn"
   FROM goods g JOIN freight_template f USING (freight_template_id) WHERE ${found} AND ($5 = '' OR g.state = $5) ORDER BY g.goods_id DESC LIMIT $6 OFFSET $7`,
}
const counts = { name: 'catalog.shelfCounts', text: `SELECT g.state, count(*)::int AS count FROM goods g WHERE ${found} GROUP BY g.state` }
const skus = {
  name: 'catalog.shelfSkus',
  text: `SELECT product_id AS "productId", goods_id AS "goodsId", spec_text_zh AS "specZh", spec_text_en AS "specEn", retail_price AS "retailPrice",
    business_price AS "businessPrice", retail_sec_price AS "retailSecPrice", business_sec_price AS "businessSecPrice", alert_at AS "alertAt"
   FROM sku LEFT JOIN sku_stock_alert USING (product_id) WHERE goods_id = ANY($1::bigint[]) AND state = 'active' ORDER BY goods_id, sort, product_id`,
}
const stocks = {
  name: 'catalog.shelfStocks',
  text: `SELECT product_id AS "productId", warehouse_id AS "warehouseId", available, held FROM sku_stock WHERE product_id = ANY($1::bigint[])`,
}

/** Goods of the stores whatever their state, the newest first. */
export function listingsOf(
  read: Reader,
  listingQuery: ListingQuery,
  page: { state: GoodsState | ''; limit: number; offset: number },
): Promise<ListingRow[]> {
  return rows<ListingRow>(read, goods, [
    listingQuery.storeIds,
    listingQuery.keyword,
    listingQuery.isShort,
    listingQuery.warehouseId,
    page.state,
    page.limit,
    page.offset,
  ])
}

/** How many goods the filters find in each state. */
export async function listingCounts(read: Reader, listingQuery: ListingQuery): Promise<Record<GoodsState | 'all', number>> {
  const known = { all: 0, on_sale: 0, off_shelf: 0, taken_down: 0, held: 0, refused: 0, draft: 0 }
  for (const { state, count } of await rows<{ state: GoodsState; count: number }>(read, counts, [
    listingQuery.storeIds,
    listingQuery.keyword,
    listingQuery.isShort,
    listingQuery.warehouseId,
  ])) {
    known[state] = count
    known.all += count
  }
  return known
}

/** The SKUs of goods with the prices of both classes; for the store's own staff only. */
export function listingSkus(read: Reader, goodsIds: readonly number[]): Promise<ListingSkuRow[]> {
  return rows<ListingSkuRow>(read, skus, [goodsIds])
}

/** What is available and held of SKUs in every warehouse, in steps of the trade unit. */
export function listingStocks(read: Reader, productIds: readonly number[]): Promise<ListingStockRow[]> {
  return rows<ListingStockRow>(read, stocks, [productIds])
}
