import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { PriceClass } from '../../../../api/caller.ts'
import { priceUnitCode, type IndexedGoods } from '../../rules/index/search-index.ts'

type SkuRow = readonly [productId: number, retailPrice: number | null, inStock: boolean, axisValues: Readonly<Record<string, string>>]
type Row = {
  readonly goodsId: number
  readonly categoryPath: readonly (number | string)[]
  readonly publishedAt: Date
  readonly sold: number
  readonly words: string
  readonly facts: IndexedGoods['facts']
  readonly sample: boolean
  readonly direct: boolean
  readonly priced: boolean
  readonly unit: string
  readonly skus: readonly SkuRow[]
}

/** Goods as the board takes them in, with their words and retail prices (1/10000 yuan, NaN where asked for) by SKU. */
export type SourceGoods = IndexedGoods & { readonly words: string; readonly priced: boolean; readonly retail: readonly number[] }

/** What `shownPrice` says of a SKU `s` and its flash price `f`: the lower one; none where the price is asked for. */
const shownPriceSql = (side: PriceClass) => `CASE WHEN s.${side}_price IS NOT NULL THEN least(s.${side}_price, f.${side}_price) END`
const text = (
  which: string,
) => `SELECT c.goods_id AS "goodsId", c.category_path AS "categoryPath", c.published_at AS "publishedAt", c.sold_count AS sold,
    c.words, c.facts, g.sample_available AS sample, NOT g.require_enquiry AS direct, g.price_shown AND NOT g.require_enquiry AS priced, g.price_unit AS unit, own.skus
   FROM goods_card c JOIN goods g USING (goods_id) CROSS JOIN LATERAL (
     SELECT count(*) AS many, json_agg(json_build_array(s.product_id, ${shownPriceSql('retail')},
       EXISTS (SELECT FROM sku_stock st WHERE st.product_id = s.product_id AND st.available >= g.min_buy), s.axis_values) ORDER BY s.sort, s.product_id) AS skus
     FROM sku s LEFT JOIN sku_flash_price f USING (product_id) WHERE s.goods_id = c.goods_id AND s.state = 'active') own
   WHERE ${which} AND own.many > 0 ORDER BY c.goods_id`
// Said of both tables: told of one alone, the planner walks along the other from its beginning for every part.
const next = { name: 'catalog.boardNext', text: `${text('c.goods_id > $1 AND g.goods_id > $1')} LIMIT $2` }
const some = { name: 'catalog.boardSome', text: text('c.goods_id = ANY($1::bigint[])') }
const business = {
  name: 'catalog.boardBusiness',
  text: `SELECT json_object_agg(product_id, ${shownPriceSql('business')}) AS prices FROM sku s LEFT JOIN sku_flash_price f USING (product_id)
    WHERE s.goods_id = ANY($1::bigint[]) AND s.state = 'active'`,
}
const moment = {
  name: 'catalog.boardMoment',
  text: `SELECT v.version, (SELECT coalesce(max(id), 0) FROM stock_ledger) AS ledger FROM catalog_version v`,
}
const changed = { name: 'catalog.boardChanged', text: `SELECT goods_id AS "goodsId" FROM catalog_change WHERE version > $1 LIMIT $2` }
const stock = {
  name: 'catalog.boardStock',
  text: `SELECT s.goods_id AS "goodsId", s.product_id AS "productId",
    EXISTS (SELECT FROM sku_stock st WHERE st.product_id = s.product_id AND st.available >= g.min_buy) AS "inStock"
   FROM (SELECT DISTINCT product_id FROM stock_ledger WHERE id > $1) moved JOIN sku s USING (product_id) JOIN goods g USING (goods_id)`,
}

/** The version of the read model and the newest movement of stock. */
export async function currentVersions(db: Queryable): Promise<{ readonly version: number; readonly ledger: number }> {
  const [row] = await rows<{ version: number; ledger: number }>(db, moment, [])
  return { version: row?.version ?? 0, ledger: row?.ledger ?? 0 }
}

/** Goods on sale in the order of their ids, from behind `after`. Read it through the visitor's handle: it needs no more. */
export async function goodsAfter(db: Queryable, after: number, most: number): Promise<SourceGoods[]> {
  return (await rows<Row>(db, next, [after, most])).map(goodsOf)
}

/** Those of the goods that are on sale. */
export async function indexedGoodsByIds(db: Queryable, goodsIds: readonly number[]): Promise<SourceGoods[]> {
  return (await rows<Row>(db, some, [goodsIds])).map(goodsOf)
}

/** Business prices by SKU; the visitor's role may not ask this. */
export async function businessPrices(db: Queryable, goodsIds: readonly number[]): Promise<Readonly<Record<string, number | null>>> {
  const [row] = await rows<{ prices: Record<string, number | null> | null }>(db, business, [goodsIds])
  return row?.prices ?? {}
}

/** Goods that changed after a version, at most `most`. */
export async function changedGoods(db: Queryable, version: number, most: number): Promise<number[]> {
  return (await rows<{ goodsId: number }>(db, changed, [version, most])).map((row) => row.goodsId)
}

/** SKUs whose stock moved after a line of the ledger. */
export function stockChangedSince(
  db: Queryable,
  ledger: number,
): Promise<{ readonly goodsId: number; readonly productId: number; readonly inStock: boolean }[]> {
  return rows(db, stock, [ledger])
}

function goodsOf(row: Row): SourceGoods {
  // A value that SKUs have of their own stands in the place of the goods' one.
  const axes = new Set(row.skus.flatMap(([, , , axisValues]) => Object.keys(axisValues)))
  const replaced = row.facts.filter(([code]) => axes.has(code))
  const skuFacts = (axisValues: SkuRow[3]) => [
    ...Object.entries(axisValues),
    ...replaced.filter(([code]) => axisValues[code] === undefined),
  ]
  return {
    goodsId: row.goodsId,
    categoryPath: row.categoryPath.map(Number),
    sample: row.sample,
    direct: row.direct,
    publishedAt: row.publishedAt.getTime(),
    sold: row.sold,
    facts: [...row.facts.filter(([code]) => !axes.has(code)), [priceUnitCode, row.unit]],
    skus: row.skus.map(([productId, , inStock, axisValues]) => ({ productId, inStock, facts: skuFacts(axisValues) })),
    words: row.words,
    priced: row.priced,
    retail: row.skus.map(([, price]) => (row.priced && price !== null ? price : Number.NaN)),
  }
}
