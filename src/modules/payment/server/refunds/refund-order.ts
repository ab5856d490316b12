import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { requestRefundAttempt } from '../payment-jobs.ts'
import { lockPayment, type Payment } from '../payment-repository.ts'
import { giveBackTransfer } from './give-back-transfer.ts'
import { insertRefund } from './refund-repository.ts'
import { refundPaymentToBalance } from './refund-to-balance.ts'

/** What of an order's money goes back, in fen, and why. */
export type OrderRefund = { readonly paySn: string; readonly orderSn: string; readonly fen: bigint; readonly reason: string }

const shares = {
  name: 'payment.orderShares',
  text: `SELECT s.payment_id AS "paymentId", (s.captured - s.refunded)::bigint AS rest FROM payment_split s JOIN payment p USING (payment_id)
         WHERE s.order_sn = $1 AND p.pay_sn = $2 AND p.state = 'PAID' AND s.captured > s.refunded ORDER BY s.payment_id`,
}
const take = {
  name: 'payment.splitRefund',
  text: `UPDATE payment_split SET refunded = refunded + $3 WHERE payment_id = $1 AND order_sn = $2 AND refunded + $3 <= captured`,
}

/**
 * Gives back a part of what was paid for an order, out of its own shares of the payments that paid it, the oldest first: a gateway is
 * asked by a job, balance is credited at once, a bank transfer waits in the platform's list until somebody has paid it. The caller holds the lock of the checkout.
 * Answers the numbers of the refunds; more than is left of the shares is refused (`payment.nothingToGiveBack`).
 */
export async function refundOrder(tx: Transaction, back: OrderRefund, act: CommandActor): Promise<string[] | Failure> {
  const numbers: string[] = []
  let left = back.fen
  for (const share of await rows<{ paymentId: number; rest: number | bigint }>(tx, shares, [back.orderSn, back.paySn])) {
    if (left === 0n) break
    const rest = BigInt(share.rest)
    const fen = rest < left ? rest : left
    const payment = await lockPayment(tx, share.paymentId)
    const number = payment && (await giveBack(tx, payment, { ...back, fen }, act))
    if (!number || (await execute(tx, take, [share.paymentId, back.orderSn, fen])) === 0) return failure('payment.nothingToGiveBack')
    numbers.push(number)
    left -= fen
  }
  return left === 0n ? numbers : failure('payment.nothingToGiveBack')
}

async function giveBack(tx: Transaction, payment: Payment, back: OrderRefund, act: CommandActor): Promise<string | null> {
  if (payment.channel === 'transfer') return giveBackTransfer(tx, payment, back, act)
  if (payment.channel === 'balance') {
    const refund = await refundPaymentToBalance(tx, { paymentId: payment.paymentId, fen: back.fen, reason: back.reason }, act)
    return isFailure(refund) ? null : refund.outRefundNo
  }
  const { actor, channel, requestId, now } = act
  const refund = await insertRefund(tx, { paymentId: payment.paymentId, amountFen: back.fen, reason: back.reason, at: now, by: actor.name })
  if (!refund) return null
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
    facts: { refund: refund.outRefundNo, fen: String(refund.amountFen), order: back.orderSn },
  })
  return refund.outRefundNo
}
