import type { ClientBase } from 'pg'

type DemoSale = {
  readonly storeId: number
  readonly zh: string
  readonly en: string
  /** Hours from the load. */
  readonly hours: readonly [from: number, until: number]
  readonly state: 'SCHEDULED' | 'REVIEWING'
  /** Each with the part of the price that is taken off, its quantity and the limit per buyer in trade units. */
  readonly skus: readonly (readonly [productId: number, off: number, number: number, perBuyer: number])[]
}

const sales: readonly DemoSale[] = [
  {
    storeId: 1001,
    zh: '冬储锌锭锌材限时抢购',
    en: 'Winter stock: zinc ingots and zinc products',
    hours: [-1, 9],
    state: 'SCHEDULED',
    skus: [
      [100022, 0.006, 40, 10],
      [100030, 0.03, 1500, 500],
      [100034, 0.025, 2000, 600],
    ],
  },
  {
    storeId: 1007,
    zh: '镀铝锌卷、接地扁钢圆钢年末清库',
    en: 'Year-end clearance: Galvalume coil, earthing flat and round bar',
    hours: [-2, 46],
    state: 'SCHEDULED',
    skus: [
      [100088, 0.015, 60, 20],
      [100148, 0.018, 30, 10],
      [100152, 0.02, 20, 0],
    ],
  },
  {
    storeId: 1006,
    zh: 'Galfan、锌铝镁合金锭早场',
    en: 'Morning sale: Galfan and zinc-aluminium-magnesium ingots',
    hours: [20, 28],
    state: 'SCHEDULED',
    skus: [
      [100056, 0.01, 15, 5],
      [100051, 0.012, 20, 5],
    ],
  },
  {
    storeId: 1001,
    zh: 'Zn99.95 锌锭周末专场',
    en: 'Weekend sale: Zn99.95 ingots',
    hours: [72, 120],
    state: 'REVIEWING',
    skus: [[100026, 0.008, 20, 5]],
  },
]

const sale = `INSERT INTO flash_sale (store_id, origin, name_zh, name_en, starts_at, ends_at, state, created_at, submitted_at)
  SELECT $1, 'STORE', $2, $3, hour + make_interval(hours => $4), hour + make_interval(hours => $5), $6, hour - interval '2 days', hour - interval '1 day'
  FROM (SELECT date_trunc('hour', now()) AS hour) t RETURNING flash_sale_id AS id`
// Whole tens of yuan per tonne, whole fen for small units.
const item = `INSERT INTO flash_sale_item (flash_sale_id, product_id, sort, retail_price, business_price, number, per_buyer)
  SELECT $1, s.product_id, $2, floor(s.retail_price * (1 - $4::numeric) / step) * step, floor(s.business_price * (1 - $4::numeric) / step) * step,
    round($5::numeric * power(10, g.unit_precision)), nullif(round($6::numeric * power(10, g.unit_precision)), 0)
  FROM sku s JOIN goods g USING (goods_id) CROSS JOIN LATERAL (SELECT CASE WHEN s.business_price >= 10000000 THEN 100000 ELSE 100 END AS step) t
  WHERE s.product_id = $3 AND s.retail_price IS NOT NULL`
// They start by themselves when the mall runs, as sales do that were approved before.
const timers = `INSERT INTO timer (entity, entity_id, event, due_at)
  SELECT 'flashSale', flash_sale_id::text, 'start', starts_at FROM flash_sale WHERE state = 'SCHEDULED'
  UNION ALL SELECT 'flashSale', flash_sale_id::text, 'end', ends_at FROM flash_sale WHERE state = 'SCHEDULED' ON CONFLICT DO NOTHING`

/** Flash sales that begin with the mall, one of tomorrow and one that waits for review. */
export async function loadFlashSales(client: ClientBase): Promise<void> {
  for (const { storeId, zh, en, hours, state, skus } of sales) {
    const { rows } = await client.query<{ id: number }>(sale, [storeId, zh, en, ...hours, state])
    for (const [sort, [productId, off, number, perBuyer]] of skus.entries())
      await client.query(item, [rows[0]?.id, sort, productId, off, number, perBuyer])
  }
  await client.query(timers)
}
