import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { requestRefundAttempt } from '../payment-jobs.ts'
import { lockPayment, paymentsOf } from '../payment-repository.ts'
import { giveBackTransfer } from './give-back-transfer.ts'
import { insertRefund } from './refund-repository.ts'

/**
 * Begins to give back a part of what was paid for a checkout, through the payment that has enough left: a gateway is asked by a
 * job, a bank transfer waits in the platform's list until somebody has paid it. Answers the number of the refund.
 * Refusals: `payment.nothingToGiveBack`.
 */
export async function refundPaidOrder(
  tx: Transaction,
  back: { readonly paySn: string; readonly fen: bigint; readonly reason: string },
  act: CommandActor,
): Promise<string | Failure> {
  const paid = (await paymentsOf(tx, back.paySn)).filter((one) => one.state === 'PAID')
  const enough = paid.find((one) => one.capturedFen - one.refundedFen >= back.fen)
  const payment = enough && (await lockPayment(tx, enough.paymentId))
  if (!payment) return failure('payment.nothingToGiveBack')
  if (payment.channel === 'transfer') return (await giveBackTransfer(tx, payment, back, act)) ?? failure('payment.nothingToGiveBack')
  const { actor, channel, requestId, now } = act
  const wish = { paymentId: payment.paymentId, amountFen: back.fen, reason: back.reason, at: now, by: actor.name }
  const refund = await insertRefund(tx, wish)
  if (!refund) return failure('payment.nothingToGiveBack')
  await requestRefundAttempt(tx, refund.refundId, now)
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'payment.giveBack',
    entity: 'payment',
    entityId: payment.outTradeNo,
    reason: back.reason,
    without: 'note',
    facts: { refund: refund.outRefundNo, fen: String(refund.amountFen) },
  })
  return refund.outRefundNo
}
