import { rows, type Queryable, type Statement } from '../../../kernel/database/transaction.ts'
import { kindsOf, type EntryKind } from '../rules/ledger-entry.ts'
import type { MonthSpan } from '../rules/month.ts'
import { orderConditions, partyOf, scopeValues, type StatementScope } from './statement-scope.ts'

type Int = number | bigint
type Side = StatementScope['side']

export type EntryRow = {
  readonly at: Date
  readonly documentNo: string
  readonly orderSn: string
  readonly partyKey: string
  readonly party: string
  readonly partyEn: string
  readonly fen: Int
  readonly taxFen?: Int
  readonly isSpecial?: boolean
  readonly way?: string
  readonly lender?: 'platform' | 'store' | null
  readonly items?: readonly { name: string; unit: string; quantity: string; fen: string; taxFen: string; taxRateBp: number }[]
  /** Whose page the document has; null for everybody of the side. */
  readonly memberId: number | null
  readonly documentId?: number
  /** The contract that it belongs to, where it has no order. */
  readonly contractId?: number
  readonly commission?: Int
  readonly platformPart?: Int
}

/** Entries of one kind that a statement holds at most. */
export const mostEntries = 20_000

const party = (side: Side) =>
  `${partyOf[side]} AS "partyKey", ${side === 'buyer' ? 'o.store_name' : 'o.buyer_title'} AS party, ${
    side === 'buyer' ? 'o.store_name_en' : 'o.buyer_title'
  } AS "partyEn", o.order_sn AS "orderSn", o.member_id AS "memberId"`
const within = (moment: string) => `${moment} >= $3 AND ${moment} < $4`
const lenderOf = `(SELECT CASE WHEN a.store_id = 0 THEN 'platform' ELSE 'store' END FROM credit_hold h JOIN credit_account a USING (account_id) WHERE h.order_sn = o.order_sn)`

/** How a supplement by weight came, in the words of payments; DIRECT went to the store itself. */
const supplementWay = `CASE n.supplement_way WHEN 'ONLINE' THEN coalesce((SELECT min(s.channel) FROM subject_payment s WHERE s.subject_kind = 'weighSupplement' AND s.subject_sn = n.weigh_note_sn AND s.state = 'PAID'), 'wechat')
  WHEN 'BALANCE' THEN 'balance' WHEN 'TRANSFER' THEN 'transfer' ELSE 'DIRECT' END`

/** Those that belong to an order, each with the orders of a scope. */
const ofOrders: Readonly<Record<'order' | 'receipt' | 'weight' | 'price' | 'return' | 'payment' | 'refund', (side: Side) => string>> = {
  order: (side) => `SELECT o.created_at AS at, o.order_sn AS "documentNo", ${party(side)}, o.total AS fen, o.tax AS "taxFen"
    FROM orders o WHERE ${orderConditions[side]} AND ${within('o.created_at')} AND o.paid_at IS NOT NULL`,
  // Freight comes with the first goods of its order.
  receipt: (side) => `SELECT s.received_at AS at, s.shipment_sn AS "documentNo", ${party(side)},
      ((SELECT sum(round((l.subtotal - l.discount)::numeric * sl.number / l.number)) FROM shipment_line sl JOIN order_line l USING (order_line_id) WHERE sl.shipment_id = s.shipment_id)
        + CASE WHEN EXISTS (SELECT FROM shipment e WHERE e.order_id = s.order_id AND e.state = 'RECEIVED' AND (e.received_at, e.shipment_id) < (s.received_at, s.shipment_id)) THEN 0
          ELSE o.freight - greatest(0, o.given_back - (SELECT sum(l.cancelled_amount) FROM order_line l WHERE l.order_id = o.order_id)) END)::bigint AS fen
    FROM orders o JOIN shipment s USING (order_id) WHERE ${orderConditions[side]} AND s.state = 'RECEIVED' AND ${within('s.received_at')}`,
  // A supplement that the store waived is owed by nobody.
  weight: (side) => `SELECT n.settled_at AS at, n.weigh_note_sn AS "documentNo", ${party(side)}, n.adjustment AS fen
    FROM orders o JOIN weigh_note n USING (order_sn) WHERE ${orderConditions[side]} AND n.state = 'SETTLED' AND n.money_state <> 'WAIVED' AND ${within('n.settled_at')}`,
  // What the final price of an index contract adds to its orders, or takes off.
  price: (side) => `SELECT min(d.noted_at) AS at, d.reference AS "documentNo", ${party(side)}, sum(d.amount)::bigint AS fen
    FROM orders o JOIN order_line l USING (order_id) JOIN invoice_price_difference d USING (order_line_id)
    WHERE ${orderConditions[side]} AND ${within('d.noted_at')} GROUP BY d.reference, o.order_id`,
  return: (side) => `SELECT c.ended_at AS at, c.case_sn AS "documentNo", ${party(side)}, -sum(b.goods + b.freight)::bigint AS fen
    FROM orders o JOIN aftersale_case c USING (order_id) JOIN aftersale_line b USING (case_id)
    WHERE ${orderConditions[side]} AND c.state = 'REFUNDED' AND NOT b.unshipped AND ${within('c.ended_at')} GROUP BY c.case_id, o.order_id HAVING sum(b.goods + b.freight) > 0`,
  payment: (
    side,
  ) => `SELECT p.paid_at AS at, coalesce(p.gateway_trade_no, p.out_trade_no) AS "documentNo", ${party(side)}, x.captured AS fen, p.channel AS way, ${lenderOf} AS lender
    FROM orders o JOIN payment_split x USING (order_sn) JOIN payment p USING (payment_id)
    WHERE ${orderConditions[side]} AND p.state = 'PAID' AND x.captured > 0 AND ${within('p.paid_at')}
    UNION ALL SELECT n.supplement_paid_at, coalesce(nullif(n.voucher_no, ''), n.weigh_note_sn), ${party(side)}, n.adjustment, ${supplementWay}, NULL
    FROM orders o JOIN weigh_note n USING (order_sn) WHERE ${orderConditions[side]} AND n.money_state = 'SUPPLEMENT_PAID' AND ${within('n.supplement_paid_at')}`,
  refund: (
    side,
  ) => `SELECT r.done_at AS at, r.out_refund_no AS "documentNo", ${party(side)}, -r.amount AS fen, p.channel AS way, ${lenderOf} AS lender
    FROM orders o JOIN payment_split x USING (order_sn) JOIN payment p USING (payment_id) JOIN payment_refund r ON r.payment_id = p.payment_id AND r.order_sn = o.order_sn
    WHERE ${orderConditions[side]} AND r.state = 'DONE' AND ${within('r.done_at')}
    UNION ALL SELECT b.refunded_at, n.weigh_note_sn, ${party(side)}, -sum(b.amount)::bigint, 'balance', NULL
    FROM orders o JOIN weigh_note n USING (order_sn) JOIN weigh_supplement_refund b USING (weigh_note_id) WHERE ${orderConditions[side]} AND ${within('b.refunded_at')}
    GROUP BY n.weigh_note_id, b.reference, b.refunded_at, o.order_id`,
}

