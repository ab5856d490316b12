import { z } from 'zod'
import type { Subscriber } from '../../../api/background.ts'
import { execute, rows, type Queryable } from '../../../kernel/database/transaction.ts'

const most = 12
// Of a purchase of hundreds of goods the first say enough.
const mostOfPurchase = 30

type Row = { readonly goodsId: number | string }

// In the order of the ids, so that two purchases at once take their rows in one order.
const count = {
  name: 'purchaseHistory.countPairs',
  text: `WITH bought AS (SELECT DISTINCT l.goods_id FROM pay_order p JOIN orders o USING (pay_order_id) JOIN order_line l USING (order_id) WHERE p.pay_sn = $1 ORDER BY 1 LIMIT ${mostOfPurchase})
    INSERT INTO bought_pair (goods_id, other_id, last_at) SELECT a.goods_id, b.goods_id, $2 FROM bought a JOIN bought b ON a.goods_id <> b.goods_id ORDER BY 1, 2
    ON CONFLICT (goods_id, other_id) DO UPDATE SET times = bought_pair.times + 1, last_at = excluded.last_at`,
}
const together = {
  name: 'purchaseHistory.together',
  text: `SELECT other_id AS "goodsId" FROM bought_pair WHERE goods_id = ANY($1::bigint[]) AND other_id <> ALL($1::bigint[])
    GROUP BY other_id ORDER BY sum(times) DESC, max(last_at) DESC, other_id LIMIT ${most}`,
}
const often = {
  name: 'purchaseHistory.oftenBought',
  text: `WITH mine AS (SELECT order_id FROM orders WHERE member_id = $1 AND state NOT IN ('CANCELLED', 'CLOSED') ORDER BY order_id DESC LIMIT 200)
    SELECT l.goods_id AS "goodsId" FROM mine JOIN order_line l USING (order_id) WHERE l.goods_id <> ALL($2::bigint[])
    GROUP BY l.goods_id ORDER BY count(DISTINCT order_id) DESC, max(order_id) DESC LIMIT ${most}`,
}

/** Goods bought together with these, the most often first. Read it through the visitor's handle: it needs no more. */
export async function boughtTogether(db: Queryable, goodsIds: readonly number[]): Promise<number[]> {
  return goodsIds.length === 0 ? [] : (await rows<Row>(db, together, [goodsIds])).map((row) => Number(row.goodsId))
}

/** What a member bought most often, filled up with what others bought together with these goods; without these. */
export async function frequentlyBought(db: Queryable, memberId: number, goodsIds: readonly number[]): Promise<number[]> {
  const own = (await rows<Row>(db, often, [memberId, goodsIds])).map((row) => Number(row.goodsId))
  const others = own.length < most ? await boughtTogether(db, goodsIds) : []
  return [...new Set([...own, ...others])].slice(0, most)
}

const paid = z.object({ paySn: z.string() })

/** Counts what was paid for together. */
export const countGoodsBoughtTogether: Subscriber = {
  consumer: 'order.countPairs',
  events: ['payOrder.paid'],
  take: async (tx, { payload }, app) => {
    await execute(tx, count, [paid.parse(payload).paySn, app.clock.now()])
  },
}
