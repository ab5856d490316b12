import { when, type Composed } from '../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage } from '../../../kernel/database/list-page.ts'
import { rows, type Reader } from '../../../kernel/database/transaction.ts'
import type { PaymentState } from '../rules/payment-machine.ts'
import type { RefundState } from '../rules/refund-machine.ts'
import type { VoucherState } from '../rules/voucher-machine.ts'
import { paymentColumns, paymentOf, type PayChannel, type Payment, type PaymentRow } from './payment-repository.ts'
import { voucherColumns, voucherOf, type Voucher, type VoucherRow } from './vouchers/voucher-repository.ts'

export type Page = { readonly current: number; readonly pageSize: number }
export type RefundLine = {
  readonly paymentId: number
  readonly outRefundNo: string
  readonly amountFen: bigint
  readonly state: RefundState
  readonly failedReason: string
}

const refunds = {
  name: 'payment.listRefunds',
  text: `SELECT payment_id, out_refund_no, amount, state, failed_reason FROM payment_refund WHERE payment_id = ANY($1) ORDER BY refund_id`,
}
type PaymentSearch = { readonly state: PaymentState | null; readonly channel: PayChannel | null; readonly keyword: string } & Page

/** The statement of the platform's payments; a test asks the database for its plan. */
export function paymentListStatement({ state, channel, keyword, ...page }: PaymentSearch): Composed {
  const conditions = [
    ...when('state', 'state = ?', state),
    ...when('channel', 'channel = ?', channel),
    ...(keyword === ''
      ? []
      : [{ key: 'number', sql: '(pay_sn = ? OR out_trade_no = ? OR gateway_trade_no = ?)', values: [keyword, keyword, keyword] }]),
  ]
  return pageStatement('payment.list', conditions, { columns: paymentColumns, tables: 'payment', orderBy: 'payment_id DESC' }, page)
}

/** All payments for the platform, newest first. `keyword` is one of the three numbers, whole. */
export async function listPayments(read: Reader, search: PaymentSearch): Promise<{ list: Payment[]; total: number }> {
  const { list, total } = await readPage<PaymentRow>(read, paymentListStatement(search))
  return { list: list.map(paymentOf), total }
}

/** The refunds of some payments. */
export async function refundsOf(read: Reader, paymentIds: readonly number[]): Promise<RefundLine[]> {
  const found = await rows<{
    payment_id: number
    out_refund_no: string
    amount: number | bigint
    state: RefundState
    failed_reason: string | null
  }>(read, refunds, [paymentIds])
  return found.map((row) => ({
    paymentId: row.payment_id,
    outRefundNo: row.out_refund_no,
    amountFen: BigInt(row.amount),
    state: row.state,
    failedReason: row.failed_reason ?? '',
  }))
}

type VoucherSearch = { readonly state: VoucherState | null; readonly keyword: string } & Page

/** The statement of the platform's vouchers; a test asks the database for its plan. */
export function voucherListStatement({ state, keyword, ...page }: VoucherSearch): Composed {
  const sql = '? IN (pay_sn, bank_serial, member_name, payer_name)'
  const conditions = [...when('state', 'state = ?', state), ...when('words', sql, keyword)]
  return pageStatement(
    'payment.listVouchers',
    conditions,
    { columns: voucherColumns, tables: 'transfer_voucher', orderBy: 'voucher_id DESC' },
    page,
  )
}

/** All vouchers for the platform, newest first. `keyword` is a number or a name, whole. */
export async function listVouchers(read: Reader, search: VoucherSearch): Promise<{ list: Voucher[]; total: number }> {
  const { list, total } = await readPage<VoucherRow>(read, voucherListStatement(search))
  return { list: list.map(voucherOf), total }
}
