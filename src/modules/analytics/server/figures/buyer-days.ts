import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'

const dayOf = (column: string) => `(${column} AT TIME ZONE 'Asia/Shanghai')::date`
const startOf = (day: string) => `(${day}::timestamp AT TIME ZONE 'Asia/Shanghai')`
// Days that orders of $1 were paid on, each with the days of the same account around it; the orders themselves say which.
const days = `SELECT d.member_id, d.day,
    (SELECT count(*) FROM orders o WHERE o.member_id = d.member_id AND o.paid_at >= ${startOf('d.day')} AND o.paid_at < ${startOf('(d.day + 1)')})::int AS times,
    coalesce((SELECT ${dayOf('o.paid_at')} FROM orders o WHERE o.member_id = d.member_id AND o.paid_at < ${startOf('d.day')} ORDER BY o.paid_at DESC LIMIT 1), '-infinity') AS prev_day,
    coalesce((SELECT ${dayOf('o.paid_at')} FROM orders o WHERE o.member_id = d.member_id AND o.paid_at >= ${startOf('(d.day + 1)')} ORDER BY o.paid_at LIMIT 1), 'infinity') AS next_day
  FROM (SELECT DISTINCT member_id, ${dayOf('paid_at')} AS day FROM orders WHERE order_sn = ANY($1::text[]) AND paid_at IS NOT NULL) AS d`
const lock = {
  name: 'analytics.lockBuyers',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('buyer ' || member_id, 0)) FROM (
    SELECT DISTINCT member_id FROM orders WHERE order_sn = ANY($1::text[]) AND paid_at IS NOT NULL ORDER BY 1) AS one`,
}
const count = {
  name: 'analytics.buyerDays',
  text: `INSERT INTO buyer_day AS b (member_id, day, times, prev_day, next_day) SELECT * FROM (${days}) AS d ORDER BY 1, 2
    ON CONFLICT (member_id, day) DO UPDATE SET times = excluded.times, prev_day = excluded.prev_day, next_day = excluded.next_day
    WHERE (b.times, b.prev_day, b.next_day) IS DISTINCT FROM (excluded.times, excluded.prev_day, excluded.next_day)`,
}
const link = {
  name: 'analytics.linkBuyerDays',
  text: `UPDATE buyer_day n SET next_day = CASE WHEN n.day = d.prev_day THEN d.day ELSE n.next_day END,
      prev_day = CASE WHEN n.day = d.next_day THEN d.day ELSE n.prev_day END
    FROM buyer_day d WHERE (d.member_id, d.day) IN (SELECT member_id, ${dayOf('paid_at')} FROM orders WHERE order_sn = ANY($1::text[]) AND paid_at IS NOT NULL)
      AND n.member_id = d.member_id AND ((n.day = d.prev_day AND n.next_day <> d.day) OR (n.day = d.next_day AND n.prev_day <> d.day))`,
}

/** Counts the days on which orders were paid as they stand now; again as often as one likes, in any order. */
export async function countBuyerDays(tx: Transaction, orderSns: readonly string[]): Promise<void> {
  if (orderSns.length === 0) return
  for (const statement of [lock, count, link]) await execute(tx, statement, [orderSns])
}

/** The same for all orders. */
export const rebuildBuyerDays = [
  { name: 'analytics.clearBuyerDays', text: 'DELETE FROM buyer_day' },
  {
    name: 'analytics.allBuyerDays',
    text: `INSERT INTO buyer_day (member_id, day, times, prev_day, next_day)
      SELECT member_id, day, times, coalesce(lag(day) OVER w, '-infinity'), coalesce(lead(day) OVER w, 'infinity') FROM (
        SELECT member_id, ${dayOf('paid_at')} AS day, count(*)::int AS times FROM orders WHERE paid_at IS NOT NULL GROUP BY 1, 2) AS d
      WINDOW w AS (PARTITION BY member_id ORDER BY day)`,
  },
]
