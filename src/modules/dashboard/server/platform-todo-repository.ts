import type { Caller, PlatformCapability } from '../../../api/caller.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { platformTodos, type PlatformTodo } from '../rules/todos.ts'
import type { TodoCount } from './store-todo-repository.ts'

type Queue = {
  /** Who may work it off. */
  readonly right: PlatformCapability
  /** Rows with `due` (null where nobody set a time) and `since`. */
  readonly rows: string
}

const waits = (table: string, where: string, since: string, due = 'NULL::timestamptz') =>
  `SELECT ${due} AS due, ${since} AS since FROM ${table} WHERE ${where}`

const queues: Readonly<Record<PlatformTodo, Queue>> = {
  voucher: {
    right: 'platform.payments',
    rows: `${waits('transfer_voucher', "state = 'SUBMITTED'", 'submitted_at')} UNION ALL ${waits('weigh_note', "money_state = 'SUPPLEMENT_REVIEW'", 'settled_at')}
      UNION ALL ${waits('contract_due', "state = 'REVIEW'", 'moved_at')}`,
  },
  oddPayment: { right: 'platform.payments', rows: waits('payment', "state = 'MISMATCH'", 'created_at') },
  withdrawal: { right: 'platform.payments', rows: waits('withdrawal', "state IN ('APPLIED', 'APPROVED', 'PAYING')", 'applied_at') },
  disputedBill: {
    right: 'platform.finance',
    rows: `SELECT NULL::timestamptz AS due, min(d.opened_at) AS since FROM settlement_dispute d WHERE d.state = 'OPEN' GROUP BY d.bill_id`,
  },
  billToApprove: {
    right: 'platform.finance',
    rows: waits(
      'settlement_bill b',
      "b.state IN ('STORE_CONFIRMED', 'STORE_DISPUTED') AND NOT EXISTS (SELECT FROM settlement_dispute d WHERE d.bill_id = b.bill_id AND d.state = 'OPEN')",
      'coalesce(b.confirmed_at, b.generated_at)',
    ),
  },
  billToPay: { right: 'platform.finance', rows: waits('settlement_bill', "state IN ('PLATFORM_APPROVED', 'PAYING')", 'approved_at') },
  billDifference: { right: 'platform.finance', rows: waits('payment_difference', "state = 'OPEN'", 'found_at') },
  storeBankAccount: { right: 'platform.finance', rows: waits('settlement_payout_account', "state = 'PENDING_REVIEW'", 'confirmed_at') },
  platformCreditApplication: {
    right: 'platform.payments',
    rows: waits('credit_application', "store_id = 0 AND state IN ('SUBMITTED', 'REVIEWING')", 'submitted_at'),
  },
  platformCreditRepayment: {
    right: 'platform.payments',
    rows: waits('credit_repayment r JOIN credit_account a USING (account_id)', "a.store_id = 0 AND r.state = 'REVIEW'", 'r.created_at'),
  },
  platformCreditDispute: {
    right: 'platform.payments',
    rows: waits('credit_statement s JOIN credit_account a USING (account_id)', "a.store_id = 0 AND s.state = 'DISPUTED'", 's.issued_at'),
  },
  writeOff: {
    right: 'platform.finance',
    rows: waits('credit_write_off w JOIN credit_account a USING (account_id)', "a.store_id = 0 AND w.state = 'PROPOSED'", 'w.proposed_at'),
  },
  refund: { right: 'platform.orders', rows: waits('aftersale_case', "state IN ('REFUND_PENDING', 'REFUND_FAILED')", 'moved_at') },
  complaint: {
    right: 'platform.orders',
    rows: waits('aftersale_complaint', "state IN ('NEW', 'DIALOGUE', 'ARBITRATION')", 'opened_at', 'due_at'),
  },
  rescissionDispute: {
    right: 'platform.orders',
    rows: waits('contract_rescission_sheet s JOIN contract_rescission_dispute d USING (sheet_id)', "s.state = 'DISPUTED'", 'd.asked_at'),
  },
  inquiry: { right: 'platform.orders', rows: waits('inquiry', "state = 'REVIEWING'", 'updated_at') },
  tenderReview: { right: 'platform.orders', rows: waits('tender', "state = 'REVIEWING'", 'updated_at') },
  bidDeposit: {
    right: 'platform.payments',
    rows: waits('bid b JOIN tender t USING (tender_id)', "b.deposit_state = 'SUBMITTED'", 'b.submitted_at', 't.deadline_at'),
  },
  bidDepositReturn: {
    right: 'platform.payments',
    rows: waits('bid', "deposit_state = 'REFUNDING'", 'NULL::timestamptz', 'refund_due_at'),
  },
  verification: { right: 'platform.members', rows: waits('verification', "state IN ('SUBMITTED', 'REVIEWING')", 'submitted_at') },
  storeApplication: { right: 'platform.stores', rows: waits('store_application', "state = 'SUBMITTED'", 'submitted_at') },
  listing: { right: 'platform.goods', rows: waits('goods_change', "state = 'proposed'", 'proposed_at') },
  flashSale: { right: 'platform.content', rows: waits('flash_sale', "state = 'REVIEWING'", 'submitted_at', 'starts_at') },
  teamPurchase: { right: 'platform.goods', rows: waits('team_campaign', "state = 'REVIEWING'", 'created_at', 'starts_at') },
  groupSale: { right: 'platform.goods', rows: waits('group_campaign', "state = 'REVIEWING'", 'created_at', 'starts_at') },
  certificate: { right: 'platform.stores', rows: waits('store_certificate', "state = 'waiting'", 'NULL::timestamptz') },
  invoiceTitle: { right: 'platform.members', rows: waits('invoice_title', "state = 'SUBMITTED' AND deleted_at IS NULL", 'submitted_at') },
  designer: { right: 'platform.members', rows: waits('designer_application', "state IN ('SUBMITTED', 'REVIEWING')", 'submitted_at') },
  pointOrder: { right: 'platform.orders', rows: waits('loyalty_order', "mall = 'points' AND state = 'PENDING_SHIPMENT'", 'paid_at') },
  scoreOrder: { right: 'platform.orders', rows: waits('loyalty_order', "mall = 'score' AND state = 'PENDING_SHIPMENT'", 'paid_at') },
  deadEvent: { right: 'platform.settings', rows: waits('event_outbox', 'dead_at IS NOT NULL', 'dead_at') },
}

const statementOf = (key: PlatformTodo) => ({
  name: `dashboard.platformTodo.${key}`,
  text: `SELECT count(*)::int AS count, count(*) FILTER (WHERE due < $1)::int AS late, min(since) AS since FROM (${queues[key].rows}) AS queue`,
})

/** What waits for the platform's staff in each queue that this person may work off. */
export function platformTodoCounts(db: Queryable, caller: Caller, now: Date) {
  return Promise.all(
    platformTodos.map(async (key): Promise<TodoCount & { key: PlatformTodo }> => {
      const [found] = caller.platform.includes(queues[key].right) ? await rows<TodoCount>(db, statementOf(key), [now]) : []
      return { key, count: found?.count ?? 0, late: found?.late ?? 0, since: found?.since ?? null }
    }),
  )
}
