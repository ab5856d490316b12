import type { Caller, StoreCapability } from '../../../api/caller.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { bidderQueues, type TenderQueue } from '../../tender/server/public.ts'
import { storeTodos, type StoreTodo } from '../rules/todos.ts'

export type TodoCount = { readonly count: number; readonly late: number; readonly since: Date | null }

type Queue = {
  /** Who may work it off. */
  readonly right: StoreCapability
  /** Rows with `due` (null where nobody set a time) and `since`; $1 are the stores, $2 is now. */
  readonly rows: string
}

const waits = (table: string, where: string, since: string, due = 'NULL::timestamptz') =>
  `SELECT ${due} AS due, ${since} AS since FROM ${table} WHERE store_id = ANY($1::bigint[]) AND ${where}`

/** Tenders in a queue that `tender` defines. */
export const tendersIn = ({ where, due, since }: TenderQueue) => `SELECT ${due} AS due, ${since} AS since FROM tender t WHERE ${where}`
const bids = bidderQueues('$2::timestamptz', '$1')

// As the tabs of the store's orders count them.
const toShip = (state: 'PENDING_SHIPMENT' | 'PARTIALLY_SHIPPED') =>
  `SELECT o.paid_at + (SELECT max(g.lead_time_days) FROM order_line l JOIN goods g USING (goods_id) WHERE l.order_id = o.order_id) * interval '1 day' AS due, o.paid_at AS since
    FROM orders o WHERE o.store_id = ANY($1::bigint[]) AND o.state = '${state}' AND NOT o.frozen`

