import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { documentNumber } from '../../../../kernel/database/ids.ts'
import type { Reader, Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { lockPayOrder, recordPartPayment, startPaying } from '../../../order/server/public.ts'
import { platformAccount } from '../../../wallet/rules/ledger-accounts.ts'
import { mustPost } from '../../../wallet/server/public.ts'
import { refundMachine } from '../../rules/refund-machine.ts'
import { logPayment } from '../move-payment.ts'
import { insertReceivedPayment, nextPaymentNumber, paymentsOf, type Payment } from '../payment-repository.ts'
import { addPaymentSplits } from '../payment-split-repository.ts'
import { addRefund, moveRefund } from '../refunds/refund-repository.ts'
import { paymentSplitsOf } from '../start-payment.ts'

export type DepositUse = {
  readonly paySn: string
  readonly memberId: number
  readonly fen: bigint
  /** What the deposit was paid for; it is used once per checkout. */
  readonly reference: string
  readonly description: string
  readonly act: ActorContext
}

/** Counts a deposit that was paid before as a part of a checkout that was just placed. Refusals: `order.orderGone`, `order.notPayable`. */
export async function payWithDeposit(tx: Transaction, use: DepositUse): Promise<Payment | Failure> {
  const { paySn, memberId, fen, act } = use
  const due = await startPaying(tx, { paySn, memberId, act })
  if (isFailure(due)) return due
  // Nothing would be left to pay, and nothing would end the waiting.
  if (due.due <= fen) return failure('order.notPayable')
  const outTradeNo = documentNumber('D', act.now, await nextPaymentNumber(tx))
  const made = { paySn, memberId, outTradeNo, amountFen: fen, description: use.description, createdAt: act.now }
  const payment = await insertReceivedPayment(tx, made, { channel: 'deposit', tradeNo: outTradeNo, state: 'PAID' })
  await addPaymentSplits(tx, payment.paymentId, paymentSplitsOf(due, fen, new Map()), true)
  const part = await recordPartPayment(tx, { paySn, amount: fen, act })
  if (isFailure(part)) return part
  const entries = [
    { account: platformAccount('deposits'), fen: -fen },
    { account: platformAccount('orders'), fen },
  ]
  await mustPost(tx, { kind: 'depositUsed', reference: outTradeNo, entries, note: use.reference, act })
  await logPayment(tx, payment, { event: 'payBalance', to: 'PAID', act })
  return payment
}

/** The deposit that pays a part of a checkout; null without one. */
export async function depositOf(db: Reader | Transaction, paySn: string): Promise<Payment | null> {
  return (await paymentsOf(db, paySn)).find((payment) => payment.channel === 'deposit' && payment.state === 'PAID') ?? null
}

/** Takes the deposit out of a checkout that was closed unpaid, once: it is the caller's again. False when nothing is left of it. */
export async function takeBackDeposit(tx: Transaction, paySn: string, reason: string, act: ActorContext): Promise<boolean> {
  await lockPayOrder(tx, paySn, null)
  const payment = await depositOf(tx, paySn)
  if (!payment || payment.refundedFen > 0n) return false
  const fen = payment.capturedFen
  const wish = { paymentId: payment.paymentId, amountFen: fen, reason, at: act.now, by: act.actor.name, reference: payment.outTradeNo }
  const refund = await addRefund(tx, wish)
  if (!refund) return false
  const from = refundMachine.sources('done', 'gateway')
  await moveRefund(tx, refund.refundId, { to: 'DONE', from, gatewayRefundNo: null, failedReason: null, at: act.now })
  const entries = [
    { account: platformAccount('orders'), fen: -fen },
    { account: platformAccount('deposits'), fen },
  ]
  await mustPost(tx, { kind: 'depositUnused', reference: refund.outRefundNo, entries, note: paySn, act })
  return true
}
