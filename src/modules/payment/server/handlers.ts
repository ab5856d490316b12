import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { paymentExport, paymentList, paymentRefund, refundPaidCall, voucherExport, voucherList, voucherReview } from '../endpoints-admin.ts'
import {
  payBalanceCall,
  payBalanceReleaseCall,
  payMethodList,
  payStart,
  payStatus,
  payVoucher,
  type OnlineChannel,
  type StartedPay,
} from '../endpoints.ts'
import { paymentMessages } from '../messages.ts'
import { payOrderDue } from '../../order/server/public.ts'
import type { PayPasswordCheck } from '../../wallet/server/public.ts'
import { payWithBalance, releaseBalance } from './balance/pay-with-balance.ts'
import type { PaymentDeps } from './deps.ts'
import { exportPayments, exportVouchers } from './export-payments.ts'
import { refundByOwnNumber } from './refunds/refund-repository.ts'
import { recordRefundPaidByHand } from './refunds/refund-order.ts'
import { refundUnmatchedPayment } from './refunds/refund-unmatched-payment.ts'
import { voucherView } from './payment-views.ts'
import { reviewTransferVoucher } from './vouchers/review-transfer-voucher.ts'
import { showPayMethods, showPayStatus } from './show-payment-status.ts'
import { listPaymentsForAdmin, listVouchersForAdmin } from './list-payments-for-admin.ts'
import { reconciliationHandlers } from './reconciliation/reconciliation-handlers.ts'
import { startPayment } from './start-payment.ts'
import { startedOffer } from './started-offer.ts'
import { submitTransferVoucher } from './vouchers/submit-transfer-voucher.ts'

/** The calls of payment. No call of a client makes anything paid: gateways and the platform do. */
export function paymentHandlers(
  deps: PaymentDeps,
  writeSheet: SheetWriter = noSheets,
  provePayPassword: PayPasswordCheck = noPayPassword,
): Handler[] {
  return [
    ...buyerHandlers(deps),
    ...balanceHandlers(provePayPassword),
    ...platformHandlers(),
    ...fileHandlers(writeSheet),
    ...reconciliationHandlers(deps, writeSheet),
  ]
}

function buyerHandlers(deps: PaymentDeps): Handler[] {
  return [
    handle(payMethodList, ({ paySn }, call) => showPayMethods(call, deps, paySn)),
    handle(payStatus, ({ paySn }, call) => showPayStatus(call, deps, paySn)),
    handle(payStart, ({ paySn, method }, call) => start(call, deps, paySn, method)),
    handle(payVoucher, async (input, call) => {
      if (!(await deps.transferAccount())) return failure('payment.transfersOff')
      const { memberId, memberName } = memberOf(call)
      return call.idempotent(async (tx) => {
        const voucher = await submitTransferVoucher(tx, input, { memberId, memberName, act: actorContext(call) })
        return isFailure(voucher) ? voucher : voucherView(voucher, translate(call.lang, paymentMessages))
      })
    }),
  ]
}

// A house without payment passwords takes no balance.
const noPayPassword: PayPasswordCheck = async () => failure('identity.payPasswordMissing', {}, { field: 'payPassword' })

function balanceHandlers(provePayPassword: PayPasswordCheck): Handler[] {
  return [
    handle(payBalanceCall, async ({ paySn, payPassword }, call) => {
      // A checkout of another is as if absent, before a try of the password counts.
      if (!(await payOrderDue(call.app.read, paySn, memberOf(call).memberId))) return failure('order.orderGone')
      const refused = await provePayPassword(call, payPassword)
      if (refused) return refused
      const description = translate(call.lang, paymentMessages)('methodBalance')
      return call.idempotent(async (tx) => {
        const paid = await payWithBalance(tx, { paySn, memberId: memberOf(call).memberId, description, act: actorContext(call) })
        if (isFailure(paid)) return paid
        return { paySn, state: paid.state, balanceAmount: yuanNumber(paid.fen), restAmount: yuanNumber(paid.restFen) }
      })
    }),
    handle(payBalanceReleaseCall, ({ paySn }, call) =>
      call.idempotent(async (tx) => {
        const freed = await releaseBalance(tx, { paySn, memberId: memberOf(call).memberId, act: actorContext(call) })
        return isFailure(freed) ? freed : { paySn, state: 'FREE' as const, balanceAmount: yuanNumber(freed), restAmount: 0 }
      }),
    ),
  ]
}

async function start(call: Call, deps: PaymentDeps, paySn: string, channel: OnlineChannel): Promise<StartedPay | Failure> {
  const say = translate(call.lang, paymentMessages)
  const description = say('goodsOf', { site: say('site'), paySn })
  const payment = await startPayment(call.app, deps, {
    paySn,
    channel,
    memberId: memberOf(call).memberId,
    description,
    act: actorContext(call),
  })
  if (isFailure(payment)) return payment
  if (payment.state === 'REFUSED' || !payment.offer) return failure('payment.gatewayRefused')
  return { paySn, paymentSn: payment.outTradeNo, method: channel, ...(await startedOffer(deps, { ...payment, offer: payment.offer })) }
}

function fileHandlers(write: SheetWriter): Handler[] {
  return [
    handle(voucherExport, (input, call) => exportVouchers(call, write, input)),
    handle(paymentExport, (input, call) => exportPayments(call, write, input)),
  ]
}

function platformHandlers(): Handler[] {
  return [
    handle(voucherList, (input, call) => listVouchersForAdmin(call, input)),
    handle(paymentList, (input, call) => listPaymentsForAdmin(call, input)),
    handle(voucherReview, (input, call) =>
      call.idempotent(async (tx) => {
        const reviewed = await reviewTransferVoucher(tx, input, actorContext(call, 'platform'))
        if (isFailure(reviewed)) return reviewed
        return {
          voucherId: reviewed.voucherId,
          state: reviewed.state,
          payOrderState: reviewed.due.state,
          dueAmount: yuanNumber(reviewed.due.due),
        }
      }),
    ),
    handle(refundPaidCall, (input, call) =>
      call.idempotent(async (tx) => {
        const known = await refundByOwnNumber(tx, input.refundSn)
        if (!known) return failure('payment.refundGone')
        const paid = { refundId: known.refundId, bankSerial: input.bankSerial, proof: input.proof ?? '' }
        const refund = await recordRefundPaidByHand(tx, paid, actorContext(call, 'platform'))
        return isFailure(refund) ? refund : { refundSn: refund.outRefundNo, state: refund.state }
      }),
    ),
    handle(paymentRefund, (input, call) =>
      call.idempotent(async (tx) => {
        const refund = await refundUnmatchedPayment(tx, input, actorContext(call, 'platform'))
        return isFailure(refund)
          ? refund
          : { paymentId: refund.paymentId, refundSn: refund.outRefundNo, amount: yuanNumber(refund.amountFen) }
      }),
    ),
  ]
}
