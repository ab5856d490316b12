import type { Client } from 'pg'
import type { MemberType, Caller } from '../../src/api/caller.ts'
import type { TestDatabase } from './pg.ts'

/** What a test SKU is; everything not said is an ordinary zinc ingot sold by the tonne and the kilogram. */
export type TestSku = {
  readonly productId: number
  readonly storeId?: number
  readonly goodsName?: string
  /** Trade-unit steps (kilograms of a SKU sold in tonnes). */
  readonly stock?: number
  readonly min?: number
  readonly step?: number
  readonly limit?: number | null
  /** Yuan per tonne. */
  readonly businessPrice?: number
  readonly retailPrice?: number
  /** Business tiers: from so many steps on, yuan per tonne more or less. */
  readonly tiers?: readonly { readonly min: number; readonly yuan: number }[]
  readonly requireEnquiry?: boolean
  readonly sampleAvailable?: boolean
  readonly state?: 'on_sale' | 'off_shelf'
  readonly freightTemplateId?: number
}

const freight = [
  {
    id: 1,
    code: 'truck',
    mode: 'first_next',
    pickup: true,
    rates: { firstGrams: 1000000, first: 10000, nextGrams: 1000000, next: 5000, freeOver: null, remoteProvinces: [], remoteSurcharge: 0 },
  },
  { id: 2, code: 'ask', mode: 'enquiry', pickup: true, rates: {} },
  { id: 3, code: 'hazmat', mode: 'enquiry', pickup: false, rates: {} },
]

/** Puts three open stores with SKUs into a test database. SKU ids are the caller's; store ids 1001–1003. */
export async function aMarket(database: TestDatabase, skus: readonly TestSku[]): Promise<Client> {
  const client = await database.connect()
  for (const storeId of [1001, 1002, 1003]) {
    await client.query(
      `INSERT INTO store (store_id, store_name, store_name_en, company_name, credit_code, region_code, city_name, district_name, store_type,
         years_open, desc_score, service_score, logistics_score, phone, description_zh, description_en, main_category_ids, state)
       VALUES ($1, $2, $2, $2, $2, '310115', '上海市', '浦东新区', 'trader', 3, 480, 480, 480, '400', '', '', '{1}', 'open')`,
      [storeId, `店铺${storeId}`],
    )
    await client.query(
      `INSERT INTO warehouse (warehouse_id, store_id, name_zh, name_en, region_code, city_name) VALUES ($1, $1, '上海仓', 'Shanghai', '310113', '上海市')`,
      [storeId],
    )
  }
  await client.query(`INSERT INTO category (category_id, grade, name_zh, name_en, sort) VALUES (1, 1, '锌锭', 'Zinc', 1)`)
  for (const one of freight) {
    await client.query(
      `INSERT INTO freight_template (freight_template_id, code, name_zh, name_en, mode, self_pickup, rates) VALUES ($1, $2, $2, $2, $3, $4, $5)`,
      [one.id, one.code, one.mode, one.pickup, JSON.stringify(one.rates)],
    )
  }
  for (const sku of skus) await aSku(client, sku)
  return client
}

/** Adds one SKU with its goods and stock; goods and SKU share their id. */
export async function aSku(client: Client, sku: TestSku): Promise<void> {
  const {
    productId,
    storeId = 1001,
    stock = 100_000,
    min = 1000,
    step = 1000,
    limit = null,
    businessPrice = 23_400,
    retailPrice = 23_600,
  } = sku
  const tiers = (sku.tiers ?? []).map((tier) => ({ min: tier.min, delta: tier.yuan * 10_000 }))
  await client.query(
    `INSERT INTO goods (goods_id, store_id, category_id, freight_template_id, name_zh, name_en, attributes, standards, price_unit, sec_unit,
       sale_unit_state, pricing_mode, require_enquiry, price_shown, unit_precision, min_buy, buy_step, buy_limit, retail_tiers, business_tiers,
       sample_available, consumer_return, qualification_required, hazardous, documents, lead_time_days, gallery, tags, description_zh,
       description_en, listing, state, published_at)
     VALUES ($1, $2, 1, $3, $4, $5, '{}', '[]', 't', 'kg', 2, 'fixed', $6, true, 3, $7, $8, $9, '[]', $10, $11, false, '{}', false, '{}', 1,
       '{ingot}', '{}', '', '', 'ok', $12, now())`,
    [
      productId,
      storeId,
      sku.freightTemplateId ?? 1,
      sku.goodsName ?? `锌锭${productId}`,
      `Zinc ${productId}`,
      sku.requireEnquiry ?? false,
      min,
      step,
      limit,
      JSON.stringify(tiers),
      sku.sampleAvailable ?? false,
      sku.state ?? 'on_sale',
    ],
  )
  await client.query(
    `INSERT INTO sku (product_id, goods_id, sort, axis_values, spec_text_zh, spec_text_en, retail_price, retail_sec_price, business_price,
       business_sec_price, conv_numerator, conv_denominator, sec_precision, unit_mass_g, state)
     VALUES ($1, $1, 1, '{}', '上海仓', 'Shanghai', $2, $3, $4, $5, 1000, 1, 2, 1000000, 'active')`,
    [productId, retailPrice * 10_000, retailPrice * 10, businessPrice * 10_000, businessPrice * 10],
  )
  await client.query(`INSERT INTO sku_stock (product_id, warehouse_id, available) VALUES ($1, $2, $3)`, [productId, storeId, stock])
  await client.query(
    `INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference) VALUES ($1, $2, 'load', $3, 0, 'test')`,
    [productId, storeId, stock],
  )
}

/** A logged-in member; ids and types of the demonstration accounts unless told otherwise. */
export function aMember(memberId = 2, memberType: MemberType = 2): Caller {
  const member = { memberId, memberName: `member${memberId}`, memberType, enterpriseId: null, sessionId: `s${memberId}` }
  return { member, stores: [], platform: [], company: [] }
}

/** Staff of a store with the capabilities that orders need. */
export function aStoreClerk(storeId = 1001, memberId = 900 + storeId): Caller {
  return { ...aMember(memberId, 2), stores: [{ storeId, storeName: `店铺${storeId}`, capabilities: ['store.orders', 'store.ship'] }] }
}

/** Platform staff that may see orders and the audit log. */
export function aPlatformClerk(memberId = 9000): Caller {
  return { ...aMember(memberId, 1), platform: ['platform.orders', 'platform.audit', 'platform.payments'] }
}
