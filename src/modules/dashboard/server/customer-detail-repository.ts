import { rows, type Queryable } from '../../../kernel/database/transaction.ts'

type Int = number | bigint
const mine = `o.store_id = ANY($1::bigint[]) AND coalesce(o.enterprise_id, -o.member_id) = $2`
const theirs = (table: string) => `coalesce(${table}.enterprise_id, -${table}.member_id) = $2`

const months = {
  name: 'dashboard.customerMonths',
  text: `SELECT to_char(o.paid_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month, sum(o.total)::bigint AS fen, count(*)::int AS orders FROM orders o
    WHERE ${mine} AND o.paid_at >= $3 GROUP BY 1`,
}
const lately = {
  name: 'dashboard.customerOrders',
  text: `SELECT o.order_sn AS "orderSn", o.paid_at AS "paidAt", o.total AS fen, o.state FROM orders o WHERE ${mine} AND o.paid_at IS NOT NULL
    ORDER BY o.paid_at DESC, o.order_id DESC LIMIT 10`,
}
const goods = {
  name: 'dashboard.customerGoods',
  text: `SELECT l.product_id AS "productId", max(l.goods_name_zh) AS zh, max(l.goods_name_en) AS en, max(l.spec_text_zh) AS "specZh", max(l.spec_text_en) AS "specEn",
      sum(l.subtotal - l.discount)::bigint AS fen, count(DISTINCT o.order_id)::int AS orders
    FROM orders o JOIN order_line l USING (order_id) WHERE ${mine} AND o.paid_at IS NOT NULL GROUP BY 1 ORDER BY fen DESC, 1 LIMIT 5`,
}
const requests = {
  name: 'dashboard.customerRequests',
  // Open requests only where the store already quotes: who asks the whole market is not told before.
  text: `SELECT i.inquiry_sn AS "inquirySn", i.title, i.kind = 'BASKET' AS "isDirect", coalesce(i.published_at, i.created_at) AS at FROM inquiry i
    WHERE ${theirs('i')} AND i.state IN ('QUOTING', 'NEED_INFO', 'COMPARING') AND (i.store_id = ANY($1::bigint[])
      OR EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = ANY($1::bigint[]) AND q.state IN ('SUBMITTED', 'REVISION_REQUESTED')))
    ORDER BY 4 DESC LIMIT 10`,
}
const open = {
  name: 'dashboard.customerOpen',
  text: `SELECT (SELECT count(*)::int FROM sample_application s JOIN member m ON m.id = s.member_id WHERE s.store_id = ANY($1::bigint[])
        AND coalesce(m.enterprise_id, -s.member_id) = $2 AND s.state IN ('APPLIED', 'APPROVED', 'PAID', 'SHIPPED')) AS samples,
      (SELECT count(*)::int FROM aftersale_case c JOIN orders o USING (order_id) WHERE ${mine} AND c.state NOT IN ('DONE', 'BUYER_CANCELLED', 'CLOSED')) AS cases,
      (SELECT count(*)::int FROM contract c WHERE c.store_id = ANY($1::bigint[]) AND c.enterprise_id = $2
        AND c.state IN ('NEGOTIATING', 'SIGNING', 'EFFECTIVE', 'PERFORMING', 'RESCINDING')) AS contracts`,
}
const credit = {
  name: 'dashboard.customerCredit',
  text: `SELECT credit_limit AS limit, held + drawn AS used, state <> 'ACTIVE' AS "isFrozen" FROM credit_account
    WHERE store_id = ANY($1::bigint[]) AND enterprise_id = $2 AND state <> 'CLOSED' ORDER BY account_id LIMIT 1`,
}

export type MonthSum = { readonly month: string; readonly fen: Int; readonly orders: number }
export type PaidOrder = { readonly orderSn: string; readonly paidAt: Date; readonly fen: Int; readonly state: string }
export type BoughtGoods = {
  readonly productId: number
  readonly zh: string
  readonly en: string
  readonly specZh: string
  readonly specEn: string
  readonly fen: Int
  readonly orders: number
}
export type OpenRequest = { readonly inquirySn: string; readonly title: string; readonly isDirect: boolean; readonly at: Date }
type OpenCounts = { readonly samples: number; readonly cases: number; readonly contracts: number }
type Credit = { readonly limit: Int; readonly used: Int; readonly isFrozen: boolean }

/** What some stores have to do with one customer: sums by month since a day, orders, goods, what is open. */
export async function customerFigures(db: Queryable, stores: readonly number[], customerId: Int, since: Date) {
  const [byMonth, orders, bought, asked, counts, lines] = await Promise.all([
    rows<MonthSum>(db, months, [stores, customerId, since]),
    rows<PaidOrder>(db, lately, [stores, customerId]),
    rows<BoughtGoods>(db, goods, [stores, customerId]),
    rows<OpenRequest>(db, requests, [stores, customerId]),
    rows<OpenCounts>(db, open, [stores, customerId]),
    rows<Credit>(db, credit, [stores, customerId]),
  ])
  return {
    months: byMonth,
    orders,
    goods: bought,
    requests: asked,
    open: counts[0] ?? { samples: 0, cases: 0, contracts: 0 },
    credit: lines[0] ?? null,
  }
}
