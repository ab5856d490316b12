// 100,000 accounts buy; every thousandth order is of one company, every fiftieth of the first store.
const member = `CASE WHEN n % 1000 = 0 THEN 1 ELSE 2000000 + n % 100000 END`
const company = `CASE WHEN n % 1000 = 0 THEN 990001 END`
const store = `CASE WHEN n % 50 = 0 THEN 1001 ELSE 1001 + n % 500 END`
const benefits = `CASE WHEN n % 10 = 0 THEN '[{"kind": "storeReduction", "nameZh": "满减", "nameEn": "Spend", "amount": "500"}]'::jsonb ELSE '[]'::jsonb END`

/** Statements that make paid orders of one year with a line each, views, and searches; the seconds of the year are shared out evenly. */
export function manyOrders(orders: number): readonly string[] {
  const paid = `now() - (${orders} - n) * interval '${Math.round((365 * 86_400) / orders)} second'`
  const portions = Array.from({ length: Math.ceil(orders / 200_000) }, (_, place) => [
    place * 200_000,
    Math.min(orders, (place + 1) * 200_000) - 1,
  ])
  const series = (from = 0, until = 0) => `generate_series(${from}, ${until}) n`
  return [
    ...portions.flatMap(([from, until]) => [
      `INSERT INTO pay_order (pay_order_id, pay_sn, member_id, state, pay_method, total, pay_due_at, created_at)
        SELECT 100000000 + n, 'FIG-P' || n, ${member}, 'PAID', 'ONLINE', 1000000, now(), now() FROM ${series(from, until)}`,
      `INSERT INTO orders (order_id, order_sn, pay_order_id, member_id, enterprise_id, buyer_name, store_id, store_name, state, delivery, pay_method, goods_amount, freight,
          discount, benefits, total, tax, invoice, buyer_remark, search_text, created_at, paid_at, shipped_at)
        SELECT 100000000 + n, 'FIG' || n, 100000000 + n, ${member}, ${company}, 'bench', ${store}, '店铺', 'COMPLETED', 'DELIVERY', 'ONLINE', 1000000, 0,
          CASE WHEN n % 10 = 0 THEN 500 ELSE 0 END, ${benefits}, 1000000 - CASE WHEN n % 10 = 0 THEN 500 ELSE 0 END, 0, '{}', '', '', ${paid}, ${paid}, ${paid} + interval '20 hours'
        FROM ${series(from, until)}`,
      `INSERT INTO order_line (order_id, product_id, goods_id, goods_name_zh, goods_name_en, spec_text_zh, spec_text_en, goods_image, unit, unit_code, unit_decimals, number,
          stock_number, unit_price, list_price, price_reason, subtotal, tax_rate_bp, tax)
        SELECT 100000000 + n, g.product_id, g.goods_id, '锌锭', 'Zinc ingot', '', '', '', 'primary', 't', 3, 1000, 1000, 230000000, 231000000, 'list', 1000000, 1300, 0
        FROM ${series(from, until)} JOIN (SELECT product_id, goods_id, row_number() OVER (ORDER BY product_id) - 1 AS place, count(*) OVER () AS many FROM sku) g
          ON g.place = n % g.many`,
      `INSERT INTO behaviour_record (at, kind, type, device, goods_id, city_code, path)
        SELECT now() - (${until} - n) * interval '15 second', 'behaviour', 'view', 'd', g.goods_id, '', '/' FROM ${series(from, until)}
        JOIN (SELECT goods_id, row_number() OVER (ORDER BY goods_id) - 1 AS place, count(*) OVER () AS many FROM goods) g ON g.place = n % g.many`,
    ]),
    `INSERT INTO figure_day (scope, owner_id, day, figure, cases, hits, value, grams)
      SELECT 'store', 1001 + s, current_date - d, f, 200, 180, 0, 0 FROM generate_series(0, 499) s, generate_series(0, 365) d, unnest(ARRAY['viewed', 'carted']) f
      ON CONFLICT DO NOTHING`,
    `INSERT INTO figure_day (scope, owner_id, day, figure, cases, hits, value, grams)
      SELECT 'goods', g.goods_id, current_date - d, f, 20, 20, 0, 0 FROM goods g, generate_series(0, 365) d, unnest(ARRAY['viewed', 'carted']) f ON CONFLICT DO NOTHING`,
    `INSERT INTO search_miss (day, keyword, result, times, last_at)
      SELECT current_date - d, 'word ' || w, 'nothing', w, now() FROM generate_series(0, 179) d, generate_series(1, 1000) w`,
  ]
}
