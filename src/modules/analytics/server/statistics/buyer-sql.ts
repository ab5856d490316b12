const notClosed = `o.state NOT IN ('CANCELLED', 'CLOSED')`
// $1 company or member, $2 and $3 the period.
const columns = `o.order_id, o.order_sn, o.paid_at, o.member_id, o.enterprise_id, o.store_id, o.store_name, o.store_name_en, o.total, o.discount, o.project_id, o.project_title`
const scopes = {
  company: `SELECT ${columns} FROM figure_case c JOIN orders o ON o.order_sn = c.case_key
    WHERE c.figure = 'paid' AND c.enterprise_id = $1 AND c.at >= $2 AND c.at < $3 AND ${notClosed}`,
  own: `SELECT ${columns} FROM orders o WHERE o.member_id = $1 AND o.paid_at >= $2 AND o.paid_at < $3 AND ${notClosed}`,
}
export type BuyerScope = keyof typeof scopes

const grams = 's.unit_mass_g * l.stock_number / 10 ^ g.unit_precision'
const belowList = 'greatest(0, (l.list_price - l.unit_price) * l.number / 10 ^ l.unit_decimals / 100)'
const line = `line AS (SELECT o.order_id, o.order_sn, o.paid_at, o.store_id, l.product_id, l.goods_id, g.category_id, l.subtotal - l.discount AS fen,
    ${belowList} AS below, coalesce(${grams}, 0) AS grams,
    CASE WHEN i.kind = 'spot' THEN i.series_code END AS series
  FROM o JOIN order_line l USING (order_id) JOIN sku s USING (product_id) JOIN goods g ON g.goods_id = l.goods_id
    LEFT JOIN goods_formula f ON f.goods_id = g.goods_id AND f.state = 'active'
    LEFT JOIN index_series i ON i.series_code = coalesce(g.index_series, f.series_code) AND i.currency = 'CNY' AND i.unit_code = 't')`
const up = `up AS (SELECT category_id AS leaf, category_id, parent_id FROM category
    UNION ALL SELECT up.leaf, c.category_id, c.parent_id FROM up JOIN category c ON c.category_id = up.parent_id)`
// Approved requests of the company know their orders; the rest stands under 0.
const mass = `mass AS (SELECT order_id, sum(grams) AS grams FROM line GROUP BY 1)`
const centre = `(SELECT r.cost_centre_id FROM purchase_request r WHERE r.enterprise_id = o.enterprise_id AND o.order_sn = ANY(r.order_sns) LIMIT 1)`

/** The condition of a line, or of an order `o`, for what can be asked by; $4 is the id. */
export const partConditions = {
  all: 'true',
  category: `l.category_id IN (SELECT leaf FROM up WHERE category_id = $4 AND parent_id IS NULL)`,
  supplier: 'l.store_id = $4',
  project: 'o.project_id = $4',
  costCentre: `coalesce(${centre}, 0) = $4`,
  late: `($4 = 0 OR o.store_id = $4) AND EXISTS (SELECT FROM figure_case k WHERE k.figure = 'shipped' AND k.case_key = o.order_sn AND NOT k.hit)`,
  claims: `($4 = 0 OR o.store_id = $4) AND EXISTS (SELECT FROM aftersale_case a WHERE a.order_id = o.order_id)`,
  zinc: `l.series IS NOT NULL AND l.grams > 0 AND EXISTS (SELECT FROM index_quote q WHERE q.is_current AND q.series_code = l.series
    AND to_char(q.quote_date, 'YYYY-MM') = to_char(l.paid_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM'))`,
  prices: 'l.below > 0',
  coupons: 'o.discount > 0',
} as const

