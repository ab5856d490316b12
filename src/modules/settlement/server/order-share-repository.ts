import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { OrderShareContext } from '../rules/order-share.ts'

type Int = number | bigint

const freeze = {
  name: 'settlement.freezeRates',
  // Rates are only added, so the one of the placing is found whenever this runs. A store's own rate comes first, then the deepest category.
  text: `INSERT INTO order_line_commission (order_line_id, rate_id, rate_bp, frozen_at)
    SELECT l.order_line_id, r.rate_id, r.rate_bp, $2
    FROM orders o JOIN order_line l USING (order_id) LEFT JOIN goods g USING (goods_id)
      LEFT JOIN category c3 ON c3.category_id = g.category_id LEFT JOIN category c2 ON c2.category_id = c3.parent_id LEFT JOIN category c1 ON c1.category_id = c2.parent_id
      CROSS JOIN LATERAL (
        SELECT last.rate_id, last.rate_bp FROM (
          SELECT DISTINCT ON (s.store_id, s.category_id) s.* FROM store_commission_rate s
          WHERE s.valid_from <= o.created_at AND (s.store_id IS NULL OR s.store_id = o.store_id)
            AND (s.category_id IS NULL OR s.category_id IN (c3.category_id, c2.category_id, c1.category_id))
          ORDER BY s.store_id, s.category_id, s.valid_from DESC, s.rate_id DESC) AS last
        WHERE last.rate_bp IS NOT NULL
        ORDER BY last.store_id IS NULL, CASE last.category_id WHEN c3.category_id THEN 1 WHEN c2.category_id THEN 2 WHEN c1.category_id THEN 3 ELSE 4 END LIMIT 1) AS r
    WHERE o.order_sn = ANY($1::text[]) ON CONFLICT (order_line_id) DO NOTHING`,
}
const facts = {
  name: 'settlement.shareFacts',
  text: `SELECT o.store_id AS "storeId", o.state, o.open_cases AS "openCases", o.paid_at AS "paidAt", p.pay_sn AS "paySn",
      (SELECT coalesce(sum((b->>'amount')::bigint), 0)::bigint FROM jsonb_array_elements(o.benefits) AS b WHERE b->>'kind' IN ('platformCoupon', 'points')) AS "platformDiscount",
      (SELECT coalesce(sum(s.captured), 0)::bigint FROM payment_split s JOIN payment q USING (payment_id) WHERE s.order_sn = o.order_sn AND q.state = 'PAID') AS captured,
      (SELECT coalesce(sum(s.refunded), 0)::bigint FROM payment_split s JOIN payment q USING (payment_id) WHERE s.order_sn = o.order_sn AND q.state = 'PAID') AS refunded,
      (SELECT coalesce(max(r.refund_id), 0)::bigint FROM payment_refund r WHERE r.order_sn = o.order_sn
        AND r.payment_id IN (SELECT s.payment_id FROM payment_split s WHERE s.order_sn = o.order_sn)) AS "lastRefund",
      (SELECT coalesce(sum(l.freight), 0)::bigint FROM aftersale_line l JOIN aftersale_case c USING (case_id) WHERE c.order_id = o.order_id
        AND EXISTS (SELECT FROM payment_refund r WHERE r.reference = c.case_sn))
        + (SELECT coalesce(sum(c.freight), 0)::bigint FROM cancellation c WHERE c.order_id = o.order_id
        AND EXISTS (SELECT FROM payment_refund r WHERE r.reference = 'cancellation ' || c.cancellation_id)) AS "freightRefunded",
      (SELECT coalesce(json_agg(json_build_object('subtotal', l.subtotal::text, 'discount', l.discount::text, 'rateBp', coalesce(k.rate_bp, 0),
          'refunded', ((SELECT coalesce(sum(a.goods), 0) FROM aftersale_line a JOIN aftersale_case c USING (case_id) WHERE a.order_line_id = l.order_line_id
            AND EXISTS (SELECT FROM payment_refund r WHERE r.reference = c.case_sn))
          + (SELECT coalesce(sum(a.amount), 0) FROM cancellation_line a WHERE a.order_line_id = l.order_line_id
            AND EXISTS (SELECT FROM payment_refund r WHERE r.reference = 'cancellation ' || a.cancellation_id)))::text) ORDER BY l.order_line_id), '[]')
        FROM order_line l LEFT JOIN order_line_commission k USING (order_line_id) WHERE l.order_id = o.order_id) AS lines
    FROM orders o JOIN pay_order p USING (pay_order_id) WHERE o.order_sn = $1`,
}

const ratesOf = {
  name: 'settlement.frozenRates',
  text: `SELECT order_line_id AS "orderLineId", rate_bp AS "rateBp" FROM order_line_commission WHERE order_line_id = ANY($1::bigint[])`,
}

/** The frozen rates of order lines, in hundredths of a percent; a line without one bears none. */
export async function frozenRates(db: Queryable, orderLineIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const found = await rows<{ orderLineId: number; rateBp: number }>(db, ratesOf, [orderLineIds])
  return new Map(found.map((row) => [Number(row.orderLineId), row.rateBp]))
}

/** Writes the commission rates of orders' lines as they were when the orders were placed; what is written stays. */
export async function freezeRates(tx: Transaction, orderSns: readonly string[], at: Date): Promise<void> {
  if (orderSns.length > 0) await execute(tx, freeze, [orderSns, at])
}

export type SoldOrder = {
  readonly orderSn: string
  readonly storeId: number
  readonly state: string
  readonly openCases: number
  readonly paidAt: Date | null
  readonly paySn: string
  /** The last refund that `share` has counted. */
  readonly lastRefund: number
  readonly share: OrderShareContext
}
type Amount = 'platformDiscount' | 'captured' | 'refunded' | 'freightRefunded'
type Row = Omit<SoldOrder, 'share' | 'orderSn' | 'lastRefund'> &
  Readonly<Record<Amount, Int>> & {
    readonly lastRefund: Int
    readonly lines: readonly { subtotal: string; discount: string; refunded: string; rateBp: number }[]
  }

/** An order's money as it stands; null when there is no such order. Inside a transaction lock its checkout first. */
export async function soldOrder(db: Queryable, orderSn: string): Promise<SoldOrder | null> {
  const [row] = await rows<Row>(db, facts, [orderSn])
  if (!row) return null
  const { storeId, state, openCases, paidAt, paySn, lastRefund } = row
  const lines = row.lines.map(({ subtotal, discount, refunded, rateBp }) => ({
    subtotal: BigInt(subtotal),
    discount: BigInt(discount),
    refunded: BigInt(refunded),
    rateBp,
  }))
  const share = {
    lines,
    platformDiscount: BigInt(row.platformDiscount),
    captured: BigInt(row.captured),
    refunded: BigInt(row.refunded),
    freightRefunded: BigInt(row.freightRefunded),
  }
  return { orderSn, storeId, state, openCases, paidAt, paySn, lastRefund: Number(lastRefund), share }
}
