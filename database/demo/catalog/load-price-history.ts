import type { ClientBase } from 'pg'

// Ingots and alloys follow zinc nearly as it moves; goods of steel and small goods by a part of it.
const course = `WITH zinc AS (
    SELECT quote_date, price::numeric / first_value(price) OVER (ORDER BY quote_date DESC) AS part, row_number() OVER (ORDER BY quote_date DESC) AS place
    FROM index_quote WHERE series_code = 'ZN0-SH' AND is_current AND quote_date > now() - interval '370 days' AND quote_date < now() - interval '1 day'),
  priced AS (
    SELECT s.product_id, s.retail_price, s.business_price, CASE WHEN g.pricing_mode = 'spot_avg_premium' THEN 0.92 ELSE 0.3 END AS weight,
      CASE WHEN s.business_price >= 1000 * 10000 THEN 10 * 10000 ELSE 100 END AS step, s.goods_id % 7 AS turn
    FROM sku s JOIN goods g USING (goods_id)
    WHERE s.retail_price IS NOT NULL AND s.business_price IS NOT NULL AND NOT EXISTS (SELECT FROM goods_formula x WHERE x.goods_id = g.goods_id)
      AND NOT EXISTS (SELECT FROM sku_price_change c WHERE c.product_id = s.product_id))
  INSERT INTO sku_price_point (product_id, changed_at, retail, business)
  SELECT p.product_id, z.quote_date + time '09:30', business + gap, business FROM priced p
  JOIN zinc z ON (z.place + p.turn) % CASE WHEN p.weight > 0.5 THEN 7 ELSE 21 END = 0
  CROSS JOIN LATERAL (SELECT greatest(p.step, round(p.business_price * (1 + p.weight * (z.part - 1)) / p.step) * p.step)::bigint AS business, p.retail_price - p.business_price AS gap) made
  WHERE business + gap > 0 ORDER BY p.product_id, z.quote_date`
// Prices that fell within the month keep the date that the rankings tell.
const fallen = `INSERT INTO sku_price_point (product_id, changed_at, retail, business)
  SELECT c.product_id, at.moment, CASE WHEN at.isNew THEN s.retail_price ELSE c.retail_old END, CASE WHEN at.isNew THEN s.business_price ELSE c.business_old END
  FROM sku_price_change c JOIN sku s USING (product_id)
  CROSS JOIN LATERAL (VALUES (c.changed_at - interval '200 days', false), (c.changed_at, true)) AS at(moment, isNew)
  WHERE c.changed_at < now() ORDER BY c.product_id, at.moment`
// What a formula made is known price by price.
const formulas = `INSERT INTO sku_price_point (product_id, changed_at, retail, business)
  SELECT s.product_id, f.priced_at, (f.retail -> 'skus' -> s.product_id::text ->> 'price')::bigint, (f.business -> 'skus' -> s.product_id::text ->> 'price')::bigint
  FROM formula_price f JOIN sku s USING (goods_id) WHERE f.retail -> 'skus' ? s.product_id::text AND f.priced_at < now() ORDER BY s.product_id, f.formula_price_id`
// What stands since the load came with it, not as a change of today; before it stands what was made above.
const loaded = `DELETE FROM sku_price_point p USING sku s WHERE s.product_id = p.product_id`
const current = `INSERT INTO sku_price_point (product_id, changed_at, retail, business)
  SELECT s.product_id, coalesce((SELECT max(changed_at) FROM sku_price_point p WHERE p.product_id = s.product_id) + interval '1 second', now() - interval '60 days'), s.retail_price, s.business_price
  FROM sku s WHERE s.retail_price IS NOT NULL AND NOT EXISTS (
    SELECT FROM (SELECT retail, business FROM sku_price_point p WHERE p.product_id = s.product_id ORDER BY changed_at DESC, point_id DESC LIMIT 1) last
    WHERE last.retail = s.retail_price AND last.business = s.business_price)`

/** A year of prices of the demonstration's goods: with zinc, by formula, and those that fell lately. */
export async function loadPriceHistory(client: ClientBase): Promise<void> {
  for (const statement of [loaded, course, fallen, formulas, current]) await client.query(statement)
}
