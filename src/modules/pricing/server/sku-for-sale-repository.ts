import type { PriceClass } from '../../../api/caller.ts'
import { ratioOf, type Ratio } from '../../../kernel/quantity/unit-conversion.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { allowedAtFlash, flashOffers, type FlashOffer } from '../rules/flash-price.ts'
import type { IndexPrice } from '../rules/sku-price.ts'
import type { FreightRates } from '../rules/freight.ts'
import { withOffers } from '../../catalog/rules/price-precedence.ts'
import type { PriceBasis } from '../../catalog/rules/resolve-price.ts'
import { mediaPath, basisOf } from '../../catalog/server/public.ts'
import { parseFreightRates } from './freight/parse-freight-rates.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'

/** Names and specifications of SKUs; ids that are no SKU are missing. */
export async function productNames(
  db: Queryable,
  productIds: readonly number[],
  lang: Language,
): Promise<ReadonlyMap<number, { readonly goodsName: string; readonly specText: string }>> {
  const skus = await skusForSale(db, productIds, 'retail')
  return new Map(
    [...skus].map(([id, sku]) => [
      id,
      lang === 'en' ? { goodsName: sku.nameEn, specText: sku.specEn } : { goodsName: sku.nameZh, specText: sku.specZh },
    ]),
  )
}

/** A SKU with everything that a basket or an order decides by; quantities count the trade unit's smallest step. */
export type SkuForSale = {
  readonly productId: number
  readonly goodsId: number
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  /** False when the goods are off the shelf or the SKU is retired. */
  readonly onSale: boolean
  readonly storeOpen: boolean
  /** True while the platform has suspended the store; it is not open then. */
  readonly storePaused: boolean
  readonly requireEnquiry: boolean
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  /** Address of the picture; empty when there is none. */
  readonly image: string
  readonly categoryId: number
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
  /** Available in all warehouses now. */
  readonly available: bigint
  /** Prices of the asked price class and the buyer's offers for `resolvePrice`; null where the price is asked for. */
  readonly basis: PriceBasis | null
  /** What an index-linked price is made of now; null for all others. `indexTerms` says it of the price that counts. */
  readonly index: IndexPrice | null
  readonly sampleAvailable: boolean
  readonly sampleNote: string
  /** Grams of one trade unit; null when not known. */
  readonly unitMassGrams: bigint | null
  /** The mass is a theoretical one. */
  readonly massEstimated: boolean
  readonly freightTemplateId: number
  readonly freightRates: FreightRates
  readonly selfPickup: boolean
  /** Six-digit region code of the place that it ships from. */
  readonly shipFrom: string
  readonly standards: readonly string[]
  readonly leadTimeDays: number
  readonly weighMethod: string
  /** True: a person buying for daily life may return it within seven days. */
  readonly consumerReturn: boolean
  readonly qualificationRequired: readonly string[]
  /** The flash price that it has now; null without one. */
  readonly flash: FlashOffer | null
}

type Int = number | bigint
type Row = {
  readonly productId: number
  readonly goodsId: number
  readonly storeId: number
  readonly onSale: boolean
  readonly requireEnquiry: boolean
  readonly priceShown: boolean
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly image: string | null
  readonly categoryId: number
  readonly saleUnitState: 1 | 2
  readonly unitCode: string
  readonly precision: number
  readonly secUnitCode: string | null
  readonly secPrecision: number
  readonly convNumerator: Int | null
  readonly convDenominator: Int | null
  readonly min: Int
  readonly step: Int
  readonly limit: Int | null
  readonly available: Int
  readonly price: Int | null
  readonly secPrice: Int | null
  readonly tiers: unknown
  readonly sampleAvailable: boolean
  readonly sampleNote: string
  readonly unitMassGrams: Int | null
  readonly massEstimated: boolean
  readonly freightTemplateId: number
  readonly mode: string
  readonly rates: Readonly<Record<string, unknown>>
  readonly selfPickup: boolean
  readonly standards: readonly { readonly code: string }[]
  readonly leadTimeDays: number
  readonly weighMethod: string
  readonly consumerReturn: boolean
  readonly qualificationRequired: readonly string[]
  readonly storeName: string
  readonly storeNameEn: string
  readonly storeOpen: boolean
  readonly storePaused: boolean
  readonly shipFrom: string
  readonly flashPrice: Int | null
  readonly flashSecPrice: Int | null
  readonly flashSaleId: number | null
  readonly flashEndsAt: Date | null
  readonly flashLeft: Int | null
  readonly flashPerBuyer: Int | null
  readonly formulaPriceId: number | null
  readonly quoteDate: string | null
  readonly freshUntil: string | null
  readonly whenStale: 'refuse' | 'last'
  readonly lockMinutes: number
}

