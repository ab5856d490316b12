import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { lockPayOrder } from '../../../order/server/public.ts'
import { recordGatewayRefund } from '../record-money.ts'
import { paymentById } from '../payment-repository.ts'
import { requestRefundAttempt } from '../payment-jobs.ts'
import { refundShareToCredit } from './refund-share-to-credit.ts'
import { refundPaymentToBalance } from './refund-to-balance.ts'
import { addRefund, openSplits, refundSplit, markRefundPaidByHand, type Refund } from './refund-repository.ts'

export type OrderRefund = {
  readonly paySn: string
  readonly orderSn: string
  readonly fen: bigint
  readonly reason: string
  /** What asks for it, such as the number of an after-sale case; it asks once. */
  readonly reference: string
  /** The goods never left: credit that is reserved for them is released. */
  readonly isUnshipped?: boolean
}

/**
 * Gives money of an order back the way it came: to the gateways, the balance and the credit line, the latest payment first; a bank transfer's part
 * waits until people have paid it. No more goes back than the order's shares of the payments. The refusal is `payment.nothingToGiveBack`.
 */
export async function refundOrder(tx: Transaction, ask: OrderRefund, act: ActorContext): Promise<readonly Refund[] | Failure> {
  await lockPayOrder(tx, ask.paySn, null)
  let left = ask.fen
  const refunds: Refund[] = []
  for (const split of await openSplits(tx, ask.orderSn)) {
    const fen = split.left < left ? split.left : left
    if (fen === 0n) break
    const refund = await refundShare(tx, split, fen, ask, act)
    if (isFailure(refund)) return refund
    if (!(await refundSplit(tx, split.paymentId, ask.orderSn, fen))) return failure('payment.nothingToGiveBack')
    refunds.push(refund)
    left -= fen
  }
  if (left > 0n) return failure('payment.nothingToGiveBack')
  for (const refund of refunds) await recordRequest(tx, refund, ask, act)
  return refunds
}

async function refundShare(
  tx: Transaction,
  { paymentId, channel }: { readonly paymentId: number; readonly channel: string },
  fen: bigint,
  { reason, orderSn, reference, isUnshipped = false }: OrderRefund,
  act: ActorContext,
): Promise<Refund | Failure> {
  // A deposit was paid before the order, through a payment that is over: it goes to the balance.
  if (channel === 'balance' || channel === 'deposit') return refundPaymentToBalance(tx, { paymentId, fen, reason, orderSn, reference }, act)
  if (channel === 'credit') return refundShareToCredit(tx, { paymentId, fen, reason, orderSn, reference, isUnshipped }, act)
  const refund = await addRefund(tx, { paymentId, amountFen: fen, reason, at: act.now, by: act.actor.name, orderSn, reference })
  if (!refund) return failure('payment.nothingToGiveBack')
  if (channel !== 'transfer') await requestRefundAttempt(tx, refund.refundId, act.now)
  return refund
}

async function recordRequest(tx: Transaction, refund: Refund, ask: OrderRefund, act: ActorContext): Promise<void> {
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'payment.giveBack',
    entity: 'paymentRefund',
    entityId: refund.outRefundNo,
    reason: ask.reason,
    without: 'note',
    facts: { fen: String(refund.amountFen), order: ask.orderSn, reference: ask.reference },
  })
  await emit(tx, {
    event: 'payment.refundMoved',
    key: refund.outRefundNo,
    payload: {
      refundId: refund.refundId,
      paymentId: refund.paymentId,
      outRefundNo: refund.outRefundNo,
      state: refund.state,
      reference: ask.reference,
    },
  })
}

/**
 * Platform staff have paid a bank transfer back: its serial and a picture of the voucher are kept, and whoever asked for it hears of
 * it. The refusal is `payment.refundGone`: no such refund, one of a gateway, or one that is done.
 */
export async function recordRefundPaidByHand(
  tx: Transaction,
  paid: { readonly refundId: number; readonly bankSerial: string; readonly proof: string },
  act: ActorContext,
): Promise<Refund | Failure> {
  const refund = await markRefundPaidByHand(tx, paid.refundId, { ...paid, at: act.now })
  const payment = refund && (await paymentById(tx, refund.paymentId))
  if (!refund || !payment) return failure('payment.refundGone')
  await recordGatewayRefund(tx, payment, { number: refund.outRefundNo, fen: refund.amountFen }, act)
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'payment.refundByHand',
    entity: 'paymentRefund',
    entityId: refund.outRefundNo,
    from: 'REQUESTED',
    to: 'DONE',
    facts: { bankSerial: paid.bankSerial },
  })
  await emit(tx, {
    event: 'payment.refundMoved',
    key: refund.outRefundNo,
    payload: { refundId: refund.refundId, paymentId: refund.paymentId, outRefundNo: refund.outRefundNo, state: 'DONE' },
  })
  return refund
}
