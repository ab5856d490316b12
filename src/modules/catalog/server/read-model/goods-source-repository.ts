import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { type StoredTeamOffer, teamOfferColumns, teamOfferJoin } from '../team/team-badge.ts'
import { shownCertificates } from '../certificates/certificate-sql.ts'
import type { Certificate } from '../../rules/goods-certificate.ts'

type Numeric = number | string | bigint

/** A goods with its category path, brand and freight, as the read model is made from it. */
export type GoodsSource = {
  readonly goodsId: Numeric
  readonly storeId: Numeric
  readonly brandId: Numeric | null
  readonly nameZh: string
  readonly nameEn: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly standards: readonly { readonly code: string; readonly verifiedEdition: boolean }[]
  readonly priceUnit: string
  readonly secUnit: string | null
  readonly saleUnitState: 1 | 2
  readonly pricingMode: string
  /** The formula that its prices follow now; null for prices set by hand. */
  readonly index: { readonly seriesCode: string; readonly factorPpm: Numeric; readonly premium: Numeric; readonly quoteDate: string } | null
  readonly requireEnquiry: boolean
  readonly priceShown: boolean
  readonly precision: number
  readonly minBuy: Numeric
  readonly buyStep: Numeric
  readonly buyLimit: Numeric | null
  readonly retailTiers: unknown
  readonly businessTiers: unknown
  readonly depositPercent: number | null
  readonly sampleAvailable: boolean
  readonly sampleNote: string
  readonly consumerReturn: boolean
  readonly qualificationRequired: readonly string[]
  readonly hazardous: boolean
  readonly documents: readonly string[]
  /** Without those that the platform returned; `checkedOn` is the day of its check, or empty. */
  readonly certificates: readonly (Certificate & { readonly checkedOn: string })[]
  readonly leadTimeDays: number
  readonly weighMethod: string
  readonly weighTolerance: string
  readonly returnPolicy: string
  readonly gallery: readonly string[]
  readonly tags: readonly string[]
  readonly descriptionZh: string
  readonly descriptionEn: string
  readonly publishedAt: Date
  readonly soldCount: Numeric
  readonly path: readonly CategorySource[]
  readonly brand: { readonly nameZh: string; readonly nameEn: string } | null
  readonly freight: {
    readonly id: number
    readonly nameZh: string
    readonly nameEn: string
    readonly mode: string
    readonly selfPickup: boolean
  }
}
export type CategorySource = {
  readonly id: number
  readonly nameZh: string
  readonly nameEn: string
  readonly grade: number
  readonly parentId: number | null
}

export type SkuSource = {
  readonly productId: Numeric
  readonly goodsId: Numeric
  readonly axisValues: Readonly<Record<string, string>>
  readonly specTextZh: string
  readonly specTextEn: string
  readonly retailPrice: Numeric | null
  readonly retailSecPrice: Numeric | null
  readonly businessPrice: Numeric | null
  readonly businessSecPrice: Numeric | null
  readonly convNumerator: Numeric | null
  readonly convDenominator: Numeric | null
  readonly secPrecision: number
  readonly unitMassG: Numeric | null
  /** When its flash price is to end; null without one, as are the four prices then. */
  readonly flashEndsAt: Date | null
  readonly flashRetail: Numeric | null
  readonly flashRetailSec: Numeric | null
  readonly flashBusiness: Numeric | null
  readonly flashBusinessSec: Numeric | null
} & StoredTeamOffer
export type AttributeSource = {
  readonly code: string
  readonly labelZh: string
  readonly labelEn: string
  readonly unit: string
  readonly isFacet: boolean
  readonly isSkuAxis: boolean
  readonly sort: number
}

const category = (alias: string) =>
  `json_build_object('id', ${alias}.category_id, 'nameZh', ${alias}.name_zh, 'nameEn', ${alias}.name_en, 'grade', ${alias}.grade, 'parentId', ${alias}.parent_id)`