const queues: Readonly<Record<StoreTodo, Queue>> = {
  ship: { right: 'store.orders', rows: toShip('PENDING_SHIPMENT') },
  shipRest: { right: 'store.orders', rows: toShip('PARTIALLY_SHIPPED') },
  cancellation: {
    right: 'store.orders',
    rows: waits('cancellation', "state = 'REQUESTED' AND kind = 'REQUEST'", 'asked_at', 'due_at'),
  },
  aftersale: {
    right: 'store.orders',
    rows: waits('aftersale_case', "state IN ('APPLIED', 'RETURNING', 'REPLACEMENT_PENDING')", 'moved_at', 'due_at'),
  },
  appeal: {
    right: 'store.orders',
    rows: `SELECT p.due_at AS due, p.opened_at AS since FROM aftersale_complaint p JOIN aftersale_case c USING (case_id) WHERE c.store_id = ANY($1::bigint[]) AND p.state = 'WAIT_APPEAL'`,
  },
  returnedGoods: {
    right: 'store.orders',
    rows: waits(
      'aftersale_case c',
      "state NOT IN ('RECEIPT_REFUSED', 'CLOSED', 'BUYER_CANCELLED') AND EXISTS (SELECT FROM aftersale_line l WHERE l.case_id = c.case_id AND l.received > 0 AND l.restocked IS NULL)",
      'moved_at',
    ),
  },
  storeWeighNote: {
    right: 'store.ship',
    rows: waits(
      'weigh_note',
      "(state IN ('REWEIGHED', 'PART_SETTLED') OR money_state IN ('REFUND_DUE', 'SUPPLEMENT_DUE'))",
      'coalesce(settled_at, created_at)',
    ),
  },
  enquiry: {
    right: 'store.quote',
    // What the list of the phase "to quote" holds: asked of the store, or quoted by it and sent back.
    rows: `SELECT i.close_at AS due, coalesce(i.published_at, i.created_at) AS since FROM inquiry i JOIN unnest($1::bigint[]) AS s (store_id)
        ON i.store_id = s.store_id OR (i.kind = 'OPEN' AND EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = s.store_id))
      WHERE i.state IN ('QUOTING', 'COMPARING')
        AND NOT EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = s.store_id AND q.state = 'SUBMITTED')
        AND NOT EXISTS (SELECT FROM inquiry_decline d WHERE d.inquiry_id = i.inquiry_id AND d.store_id = s.store_id)`,
  },
  quotationReview: {
    right: 'store.quote',
    rows: `SELECT i.close_at AS due, q.created_at AS since FROM quotation q JOIN inquiry i USING (inquiry_id) WHERE q.store_id = ANY($1::bigint[])
      AND q.state = 'DRAFT' AND q.review = 'WAITING' AND i.state IN ('QUOTING', 'COMPARING')`,
  },
  bidInvitation: {
    right: 'store.quote',
    rows: tendersIn(bids.invitation),
  },
  bidToMake: { right: 'store.quote', rows: tendersIn(bids.toBid) },
  bidDepositDue: { right: 'store.quote', rows: tendersIn(bids.giveDeposit) },
  bidAnswered: { right: 'store.quote', rows: tendersIn(bids.answered) },
  storeContract: {
    right: 'store.orders',
    rows: `SELECT c.sign_until AS due, c.created_at AS since FROM contract c WHERE c.store_id = ANY($1::bigint[]) AND (
        (c.state = 'NEGOTIATING' AND NOT EXISTS (SELECT FROM contract_consent k WHERE k.contract_id = c.contract_id AND k.side = 'store' AND k.subject = 'version:' || c.version_no))
        OR (c.state = 'SIGNING' AND NOT EXISTS (SELECT FROM contract_signature g WHERE g.contract_id = c.contract_id AND g.side = 'store')))`,
  },
  storeSupplement: {
    right: 'store.orders',
    rows: `SELECT s.sign_until AS due, s.created_at AS since FROM contract_supplement s JOIN contract c USING (contract_id) WHERE c.store_id = ANY($1::bigint[]) AND (
        (s.state = 'PROPOSED' AND s.side = 'buyer') OR (s.state = 'SIGNING' AND NOT EXISTS
          (SELECT FROM contract_signature g WHERE g.contract_id = c.contract_id AND g.supplement_no = s.supplement_no AND g.side = 'store')))`,
  },
  storeContractPrice: {
    right: 'store.orders',
    rows: `SELECT NULL::timestamptz AS due, p.computed_at AS since FROM contract_settlement p JOIN contract c USING (contract_id)
      WHERE c.store_id = ANY($1::bigint[]) AND p.state = 'COMPUTED' AND p.store_at IS NULL`,
  },
  storeContractRescission: {
    right: 'store.orders',
    rows: `SELECT NULL::timestamptz AS due, r.proposed_at AS since FROM contract_rescission_sheet r JOIN contract c USING (contract_id)
      WHERE c.store_id = ANY($1::bigint[]) AND ((r.state = 'PROPOSED' AND r.side = 'buyer' AND c.state = 'RESCINDED') OR EXISTS (SELECT FROM contract_rescission_dispute d
      WHERE d.sheet_id = r.sheet_id AND r.state = 'DISPUTED' AND d.side = 'buyer' AND d.answered_at IS NULL))`,
  },
  storeContractDue: {
    right: 'store.finance',
    rows: `SELECT d.due_at AS due, d.created_at AS since FROM contract_due d JOIN contract c USING (contract_id)
      WHERE c.store_id = ANY($1::bigint[]) AND d.state = 'DUE' AND d.debtor = 'store'`,
  },
  priceFixing: { right: 'store.orders', rows: waits('price_fixing', "state = 'REQUESTED' AND expires_at > $2", 'asked_at', 'expires_at') },
  sample: { right: 'store.orders', rows: waits('sample_application', "state IN ('APPLIED', 'PAID')", 'applied_at') },
  invoice: { right: 'store.orders', rows: waits('invoice', "state IN ('APPLIED', 'ISSUE_FAILED')", 'applied_at', 'due_at') },
  // What the buyer took back waits for the store's word at the tax bureau.
  storeRedLetter: {
    right: 'store.orders',
    rows: `SELECT r.expire_at AS due, r.asked_at AS since FROM invoice_red_letter r JOIN invoice v USING (invoice_id) WHERE v.store_id = ANY($1::bigint[]) AND r.state = '03' AND r.wish = ''`,
  },
  bill: { right: 'store.finance', rows: waits('settlement_bill', "state = 'GENERATED'", 'generated_at', 'confirm_until') },
  bankAccount: { right: 'store.finance', rows: waits('settlement_payout_account', "state = 'PENDING_OWNER'", 'submitted_at') },
  creditApplication: { right: 'store.finance', rows: waits('credit_application', "state IN ('SUBMITTED', 'REVIEWING')", 'submitted_at') },
  creditRepayment: {
    right: 'store.finance',
    rows: `SELECT NULL::timestamptz AS due, r.created_at AS since FROM credit_repayment r JOIN credit_account a USING (account_id) WHERE a.store_id = ANY($1::bigint[]) AND r.state = 'REVIEW'`,
  },
  creditDispute: {
    right: 'store.finance',
    rows: `SELECT NULL::timestamptz AS due, s.issued_at AS since FROM credit_statement s JOIN credit_account a USING (account_id) WHERE a.store_id = ANY($1::bigint[]) AND s.state = 'DISPUTED'`,
  },
  question: { right: 'store.goods', rows: waits('goods_question', "state = 'PUBLISHED' AND answered_at IS NULL", 'created_at') },
  evaluation: { right: 'store.orders', rows: waits('evaluation', "state = 'PUBLISHED' AND answered_at IS NULL", 'created_at') },
  rejectedTeamPurchase: { right: 'store.goods', rows: waits('team_campaign', "state = 'REJECTED'", 'created_at') },
  rejectedGroupSale: { right: 'store.goods', rows: waits('group_campaign', "state = 'REJECTED'", 'created_at') },
  returnedListing: { right: 'store.goods', rows: waits('goods_change', "state = 'returned'", 'decided_at') },
  shortStock: {
    right: 'store.goods',
    rows: `SELECT NULL::timestamptz AS due, NULL::timestamptz AS since FROM goods g JOIN sku s USING (goods_id) LEFT JOIN sku_stock k USING (product_id) LEFT JOIN sku_stock_alert a USING (product_id)
      WHERE g.store_id = ANY($1::bigint[]) AND g.state = 'on_sale' AND s.state = 'active' AND NOT g.require_enquiry GROUP BY s.product_id, g.min_buy, a.alert_at HAVING coalesce(sum(k.available), 0) < coalesce(a.alert_at, g.min_buy)`,
  },
  stockCount: { right: 'store.stock', rows: waits('stock_count', "state = 'COUNTING'", 'started_at') },
  expiringCertificate: {
    right: 'store.decorate',
    rows: waits(
      'store_certificate',
      "state = 'checked' AND valid_until < ($2::timestamptz + interval '30 days')::date",
      'NULL::timestamptz',
      'valid_until::timestamptz',
    ),
  },
}

const statementOf = (key: StoreTodo) => ({
  name: `dashboard.storeTodo.${key}`,
  text: `SELECT count(*)::int AS count, count(*) FILTER (WHERE due < $2)::int AS late, min(since) AS since, $2::timestamptz AS now FROM (${queues[key].rows}) AS queue`,
})

/** What waits for the stores of somebody in each queue that they may work off. */
export function storeTodoCounts(db: Queryable, caller: Caller, now: Date) {
  return Promise.all(
    storeTodos.map(async (key): Promise<TodoCount & { key: StoreTodo }> => {
      const stores = storeIdsWith(caller, queues[key].right)
      const [found] = stores.length === 0 ? [] : await rows<TodoCount>(db, statementOf(key), [stores, now])
      return { key, count: found?.count ?? 0, late: found?.late ?? 0, since: found?.since ?? null }
    }),
  )
}
