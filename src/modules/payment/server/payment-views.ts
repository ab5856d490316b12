import { yuanNumber } from '../../../kernel/money/money.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { PayStatus } from '../endpoints.ts'
import type { paymentMessages } from '../messages.ts'
import type { Payment } from './payment-repository.ts'
import type { Voucher } from './vouchers/voucher-repository.ts'

export type PaymentTranslate = Translate<typeof paymentMessages>

/** A voucher as the wire has it. */
export function voucherView(voucher: Voucher, say: PaymentTranslate): PayStatus['voucherList'][number] {
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
export function paymentView(payment: Payment, say: PaymentTranslate): PayStatus['paymentList'][number] {
  return {
    paymentSn: payment.outTradeNo,
    method: payment.channel,
    state: payment.state,
    stateText: say(`state${payment.state}`),
    amount: yuanNumber(payment.capturedFen > 0n ? payment.capturedFen : payment.amountFen),
    payTime: payment.paidAt?.toISOString() ?? null,
  }
}
