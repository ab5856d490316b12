import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import type { Payment } from '../payment-repository.ts'
import { insertRefund } from './refund-repository.ts'

/**
 * Writes down that a part of a bank transfer goes back. The bank is not ours to order: the refund stays REQUESTED in the platform's
 * list of payments until somebody has paid it. Answers the number of the refund, or null when more would go back than came.
 */
export async function giveBackTransfer(
  tx: Transaction,
  payment: Payment,
  back: { readonly fen: bigint; readonly reason: string },
  act: CommandActor,
): Promise<string | null> {
  const { actor, channel, requestId, now } = act
  const wish = { paymentId: payment.paymentId, amountFen: back.fen, reason: back.reason, at: now, by: actor.name }
  const refund = await insertRefund(tx, wish)
  if (!refund) return null
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
  await emit(tx, {
    event: 'payment.refundMoved',
    key: refund.outRefundNo,
    payload: { refundId: refund.refundId, paymentId: payment.paymentId, outRefundNo: refund.outRefundNo, state: 'REQUESTED' },
  })
  return refund.outRefundNo
}
