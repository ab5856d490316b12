import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { MonthSpan } from '../rules/month.ts'
import { orderConditions, partyOf, scopeValues, type StatementScope } from './statement-scope.ts'

type Int = number | bigint
type Side = StatementScope['side']

/** A line of an invoice that names an order line. */
export type MatchPaper = {
  readonly invoiceId: number
  readonly invoiceSn: string
  readonly number: string
  readonly memberId: number
  readonly isIssued: boolean
  readonly quantity: string
  readonly amount: string
  readonly reddened: string
}
export type MatchOrderRow = {
  readonly orderId: number
  readonly orderSn: string
  readonly memberId: number
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly buyerTitle: string
  readonly buyerOrderNo: string
  readonly createdAt: Date
  readonly freight: Int
  readonly freightBack: Int
  readonly freightReturned: Int
  readonly freightPapers: readonly MatchPaper[] | null
  readonly statements: readonly { readonly statementSn: string; readonly objection: string; readonly answer: string }[] | null
}
export type MatchLineRow = {
  readonly orderId: number
  readonly orderLineId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly materialCode: string
  readonly unitCode: string
  readonly decimals: number
  readonly number: Int
  readonly net: Int
  readonly cancelled: Int
  readonly cancelledAmount: Int
  readonly arrived: Int
  readonly settled: Int
  readonly adjusted: Int
  readonly weighNotes: readonly string[] | null
  readonly returnedNumber: Int
  readonly returned: Int
  readonly cases: readonly string[] | null
  readonly papers: readonly MatchPaper[] | null
}

/** The paid orders of a month: $3 to $4, of one party ($5) or of all; $6 bounds their number. */
const chosen = (side: Side) => `SELECT o.* FROM orders o
  WHERE ${orderConditions[side]} AND o.created_at >= $3 AND o.created_at < $4 AND o.paid_at IS NOT NULL AND ($5 = '' OR ${partyOf[side]} = $5)
  ORDER BY o.order_id LIMIT $6`
const paper = `json_agg(json_build_object('invoiceId', v.invoice_id, 'invoiceSn', v.invoice_sn, 'number', coalesce(v.number, ''), 'memberId', v.member_id, 'isIssued', v.number IS NOT NULL,
  'quantity', i.quantity, 'amount', i.amount::text, 'reddened', i.reddened::text) ORDER BY v.invoice_id, i.line_no)`
// A void invoice was taken back whole by its red letter; a cancelled application never was one.
const documentNamesOf = `FROM invoice_line i JOIN invoice v USING (invoice_id) WHERE v.state NOT IN ('CANCELLED', 'VOIDED')`

