import { createHash } from 'node:crypto'
import pg from 'pg'
import type { BenchWorld } from './bench-case.ts'

/** A buyer whose cart is full: one call places it. */
export type Shopper = { readonly bearer: string; readonly body: { readonly addressId: number; readonly expectedTotal: number } }

const firstId = 9_000_001
const carts = 24
const tokenOf = (id: number): string => createHash('sha256').update(`bench shopper ${id}`).digest('base64url')
const hashed = (id: number, use: string): Buffer =>
  createHash('sha256')
    .update(use + tokenOf(id))
    .digest()

// Goods of three different stores with a price and freight that can be said, in a different choice per cart. A flash price has stock of its own:
// when that is sold out, the sum that the remaining buyers saw is no longer the sum, and their checkouts are rightly refused.
const choices = `
  SELECT array_agg(product_id ORDER BY store_id) AS products, array_agg(min_buy::bigint ORDER BY store_id) AS numbers FROM (
    SELECT s.product_id, g.store_id, g.min_buy, row_number() OVER (PARTITION BY g.store_id ORDER BY s.product_id) AS turn
    FROM sku s JOIN goods g USING (goods_id) JOIN freight_template f USING (freight_template_id)
    WHERE g.state = 'on_sale' AND s.state = 'active' AND NOT g.require_enquiry AND g.price_shown AND s.business_price IS NOT NULL
      AND f.mode <> 'enquiry' AND g.qualification_required = '{}' AND NOT g.hazardous AND NOT EXISTS (SELECT FROM sku_flash_price p WHERE p.product_id = s.product_id)) one
  GROUP BY turn, store_id % 5 HAVING count(*) >= 3 ORDER BY turn LIMIT ${carts}`

const people = [
  `INSERT INTO account (id, member_name, password_hash) SELECT id, 'bench' || id, 'none' FROM generate_series($1::bigint, $2) id ON CONFLICT DO NOTHING`,
  `INSERT INTO member (id, member_type, nick_name) SELECT id, 2, 'bench' FROM generate_series($1::bigint, $2) id ON CONFLICT DO NOTHING`,
  `INSERT INTO member_address (member_id, receiver, phone, province_code, city_code, district_code, region_name, detail, is_default)
   SELECT buyer, '李工', '13900000000', '12', '1201', '120112', '天津市津南区', '咸水沽镇 1 号', true FROM generate_series($1::bigint, $2) buyer
   WHERE NOT EXISTS (SELECT FROM member_address known WHERE known.member_id = buyer)`,
  `DELETE FROM basket_line WHERE member_id BETWEEN $1 AND $2`,
  `DELETE FROM login_session WHERE account_id BETWEEN $1 AND $2`,
]
const session = `WITH made AS (
    INSERT INTO login_session (id, account_id, client, means, ip, user_agent, created_at, expires_at)
    SELECT gen_random_uuid(), id, 'api', 'password', '127.0.0.1', 'bench', now(), now() + interval '1 day' FROM unnest($1::bigint[]) id RETURNING id, account_id)
  INSERT INTO session_token (refresh_hash, access_hash, session_id, issued_at, access_until, idle_until)
  SELECT h.refresh, h.access, made.id, now(), now() + interval '1 day', now() + interval '1 day'
  FROM made JOIN unnest($1::bigint[], $2::bytea[], $3::bytea[]) AS h(id, access, refresh) ON h.id = made.account_id`
const fill = `INSERT INTO basket_line (member_id, basket, product_id, unit, number)
  SELECT id, 'CART', line.product, 'primary', line.number FROM unnest($1::bigint[]) id, unnest($2::bigint[], $3::bigint[]) AS line(product, number)`

/** Makes `count` buyers, each with three goods of three stores in the cart and enough of them in stock. */
export async function shoppers(world: BenchWorld, count: number): Promise<Shopper[]> {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    const ids = Array.from({ length: count }, (_, index) => firstId + index)
    for (const statement of people) await client.query(statement, [firstId, firstId + count - 1])
    await client.query(session, [
      ids,
      ids.map((id) => createHash('sha256').update(tokenOf(id)).digest()),
      ids.map((id) => hashed(id, 'refresh')),
    ])
    const { rows } = await client.query<{ products: string[]; numbers: string[] }>(choices)
    if (rows.length === 0) throw new Error('no goods of three stores to buy')
    await client.query('UPDATE sku_stock SET available = 1000000000000 WHERE product_id = ANY($1)', [
      rows.flatMap((row) => row.products.slice(0, 3)),
    ])
    const addresses = await client.query<{ member_id: string; id: string }>(
      'SELECT member_id, min(id) AS id FROM member_address WHERE member_id >= $1 GROUP BY 1',
      [firstId],
    )
    const addressOf = new Map(addresses.rows.map((row) => [Number(row.member_id), Number(row.id)]))
    const made: Shopper[] = []
    let refused = ''
    for (const [turn, row] of rows.entries()) {
      const own = ids.filter((id) => id % rows.length === turn)
      await client.query(fill, [own, row.products.slice(0, 3), row.numbers.slice(0, 3)])
      const addressId = addressOf.get(own[0] ?? 0) ?? 0
      const answer = await world.connection.post(
        '/v3/business/front/orderOperate/confirm',
        { addressId },
        { authorization: `Bearer ${tokenOf(own[0] ?? 0)}`, ...world.anyVisitor() },
      )
      const expectedTotal = Number(/"can":\["submit"\]/.test(answer.body) ? /.*"totalAmount":([\d.]+)/.exec(answer.body)?.[1] : undefined)
      if (!Number.isFinite(expectedTotal)) {
        refused = answer.body.slice(0, 300)
        continue
      }
      for (const id of own) made.push({ bearer: `Bearer ${tokenOf(id)}`, body: { addressId: addressOf.get(id) ?? 0, expectedTotal } })
    }
    if (made.length === 0) throw new Error(`nobody can check out: ${refused}`)
    // Neighbours on the list then buy different goods.
    return made.toSorted((a, b) => (a.bearer < b.bearer ? -1 : 1))
  } finally {
    await client.end()
  }
}
