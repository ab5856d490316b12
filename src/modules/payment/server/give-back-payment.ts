import { audit } from '../../../shared/audit.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { lockPayOrder, type Act } from '../../order/server/public.ts'
import { requestRefundTry } from './payment-jobs.ts'
import { lockPayment, paymentById, type Payment } from './payment-store.ts'
import { insertRefund, retryFailedRefund, type Refund } from './refund-store.ts'

/** What is left to give back of money that pays no order. */
export function canGiveBack(payment: Payment, hasFailedRefund: boolean): boolean {
  const belongsToNothing = payment.state === 'MISMATCH' || payment.state === 'DUPLICATE' || payment.state === 'LATE'
  return payment.channel !== 'transfer' && belongsToNothing && (hasFailedRefund || payment.refundedFen < payment.capturedFen)
}

/**
 * The platform gives back money that belongs to no order: what came in a wrong amount, or a refund that failed before.
 * Refusals: `payment.paymentGone`, `transferRefundByHand`, `nothingToGiveBack`.
 */
export async function giveBackPayment(unit: Unit, ask: { paymentId: number; reason: string }, act: Act): Promise<Refund | Failure> {
  const seen = await paymentById(unit, ask.paymentId)
  if (!seen) return failure('payment.paymentGone')
  await lockPayOrder(unit, seen.paySn, null)
  const payment = await lockPayment(unit, ask.paymentId)
  if (!payment) return failure('payment.paymentGone')
  if (payment.channel === 'transfer') return failure('payment.transferRefundByHand')
  const again = await retryFailedRefund(unit, payment.paymentId)
  if (!canGiveBack(payment, again !== null)) return failure('payment.nothingToGiveBack')
  const rest = payment.capturedFen - payment.refundedFen
  const refund =
    again ??
    (await insertRefund(unit, { paymentId: payment.paymentId, amountFen: rest, reason: ask.reason, at: act.now, by: act.actor.name }))
  if (!refund) return failure('payment.nothingToGiveBack')
  await requestRefundTry(unit, refund.refundId, act.now)
  const { actor, channel, requestId } = act
  await audit(unit, {
    actor,
    channel,
    requestId,
    action: 'payment.giveBack',
    entity: 'payment',
    entityId: payment.outTradeNo,
    reason: ask.reason,
    without: 'note',
    facts: { refund: refund.outRefundNo, fen: String(refund.amountFen) },
  })
  return refund
}
