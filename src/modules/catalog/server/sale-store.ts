import type { PriceClass } from '../../../api/visitor.ts'
import type { Quantity } from '../../../shared/quantity.ts'
import { rows, type AnyHandle } from '../../../shared/unit.ts'
import type { FreightRates } from '../rules/freight.ts'
import type { PriceBasis } from '../rules/price.ts'
import type { CardDocument } from './card-document.ts'
import { parseFreightRates } from './freight-rates.ts'
import { basisOf } from './price-basis.ts'

/** What a basket line or an order line must know of a SKU. Quantities count 10^-precision of the trade unit. */
export type SaleSku = {
  readonly productId: number
  readonly goodsId: number
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  /** False when the goods are off the shelf, the SKU is retired or the store is not open: nothing may be ordered. */
  readonly onSale: boolean
  readonly requireEnquiry: boolean
  /** Prices of the asked price class for `resolvePrice`; null where the price is asked for. */
  readonly price: PriceBasis | null
  /** Unit codes; words by `unitOf` of catalog/rules/units.ts. */
  readonly unit: string
  readonly secUnit: string | null
  readonly saleUnitState: 1 | 2
  readonly precision: number
  readonly secPrecision: number
  readonly minBuy: Quantity
  readonly buyStep: Quantity
  readonly buyLimit: Quantity | null
  /** Available in all warehouses now. */
  readonly stock: Quantity
  readonly goodsName: string
  readonly goodsNameEn: string
  readonly specText: string
  readonly specTextEn: string
  readonly goodsImage: string
  readonly categoryId: number
  readonly standards: readonly string[]
  readonly leadTimeDays: number
  readonly weighMethod: string
  readonly consumerReturn: boolean
  readonly sampleAvailable: boolean
  readonly qualificationRequired: readonly string[]
  readonly freightTemplateId: number
  readonly freightRates: FreightRates
  readonly selfPickup: boolean
  /** Six-digit region that it ships from; empty when it is not on sale. */
  readonly shipFrom: string
  /** Grams of one trade unit; null where it is not known. */
  readonly unitGrams: bigint | null
}

type Row = {
  readonly productId: number; readonly goodsId: number; readonly storeId: number; readonly active: boolean; readonly card: CardDocument | null; readonly storeNameEn: string | null
  readonly requireEnquiry: boolean; readonly priceShown: boolean; readonly price: number | null; readonly secPrice: number | null; readonly tiers: unknown
  readonly convNumerator: number | null; readonly convDenominator: number | null; readonly unit: string; readonly secUnit: string | null; readonly saleUnitState: 1 | 2
  readonly precision: number; readonly secPrecision: number; readonly minBuy: number; readonly buyStep: number; readonly buyLimit: number | null; readonly stock: number
  readonly nameZh: string; readonly nameEn: string; readonly specTextZh: string; readonly specTextEn: string; readonly image: string | null; readonly categoryId: number
  readonly standards: readonly { readonly code: string }[]; readonly leadTimeDays: number; readonly weighMethod: string; readonly consumerReturn: boolean; readonly sampleAvailable: boolean
  readonly qualificationRequired: readonly string[]; readonly freightTemplateId: number; readonly rates: unknown; readonly selfPickup: boolean; readonly unitGrams: number | null
}

const statement = (priceClass: PriceClass) => ({
  name: `catalog.sale.${priceClass}`,
  text: `SELECT s.product_id AS "productId", g.goods_id AS "goodsId", g.store_id AS "storeId", s.state = 'active' AS active, c.card_zh AS card, c.card_en -> 'storeInf' ->> 'storeName' AS "storeNameEn",
    g.require_enquiry AS "requireEnquiry", g.price_shown AS "priceShown", s.${priceClass}_price AS price, s.${priceClass}_sec_price AS "secPrice", g.${priceClass}_tiers AS tiers,
    s.conv_numerator AS "convNumerator", s.conv_denominator AS "convDenominator", g.price_unit AS unit, g.sec_unit AS "secUnit", g.sale_unit_state AS "saleUnitState",
    g.unit_precision AS precision, s.sec_precision AS "secPrecision", g.min_buy AS "minBuy", g.buy_step AS "buyStep", g.buy_limit AS "buyLimit",
    (SELECT coalesce(sum(st.available), 0)::bigint FROM sku_stock st WHERE st.product_id = s.product_id) AS stock,
    g.name_zh AS "nameZh", g.name_en AS "nameEn", s.spec_text_zh AS "specTextZh", s.spec_text_en AS "specTextEn", g.gallery[1] AS image, g.category_id AS "categoryId",
    g.standards, g.lead_time_days AS "leadTimeDays", g.weigh_method AS "weighMethod", g.consumer_return AS "consumerReturn", g.sample_available AS "sampleAvailable",
    g.qualification_required AS "qualificationRequired", f.freight_template_id AS "freightTemplateId", f.rates, f.self_pickup AS "selfPickup", s.unit_mass_g AS "unitGrams"
   FROM sku s JOIN goods g USING (goods_id) JOIN freight_template f USING (freight_template_id) LEFT JOIN goods_card c USING (goods_id)
   WHERE s.product_id = ANY($1::bigint[])`,
})
const statements = { retail: statement('retail'), business: statement('business') }

/**
 * SKUs with the prices of one class, by product id; ids that do not exist are missing, goods off the shelf come with
 * `onSale: false`. Retail prices may be read through the visitor's handle, business prices through the others.
 */
export async function skusForSale(handle: AnyHandle, productIds: readonly number[], priceClass: PriceClass): Promise<ReadonlyMap<number, SaleSku>> {
  if (productIds.length === 0) return new Map()
  const found = await rows<Row>(handle, statements[priceClass], [productIds])
  return new Map(found.map((row) => [row.productId, saleSkuOf(row)]))
}

function saleSkuOf(row: Row): SaleSku {
  const { card, active, price, secPrice, priceShown, nameZh, nameEn, specTextZh, image, rates, unitGrams, storeNameEn, ...same } = row
  const priced = priceShown && !row.requireEnquiry
  return {
    ...same,
    storeName: card?.storeInf.storeName ?? '',
    storeNameEn: storeNameEn ?? '',
    onSale: active && card !== null,
    price: priced ? basisOf({ ...row, unitPrice: price, secUnitPrice: secPrice }) : null,
    secUnit: row.saleUnitState === 2 ? row.secUnit : null,
    minBuy: BigInt(row.minBuy),
    buyStep: BigInt(row.buyStep),
    buyLimit: row.buyLimit === null ? null : BigInt(row.buyLimit),
    stock: BigInt(row.stock),
    goodsName: nameZh,
    goodsNameEn: nameEn,
    specText: specTextZh,
    goodsImage: image === null ? '' : `/media/${image}`,
    standards: row.standards.map((one) => one.code),
    freightRates: parseFreightRates(rates),
    shipFrom: card?.shipFromCode ?? '',
    unitGrams: unitGrams === null ? null : BigInt(unitGrams),
  }
}