/** Invoices of a scope: a buyer's own and those that name an order of the company. */
const invoices = {
  buyer: `(v.member_id = $1 OR v.invoice_id IN (SELECT i.invoice_id FROM orders o JOIN invoice_line i USING (order_id) WHERE o.enterprise_id = $2))`,
  store: '(v.store_id = ANY($1::bigint[]) AND $2::bigint IS NULL)',
} as const
const invoiceParty = (side: Side) =>
  side === 'buyer'
    ? `v.store_id::text AS "partyKey", w.store_name AS party, w.store_name_en AS "partyEn"`
    : `coalesce(f.title, '') AS "partyKey", coalesce(f.title, '') AS party, coalesce(f.title, '') AS "partyEn"`
const ofOrder = `JOIN store w USING (store_id) LEFT JOIN LATERAL (SELECT min(o.buyer_title) AS title, CASE WHEN count(DISTINCT o.order_sn) = 1 THEN min(o.order_sn) ELSE '' END AS sn
  FROM invoice_line i JOIN orders o USING (order_id) WHERE i.invoice_id = v.invoice_id) f ON true`
const ofInvoices: Readonly<Record<'invoice' | 'red', (side: Side) => string>> = {
  invoice: (
    side,
  ) => `SELECT v.issued_at AS at, v.number AS "documentNo", coalesce(f.sn, '') AS "orderSn", ${invoiceParty(side)}, v.total AS fen, v.tax AS "taxFen", v.invoice_type = 2 AS "isSpecial",
      (SELECT json_agg(json_build_object('name', i.item_name, 'unit', i.unit_name, 'quantity', i.quantity, 'fen', i.amount::text, 'taxFen', i.tax::text, 'taxRateBp', i.tax_rate_bp) ORDER BY i.line_no)
        FROM invoice_line i WHERE i.invoice_id = v.invoice_id) AS items, v.member_id AS "memberId", v.invoice_id AS "documentId"
    FROM invoice v ${ofOrder} WHERE ${invoices[side]} AND v.number IS NOT NULL AND ${within('v.issued_at')}`,
  red: (
    side,
  ) => `SELECT r.issued_at AS at, r.number AS "documentNo", coalesce(f.sn, '') AS "orderSn", ${invoiceParty(side)}, -r.amount AS fen, -r.tax AS "taxFen", v.invoice_type = 2 AS "isSpecial",
      v.member_id AS "memberId", v.invoice_id AS "documentId"
    FROM invoice_red_letter r JOIN invoice v USING (invoice_id) ${ofOrder} WHERE ${invoices[side]} AND r.state = 'ISSUED' AND ${within('r.issued_at')}`,
}