// One statement per price class: the visitor role may not even name the business columns.
const statementOf = (priceClass: PriceClass) => ({
  name: `catalog.sale.${priceClass}`,
  text: `SELECT s.product_id AS "productId", g.goods_id AS "goodsId", g.store_id AS "storeId", g.state = 'on_sale' AND s.state = 'active' AS "onSale",
    g.require_enquiry AS "requireEnquiry", g.price_shown AS "priceShown", g.name_zh AS "nameZh", g.name_en AS "nameEn", s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn",
    g.gallery[1] AS image, g.category_id AS "categoryId", g.sale_unit_state AS "saleUnitState", g.price_unit AS "unitCode", g.unit_precision AS precision,
    g.sec_unit AS "secUnitCode", s.sec_precision AS "secPrecision", s.conv_numerator AS "convNumerator", s.conv_denominator AS "convDenominator",
    g.min_buy AS min, g.buy_step AS step, g.buy_limit AS "limit",
    (SELECT coalesce(sum(st.available), 0)::bigint FROM sku_stock st WHERE st.product_id = s.product_id) AS available,
    s.${priceClass}_price AS price, s.${priceClass}_sec_price AS "secPrice", g.${priceClass}_tiers AS tiers, g.sample_available AS "sampleAvailable", g.sample_note AS "sampleNote",
    s.unit_mass_g AS "unitMassGrams", s.mass_estimated AS "massEstimated", f.freight_template_id AS "freightTemplateId", f.mode, f.rates, f.self_pickup AS "selfPickup", g.standards,
    g.lead_time_days AS "leadTimeDays", g.weigh_method AS "weighMethod", g.consumer_return AS "consumerReturn", g.qualification_required AS "qualificationRequired",
    sh.store_name AS "storeName", sh.store_name_en AS "storeNameEn", sh.store_open AS "storeOpen", sh.store_paused AS "storePaused", sh.region_code AS "shipFrom",
    fp.${priceClass}_price AS "flashPrice", fp.${priceClass}_sec_price AS "flashSecPrice", fp.flash_sale_id AS "flashSaleId", fp.ends_at AS "flashEndsAt",
    fs.available AS "flashLeft", fs.per_buyer AS "flashPerBuyer", x.formula_price_id AS "formulaPriceId", to_char(x.quote_date, 'YYYY-MM-DD') AS "quoteDate", to_char(x.fresh_until, 'YYYY-MM-DD') AS "freshUntil",
    x.when_stale AS "whenStale", x.lock_minutes AS "lockMinutes"
   FROM sku s JOIN goods g USING (goods_id) JOIN freight_template f USING (freight_template_id) JOIN sku_store sh USING (store_id)
    LEFT JOIN sku_flash_price fp USING (product_id) LEFT JOIN flash_stock fs USING (flash_sale_id, product_id)
    LEFT JOIN goods_formula x ON x.goods_id = g.goods_id AND x.state = 'active' WHERE s.product_id = ANY($1::bigint[])`,
})
const statements = { retail: statementOf('retail'), business: statementOf('business') }

/** SKUs by id for one price class; ids that do not exist are left out. Retail prices may be read on the visitor role. */
export async function skusForSale(db: Queryable, productIds: readonly number[], priceClass: PriceClass): Promise<Map<number, SkuForSale>> {
  if (productIds.length === 0) return new Map()
  const found = await rows<Row>(db, statements[priceClass], [productIds])
  return new Map(found.map((row) => [row.productId, skuOf(row)]))
}

const bigintOrNull = (value: Int | null): bigint | null => (value === null ? null : BigInt(value))

function flashOf({ flashSaleId, flashEndsAt, flashLeft, flashPerBuyer, flashPrice, flashSecPrice, min }: Row): FlashOffer | null {
  if (flashSaleId === null || flashEndsAt === null || flashLeft === null || flashPrice === null) return null
  const perBuyer = bigintOrNull(flashPerBuyer)
  return {
    flashSaleId,
    endsAt: flashEndsAt,
    left: BigInt(flashLeft),
    perBuyer,
    allowed: allowedAtFlash(BigInt(flashLeft), perBuyer, 0n),
    min: BigInt(min),
    prices: { unitPrice: BigInt(flashPrice), secUnitPrice: bigintOrNull(flashSecPrice) },
  }
}

function skuOf(row: Row): SkuForSale {
  const { price, secPrice, priceShown, tiers, convNumerator, convDenominator, mode, rates, standards, image, ...rest } = row
  const { formulaPriceId, quoteDate, freshUntil, whenStale, lockMinutes, ...unlinked } = rest
  const { flashPrice: _price, flashSecPrice: _second, ...withFlash } = unlinked
  const { flashSaleId: _sale, flashEndsAt: _end, flashLeft: _left, flashPerBuyer: _most, ...same } = withFlash
  const asked = !priceShown || row.requireEnquiry
  const isIndex = formulaPriceId !== null
  const flash = flashOf(row)
  const own = asked ? null : basisOf({ unitPrice: price, secUnitPrice: secPrice, tiers, convNumerator, convDenominator })
  const basis = own && withOffers(isIndex ? { ...own, isIndex } : own, flashOffers(flash))
  return {
    ...same,
    image: image === null ? '' : mediaPath + image,
    convToSec:
      convNumerator === null || convDenominator === null ? null : (ratioOf(BigInt(convNumerator), BigInt(convDenominator)) ?? null),
    min: BigInt(row.min),
    step: BigInt(row.step),
    limit: bigintOrNull(row.limit),
    flash,
    available: BigInt(row.available),
    basis,
    index: isIndex ? { isStale: false, formulaPriceId, quoteDate, freshUntil, whenStale, lockMinutes } : null,
    unitMassGrams: bigintOrNull(row.unitMassGrams),
    freightRates: parseFreightRates({ ...rates, mode }),
    standards: standards.map((standard) => standard.code),
  }
}