const ordersOf = (side: Side) => ({
  name: `bookkeeping.orders.${side}`,
  text: `WITH of AS MATERIALIZED (${chosen(side)})
    SELECT o.order_id AS "orderId", o.order_sn AS "orderSn", o.member_id AS "memberId", o.store_id AS "storeId", o.store_name AS "storeName", o.store_name_en AS "storeNameEn",
      o.buyer_title AS "buyerTitle", coalesce(o.purchase_data ->> 'buyerOrderNo', '') AS "buyerOrderNo", o.created_at AS "createdAt", o.freight,
      greatest(0, o.given_back - coalesce((SELECT sum(l.cancelled_amount) FROM order_line l WHERE l.order_id = o.order_id), 0))::bigint AS "freightBack",
      coalesce((SELECT sum(b.freight) FROM aftersale_case c JOIN aftersale_line b USING (case_id) WHERE c.order_id = o.order_id AND c.state = 'REFUNDED' AND NOT b.unshipped), 0)::bigint AS "freightReturned",
      (SELECT ${paper} ${documentNamesOf} AND i.order_id = o.order_id AND i.order_line_id IS NULL) AS "freightPapers",
      (SELECT json_agg(DISTINCT jsonb_build_object('statementSn', s.statement_sn, 'objection', k.objection, 'answer', k.answer)) FROM credit_line k JOIN credit_statement s USING (statement_id)
        JOIN credit_account a ON a.account_id = k.account_id
        WHERE k.order_sn = o.order_sn AND k.order_sn <> '' AND ${side === 'buyer' ? 'a.enterprise_id = $2' : 'a.store_id = o.store_id'}) AS statements
    FROM of o ORDER BY o.order_id`,
})
const linesOf = (side: Side) => ({
  name: `bookkeeping.lines.${side}`,
  text: `WITH of AS MATERIALIZED (${chosen(side)}),
      arrival AS (SELECT sl.order_line_id, sum(sl.number)::bigint AS arrived, sum(CASE WHEN n.weigh_note_id IS NULL THEN sl.number ELSE coalesce(w.settled, 0) END)::bigint AS settled,
          array_agg(DISTINCT n.weigh_note_sn) FILTER (WHERE n.weigh_note_sn IS NOT NULL) AS notes
        FROM of JOIN shipment s ON s.order_id = of.order_id JOIN shipment_line sl USING (shipment_id) LEFT JOIN weigh_note n ON n.shipment_id = s.shipment_id AND n.state <> 'VOID'
          LEFT JOIN weigh_note_line w ON w.weigh_note_id = n.weigh_note_id AND w.order_line_id = sl.order_line_id
        WHERE s.state = 'RECEIVED' GROUP BY 1),
      paper AS (SELECT i.order_line_id, ${paper} AS papers ${documentNamesOf} AND i.order_id IN (SELECT order_id FROM of) AND i.order_line_id IS NOT NULL GROUP BY 1),
      back AS (SELECT b.order_line_id, coalesce(sum(b.received) FILTER (WHERE c.kind = 'return' AND c.state = 'REFUNDED'), 0)::bigint AS number,
          coalesce(sum(b.goods) FILTER (WHERE c.state = 'REFUNDED'), 0)::bigint AS amount, array_agg(DISTINCT c.case_sn) FILTER (WHERE c.state NOT IN ('BUYER_CANCELLED', 'CLOSED')) AS cases
        FROM of JOIN aftersale_case c ON c.order_id = of.order_id JOIN aftersale_line b USING (case_id) WHERE NOT b.unshipped GROUP BY 1),
      price AS (SELECT order_line_id, sum(amount)::bigint AS amount FROM invoice_price_difference WHERE order_line_id IN (SELECT order_line_id FROM order_line WHERE order_id IN (SELECT order_id FROM of)) GROUP BY 1)
    SELECT l.order_id AS "orderId", l.order_line_id AS "orderLineId", l.goods_name_zh AS "nameZh", l.goods_name_en AS "nameEn", l.spec_text_zh AS "specZh", l.spec_text_en AS "specEn",
      l.material_code AS "materialCode", l.unit_code AS "unitCode", l.unit_decimals AS decimals, l.number, l.subtotal - l.discount AS net, l.cancelled, l.cancelled_amount AS "cancelledAmount",
      coalesce(a.arrived, l.received) AS arrived, coalesce(a.settled, l.received) AS settled, a.notes AS "weighNotes", coalesce(d.amount, 0) AS adjusted, coalesce(b.number, 0) AS "returnedNumber", coalesce(b.amount, 0) AS returned,
      b.cases, p.papers
    FROM of JOIN order_line l ON l.order_id = of.order_id LEFT JOIN arrival a USING (order_line_id) LEFT JOIN paper p USING (order_line_id) LEFT JOIN back b USING (order_line_id)
      LEFT JOIN price d USING (order_line_id)
    ORDER BY l.order_line_id`,
})
const partiesOf = (side: Side) => ({
  name: `bookkeeping.parties.${side}`,
  text: `SELECT DISTINCT ${partyOf[side]} AS key, ${side === 'buyer' ? 'o.store_name' : 'o.buyer_title'} AS name, ${side === 'buyer' ? 'o.store_name_en' : 'o.buyer_title'} AS "nameEn" FROM orders o
    WHERE ${orderConditions[side]} AND o.created_at >= $3 AND o.created_at < $4 AND o.paid_at IS NOT NULL AND ${partyOf[side]} <> '' ORDER BY 2 LIMIT 200`,
})
const statements = {
  orders: { buyer: ordersOf('buyer'), store: ordersOf('store') },
  lines: { buyer: linesOf('buyer'), store: linesOf('store') },
  parties: { buyer: partiesOf('buyer'), store: partiesOf('store') },
} as const

/** Orders that one statement holds at most. */
export const mostOrders = 10_000

/** The paid orders of a month with their lines, and one order more than a statement holds when there are too many. */
export async function matchRows(
  db: Queryable,
  scope: StatementScope,
  of: { readonly span: MonthSpan; readonly party: string },
): Promise<{ orders: MatchOrderRow[]; lines: MatchLineRow[] }> {
  const values = [...scopeValues(scope), of.span.from, of.span.until, of.party, mostOrders + 1]
  const orders = await rows<MatchOrderRow>(db, statements.orders[scope.side], values)
  const lines = orders.length > mostOrders ? [] : await rows<MatchLineRow>(db, statements.lines[scope.side], values)
  return { orders, lines }
}

/** With whom a scope traded in a month: suppliers of a buyer, customers of stores. */
export function tradedParties(db: Queryable, scope: StatementScope, span: MonthSpan) {
  const values = [...scopeValues(scope), span.from, span.until]
  return rows<{ key: string; name: string; nameEn: string }>(db, statements.parties[scope.side], values)
}
