import { Client } from 'pg'

type State = 'CONFIRMED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN' | 'USED' | 'LAPSED'
type Row = { buyer: 2 | 3; productId: number; tons: number; state: State; hoursAgo: number; reason?: string; isAuto?: boolean }

const names = { 2: '天津北辰（演示）镀锌钢构有限公司', 3: '澜海（演示）热镀锌有限公司' } as const
// So long a store of the demonstration holds a price, for whoever looks at it half a day later.
const holdHours = 12

/** The oldest first, as they would have been asked for. */
const rows: readonly Row[] = [
  { buyer: 3, productId: 100012, tons: 60, state: 'DECLINED', hoursAgo: 24 * 9, reason: '60 吨需分两批交货，请按 30 吨重新点价' },
  { buyer: 3, productId: 100012, tons: 30, state: 'LAPSED', hoursAgo: 24 * 9 - 1 },
  { buyer: 2, productId: 100011, tons: 12, state: 'EXPIRED', hoursAgo: 24 * 5 },
  { buyer: 2, productId: 100011, tons: 8, state: 'USED', hoursAgo: 24 * 3 + 0.4, isAuto: true },
  { buyer: 3, productId: 100011, tons: 40, state: 'WITHDRAWN', hoursAgo: 28 },
  { buyer: 3, productId: 100011, tons: 35, state: 'CONFIRMED', hoursAgo: 1.2 },
  { buyer: 2, productId: 100011, tons: 10, state: 'CONFIRMED', hoursAgo: 0.5, isAuto: true },
]

// The prices that the formula gave last before the wish; a used one names the order that took it.
const insert = `INSERT INTO price_fixing (member_id, buyer_name, store_id, product_id, price_class, formula_price_id, unit, number, stock_number, grams, unit_price,
    sec_unit_price, shown_price, state, is_auto, reason, order_sn, asked_at, expires_at, decided_at, hold_until)
  SELECT $1, $2, g.store_id, s.product_id, 'business', p.formula_price_id, 'primary', $4::bigint * 1000, $4::bigint * 1000, $4::bigint * 1000000,
    (p.business -> 'skus' -> s.product_id::text ->> 'price')::bigint, (p.business -> 'skus' -> s.product_id::text ->> 'second')::bigint,
    (p.business -> 'skus' -> s.product_id::text ->> 'price')::bigint, $5, $6, $7,
    CASE WHEN $5 = 'USED' THEN coalesce((SELECT o.order_sn FROM orders o JOIN order_line l USING (order_id) WHERE l.product_id = s.product_id AND o.member_id = $1
      ORDER BY o.order_id DESC LIMIT 1), '') ELSE '' END,
    now() - $8 * interval '1 hour', now() - $8 * interval '1 hour' + interval '1 minute', now() - $8 * interval '1 hour' + interval '20 seconds',
    CASE WHEN $5 IN ('CONFIRMED', 'USED', 'LAPSED') THEN now() - $8 * interval '1 hour' + $9 * interval '1 hour' END
  FROM sku s JOIN goods g USING (goods_id)
    JOIN LATERAL (SELECT * FROM formula_price f WHERE f.goods_id = g.goods_id AND (f.priced_at <= now() - $8 * interval '1 hour' OR $5 = 'CONFIRMED')
      ORDER BY f.formula_price_id DESC LIMIT 1) p ON true
  WHERE s.product_id = $3`

/** Prices that `demo_buyer` and `demo_company` asked to be fixed, and the rule of `demo_supplier`'s store. Comes after the orders, which would use them. */
export async function loadPricings(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'zincbridge demonstration prices' })
  await client.connect()
  try {
    await client.query('INSERT INTO price_fixing_rule (store_id, auto_grams, hold_minutes, version) VALUES (1001, 20000000, $1, 1)', [
      holdHours * 60,
    ])
    for (const { buyer, productId, tons, state, hoursAgo, reason = '', isAuto = false } of rows)
      await client.query(insert, [buyer, names[buyer], productId, tons, state, isAuto, reason, hoursAgo, holdHours])
    await client.query(
      `INSERT INTO timer (entity, entity_id, event, due_at) SELECT 'priceFixing', fixing_id::text, 'lapse', hold_until FROM price_fixing WHERE state = 'CONFIRMED'`,
    )
  } finally {
    await client.end()
  }
}
