import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { CustomerSort } from '../endpoints-customers.ts'
import { sleepingDays, type CustomerKind } from '../rules/customer-kind.ts'

type Int = number | bigint
export type CustomerRow = {
  readonly id: Int
  readonly name: string
  readonly isCompany: boolean
  readonly orders: number
  readonly fen: Int
  readonly grams: Int
  readonly first: Date
  readonly last: Date
  readonly city: string | null
  readonly phone: string | null
  readonly tags: readonly string[]
}
export type CustomerQuery = {
  readonly stores: readonly number[]
  readonly keyword: string
  readonly kind: CustomerKind | ''
  readonly tag: string
  readonly now: Date
}

// A person's own account name logs in: a store sees its first and last character (docs/decisions/058).
const shownName = `coalesce(nullif(buyer_title, ''), CASE WHEN length(buyer_name) > 1 THEN left(buyer_name, 1) || '***' || right(buyer_name, 1) ELSE '***' END)`
const bought = `SELECT coalesce(o.enterprise_id, -o.member_id) AS id, bool_or(o.enterprise_id IS NOT NULL) AS is_company, count(*)::int AS orders,
     sum(o.total)::bigint AS fen, min(o.paid_at) AS first, max(o.paid_at) AS last,
     (array_agg(${shownName} ORDER BY o.paid_at DESC, o.order_id DESC))[1] AS name,
     (array_agg(o.receiver ORDER BY o.paid_at DESC, o.order_id DESC) FILTER (WHERE o.receiver IS NOT NULL))[1] AS receiver,
     coalesce(sum(m.grams), 0)::bigint AS grams
   FROM orders o LEFT JOIN LATERAL (SELECT sum(s.unit_mass_g * l.stock_number / 10 ^ g.unit_precision) AS grams
     FROM order_line l JOIN sku s USING (product_id) JOIN goods g ON g.goods_id = l.goods_id WHERE l.order_id = o.order_id) m ON true
   WHERE o.store_id = ANY($1::bigint[]) AND o.paid_at IS NOT NULL GROUP BY 1`
const found = `SELECT *, receiver ->> 'regionText' AS city, receiver ->> 'mobile' AS phone,
     CASE WHEN last <= $3::timestamptz - interval '${sleepingDays} days' THEN 'sleeping' WHEN orders > 1 THEN 'regular' ELSE 'new' END AS kind,
     ARRAY(SELECT DISTINCT t.tag FROM customer_tag t WHERE t.customer_id = b.id AND t.store_id = ANY($1::bigint[]) ORDER BY 1) AS tags
   FROM (${bought}) b`
const matched = `($2 = '' OR strpos(lower(name || ' ' || coalesce(city, '')), lower($2)) > 0) AND ($4 = '' OR $4 = ANY(tags))`
const columns = `id, name, is_company AS "isCompany", orders, fen, grams, first, last, city, phone, tags`

const orders: Readonly<Record<CustomerSort, string>> = {
  '-amount': 'fen DESC',
  amount: 'fen',
  '-orders': 'orders DESC',
  orders: 'orders',
  '-last': 'last DESC',
  last: 'last',
  '-tonnes': 'grams DESC',
  tonnes: 'grams',
}
const list = (sort: CustomerSort) => ({
  name: `dashboard.customers ${sort}`,
  text: `SELECT ${columns} FROM (${found}) f
    WHERE ${matched} AND ($5 = '' OR kind = $5) ORDER BY ${orders[sort]}, id LIMIT $6 OFFSET $7`,
})
const counts = {
  name: 'dashboard.customerCounts',
  text: `SELECT kind, count(*)::int AS count FROM (${found}) f WHERE ${matched} GROUP BY kind`,
}

// The key that `customerKey` makes of an id (analytics).
const byKey = {
  name: 'dashboard.customer',
  text: `SELECT ${columns} FROM (${found}) f WHERE $2 = left(encode(sha256(convert_to('customer ' || id, 'UTF8')), 'hex'), 16)`,
}

type Page = { readonly sort: CustomerSort; readonly limit: number; readonly offset: number }

/** Who paid for orders of some stores; a company counts as one customer whoever ordered for it. */
export function customersOf(db: Queryable, { stores, keyword, kind, tag, now }: CustomerQuery, page: Page): Promise<CustomerRow[]> {
  return rows<CustomerRow>(db, list(page.sort), [stores, keyword, now, tag, kind, page.limit, page.offset])
}

/** How many customers the keyword finds of each kind. */
export async function customerCounts(
  db: Queryable,
  { stores, keyword, tag, now }: CustomerQuery,
): Promise<Record<CustomerKind | 'all', number>> {
  const known = { all: 0, new: 0, regular: 0, sleeping: 0 }
  for (const { kind, count } of await rows<{ kind: CustomerKind; count: number }>(db, counts, [stores, keyword, now, tag])) {
    known[kind] = count
    known.all += count
  }
  return known
}

/** One customer of the stores by its key; undefined for a buyer who paid none of them. */
export async function customerByKey(db: Queryable, stores: readonly number[], key: string, now: Date): Promise<CustomerRow | undefined> {
  return (await rows<CustomerRow>(db, byKey, [stores, key, now]))[0]
}
