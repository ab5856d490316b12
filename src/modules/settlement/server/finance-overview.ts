import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { dayOf, startOfDay } from '../../../kernel/time/clock.ts'
import type { FinanceOverview } from '../endpoints-admin.ts'

type Int = number | bigint | string
type Queue =
  | 'vouchers'
  | 'oddPayments'
  | 'refundCases'
  | 'failedRefunds'
  | 'transferRefunds'
  | 'withdrawals'
  | 'disputedBills'
  | 'billsToApprove'
  | 'billsToPay'
  | 'bankAccounts'
  | 'creditReviews'
  | 'differences'
type Row = Readonly<Record<Queue, { count: number; amount: string }>> & {
  readonly owed: Int
  readonly unbilled: Int
  readonly commission: Int
  readonly isLedgerProved: boolean
}

const queueOf = (amount: string, from: string) =>
  `(SELECT json_build_object('count', count(*), 'amount', coalesce(sum(${amount}), 0)::text) FROM ${from})`
const statement = {
  name: 'settlement.overview',
  text: `SELECT
    ${queueOf('amount', `transfer_voucher WHERE state = 'SUBMITTED'`)} AS vouchers,
    ${queueOf('captured - refunded', `payment WHERE state IN ('MISMATCH', 'DUPLICATE', 'LATE') AND captured > refunded`)} AS "oddPayments",
    ${queueOf('amount', `aftersale_case WHERE state IN ('REFUND_PENDING', 'REFUND_FAILED')`)} AS "refundCases",
    ${queueOf('r.amount', `payment_refund r WHERE r.state = 'FAILED'`)} AS "failedRefunds",
    ${queueOf('r.amount', `payment_refund r JOIN payment p USING (payment_id) WHERE p.channel = 'transfer' AND r.state = 'REQUESTED'`)} AS "transferRefunds",
    ${queueOf('amount', `withdrawal WHERE state IN ('APPLIED', 'APPROVED', 'PAYING')`)} AS withdrawals,
    ${queueOf('total', `settlement_bill b WHERE state = 'STORE_DISPUTED' AND EXISTS (SELECT FROM settlement_dispute d WHERE d.bill_id = b.bill_id AND d.state = 'OPEN')`)} AS "disputedBills",
    ${queueOf('total', `settlement_bill b WHERE state IN ('STORE_CONFIRMED', 'STORE_DISPUTED') AND NOT EXISTS (SELECT FROM settlement_dispute d WHERE d.bill_id = b.bill_id AND d.state = 'OPEN')`)} AS "billsToApprove",
    ${queueOf('total', `settlement_bill WHERE state IN ('PLATFORM_APPROVED', 'PAYING')`)} AS "billsToPay",
    ${queueOf('0', `settlement_payout_account WHERE state = 'PENDING_REVIEW'`)} AS "bankAccounts",
    (SELECT json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0)::text) FROM (SELECT wanted_limit AS amount FROM credit_application WHERE store_id = 0 AND state IN ('SUBMITTED', 'REVIEWING')
      UNION ALL SELECT r.amount FROM credit_repayment r JOIN credit_account c USING (account_id) WHERE c.store_id = 0 AND r.state = 'REVIEW') q) AS "creditReviews",
    ${queueOf('abs(coalesce(our_amount, 0) - coalesce(their_amount, 0))', `payment_difference WHERE state = 'OPEN'`)} AS differences,
    (SELECT coalesce(sum(balance), 0)::text FROM ledger_account WHERE kind = 'store' AND name = 'payable') AS owed,
    (SELECT coalesce(sum(payable), 0)::text FROM settlement_entry WHERE bill_id IS NULL) AS unbilled,
    (SELECT coalesce(sum(commission), 0)::text FROM settlement_entry WHERE at >= $1) AS commission,
    (SELECT coalesce(sum(amount), 0) = 0 FROM ledger_entry) AND NOT EXISTS (SELECT FROM ledger_account a
      WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM ledger_entry e WHERE e.account_id = a.account_id)) AS "isLedgerProved"`,
}

/** What waits for the platform in money, with the proof of the whole ledger. */
export async function financeOverviewOf(db: Queryable, now: Date): Promise<FinanceOverview> {
  const [row] = await rows<Row>(db, statement, [startOfDay(`${dayOf(now).slice(0, 7)}-01`)])
  if (!row) throw new Error('the overview gave no row')
  const queue = (name: Queue) => ({ count: row[name].count, amount: yuanNumber(BigInt(row[name].amount)) })
  return {
    vouchers: queue('vouchers'),
    oddPayments: queue('oddPayments'),
    refundCases: queue('refundCases'),
    failedRefunds: queue('failedRefunds'),
    transferRefunds: queue('transferRefunds'),
    withdrawals: queue('withdrawals'),
    disputedBills: queue('disputedBills'),
    billsToApprove: queue('billsToApprove'),
    billsToPay: queue('billsToPay'),
    bankAccounts: queue('bankAccounts'),
    creditReviews: queue('creditReviews'),
    differences: queue('differences'),
    owed: yuanNumber(BigInt(row.owed)),
    unbilled: yuanNumber(BigInt(row.unbilled)),
    commission: yuanNumber(BigInt(row.commission)),
    isLedgerProved: row.isLedgerProved,
  }
}
