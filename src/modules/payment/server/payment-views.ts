import { yuanNumber } from '../../../shared/money.ts'
import type { Speak } from '../../../shared/words.ts'
import type { PayStatus } from '../contract.ts'
import type { zh } from '../words.zh.ts'
import type { Payment } from './payment-store.ts'
import type { Voucher } from './voucher-store.ts'

export type Say = Speak<typeof zh>

/** A voucher as the wire has it. */
export function voucherView(voucher: Voucher, say: Say): PayStatus['voucherList'][number] {
  return {
    voucherId: voucher.voucherId,
    state: voucher.state,
    stateText: say(`voucher${voucher.state}`),
    amount: yuanNumber(voucher.amountFen),
    payerName: voucher.payerName,
    bankName: voucher.bankName,
    bankSerial: voucher.bankSerial,
    transferDate: voucher.transferDay,
    images: [...voucher.images],
    remark: voucher.remark,
    rejectReason: voucher.rejectReason,
    submitTime: voucher.submittedAt.toISOString(),
  }
}

/** An attempt as its buyer sees it: what was captured once money came, what was asked before. */
export function paymentView(payment: Payment, say: Say): PayStatus['paymentList'][number] {
  return {
    paymentSn: payment.outTradeNo,
    method: payment.channel,
    state: payment.state,
    stateText: say(`state${payment.state}`),
    amount: yuanNumber(payment.capturedFen > 0n ? payment.capturedFen : payment.amountFen),
    payTime: payment.paidAt?.toISOString() ?? null,
  }
}