/** Lines of credit of a scope: the company's with whoever lends, or those that the stores grant. */
const lines = {
  buyer: '(a.enterprise_id = $2 AND $1::bigint > 0)',
  store: '(a.store_id = ANY($1::bigint[]) AND $2::bigint IS NULL)',
} as const
const creditParty = (side: Side) =>
  `${side === 'buyer' ? 'a.store_id::text' : 'a.company_name'} AS "partyKey", ${side === 'buyer' ? 'a.store_name' : 'a.company_name'} AS party,
  ${side === 'buyer' ? 'coalesce((SELECT w.store_name_en FROM store w WHERE w.store_id = a.store_id), a.store_name)' : 'a.company_name'} AS "partyEn", CASE WHEN a.store_id = 0 THEN 'platform' ELSE 'store' END AS lender, NULL::bigint AS "memberId"`
const ofCredit: Readonly<Record<'repayment' | 'interest' | 'writeOff' | 'recovery', (side: Side) => string>> = {
  repayment: (
    side,
  ) => `SELECT r.reviewed_at AS at, r.repayment_sn AS "documentNo", '' AS "orderSn", ${creditParty(side)}, r.amount AS fen, r.method AS way
    FROM credit_account a JOIN credit_repayment r USING (account_id) WHERE ${lines[side]} AND r.state = 'CONFIRMED' AND ${within('r.reviewed_at')}`,
  interest: (side) => `SELECT k.at, s.statement_sn AS "documentNo", k.order_sn AS "orderSn", ${creditParty(side)}, k.amount AS fen
    FROM credit_account a JOIN credit_line k USING (account_id) JOIN credit_statement s USING (statement_id) WHERE ${lines[side]} AND k.kind = 'INTEREST' AND ${within('k.at')}`,
  writeOff: (side) => `SELECT k.at, s.statement_sn AS "documentNo", '' AS "orderSn", ${creditParty(side)}, k.amount AS fen
    FROM credit_account a JOIN credit_line k USING (account_id) JOIN credit_statement s USING (statement_id) WHERE ${lines[side]} AND k.kind = 'WRITTEN_OFF' AND ${within('k.at')}`,
  recovery: (
    side,
  ) => `SELECT c.at, s.statement_sn AS "documentNo", '' AS "orderSn", ${creditParty(side)}, c.amount AS fen, 'TRANSFER' AS way
    FROM credit_account a JOIN credit_write_off w USING (account_id) JOIN credit_recovery c USING (write_off_id) JOIN credit_statement s USING (statement_id)
    WHERE ${lines[side]} AND ${within('c.at')}`,
}

/** Bills of stores that the platform paid. One below zero that a later bill takes along has its commission here, and no money. */
const payout = `SELECT coalesce(b.paid_at, b.generated_at) AS at, b.bill_sn AS "documentNo", '' AS "orderSn", '' AS "partyKey", '' AS party, '' AS "partyEn", 'platform' AS lender,
    CASE b.state WHEN 'PAID' THEN b.total ELSE 0 END AS fen, b.commission, b.platform_part AS "platformPart", 'transfer' AS way, NULL::bigint AS "memberId", b.bill_id AS "documentId"
  FROM settlement_bill b WHERE b.store_id = ANY($1::bigint[]) AND $2::bigint IS NULL AND b.state IN ('PAID', 'CARRIED') AND ${within('coalesce(b.paid_at, b.generated_at)')}`

/** Deposits are on papers of later modules alone: their sources tell them. */
type OwnKind = Exclude<EntryKind, 'deposit'>
const texts = { ...ofOrders, ...ofInvoices, ...ofCredit, payout: () => payout } satisfies Readonly<Record<OwnKind, (side: Side) => string>>
const isOwn = (kind: EntryKind): kind is OwnKind => kind !== 'deposit'
const statementsOf = (side: Side) =>
  kindsOf(side)
    .filter(isOwn)
    .map((kind): [EntryKind, Statement] => [
      kind,
      { name: `bookkeeping.${kind}.${side}`, text: `${texts[kind](side)} ORDER BY 1 LIMIT ${mostEntries + 1}` },
    ])
const statements = { buyer: statementsOf('buyer'), store: statementsOf('store') } as const

/** What happened in a month, by its kind, each the oldest first. */
export async function entryRows(
  db: Queryable,
  scope: StatementScope,
  span: MonthSpan,
): Promise<(EntryRow & { readonly kind: EntryKind })[]> {
  const values = [...scopeValues(scope), span.from, span.until]
  const found = await Promise.all(
    statements[scope.side].map(async ([kind, statement]) => (await rows<EntryRow>(db, statement, values)).map((row) => ({ ...row, kind }))),
  )
  return found.flat()
}
