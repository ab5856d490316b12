import { rows, type AnyHandle } from '../../../shared/unit.ts'
import type { PriceClass } from '../../../api/visitor.ts'
import { boardOf, type Board, type BoardSku } from '../rules/filter-board.ts'
import type { SkuFacts } from './search-fields.ts'

type Row = {
  readonly productId: number
  readonly goodsId: number
  readonly categoryPath: readonly (number | string)[]
  readonly price: number | null
  readonly inStock: boolean
  readonly sample: boolean
  readonly direct: boolean
  readonly publishedAt: Date
  readonly sold: number
  readonly facts: SkuFacts
}

const statement = (priceColumn: string, name: string) => ({
  name,
  text: `SELECT s.product_id AS "productId", c.goods_id AS "goodsId", c.category_path AS "categoryPath",
    CASE WHEN g.price_shown AND NOT g.require_enquiry THEN s.${priceColumn} END AS price,
    EXISTS (SELECT FROM sku_stock st WHERE st.product_id = s.product_id AND st.available >= g.min_buy) AS "inStock",
    g.sample_available AS sample, NOT g.require_enquiry AS direct, c.published_at AS "publishedAt", c.sold_count AS sold, f.facts
   FROM goods_card c JOIN goods g USING (goods_id) JOIN sku s USING (goods_id) JOIN sku_facet f ON f.product_id = s.product_id
   ORDER BY c.goods_id, s.sort, s.product_id`,
})
const retail = statement('retail_price', 'catalog.boardRetail')
const business = statement('business_price', 'catalog.boardBusiness')
const version = { name: 'catalog.version', text: `SELECT version FROM catalog_version` }

/** The version of the read model. */
export async function catalogVersion(handle: AnyHandle): Promise<number> {
  const [row] = await rows<{ version: number }>(handle, version, [])
  return Number(row?.version ?? 0)
}

/** Reads the filter board of a price class; the retail board must be read through the visitor's handle. */
export async function readBoard(handle: AnyHandle, priceClass: PriceClass): Promise<Board> {
  const found = await rows<Row>(handle, priceClass === 'business' ? business : retail, [])
  return boardOf(found.map(skuOf))
}

function skuOf(row: Row): BoardSku {
  const { facts, standards, brandId, storeId, shipFrom, tokens } = row.facts
  const all: (readonly [string, string])[] = [
    ...Object.entries(facts),
    ...standards.map((one) => ['standard', one] as const),
    ['store', String(storeId)],
    ['shipFrom', shipFrom],
  ]
  if (brandId !== null) all.push(['brand', String(brandId)])
  return {
    productId: row.productId,
    goodsId: row.goodsId,
    categoryPath: row.categoryPath.map(Number),
    price: row.price === null ? null : Number(row.price),
    inStock: row.inStock,
    sample: row.sample,
    direct: row.direct,
    publishedAt: row.publishedAt.getTime(),
    sold: row.sold,
    facts: all,
    tokens: new Set(tokens),
  }
}
