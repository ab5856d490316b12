import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, pageFields, text, whole, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { payOrderState } from '../order/endpoints-schemas.ts'
import { payChannels, paymentState, voucherRow } from './endpoints.ts'
import { paymentMachine } from './rules/payment-machine.ts'
import { voucherMachine } from './rules/voucher-machine.ts'

const adminVoucher = voucherRow.extend({
  paySn: z.string(),
  memberName: z.string(),
  reviewerName: z.string(),
  reviewTime: timestamp.nullable(),
  /** The checkout now. */
  payOrderState: payOrderState.nullable(),
  dueAmount: yuan,
  paidAmount: yuan,
  version: z.number(),
  can: z.array(z.enum(['confirm', 'reject'])),
})

const voucherFilters = { state: z.enum(voucherMachine.states).optional(), keyword: text(64).default('') }
const paymentFilters = {
  state: z.enum(paymentMachine.states).optional(),
  method: z.enum(payChannels).optional(),
  keyword: text(64).default(''),
}

export const voucherListCall = endpoint({
  method: 'GET',
  path: 'v3/payment/admin/voucher/list',
  summary: 'Bank transfers that buyers told of, newest first',
  guard: { platform: 'platform.payments' },
  input: z.object({ ...voucherFilters, ...pageFields }),
  output: z.object({ list: z.array(adminVoucher), total: z.number() }),
  rate: 'read',
})
export type VoucherList = z.output<typeof voucherListCall.output>

export const voucherReviewCall = endpoint({
  method: 'POST',
  path: 'v3/payment/admin/voucher/review',
  summary: 'Confirms that a transfer has arrived, or rejects the voucher with a reason',
  guard: { platform: 'platform.payments' },
  input: z.object({
    voucherId: id,
    result: z.enum(['confirm', 'reject']),
    /** Required to reject. */
    reason: text(200).default(''),
    expectedVersion: whole().optional(),
  }),
  output: z.object({
    voucherId: z.number(),
    state: z.enum(voucherMachine.states),
    payOrderState: payOrderState.nullable(),
    dueAmount: yuan,
  }),
  idempotent: true,
  rate: 'money',
})

const adminPayment = z.object({
  paymentId: z.number(),
  paymentSn: z.string(),
  paySn: z.string(),
  memberId: z.number(),
  method: z.enum(payChannels),
  state: paymentState,
  stateText: z.string(),
  amount: yuan,
  capturedAmount: yuan,
  refundedAmount: yuan,
  gatewayTradeNo: z.string(),
  createTime: timestamp,
  payTime: timestamp.nullable(),
  refundList: z.array(z.object({ refundSn: z.string(), amount: yuan, state: z.string(), stateText: z.string(), failedReason: z.string() })),
  version: z.number(),
  can: z.array(z.enum(['refund'])),
})

export const paymentListCall = endpoint({
  method: 'GET',
  path: 'v3/payment/admin/payment/list',
  summary: 'Payments of all buyers, newest first',
  guard: { platform: 'platform.payments' },
  input: z.object({ ...paymentFilters, ...pageFields }),
  output: z.object({ list: z.array(adminPayment), total: z.number() }),
  rate: 'read',
})
export type PaymentList = z.output<typeof paymentListCall.output>

export const paymentRefundCall = endpoint({
  method: 'POST',
  path: 'v3/payment/admin/payment/refund',
  summary: 'Gives back money that belongs to no order: a wrong amount, or a refund that failed',
  guard: { platform: 'platform.payments' },
  input: z.object({ paymentId: id, reason: text(80, 1) }),
  output: z.object({ paymentId: z.number(), refundSn: z.string(), amount: yuan }),
  idempotent: true,
  rate: 'money',
})

export const refundPaidCall = endpoint({
  method: 'POST',
  path: 'v3/payment/admin/refund/paid',
  summary: 'Records that a refund was paid by bank: of a bank transfer, or one that its gateway refused',
  guard: { platform: 'platform.payments' },
  input: z.object({ refundSn: text(40, 1), bankSerial: text(64, 1), proof: z.uuid().optional() }),
  output: z.object({ refundSn: z.string(), state: z.string() }),
  idempotent: true,
  rate: 'money',
})

export const voucherExportCall = endpoint({
  method: 'GET',
  path: 'v3/payment/admin/voucher/export',
  summary: 'Bank transfers as a spreadsheet or CSV by the filters of the list; refused above 2000',
  guard: { platform: 'platform.payments' },
  input: z.object({ ...voucherFilters, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})

export const paymentExportCall = endpoint({
  method: 'GET',
  path: 'v3/payment/admin/payment/export',
  summary: 'Payments as a spreadsheet or CSV by the filters of the list; refused above 2000',
  guard: { platform: 'platform.payments' },
  input: z.object({ ...paymentFilters, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})