const shares = {
  sums: `SELECT count(*)::int AS orders, coalesce(sum(total), 0)::bigint AS fen, coalesce(sum(discount), 0)::bigint AS coupons,
      coalesce((SELECT sum(grams) FROM line), 0)::bigint AS grams,
      coalesce((SELECT sum(below) FROM (SELECT round(sum(below)) AS below FROM line GROUP BY order_id) AS one), 0)::bigint AS prices,
      (SELECT count(*) FROM o AS p JOIN figure_case k ON k.figure = 'shipped' AND k.case_key = p.order_sn)::int AS shipped,
      (SELECT count(*) FROM o AS p JOIN figure_case k ON k.figure = 'shipped' AND k.case_key = p.order_sn WHERE k.hit)::int AS "onTime" FROM o`,
  categories: `SELECT c.category_id AS id, c.name_zh AS zh, c.name_en AS en, sum(l.fen)::bigint AS fen, count(DISTINCT l.order_id)::int AS orders, sum(l.grams)::bigint AS grams
    FROM line l JOIN up ON up.leaf = l.category_id AND up.parent_id IS NULL JOIN category c ON c.category_id = up.category_id GROUP BY 1, 2, 3 ORDER BY fen DESC, 1 LIMIT 30`,
  suppliers: `SELECT o.store_id AS id, max(o.store_name) AS zh, max(o.store_name_en) AS en, sum(o.total)::bigint AS fen, count(*)::int AS orders,
      coalesce(sum(m.grams), 0)::bigint AS grams, count(k.case_key)::int AS shipped, (count(*) FILTER (WHERE k.hit))::int AS "onTime",
      (count(*) FILTER (WHERE EXISTS (SELECT FROM aftersale_case a WHERE a.order_id = o.order_id)))::int AS claims
    FROM o LEFT JOIN mass m USING (order_id) LEFT JOIN figure_case k ON k.figure = 'shipped' AND k.case_key = o.order_sn GROUP BY 1 ORDER BY fen DESC, 1 LIMIT 30`,
  projects: `SELECT o.project_id AS id, coalesce(p.title, max(o.project_title)) AS zh, coalesce(p.title, max(o.project_title)) AS en, sum(o.total)::bigint AS fen, count(*)::int AS orders,
      coalesce(sum(m.grams), 0)::bigint AS grams
    FROM o LEFT JOIN mass m USING (order_id) LEFT JOIN project p ON p.project_id = o.project_id WHERE o.project_id IS NOT NULL GROUP BY 1, p.title ORDER BY fen DESC, 1 LIMIT 30`,
  costCentres: `SELECT coalesce(n.id, 0) AS id, coalesce(n.name, '') AS zh, coalesce(n.name, '') AS en, sum(o.total)::bigint AS fen, count(*)::int AS orders,
      coalesce(sum(m.grams), 0)::bigint AS grams
    FROM (SELECT o.*, ${centre} AS centre FROM o) AS o LEFT JOIN mass m USING (order_id) LEFT JOIN cost_centre n ON n.id = o.centre GROUP BY 1, 2 ORDER BY fen DESC, 1 LIMIT 30`,
  zinc: `SELECT m.month, (sum(l.fen) * 10000 / sum(l.grams))::bigint AS cost, (sum(l.grams * m.price) / sum(l.grams))::bigint AS index, sum(l.grams)::bigint AS grams
    FROM line l JOIN (SELECT series_code, to_char(quote_date, 'YYYY-MM') AS month, avg(price) AS price FROM index_quote
      WHERE is_current AND quote_date >= date_trunc('month', $2::timestamptz AT TIME ZONE 'Asia/Shanghai')::date GROUP BY 1, 2) AS m
      ON m.series_code = l.series AND m.month = to_char(l.paid_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM')
    WHERE l.grams > 0 GROUP BY 1 ORDER BY 1`,
}
type Share = keyof typeof shares

const begin = (scope: BuyerScope) => `WITH RECURSIVE o AS MATERIALIZED (${scopes[scope]}), ${line}, ${mass}, ${up}`

const listed = (name: Share) => `(SELECT coalesce(json_agg(x), '[]') FROM (${shares[name]}) AS x) AS "${name}"`
const breakdowns = (scope: BuyerScope): readonly Share[] => [
  'categories',
  'suppliers',
  'projects',
  ...(scope === 'company' ? (['costCentres'] as const) : []),
  'zinc',
]

/** The sums of a period and nothing else. */
export const sumsStatement = (scope: BuyerScope) => ({ name: `analytics.buyer.${scope}.sums`, text: `${begin(scope)} ${shares.sums}` })
/** The sums and every breakdown in one statement: the lines of a year are read once, not once for each of them. */
export const figuresStatement = (scope: BuyerScope) => ({
  name: `analytics.buyer.${scope}.figures`,
  text: `${begin(scope)} SELECT (SELECT to_json(x) FROM (${shares.sums}) AS x) AS sums, ${breakdowns(scope).map(listed).join(', ')}`,
})

const worth: Partial<Record<keyof typeof partConditions, string>> = {
  category: 'sum(l.fen)',
  zinc: 'sum(l.fen)',
  prices: 'round(sum(l.below))',
  coupons: 'o.discount',
}

/** The statement of the orders behind a figure; $4 id, $5 limit, $6 offset. Their parts add up to the figure. */
export const ordersStatement = (scope: BuyerScope, by: keyof typeof partConditions) => ({
  name: `analytics.buyerOrders.${scope}.${by}`,
  text: `${begin(scope)} SELECT order_sn AS "orderSn", paid_at AS "paidAt", zh, en, total, part, grams, count(*) OVER ()::int AS found, (sum(part) OVER ())::bigint AS sum,
      (sum(grams) OVER ())::bigint AS "sumGrams" FROM (
      SELECT o.order_sn, o.paid_at, o.store_name AS zh, o.store_name_en AS en, o.total, (${worth[by] ?? 'o.total'})::bigint AS part, sum(l.grams)::bigint AS grams
      FROM o JOIN line l USING (order_id) WHERE ($4::bigint IS NOT NULL) AND ${partConditions[by].replaceAll('l.store_id', 'o.store_id')}
      GROUP BY 1, 2, 3, 4, 5, o.discount) AS one ORDER BY paid_at DESC, order_sn LIMIT $5 OFFSET $6`,
})
