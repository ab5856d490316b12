import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-export.zh.ts'

export const en = {
  vouchers: 'Transfer vouchers',
  payments: 'Payments',
  paySn: 'Checkout no.',
  paymentSn: 'Payment no.',
  memberName: 'Member',
  payerName: 'Payer',
  bankName: 'Bank',
  bankSerial: 'Bank serial no.',
  transferDate: 'Transfer date',
  amount: 'Amount',
  captured: 'Received',
  refunded: 'Given back',
  state: 'State',
  submitTime: 'Submitted at',
  reviewer: 'Reviewed by',
  reviewTime: 'Reviewed at',
  reason: 'Reason of rejection',
  method: 'Channel',
  gatewayTradeNo: 'Channel no.',
  createTime: 'Created at',
  payTime: 'Paid at',
} satisfies Words<typeof zh>
