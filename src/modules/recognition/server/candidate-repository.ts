import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { generalKinds } from '../rules/data/general-kinds-data.ts'
import { kinds } from '../rules/data/kinds-data.ts'
import { describeSku, type SkuProfile, type SkuRecord } from '../rules/describe-sku.ts'

const most = 4_000
const mostRemembered = 6_000

type Row = Omit<SkuRecord, 'values' | 'standards'> & {
  readonly attributes: Readonly<Record<string, string | number>>
  readonly axisValues: Readonly<Record<string, string>>
  readonly standards: readonly { readonly code: string }[]
}

const columns = `s.product_id::int AS "productId", g.goods_id::int AS "goodsId", g.name_zh AS "nameZh", g.name_en AS "nameEn",
  coalesce(b.name_zh || ' ' || b.name_en, '') AS brand, c.name_zh || ' ' || coalesce(p.name_zh, '') AS category,
  s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn", g.attributes, s.axis_values AS "axisValues", g.standards,
  g.price_unit AS "unitCode", CASE WHEN g.sale_unit_state = 2 AND s.conv_numerator IS NOT NULL THEN g.sec_unit END AS "secUnitCode",
  g.require_enquiry AS "isEnquiry"
  FROM sku s JOIN goods g USING (goods_id) JOIN category c USING (category_id) LEFT JOIN category p ON p.category_id = c.parent_id
  LEFT JOIN brand b ON b.brand_id = g.brand_id`
const onSale = `g.state = 'on_sale' AND s.state = 'active'`
const ofName = {
  name: 'recognition.candidatesOfName',
  text: `SELECT ${columns} WHERE g.name_zh ~* $1 AND ${onSale} ORDER BY g.goods_id, s.sort, s.product_id LIMIT $2`,
}
const ofGoods = {
  name: 'recognition.candidatesOfGoods',
  text: `SELECT ${columns} WHERE g.goods_id = ANY($1::bigint[]) AND ${onSale} ORDER BY g.goods_id, s.sort, s.product_id LIMIT $2`,
}
const ofSkus = { name: 'recognition.candidatesOfSkus', text: `SELECT ${columns} WHERE s.product_id = ANY($1::bigint[])` }

/** SKUs on sale whose goods bear a name of the kind or of those that it may mean. */
export async function candidatesOfKind(db: Queryable, kindId: string): Promise<readonly SkuProfile[]> {
  const meant = new Set([kindId, ...(generalKinds[kindId] ?? [])])
  const pattern = kinds
    .filter(({ id }) => meant.has(id))
    .map(({ zh }) => `(?:${zh})`)
    .join('|')
  const found = (await rows<Row>(db, ofName, [pattern, most])).map(profileOf)
  return found.filter(({ kind }) => kind !== null && meant.has(kind.id))
}

/** The SKUs on sale of goods that a search found. */
export async function candidatesOfGoods(db: Queryable, goodsIds: readonly number[]): Promise<readonly SkuProfile[]> {
  return (await rows<Row>(db, ofGoods, [goodsIds, most])).map(profileOf)
}

/** SKUs by their numbers, on sale or not. */
export async function profilesOfSkus(db: Queryable, productIds: readonly number[]): Promise<readonly SkuProfile[]> {
  return (await rows<Row>(db, ofSkus, [productIds])).map(profileOf)
}

// A profile is a function of its row and nothing else: what is remembered is never out of date.
const remembered = new Map<string, SkuProfile>()

function profileOf({ attributes, axisValues, standards, ...same }: Row): SkuProfile {
  const texts = Object.entries(attributes).map(([code, value]) => [code, String(value)] as const)
  const record: SkuRecord = {
    ...same,
    values: { ...Object.fromEntries(texts), ...axisValues },
    standards: standards.map(({ code }) => code),
  }
  const key = JSON.stringify(record)
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const profile = describeSku(record)
  remembered.set(key, profile)
  return profile
}
