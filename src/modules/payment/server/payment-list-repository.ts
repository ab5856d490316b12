import { offsetOf } from '../../../kernel/database/paging.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
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

const payments = {
  name: 'payment.list',
  text: `SELECT ${paymentColumns}, count(*) OVER () AS total FROM payment
         WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR channel = $2) AND ($3 = '' OR $3 IN (pay_sn, out_trade_no, gateway_trade_no))
         ORDER BY payment_id DESC LIMIT $4 OFFSET $5`,
}
const refunds = {
  name: 'payment.listRefunds',
  text: `SELECT payment_id, out_refund_no, amount, state, failed_reason FROM payment_refund WHERE payment_id = ANY($1) ORDER BY refund_id`,
}
const vouchers = {
  name: 'payment.listVouchers',
  text: `SELECT ${voucherColumns}, count(*) OVER () AS total FROM transfer_voucher
         WHERE ($1::text IS NULL OR state = $1) AND ($2 = '' OR $2 IN (pay_sn, bank_serial, member_name, payer_name)) ORDER BY voucher_id DESC LIMIT $3 OFFSET $4`,
}

/** All payments for the platform, newest first. `keyword` is one of the three numbers, whole. */
export async function listPayments(
  read: Reader,
  search: { state: PaymentState | null; channel: PayChannel | null; keyword: string } & Page,
): Promise<{ list: Payment[]; total: number }> {
  const found = await rows<PaymentRow & { total: number }>(read, payments, [
    search.state,
    search.channel,
    search.keyword,
    search.pageSize,
    offsetOf(search),
  ])
  return { list: found.map(paymentOf), total: totalOf(found) }
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

/** All vouchers for the platform, newest first. `keyword` is a number or a name, whole. */
export async function listVouchers(
  read: Reader,
  search: { state: VoucherState | null; keyword: string } & Page,
): Promise<{ list: Voucher[]; total: number }> {
  const found = await rows<VoucherRow & { total: number }>(read, vouchers, [
    search.state,
    search.keyword,
    search.pageSize,
    offsetOf(search),
  ])
  return { list: found.map(voucherOf), total: totalOf(found) }
}
