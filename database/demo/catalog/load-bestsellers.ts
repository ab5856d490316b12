import type { ClientBase } from 'pg'

const salesperson = 5

/** What rankings show beside sales and favourites: prices that fell within the month, and what a salesperson means to enquire. */
export async function loadRankings(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO sku_price_change (product_id, changed_at, retail_old, business_old)
     SELECT product_id, now() - place * interval '2 days', round(retail_price * (1000 + 7 * place) / 1000.0), round(business_price * (1000 + 8 * place) / 1000.0)
     FROM (SELECT s.product_id, s.retail_price, s.business_price, row_number() OVER (ORDER BY c.sold_count DESC, c.goods_id) AS place
           FROM goods_card c JOIN sku s ON s.product_id = c.default_product_id JOIN goods g ON g.goods_id = c.goods_id
           WHERE g.pricing_mode = 'fixed' AND s.retail_price IS NOT NULL AND s.business_price IS NOT NULL LIMIT 14) fallen`,
  )
  await client.query(
    `INSERT INTO basket_line (member_id, basket, product_id, unit, number)
     SELECT $1::bigint, 'ENQUIRY', c.default_product_id, 'primary', g.min_buy FROM goods_card c JOIN goods g USING (goods_id)
     WHERE g.min_buy > 0 ORDER BY c.sold_count DESC, c.goods_id DESC LIMIT 9 ON CONFLICT DO NOTHING`,
    [salesperson],
  )
}
