import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { TermTranslations } from '../../../taxonomy/rules/translate-terms.ts'
import { readTerms } from '../../../taxonomy/server/public.ts'

/** What a SKU is, without prices: the values of its goods with its own, by attribute. */
export type SkuProperties = {
  readonly productId: number
  readonly goodsId: number
  readonly categoryId: number
  /** The category of the second level above, within which goods may stand for one another. */
  readonly familyId: number
  readonly values: Readonly<Record<string, string>>
  readonly standards: readonly string[]
  /** Papers that the store promises with the goods. */
  readonly documents: readonly string[]
  /** Numbered certificates on the goods page. */
  readonly certificateNum: number
}
/** How values of an attribute are compared when one SKU is to stand for another. */
export type MatchedAttribute = {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly unit: string
  readonly rule: string
  readonly isFacet: boolean
}

type Row = Omit<SkuProperties, 'values' | 'standards'> & {
  readonly attributes: Readonly<Record<string, string | number>>
  readonly axisValues: Readonly<Record<string, string>>
  readonly standards: readonly { readonly code: string }[]
}

const columns = `s.product_id AS "productId", g.goods_id AS "goodsId", g.category_id AS "categoryId",
  CASE WHEN c.grade = 3 THEN c.parent_id ELSE c.category_id END AS "familyId", g.attributes, s.axis_values AS "axisValues", g.standards, g.documents,
  (SELECT count(*)::int FROM jsonb_array_elements(g.certificates) AS e(c) WHERE e.c ->> 'number' <> '') AS "certificateNum"
  FROM sku s JOIN goods g USING (goods_id) JOIN category c USING (category_id)`
const onSale = `g.state = 'on_sale' AND s.state = 'active'`
const ofSkus = { name: 'catalog.skuFacts', text: `SELECT ${columns} WHERE s.product_id = ANY($1::bigint[]) AND ${onSale}` }
const ofGoods = {
  name: 'catalog.goodsSkuFacts',
  text: `SELECT ${columns} WHERE s.goods_id = ANY($1::bigint[]) AND ${onSale} ORDER BY s.goods_id, s.sort, s.product_id LIMIT $2`,
}
const attributes = {
  name: 'catalog.matchedAttributes',
  text: `SELECT code, label_zh AS zh, label_en AS en, unit, match_rule AS rule, is_facet AS "isFacet" FROM attribute WHERE is_compared OR is_sku_axis ORDER BY sort`,
}

/** Facts of SKUs on sale; the visitor's handle is enough. */
export async function skuPropertiesOf(db: Queryable, productIds: readonly number[]): Promise<SkuProperties[]> {
  return (await rows<Row>(db, ofSkus, [productIds])).map(factsOf)
}

/** Facts of all SKUs of goods on sale, at most so many. */
export async function goodsPropertiesOf(db: Queryable, goodsIds: readonly number[], most: number): Promise<SkuProperties[]> {
  return (await rows<Row>(db, ofGoods, [goodsIds, most])).map(factsOf)
}

/** The attributes that are compared, in the order of the desk. */
export function matchedAttributes(db: Queryable): Promise<MatchedAttribute[]> {
  return rows(db, attributes, [])
}

/** The trade's terms, for values in English. */
export function tradeTerms(db: Queryable): Promise<TermTranslations> {
  return readTerms(db)
}

function factsOf({ attributes: own, axisValues, standards, ...same }: Row): SkuProperties {
  const texts = Object.entries(own).map(([code, value]) => [code, String(value)] as const)
  return { ...same, values: { ...Object.fromEntries(texts), ...axisValues }, standards: standards.map((standard) => standard.code) }
}
