import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { refundToBalance } from '../../../wallet/server/public.ts'
import { refundMachine } from '../../rules/refund-machine.ts'
import { paymentById } from '../payment-repository.ts'
import { insertRefund, moveRefund, type Refund } from './refund-repository.ts'

/**
 * Gives a part of a payment that paid orders back to the buyer's balance at once, whatever channel it came through; never more than
 * came (reliability R-MONEY). The caller holds the lock of the checkout. Refusals: `payment.paymentGone`, `payment.nothingToGiveBack`.
 */
export async function refundPaymentToBalance(
  tx: Transaction,
  wish: { readonly paymentId: number; readonly fen: bigint; readonly reason: string },
  act: CommandActor,
): Promise<Refund | Failure> {
  const payment = await paymentById(tx, wish.paymentId)
  if (payment?.state !== 'PAID') return failure('payment.paymentGone')
  const refund = await insertRefund(tx, {
    paymentId: wish.paymentId,
    amountFen: wish.fen,
    reason: wish.reason,
    at: act.now,
    by: act.actor.name,
  })
  if (!refund) return failure('payment.nothingToGiveBack')
  const { outRefundNo } = refund
  const posted = await refundToBalance(tx, { memberId: payment.memberId, fen: wish.fen, reference: outRefundNo, note: payment.paySn, act })
  if (isFailure(posted)) return posted
  const from = refundMachine.sources('done', 'gateway')
  await moveRefund(tx, refund.refundId, { to: 'DONE', from, gatewayRefundNo: null, failedReason: null, at: act.now })
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'payment.refundToBalance',
    entity: 'payment',
    entityId: payment.outTradeNo,
    reason: wish.reason,
    without: 'note',
    facts: { refund: outRefundNo, fen: String(wish.fen) },
  })
  return { ...refund, state: 'DONE' }
}
