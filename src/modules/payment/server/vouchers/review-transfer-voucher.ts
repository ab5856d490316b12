import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { documentNumber } from '../../../../kernel/database/ids.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import {
  confirmBankTransfer,
  rejectBankTransfer,
  amountDueOf,
  type PayOrderDue,
  lockPayOrder,
  markPayOrderPaid,
} from '../../../order/server/public.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { sumFen } from '../../../../kernel/money/money.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { paymentMessages } from '../../messages.ts'
import { liveStates } from '../../rules/payment-machine.ts'
import { voucherMachine } from '../../rules/voucher-machine.ts'
import { requestCheck } from '../payment-jobs.ts'
import { logPayment } from '../move-payment.ts'
import { insertReceivedPayment, nextPaymentNumber, paymentsOf } from '../payment-repository.ts'
import { recordReceipt } from '../record-money.ts'
import { giveBackTransfer } from '../refunds/give-back-transfer.ts'
import { coveredByOrder, addPaymentSplits } from '../payment-split-repository.ts'
import { paymentSplitsOf } from '../start-payment.ts'
import { moveVoucher, voucherById, waitingVouchers, type Voucher } from './voucher-repository.ts'

export type VoucherReviewInput = {
  readonly voucherId: number
  readonly result: 'confirm' | 'reject'
  readonly reason: string
  readonly expectedVersion?: number
}
export type ReviewedVoucher = { readonly voucherId: number; readonly state: 'CONFIRMED' | 'REJECTED'; readonly due: PayOrderDue }

/**
 * The platform has looked at its account. Confirming books the amount: amounts accumulate, and what completes the sum
 * pays the orders (flows.md F1, PAYMENT_REVIEW); what is more than due, or comes too late, is kept apart and goes back. Rejecting
 * needs a reason; when what is left does not cover what is due, the buyer may pay again. Refusals: `payment.voucherGone`,
 * `voucherReviewed`, `reasonNeeded`, `api.stale`, `order.notPayable`.
 */
export async function reviewTransferVoucher(
  tx: Transaction,
  review: VoucherReviewInput,
  act: ActorContext,
): Promise<ReviewedVoucher | Failure> {
  const seen = await voucherById(tx, review.voucherId)
  if (!seen) return failure('payment.voucherGone')
  const payOrder = await lockPayOrder(tx, seen.paySn, null)
  // Read again under the checkout's lock: two reviewers of one voucher come one after the other.
  const voucher = await voucherById(tx, review.voucherId)
  if (!payOrder || !voucher) return failure('payment.voucherGone')
  if (isFailure(voucherMachine.next(voucher.state, review.result, act.actor.kind === 'system' ? 'system' : 'platform')))
    return failure('payment.voucherReviewed')
  if (review.expectedVersion !== undefined && review.expectedVersion !== voucher.version) return failure('api.stale')
  const done = review.result === 'confirm' ? await confirm(tx, voucher, review.reason, act) : await reject(tx, voucher, review.reason, act)
  if (isFailure(done)) return done
  const after = await lockPayOrder(tx, voucher.paySn, null)
  return after ? { voucherId: voucher.voucherId, state: done, due: await amountDueOf(tx, after) } : failure('payment.voucherGone')
}

/** What of a transfer pays the checkout, and what goes back because nothing waits for it. */
type Booking = { readonly state: 'PAID' | 'DUPLICATE' | 'LATE'; readonly applied: bigint }

/** Pays what is due with a transfer; on a checkout that is paid or closed it pays nothing. */
async function payWith(tx: Transaction, voucher: Voucher, due: bigint, act: ActorContext): Promise<Booking | Failure> {
  const { paySn, amountFen } = voucher
  if (due > 0n) {
    const applied = amountFen < due ? amountFen : due
    const outcome = await confirmBankTransfer(tx, { paySn, amount: applied, who: 'platform', act })
    return isFailure(outcome) ? outcome : { state: 'PAID', applied }
  }
  const late = await markPayOrderPaid(tx, { paySn, amount: amountFen, act })
  if (isFailure(late)) return late
  return { state: late.outcome === 'LATE' ? 'LATE' : 'DUPLICATE', applied: 0n }
}

async function confirm(tx: Transaction, voucher: Voucher, verdictReason: string, act: ActorContext): Promise<'CONFIRMED' | Failure> {
  const payOrder = await lockPayOrder(tx, voucher.paySn, null)
  if (!payOrder) return failure('payment.voucherGone')
  const before = await amountDueOf(tx, payOrder)
  const captured = await coveredByOrder(tx, voucher.paySn)
  const booking = await payWith(tx, voucher, before.due, act)
  if (isFailure(booking)) return booking
  const payment = await insertReceivedPayment(
    tx,
    {
      paySn: voucher.paySn,
      memberId: voucher.memberId,
      outTradeNo: documentNumber('T', act.now, await nextPaymentNumber(tx)),
      amountFen: voucher.amountFen,
      description: voucher.bankName,
      createdAt: act.now,
    },
    { channel: 'transfer', tradeNo: voucher.bankSerial, state: booking.state },
  )
  if (booking.applied > 0n) await addPaymentSplits(tx, payment.paymentId, paymentSplitsOf(before, booking.applied, captured), true)
  await logPayment(tx, payment, { event: 'transfer', to: booking.state, act })
  const surplus = voucher.amountFen - booking.applied
  await recordReceipt(tx, payment, { forOrders: booking.applied, unmatched: surplus }, act)
  if (surplus > 0n) {
    const reason = translate('zh', paymentMessages)(booking.applied > 0n ? 'refundOverpaid' : 'refundNotNeeded')
    await giveBackTransfer(tx, payment, { fen: surplus, reason }, act)
  }
  const moved = await moveVoucher(tx, voucher, { event: 'confirm', act, reason: verdictReason, paymentId: payment.paymentId })
  if (isFailure(moved)) return moved
  // The offers made before no longer ask for the right amount.
  const offers = (await paymentsOf(tx, voucher.paySn)).filter((other) => liveStates.includes(other.state))
  for (const offer of offers) await requestCheck(tx, offer.paymentId, act.now)
  return 'CONFIRMED'
}

async function reject(tx: Transaction, voucher: Voucher, reason: string, act: ActorContext): Promise<'REJECTED' | Failure> {
  if (reason.trim() === '') return failure('payment.reasonNeeded', {}, { field: 'reason' })
  const moved = await moveVoucher(tx, voucher, { event: 'reject', act, reason, paymentId: null })
  if (isFailure(moved)) return moved
  const payOrder = await lockPayOrder(tx, voucher.paySn, null)
  const due = payOrder && (await amountDueOf(tx, payOrder))
  // Paid online or cancelled meanwhile: then nothing waits for this voucher any more.
  if (!due?.inReview) return 'REJECTED'
  // What is left covers what is due: that is still being checked.
  if (sumFen((await waitingVouchers(tx, voucher.paySn)).map((one) => one.amountFen)) >= due.due) return 'REJECTED'
  const who = act.actor.kind === 'system' ? 'system' : 'platform'
  const back = await rejectBankTransfer(tx, { paySn: voucher.paySn, reason, who, act })
  return isFailure(back) ? back : 'REJECTED'
}
