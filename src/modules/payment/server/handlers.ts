import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { commandActorOf } from '../../../api/command-actor.ts'
import {
  paymentExportCall,
  paymentListCall,
  paymentRefundCall,
  voucherExportCall,
  voucherListCall,
  voucherReviewCall,
} from '../endpoints-admin.ts'
import {
  payBalanceCall,
  payBalanceReleaseCall,
  payMethodsCall,
  payStartCall,
  payStatusCall,
  payVoucherCall,
  type OnlineChannel,
  type StartedPay,
} from '../endpoints.ts'
import { paymentMessages } from '../messages.ts'
import { payOrderDue } from '../../order/server/public.ts'
import type { PayPasswordCheck } from '../../wallet/server/public.ts'
import { payWithBalance, releaseBalance } from './balance/pay-with-balance.ts'
import type { PaymentDeps } from './deps.ts'
import { exportPayments, exportVouchers } from './export-payments.ts'
import { refundUnmatchedPayment } from './refunds/refund-unmatched-payment.ts'
import { voucherView } from './payment-views.ts'
import { reviewTransferVoucher } from './vouchers/review-transfer-voucher.ts'
import { showPayMethods, showPayStatus } from './show-payment-status.ts'
import { listPaymentsForAdmin, listVouchersForAdmin } from './list-payments-for-admin.ts'
import { startPayment } from './start-payment.ts'
import { submitTransferVoucher } from './vouchers/submit-transfer-voucher.ts'

/** The calls of payment. No call of a client makes anything paid: gateways and the platform do. */
export function paymentHandlers(
  deps: PaymentDeps,
  writeSheet: SheetWriter = noSheets,
  provePayPassword: PayPasswordCheck = noPayPassword,
): Handler[] {
  return [...buyerHandlers(deps), ...balanceHandlers(provePayPassword), ...platformHandlers(), ...fileHandlers(writeSheet)]
}

function buyerHandlers(deps: PaymentDeps): Handler[] {
  return [
    handle(payMethodsCall, ({ paySn }, call) => showPayMethods(call, deps, paySn)),
    handle(payStatusCall, ({ paySn }, call) => showPayStatus(call, deps, paySn)),
    handle(payStartCall, ({ paySn, method }, call) => start(call, deps, paySn, method)),
    handle(payVoucherCall, async (input, call) => {
      if (!(await deps.transferAccount())) return failure('payment.transfersOff')
      const { memberId, memberName } = memberOf(call)
      return call.idempotent(async (tx) => {
        const voucher = await submitTransferVoucher(tx, input, { memberId, memberName, act: commandActorOf(call) })
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
        const paid = await payWithBalance(tx, { paySn, memberId: memberOf(call).memberId, description, act: commandActorOf(call) })
        if (isFailure(paid)) return paid
        return { paySn, state: paid.state, balanceAmount: yuanNumber(paid.fen), restAmount: yuanNumber(paid.restFen) }
      })
    }),
    handle(payBalanceReleaseCall, ({ paySn }, call) =>
      call.idempotent(async (tx) => {
        const freed = await releaseBalance(tx, { paySn, memberId: memberOf(call).memberId, act: commandActorOf(call) })
        return isFailure(freed) ? freed : { paySn, state: 'FREE' as const, balanceAmount: yuanNumber(freed), restAmount: 0 }
      }),
    ),
  ]
}

async function qrPicture(text: string): Promise<string> {
  const { toString } = await import('qrcode')
  return toString(text, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
}

async function start(call: Call, deps: PaymentDeps, paySn: string, channel: OnlineChannel): Promise<StartedPay | Failure> {
  const say = translate(call.lang, paymentMessages)
  const description = say('goodsOf', { site: say('site'), paySn })
  const payment = await startPayment(call.app, deps, {
    paySn,
    channel,
    memberId: memberOf(call).memberId,
    description,
    act: commandActorOf(call),
  })
  if (isFailure(payment)) return payment
  if (payment.state === 'REFUSED' || !payment.offer) return failure('payment.gatewayRefused')
  const svg = payment.offer.kind === 'qr' ? await qrPicture(payment.offer.text) : ''
  return {
    paySn,
    paymentSn: payment.outTradeNo,
    method: channel,
    amount: yuanNumber(payment.amountFen),
    kind: payment.offer.kind,
    payUrl: payment.offer.text,
    qrImage: svg && `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    expireTime: payment.expireAt.toISOString(),
    isDemo: deps.demonstration ? 1 : 0,
  }
}

function fileHandlers(write: SheetWriter): Handler[] {
  return [
    handle(voucherExportCall, (input, call) => exportVouchers(call, write, input)),
    handle(paymentExportCall, (input, call) => exportPayments(call, write, input)),
  ]
}

function platformHandlers(): Handler[] {
  return [
    handle(voucherListCall, (input, call) => listVouchersForAdmin(call, input)),
    handle(paymentListCall, (input, call) => listPaymentsForAdmin(call, input)),
    handle(voucherReviewCall, (input, call) =>
      call.idempotent(async (tx) => {
        const reviewed = await reviewTransferVoucher(tx, input, commandActorOf(call, 'platform'))
        if (isFailure(reviewed)) return reviewed
        return {
          voucherId: reviewed.voucherId,
          state: reviewed.state,
          payOrderState: reviewed.due.state,
          dueAmount: yuanNumber(reviewed.due.due),
        }
      }),
    ),
    handle(paymentRefundCall, (input, call) =>
      call.idempotent(async (tx) => {
        const refund = await refundUnmatchedPayment(tx, input, commandActorOf(call, 'platform'))
        return isFailure(refund)
          ? refund
          : { paymentId: refund.paymentId, refundSn: refund.outRefundNo, amount: yuanNumber(refund.amountFen) }
      }),
    ),
  ]
}
