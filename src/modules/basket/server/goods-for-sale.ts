import type { PriceClass } from '../../../api/visitor.ts'
import { rows, type AnyHandle } from '../../../shared/unit.ts'
import { ratioOf, type Ratio } from '../../../shared/unit-conversion.ts'
import type { FreightRates } from '../../catalog/rules/freight.ts'
import type { PriceBasis, PriceTier } from '../../catalog/rules/price.ts'

/** A SKU with everything that a basket or a checkout decides by; quantities count the trade unit's smallest step. */
export type SkuForSale = {
  readonly productId: number
  readonly goodsId: number
  readonly storeId: number
  readonly storeName: string
  readonly onSale: boolean
  readonly storeOpen: boolean
  readonly requireEnquiry: boolean
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly image: string
  readonly saleUnitState: 1 | 2
  readonly unitCode: string
  readonly precision: number
  readonly secUnitCode: string | null
  readonly secPrecision: number
  /** How many second units make one trade unit. */
  readonly convToSec: Ratio | null
  readonly min: bigint
  readonly step: bigint
  readonly limit: bigint | null
  readonly available: bigint
  /** Null where the price is asked for. */
  readonly basis: PriceBasis | null
  readonly sampleAvailable: boolean
  readonly sampleNote: string
  /** Grams of one trade unit; null when not known. */
  readonly unitMassGrams: bigint | null
  readonly freightTemplateId: number
  readonly freightRates: FreightRates
  readonly selfPickup: boolean
  /** Six-digit region code of the place that it ships from. */
  readonly shipFrom: string
}

type Int = number | bigint
/** Where pictures are served from. */
const mediaPath = '/media/'
type Row = {
  product_id: number; goods_id: number; store_id: number; store_name: string; store_state: string; goods_state: string; sku_state: string
  require_enquiry: boolean; name_zh: string; name_en: string; spec_text_zh: string; spec_text_en: string; image: string | null
  sale_unit_state: 1 | 2; price_unit: string; unit_precision: number; sec_unit: string | null; sec_precision: number
  conv_numerator: Int | null; conv_denominator: Int | null; min_buy: Int; buy_step: Int; buy_limit: Int | null; available: string | null
  unit_price: Int | null; sec_unit_price: Int | null; tiers: { min: number | string; delta?: number | string; percentBp?: number | string }[]
  sample_available: boolean; sample_note: string; unit_mass_g: Int | null
  freight_template_id: number; mode: string; rates: Record<string, unknown>; self_pickup: boolean; region_code: string
}

// One statement per price class: the visitor role may not even name the business columns.
const statementOf = (priceClass: PriceClass) => ({
  name: `basket.goods.${priceClass}`,
  text: `SELECT s.product_id, g.goods_id, g.store_id, st.store_name, st.state AS store_state, g.state AS goods_state, s.state AS sku_state,
      g.require_enquiry, g.name_zh, g.name_en, s.spec_text_zh, s.spec_text_en, g.gallery[1] AS image, g.sale_unit_state, g.price_unit,
      g.unit_precision, g.sec_unit, s.sec_precision, s.conv_numerator, s.conv_denominator, g.min_buy, g.buy_step, g.buy_limit,
      (SELECT sum(k.available) FROM sku_stock k WHERE k.product_id = s.product_id) AS available,
      s.${priceClass}_price AS unit_price, s.${priceClass}_sec_price AS sec_unit_price, g.${priceClass}_tiers AS tiers,
      g.sample_available, g.sample_note, s.unit_mass_g, g.freight_template_id, f.mode, f.rates, f.self_pickup, st.region_code
    FROM sku s JOIN goods g USING (goods_id) JOIN store st USING (store_id) JOIN freight_template f USING (freight_template_id)
    WHERE s.product_id = ANY($1)`,
})
const statements = { retail: statementOf('retail'), business: statementOf('business') }

const bigintOrNull = (value: Int | null): bigint | null => (value === null ? null : BigInt(value))

function tierOf(tier: Row['tiers'][number]): PriceTier {
  return tier.delta === undefined ? { min: BigInt(tier.min), percentBp: BigInt(tier.percentBp ?? 0) } : { min: BigInt(tier.min), delta: BigInt(tier.delta) }
}

/** Rates are stored as JSON numbers of fen, grams and 1/10000 yuan; the rule computes with bigints. */
function ratesOf(mode: string, stored: unknown): FreightRates {
  const integers: unknown = JSON.parse(JSON.stringify(stored), (_key, value: unknown) => (typeof value === 'number' ? BigInt(value) : value))
  // The loader and the store's editor write exactly the fields of FreightRates for each mode.
  return { ...(integers as object), mode } as FreightRates
}

function skuOf(row: Row): SkuForSale {
  const convToSec = row.conv_numerator === null || row.conv_denominator === null ? null : (ratioOf(BigInt(row.conv_numerator), BigInt(row.conv_denominator)) ?? null)
  const basis: PriceBasis | null = row.unit_price === null
    ? null
    : { unitPrice: BigInt(row.unit_price), secUnitPrice: bigintOrNull(row.sec_unit_price), tiers: row.tiers.map(tierOf), convToSec }
  return {
    productId: row.product_id, goodsId: row.goods_id, storeId: row.store_id, storeName: row.store_name,
    onSale: row.goods_state === 'on_sale' && row.sku_state === 'active', storeOpen: row.store_state === 'open', requireEnquiry: row.require_enquiry,
    nameZh: row.name_zh, nameEn: row.name_en, specZh: row.spec_text_zh, specEn: row.spec_text_en, image: row.image === null ? '' : mediaPath + row.image,
    saleUnitState: row.sale_unit_state, unitCode: row.price_unit, precision: row.unit_precision, secUnitCode: row.sec_unit,
    secPrecision: row.sec_precision, convToSec, min: BigInt(row.min_buy), step: BigInt(row.buy_step), limit: bigintOrNull(row.buy_limit),
    available: BigInt(row.available ?? 0), basis, sampleAvailable: row.sample_available, sampleNote: row.sample_note,
    unitMassGrams: bigintOrNull(row.unit_mass_g), freightTemplateId: row.freight_template_id,
    freightRates: ratesOf(row.mode, row.rates), selfPickup: row.self_pickup, shipFrom: row.region_code,
  }
}

/** SKUs by id for one price class; ids that do not exist are left out. Retail prices may be read on the visitor role. */
export async function skusForSale(handle: AnyHandle, productIds: readonly number[], priceClass: PriceClass): Promise<Map<number, SkuForSale>> {
  if (productIds.length === 0) return new Map()
  const found = await rows<Row>(handle, statements[priceClass], [productIds])
  return new Map(found.map((row) => [row.product_id, skuOf(row)]))
}
