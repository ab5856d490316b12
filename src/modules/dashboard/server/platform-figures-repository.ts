import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { Period } from '../rules/period.ts'

type Int = number | bigint
const buyers = {
  name: 'dashboard.buyers',
  text: `SELECT count(DISTINCT member_id) FILTER (WHERE paid_at >= $1)::int AS now, count(DISTINCT member_id) FILTER (WHERE paid_at < $1)::int AS before
    FROM orders WHERE paid_at >= $1 AND paid_at < $2 OR paid_at >= $3 AND paid_at < $4`,
}
const members = {
  name: 'dashboard.members',
  text: `SELECT count(*) FILTER (WHERE created_at >= $1)::int AS now, count(*) FILTER (WHERE created_at < $1)::int AS before
    FROM account WHERE created_at >= $1 AND created_at < $2 OR created_at >= $3 AND created_at < $4`,
}
const byStore = {
  name: 'dashboard.byStore',
  text: `SELECT store_id AS "storeId", max(store_name) AS zh, max(store_name_en) AS en, sum(total)::bigint AS fen, count(*)::int AS orders
    FROM orders WHERE paid_at >= $1 AND paid_at < $2 GROUP BY 1 ORDER BY fen DESC, 1 LIMIT 10`,
}
const byCategory = {
  name: 'dashboard.byCategory',
  text: `WITH RECURSIVE up AS (
      SELECT category_id AS leaf, category_id, parent_id FROM category
      UNION ALL SELECT up.leaf, c.category_id, c.parent_id FROM up JOIN category c ON c.category_id = up.parent_id)
    SELECT c.category_id AS "categoryId", c.name_zh AS zh, c.name_en AS en, sum(l.subtotal - l.discount)::bigint AS fen
    FROM orders o JOIN order_line l USING (order_id) JOIN goods g USING (goods_id) JOIN up ON up.leaf = g.category_id AND up.parent_id IS NULL
      JOIN category c ON c.category_id = up.category_id
    WHERE o.paid_at >= $1 AND o.paid_at < $2 GROUP BY 1, 2, 3 ORDER BY fen DESC, 1`,
}

type NowAndBefore = { readonly now: number; readonly before: number }
const spans = ({ from, to, previousFrom, previousTo }: Period) => [from, to, previousFrom, previousTo]

/** Members who paid for something in a period, and in the span before it. */
export async function payingMembers(db: Queryable, period: Period): Promise<NowAndBefore> {
  return (await rows<NowAndBefore>(db, buyers, spans(period)))[0] ?? { now: 0, before: 0 }
}

/** Accounts that were opened in a period, and in the span before it. */
export async function newMembers(db: Queryable, period: Period): Promise<NowAndBefore> {
  return (await rows<NowAndBefore>(db, members, spans(period)))[0] ?? { now: 0, before: 0 }
}

type Named = { readonly zh: string; readonly en: string; readonly fen: Int }
/** The ten stores with the largest turnover. */
export function turnoverByStore(db: Queryable, { from, to }: Period) {
  return rows<Named & { storeId: number; orders: number }>(db, byStore, [from, to])
}

/** Turnover of goods by categories of the first level. */
export function turnoverByCategory(db: Queryable, { from, to }: Period) {
  return rows<Named & { categoryId: number }>(db, byCategory, [from, to])
}
