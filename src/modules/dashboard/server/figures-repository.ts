import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { Period } from '../rules/period.ts'

type Int = number | bigint
/** Paid orders of a period: of these stores, or with null of all. Sums are gross: what was given back later is not taken off. */
export type FiguresScope = { readonly stores: readonly number[] | null }

const inScope = '($1::bigint[] IS NULL OR o.store_id = ANY($1))'
const spans = `o.paid_at >= $2 AND o.paid_at < $3 OR o.paid_at >= $4 AND o.paid_at < $5`
const isNow = 'o.paid_at >= $2'
const valuesOf = ({ stores }: FiguresScope, { from, to, previousFrom, previousTo }: Period) => [stores, from, to, previousFrom, previousTo]

const sums = {
  name: 'dashboard.sums',
  text: `SELECT count(*) FILTER (WHERE ${isNow})::int AS orders, count(*) FILTER (WHERE NOT ${isNow})::int AS "ordersBefore",
      coalesce(sum(o.total) FILTER (WHERE ${isNow}), 0)::bigint AS fen, coalesce(sum(o.total) FILTER (WHERE NOT ${isNow}), 0)::bigint AS "fenBefore"
    FROM orders o WHERE ${inScope} AND o.paid_at IS NOT NULL AND (${spans})`,
}
// A quantity counts steps of the trade unit; a unit without a known mass adds nothing.
const masses = {
  name: 'dashboard.masses',
  text: `SELECT coalesce(sum(grams) FILTER (WHERE "isNow"), 0)::bigint AS grams, coalesce(sum(grams) FILTER (WHERE NOT "isNow"), 0)::bigint AS "gramsBefore"
    FROM (SELECT ${isNow} AS "isNow", s.unit_mass_g * l.stock_number / 10 ^ g.unit_precision AS grams
      FROM orders o JOIN order_line l USING (order_id) JOIN sku s USING (product_id) JOIN goods g ON g.goods_id = l.goods_id
      WHERE ${inScope} AND o.paid_at IS NOT NULL AND (${spans})) AS line`,
}
const daily = {
  name: 'dashboard.daily',
  text: `SELECT to_char(o.paid_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS day, sum(o.total)::bigint AS fen, count(*)::int AS orders
    FROM orders o WHERE ${inScope} AND o.paid_at >= $2 AND o.paid_at < $3 GROUP BY 1`,
}

export type Sums = Readonly<Record<'orders' | 'ordersBefore', number> & Record<'fen' | 'fenBefore' | 'grams' | 'gramsBefore', bigint>>

/** Orders, money in fen and mass in grams of a period and of the span before it. */
export async function salesSums(db: Queryable, scope: FiguresScope, period: Period): Promise<Sums> {
  type Row = { orders: number; ordersBefore: number; fen: Int; fenBefore: Int }
  const values = valuesOf(scope, period)
  const [[money], [mass]] = await Promise.all([rows<Row>(db, sums, values), rows<{ grams: Int; gramsBefore: Int }>(db, masses, values)])
  return {
    orders: money?.orders ?? 0,
    ordersBefore: money?.ordersBefore ?? 0,
    fen: BigInt(money?.fen ?? 0),
    fenBefore: BigInt(money?.fenBefore ?? 0),
    grams: BigInt(mass?.grams ?? 0),
    gramsBefore: BigInt(mass?.gramsBefore ?? 0),
  }
}

export type DaySum = { readonly day: string; readonly fen: Int; readonly orders: number }

/** What was paid on each day since a time; days without an order are missing. */
export function salesByDay(db: Queryable, { stores }: FiguresScope, from: Date, to: Date): Promise<DaySum[]> {
  return rows<DaySum>(db, daily, [stores, from, to])
}
