import { decimalText } from '../../../../kernel/quantity/decimal.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { ratioOf } from '../../../../kernel/quantity/unit-conversion.ts'
import { unitPriceText } from '../../../../kernel/money/unit-price.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { canonicalText, type GoodsDocument, type SkuDocument, type TierText } from '../../rules/goods-document.ts'
import type { Certificate } from '../../../catalog/rules/goods-certificate.ts'
import { conversionText } from '../../rules/parse-conversion.ts'

type Int = number | bigint
type TierRow = { readonly min: Int; readonly delta?: Int; readonly percentBp?: Int }
type GoodsRow = Omit<
  GoodsDocument,
  | 'attributes'
  | 'standards'
  | 'requireEnquiry'
  | 'minBuy'
  | 'buyStep'
  | 'buyLimit'
  | 'retailTiers'
  | 'businessTiers'
  | 'depositPercent'
  | 'leadTimeDays'
  | 'skus'
> & {
  readonly goodsId: number
  readonly storeId: number
  readonly state: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly standards: readonly { readonly code: string; readonly verifiedEdition: boolean }[]
  readonly requireEnquiry: 0 | 1
  readonly precision: number
  readonly minBuy: Int
  readonly buyStep: Int
  readonly buyLimit: Int | null
  readonly retailTiers: readonly TierRow[]
  readonly businessTiers: readonly TierRow[]
  readonly depositPercent: number | null
  readonly leadTimeDays: number
  readonly certificates: readonly Certificate[]
}
type SkuRow = {
  readonly productId: number
  readonly axisValues: Readonly<Record<string, string>>
  readonly retailPrice: Int | null
  readonly retailSecPrice: Int | null
  readonly businessPrice: Int | null
  readonly businessSecPrice: Int | null
  readonly num: Int | null
  readonly den: Int | null
  readonly massG: Int | null
}

const columns = `goods_id AS "goodsId", store_id AS "storeId", state, name_zh AS "nameZh", name_en AS "nameEn", category_id AS "categoryId",
    coalesce(brand_id, 0) AS "brandId", freight_template_id AS "freightTemplateId", attributes, standards, price_unit AS "priceUnit",
    coalesce(sec_unit, '') AS "secUnit", sale_unit_state AS "saleUnitState", require_enquiry::int AS "requireEnquiry", unit_precision AS precision,
    min_buy AS "minBuy", buy_step AS "buyStep", buy_limit AS "buyLimit", retail_tiers AS "retailTiers", business_tiers AS "businessTiers",
    deposit_percent AS "depositPercent", sample_available::int AS "sampleAvailable", sample_note AS "sampleNote",
    consumer_return::int AS "consumerReturn", hazardous::int AS hazardous, qualification_required AS "qualificationRequired", documents, certificates,
    lead_time_days AS "leadTimeDays", weigh_method AS "weighMethod", weigh_tolerance AS "weighTolerance", return_policy AS "returnPolicy",
    gallery, tags, description_zh AS "descriptionZh", description_en AS "descriptionEn"`
const one = { name: 'catalog.liveGoods', text: `SELECT ${columns} FROM goods WHERE goods_id = $1` }
const locked = { name: 'catalog.liveGoodsLocked', text: `SELECT ${columns} FROM goods WHERE goods_id = $1 FOR UPDATE` }
const skus = {
  name: 'catalog.liveSkus',
  text: `SELECT product_id AS "productId", axis_values AS "axisValues", retail_price AS "retailPrice", retail_sec_price AS "retailSecPrice",
    business_price AS "businessPrice", business_sec_price AS "businessSecPrice", conv_numerator AS num, conv_denominator AS den, unit_mass_g AS "massG"
   FROM sku WHERE goods_id = $1 AND state = 'active' ORDER BY sort, product_id`,
}

/** Goods as they stand, with their store and state. */
export type LiveGoods = { readonly goodsId: number; readonly storeId: number; readonly state: string; readonly document: GoodsDocument }

/** The live goods as a document of the editor; `lock` keeps them still until the transaction ends. Undefined when there are none. */
export async function liveGoods(db: Queryable, goodsId: number, lock = false): Promise<LiveGoods | undefined> {
  const [row] = await rows<GoodsRow>(db, lock ? locked : one, [goodsId])
  if (!row) return undefined
  const { goodsId: id, storeId, state, precision, ...own } = row
  const count = (value: Int) => quantityText(BigInt(value), precision)
  const document: GoodsDocument = {
    ...own,
    attributes: Object.fromEntries(Object.entries(row.attributes).map(([code, value]) => [code, String(value)])),
    standards: row.standards.map((standard) => ({ code: standard.code, verifiedEdition: standard.verifiedEdition ? 1 : 0 })),
    minBuy: count(row.minBuy),
    buyStep: count(row.buyStep),
    buyLimit: row.buyLimit === null ? '' : count(row.buyLimit),
    retailTiers: row.retailTiers.map((tier) => tierText(tier, count)),
    businessTiers: row.businessTiers.map((tier) => tierText(tier, count)),
    depositPercent: row.depositPercent === null ? '' : String(row.depositPercent),
    leadTimeDays: String(row.leadTimeDays),
    skus: (await rows<SkuRow>(db, skus, [goodsId])).map(skuDocument),
  }
  return { goodsId: id, storeId, state, document }
}

function tierText(tier: TierRow, count: (value: Int) => string): TierText {
  return tier.percentBp === undefined
    ? { min: count(tier.min), kind: 'amount', value: decimalText(BigInt(tier.delta ?? 0), 4, 0) }
    : { min: count(tier.min), kind: 'percent', value: decimalText(BigInt(tier.percentBp), 2, 0) }
}

function skuDocument(sku: SkuRow): SkuDocument {
  const price = (value: Int | null) => (value === null ? '' : canonicalText(unitPriceText(BigInt(value))))
  const ratio = sku.num === null || sku.den === null ? undefined : ratioOf(BigInt(sku.num), BigInt(sku.den))
  return {
    productId: sku.productId,
    axisValues: sku.axisValues,
    retailPrice: price(sku.retailPrice),
    businessPrice: price(sku.businessPrice),
    retailSecPrice: price(sku.retailSecPrice),
    businessSecPrice: price(sku.businessSecPrice),
    convToSec: ratio ? conversionText(ratio) : '',
    unitMassKg: sku.massG === null ? '' : decimalText(BigInt(sku.massG), 3, 0),
    stocks: [],
  }
}
