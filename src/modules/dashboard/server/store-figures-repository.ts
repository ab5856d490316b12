import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { Period } from '../rules/period.ts'

type Int = number | bigint
export type Part = { readonly part: number; readonly whole: number; readonly partBefore: number; readonly wholeBefore: number }

const twoSpans = (at: string) => `${at} >= $2 AND ${at} < $3 OR ${at} >= $4 AND ${at} < $5`
const parts = (at: string, isGood: string) =>
  `count(*) FILTER (WHERE ${at} >= $2 AND ${isGood})::int AS part, count(*) FILTER (WHERE ${at} >= $2)::int AS whole,
   count(*) FILTER (WHERE ${at} < $2 AND ${isGood})::int AS "partBefore", count(*) FILTER (WHERE ${at} < $2)::int AS "wholeBefore"`

// Of the quotations that were decided, whatever became of the order.
const hits = {
  name: 'dashboard.hits',
  text: `SELECT ${parts('q.submitted_at', "q.state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED')")} FROM quotation q
    WHERE q.store_id = ANY($1) AND q.state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED', 'REJECTED', 'LOST', 'EXPIRED') AND (${twoSpans('q.submitted_at')})`,
}
// A day of lead time lasts until its end.
const punctual = {
  name: 'dashboard.punctual',
  text: `SELECT ${parts('s.shipped_at', 's.shipped_at < s.due')} FROM (
      SELECT o.shipped_at, (date_trunc('day', o.paid_at AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai')
        + (1 + (SELECT coalesce(max(g.lead_time_days), 0) FROM order_line l JOIN goods g USING (goods_id) WHERE l.order_id = o.order_id)) * interval '1 day' AS due
      FROM orders o WHERE o.store_id = ANY($1) AND o.paid_at IS NOT NULL AND (${twoSpans('o.shipped_at')})) AS s`,
}
const topGoods = {
  name: 'dashboard.topGoods',
  text: `SELECT l.goods_id AS "goodsId", max(l.product_id) AS "productId", max(l.goods_name_zh) AS zh, max(l.goods_name_en) AS en, max(l.goods_image) AS image,
      sum(l.subtotal - l.discount)::bigint AS fen, count(DISTINCT o.order_id)::int AS orders
    FROM orders o JOIN order_line l USING (order_id) WHERE o.store_id = ANY($1) AND o.paid_at >= $2 AND o.paid_at < $3
    GROUP BY 1 ORDER BY fen DESC, 1 LIMIT 5`,
}
const topCustomers = {
  name: 'dashboard.topCustomers',
  text: `SELECT max(o.buyer_title) AS title, max(o.buyer_name) AS name, sum(o.total)::bigint AS fen, count(*)::int AS orders, max(o.paid_at) AS last
    FROM orders o WHERE o.store_id = ANY($1) AND o.paid_at >= $2 AND o.paid_at < $3 GROUP BY coalesce(o.enterprise_id, -o.member_id) ORDER BY fen DESC, 1 LIMIT 5`,
}

const nothing: Part = { part: 0, whole: 0, partBefore: 0, wholeBefore: 0 }
const both = (stores: readonly number[], { from, to, previousFrom, previousTo }: Period) => [stores, from, to, previousFrom, previousTo]

/** Decided quotations of a period and how many of them won, and the same before it. */
export async function quotationHits(db: Queryable, stores: readonly number[], period: Period): Promise<Part> {
  return (await rows<Part>(db, hits, both(stores, period)))[0] ?? nothing
}

/** Orders that left whole in a period and how many of them left in time, and the same before it. */
export async function punctualOrders(db: Queryable, stores: readonly number[], period: Period): Promise<Part> {
  return (await rows<Part>(db, punctual, both(stores, period)))[0] ?? nothing
}

export type GoodsSum = {
  readonly goodsId: number
  readonly productId: number
  readonly zh: string
  readonly en: string
  readonly image: string
  readonly fen: Int
  readonly orders: number
}
/** The five goods of some stores that earned the most in a period. */
export function bestGoods(db: Queryable, stores: readonly number[], { from, to }: Period): Promise<GoodsSum[]> {
  return rows<GoodsSum>(db, topGoods, [stores, from, to])
}

/** `title` is the company's name; people who buy for themselves have their member's name alone. */
export type CustomerSum = {
  readonly title: string | null
  readonly name: string
  readonly fen: Int
  readonly orders: number
  readonly last: Date
}
/** The five buyers of some stores who paid the most in a period. */
export function bestCustomers(db: Queryable, stores: readonly number[], { from, to }: Period): Promise<CustomerSum[]> {
  return rows<CustomerSum>(db, topCustomers, [stores, from, to])
}
