import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { payOrderDue } from '../../order/server/public.ts'
import type { PaymentList, VoucherList } from '../endpoints-admin.ts'
import type { PaymentState } from '../rules/payment-machine.ts'
import { voucherMachine, type VoucherState } from '../rules/voucher-machine.ts'
import { paymentMessages } from '../messages.ts'
import { canRefundUnmatched } from './refunds/refund-unmatched-payment.ts'
import { listPayments, listVouchers, refundsOf, type Page } from './payment-list-repository.ts'
import type { PayChannel } from './payment-repository.ts'
import { paymentView, voucherView } from './payment-views.ts'

/** All payments for the platform, with their refunds and what may be done. */
export async function listPaymentsForAdmin(
  call: Call,
  search: { state?: PaymentState; method?: PayChannel; keyword: string } & Page,
): Promise<PaymentList> {
  const say = translate(call.lang, paymentMessages)
  const { list, total } = await listPayments(call.app.read, { ...search, state: search.state ?? null, channel: search.method ?? null })
  const refunds = await refundsOf(
    call.app.read,
    list.map((payment) => payment.paymentId),
  )
  const rowOf = (payment: (typeof list)[number]): PaymentList['list'][number] => {
    const mine = refunds.filter((refund) => refund.paymentId === payment.paymentId)
    return {
      ...paymentView(payment, say),
      paymentId: payment.paymentId,
      paySn: payment.paySn,
      memberId: payment.memberId,
      amount: yuanNumber(payment.amountFen),
      capturedAmount: yuanNumber(payment.capturedFen),
      refundedAmount: yuanNumber(payment.refundedFen),
      gatewayTradeNo: payment.gatewayTradeNo ?? '',
      createTime: payment.createdAt.toISOString(),
      refundList: mine.map((refund) => ({
        refundSn: refund.outRefundNo,
        amount: yuanNumber(refund.amountFen),
        state: refund.state,
        stateText: say(`refund${refund.state}`),
        failedReason: refund.failedReason,
      })),
      version: payment.version,
      can: canRefundUnmatched(
        payment,
        mine.some((refund) => refund.state === 'FAILED'),
      )
        ? ['refund']
        : [],
    }
  }
  return { list: list.map(rowOf), total }
}

/** All vouchers for the platform, each beside what its checkout still needs. */
export async function listVouchersForAdmin(call: Call, search: { state?: VoucherState; keyword: string } & Page): Promise<VoucherList> {
  const say = translate(call.lang, paymentMessages)
  const { list, total } = await listVouchers(call.app.read, { ...search, state: search.state ?? null })
  const dues = await Promise.all(list.map((voucher) => payOrderDue(call.app.read, voucher.paySn, voucher.memberId)))
  const rowsOf = list.map((voucher, index): VoucherList['list'][number] => {
    const due = dues[index]
    return {
      ...voucherView(voucher, say),
      paySn: voucher.paySn,
      memberName: voucher.memberName,
      reviewerName: voucher.reviewerName,
      reviewTime: voucher.reviewedAt?.toISOString() ?? null,
      payOrderState: due?.state ?? null,
      dueAmount: yuanNumber(due?.due ?? 0n),
      paidAmount: yuanNumber(due?.paid ?? 0n),
      version: voucher.version,
      can: voucherMachine.allowedActions(voucher.state, 'platform'),
    }
  })
  return { list: rowsOf, total }
}