const goods = {
  name: 'catalog.goodsSource',
  text: `SELECT g.goods_id AS "goodsId", g.store_id AS "storeId", g.brand_id AS "brandId", g.name_zh AS "nameZh", g.name_en AS "nameEn", g.attributes, g.standards,
    g.price_unit AS "priceUnit", g.sec_unit AS "secUnit", g.sale_unit_state AS "saleUnitState", g.pricing_mode AS "pricingMode",
    (SELECT json_build_object('seriesCode', x.series_code, 'factorPpm', x.factor_ppm, 'premium', x.business_premium, 'quoteDate', to_char(x.quote_date, 'YYYY-MM-DD'))
     FROM goods_formula x WHERE x.goods_id = g.goods_id AND x.state = 'active') AS index, g.require_enquiry AS "requireEnquiry",
    g.price_shown AS "priceShown", g.unit_precision AS precision, g.min_buy AS "minBuy", g.buy_step AS "buyStep", g.buy_limit AS "buyLimit",
    g.retail_tiers AS "retailTiers", g.business_tiers AS "businessTiers", g.deposit_percent AS "depositPercent", g.sample_available AS "sampleAvailable",
    g.sample_note AS "sampleNote", g.consumer_return AS "consumerReturn", g.qualification_required AS "qualificationRequired", g.hazardous, g.documents, ${shownCertificates} AS certificates,
    g.lead_time_days AS "leadTimeDays", g.weigh_method AS "weighMethod", g.weigh_tolerance AS "weighTolerance", g.return_policy AS "returnPolicy",
    g.gallery, g.tags, g.description_zh AS "descriptionZh", g.description_en AS "descriptionEn", g.published_at AS "publishedAt", g.sold_count AS "soldCount",
    CASE WHEN top.category_id IS NOT NULL THEN json_build_array(${category('top')}, ${category('middle')}, ${category('leaf')})
         WHEN middle.category_id IS NOT NULL THEN json_build_array(${category('middle')}, ${category('leaf')})
         ELSE json_build_array(${category('leaf')}) END AS path,
    CASE WHEN b.brand_id IS NULL THEN NULL ELSE json_build_object('nameZh', b.name_zh, 'nameEn', b.name_en) END AS brand,
    json_build_object('id', f.freight_template_id, 'nameZh', f.name_zh, 'nameEn', f.name_en, 'mode', f.mode, 'selfPickup', f.self_pickup) AS freight
   FROM goods g JOIN category leaf USING (category_id)
   LEFT JOIN category middle ON middle.category_id = leaf.parent_id
   LEFT JOIN category top ON top.category_id = middle.parent_id
   LEFT JOIN brand b USING (brand_id) JOIN freight_template f USING (freight_template_id)
   WHERE g.goods_id = ANY($1::bigint[]) AND g.state = 'on_sale' ORDER BY g.goods_id`,
}
const skus = {
  name: 'catalog.skuSource',
  text: `SELECT s.product_id AS "productId", s.goods_id AS "goodsId", s.axis_values AS "axisValues", s.spec_text_zh AS "specTextZh", s.spec_text_en AS "specTextEn",
    s.retail_price AS "retailPrice", s.retail_sec_price AS "retailSecPrice", s.business_price AS "businessPrice", s.business_sec_price AS "businessSecPrice",
    s.conv_numerator AS "convNumerator", s.conv_denominator AS "convDenominator", s.sec_precision AS "secPrecision", s.unit_mass_g AS "unitMassG",
    f.ends_at AS "flashEndsAt", f.retail_price AS "flashRetail", f.retail_sec_price AS "flashRetailSec", f.business_price AS "flashBusiness",
    f.business_sec_price AS "flashBusinessSec", ${teamOfferColumns}
   FROM sku s LEFT JOIN sku_flash_price f USING (product_id) ${teamOfferJoin} WHERE s.goods_id = ANY($1::bigint[]) AND s.state = 'active' ORDER BY s.goods_id, s.sort, s.product_id`,
}
const attributes = {
  name: 'catalog.attributes',
  text: `SELECT code, label_zh AS "labelZh", label_en AS "labelEn", unit, is_facet AS "isFacet", is_sku_axis AS "isSkuAxis", sort FROM attribute ORDER BY sort`,
}

/** Goods on sale among the ids; the others are missing. */
export function goodsSources(db: Queryable, goodsIds: readonly number[]): Promise<GoodsSource[]> {
  return rows<GoodsSource>(db, goods, [goodsIds])
}

/** Active SKUs by goods id, in the order of the page. */
export async function skuSources(db: Queryable, goodsIds: readonly number[]): Promise<ReadonlyMap<number, SkuSource[]>> {
  const byGoods = new Map<number, SkuSource[]>()
  for (const sku of await rows<SkuSource>(db, skus, [goodsIds])) {
    const list = byGoods.get(Number(sku.goodsId)) ?? []
    list.push(sku)
    byGoods.set(Number(sku.goodsId), list)
  }
  return byGoods
}

/** All attribute definitions by code. */
export async function attributeSources(db: Queryable): Promise<ReadonlyMap<string, AttributeSource>> {
  const found = await rows<AttributeSource>(db, attributes, [])
  return new Map(found.map((attributeSource) => [attributeSource.code, attributeSource]))
}
