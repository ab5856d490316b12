import pg from 'pg'
import type { BenchWorld } from './bench-case.ts'

/** Buyers with sessions and addresses, made straight in the database: logging thousands in would take minutes of hashing. */
const makeBuyers = `
  INSERT INTO account (id, member_name) SELECT n, 'bench' || n FROM generate_series($1::int, $2::int) n ON CONFLICT DO NOTHING;
  INSERT INTO member (id, member_type, nick_name) SELECT n, 2, 'bench' || n FROM generate_series($1::int, $2::int) n ON CONFLICT DO NOTHING;
  INSERT INTO member_address (member_id, receiver, phone, province_code, city_code, district_code, region_name, detail, is_default)
    SELECT n, '李工', '13900000000', '12', '1201', '120112', '天津市津南区', '咸水沽镇 1 号', true FROM generate_series($1::int, $2::int) n
    WHERE NOT EXISTS (SELECT FROM member_address WHERE member_id = n);
  DELETE FROM login_session WHERE account_id BETWEEN $1 AND $2;
  WITH s AS (INSERT INTO login_session (id, account_id, client, means, ip, user_agent, created_at, expires_at)
    SELECT gen_random_uuid(), n, 'api', 'password', '127.0.0.1', 'bench', now(), now() + interval '1 day' FROM generate_series($1::int, $2::int) n RETURNING id, account_id)
  INSERT INTO session_token (refresh_hash, access_hash, session_id, issued_at, access_until, idle_until)
    SELECT sha256(convert_to('refresh' || account_id, 'utf8')), sha256(convert_to(rpad('bench' || account_id, 43, '_'), 'utf8')), id, now(), now() + interval '1 day', now() + interval '1 day' FROM s;
  UPDATE sku_stock SET available = greatest(available, 1000000000000);
  DELETE FROM basket_line WHERE member_id BETWEEN $1 AND $2;`

export const firstBuyer = 2_000_000

/** Runs SQL on the bench's database; `$1` and `$2` in it are the first and the last buyer. */
async function run(world: BenchWorld, text: string, first: number, last: number): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    // Several statements in one text cannot take parameters.
    const results: unknown = await client.query(text.replaceAll(/\$1\b/g, String(first)).replaceAll(/\$2\b/g, String(last)))
    return (Array.isArray(results) ? results : [results]) as pg.QueryResult[]
  } finally {
    await client.end()
  }
}

/** Makes `count` buyers with empty carts and all the stock that they could want. */
export async function someBuyers(world: BenchWorld, count: number): Promise<void> {
  await run(world, makeBuyers, firstBuyer, firstBuyer + count - 1)
}

/** The bearer header of the n-th buyer. */
export function buyerHeader(number: number): Record<string, string> {
  return { authorization: `Bearer ${`bench${firstBuyer + number}`.padEnd(43, '_')}` }
}

export type BenchSku = { readonly productId: number; readonly storeId: number; readonly min: string }

/** SKUs of three stores that can be ordered and delivered to Tianjin at computable freight, at most `each` per store. */
export async function orderableSkus(world: BenchWorld, each: number): Promise<BenchSku[]> {
  const [result] = await run(
    world,
    `
    SELECT product_id::int AS "productId", store_id::int AS "storeId", min FROM (
      SELECT s.product_id, g.store_id, (g.min_buy / 10 ^ g.unit_precision)::float8::text AS min, row_number() OVER (PARTITION BY g.store_id ORDER BY s.product_id) AS place,
        count(*) OVER (PARTITION BY g.store_id) AS goods
      FROM sku s JOIN goods g USING (goods_id) JOIN freight_template f USING (freight_template_id) JOIN store st USING (store_id)
      WHERE g.state = 'on_sale' AND s.state = 'active' AND NOT g.require_enquiry AND g.price_shown AND s.business_price IS NOT NULL
        AND s.unit_mass_g IS NOT NULL AND f.mode IN ('per_tonne_km', 'step_kg', 'first_next') AND st.state = 'open') AS found
    WHERE place <= ${each} AND store_id IN (SELECT store_id FROM goods GROUP BY 1 ORDER BY count(*) DESC LIMIT 6)
    ORDER BY goods DESC, store_id, product_id`,
    0,
    0,
  )
  const rows: BenchSku[] = result?.rows ?? []
  const stores = [...new Set(rows.map((row) => row.storeId))].slice(0, 3)
  return rows.filter((row) => stores.includes(row.storeId))
}
