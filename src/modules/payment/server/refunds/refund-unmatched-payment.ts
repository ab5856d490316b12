import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { lockPayOrder } from '../../../order/server/public.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { requestRefundAttempt } from '../payment-jobs.ts'
import { lockPayment, paymentById, type Payment } from '../payment-repository.ts'
import { addRefund, retryFailedRefund, type Refund } from './refund-repository.ts'

/** What is left to give back of money that pays no order, or a refund that failed, whatever it was for. */
export function canRefundUnmatched(payment: Payment, hasFailedRefund: boolean): boolean {
  const belongsToNothing = payment.state === 'MISMATCH' || payment.state === 'DUPLICATE' || payment.state === 'LATE'
  return (
    payment.channel !== 'transfer' &&
    payment.channel !== 'balance' &&
    payment.channel !== 'credit' &&
    payment.channel !== 'deposit' &&
    (hasFailedRefund || (belongsToNothing && payment.refundedFen < payment.capturedFen))
  )
}

/**
 * The platform gives back money that belongs to no order: what came in a wrong amount, or a refund that failed before.
 * Refusals: `payment.paymentGone`, `transferRefundByHand`, `nothingToGiveBack`.
 */
export async function refundUnmatchedPayment(
  tx: Transaction,
  ask: { paymentId: number; reason: string },
  act: ActorContext,
): Promise<Refund | Failure> {
  const seen = await paymentById(tx, ask.paymentId)
  if (!seen) return failure('payment.paymentGone')
  await lockPayOrder(tx, seen.paySn, null)
  const payment = await lockPayment(tx, ask.paymentId)
  if (!payment) return failure('payment.paymentGone')
  if (payment.channel === 'transfer') return failure('payment.transferRefundByHand')
  const again = await retryFailedRefund(tx, payment.paymentId)
  if (!canRefundUnmatched(payment, again !== null)) return failure('payment.nothingToGiveBack')
  const rest = payment.capturedFen - payment.refundedFen
  const refund =
    again ?? (await addRefund(tx, { paymentId: payment.paymentId, amountFen: rest, reason: ask.reason, at: act.now, by: act.actor.name }))
  if (!refund) return failure('payment.nothingToGiveBack')
  await requestRefundAttempt(tx, refund.refundId, act.now)
  await audit(tx, {
    ...act,
    action: 'payment.giveBack',
    entity: 'payment',
    entityId: payment.outTradeNo,
    reason: ask.reason,
    without: 'note',
    facts: { refund: refund.outRefundNo, fen: String(refund.amountFen) },
  })
  return refund
}
