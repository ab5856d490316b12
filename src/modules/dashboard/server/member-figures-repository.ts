import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { Span } from '../rules/period.ts'

type Int = number | bigint
const spans = `o.paid_at >= $2 AND o.paid_at < $3 OR o.paid_at >= $4 AND o.paid_at < $5`
const isNow = 'o.paid_at >= $2'
const isMine = `o.member_id = $1 AND o.state NOT IN ('CANCELLED', 'CLOSED') AND (${spans})`

const money = {
  name: 'dashboard.memberMoney',
  text: `SELECT count(*) FILTER (WHERE ${isNow})::int AS orders, count(*) FILTER (WHERE NOT ${isNow})::int AS "ordersBefore",
      coalesce(sum(o.total) FILTER (WHERE ${isNow}), 0)::bigint AS fen, coalesce(sum(o.total) FILTER (WHERE NOT ${isNow}), 0)::bigint AS "fenBefore"
    FROM orders o WHERE ${isMine}`,
}
// A quantity counts steps of the trade unit; a unit without a known mass adds nothing. Zinc is what follows a spot index, and its
// index is weighed by the same mass, so that both prices speak of the same tonnes.
const mass = {
  name: 'dashboard.memberMass',
  text: `WITH line AS (
      SELECT ${isNow} AS "isNow", l.subtotal - l.discount AS fen, s.unit_mass_g * l.stock_number / 10 ^ g.unit_precision AS grams,
        CASE WHEN i.kind = 'spot' THEN i.series_code END AS series
      FROM orders o JOIN order_line l USING (order_id) JOIN sku s USING (product_id) JOIN goods g ON g.goods_id = l.goods_id
        LEFT JOIN goods_formula f ON f.goods_id = g.goods_id AND f.state = 'active'
        LEFT JOIN index_series i ON i.series_code = coalesce(g.index_series, f.series_code) AND i.currency = 'CNY' AND i.unit_code = 't'
      WHERE ${isMine}),
    month AS (SELECT series_code, avg(price) AS price FROM index_quote WHERE is_current AND quote_date >= ($2::timestamptz AT TIME ZONE 'Asia/Shanghai')::date GROUP BY 1)
    SELECT coalesce(sum(grams) FILTER (WHERE "isNow"), 0)::bigint AS grams, coalesce(sum(grams) FILTER (WHERE NOT "isNow"), 0)::bigint AS "gramsBefore",
      coalesce(sum(grams) FILTER (WHERE "isNow" AND series IS NOT NULL), 0)::bigint AS "zincGrams",
      coalesce(sum(fen) FILTER (WHERE "isNow" AND m.price IS NOT NULL AND grams > 0), 0)::bigint AS "zincFen",
      coalesce(sum(grams) FILTER (WHERE "isNow" AND m.price IS NOT NULL AND grams > 0), 0)::bigint AS "indexedGrams",
      (sum(grams * m.price) FILTER (WHERE "isNow") / nullif(sum(grams) FILTER (WHERE "isNow" AND m.price IS NOT NULL), 0))::bigint AS "indexPrice"
    FROM line LEFT JOIN month m ON m.series_code = line.series`,
}

export type MemberSums = Readonly<
  Record<'orders' | 'ordersBefore', number> &
    Record<'fen' | 'fenBefore' | 'grams' | 'gramsBefore' | 'zincGrams' | 'zincFen' | 'indexedGrams', bigint>
> & {
  /** Mean of the index in its unit price, yuan per tonne; null without a purchase that follows one. */
  readonly indexPrice: bigint | null
}

/** What one buyer paid for in a span and in the span before: orders, fen, grams, and the zinc in it with its index. */
export async function memberSums(db: Queryable, memberId: number, span: Span): Promise<MemberSums> {
  type MoneyRow = { orders: number; ordersBefore: number; fen: Int; fenBefore: Int }
  type MassRow = Record<'grams' | 'gramsBefore' | 'zincGrams' | 'zincFen' | 'indexedGrams', Int> & { indexPrice: Int | null }
  const values = [memberId, span.from, span.to, span.previousFrom, span.previousTo]
  const [[paid], [weighed]] = await Promise.all([rows<MoneyRow>(db, money, values), rows<MassRow>(db, mass, values)])
  const indexPrice = weighed?.indexPrice ?? null
  return {
    orders: paid?.orders ?? 0,
    ordersBefore: paid?.ordersBefore ?? 0,
    fen: BigInt(paid?.fen ?? 0),
    fenBefore: BigInt(paid?.fenBefore ?? 0),
    grams: BigInt(weighed?.grams ?? 0),
    gramsBefore: BigInt(weighed?.gramsBefore ?? 0),
    zincGrams: BigInt(weighed?.zincGrams ?? 0),
    zincFen: BigInt(weighed?.zincFen ?? 0),
    indexedGrams: BigInt(weighed?.indexedGrams ?? 0),
    indexPrice: indexPrice === null ? null : BigInt(indexPrice),
  }
}
