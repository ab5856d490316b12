import { isFailure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { amountDueOf, lockPayOrder, markPayOrderPaid, type PayOrderDue } from '../../../order/server/public.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { applyRechargeTrade, type RechargeTradeOutcome } from '../../../wallet/server/public.ts'
import { captureOutcome, type CaptureOutcome } from '../../rules/capture-outcome.ts'
import type { SubjectOutcome } from '../../rules/subject-outcome.ts'
import { liveStates, receivedStates, type PaymentEvent } from '../../rules/payment-machine.ts'
import { captureReservedBalance, reservedBalanceOf, releaseReservedBalance } from '../balance/reserved-balance.ts'
import { recordReceipt } from '../record-money.ts'
import { requestCheck, requestRefundAttempt } from '../payment-jobs.ts'
import { endPayment, logPayment, movePayment } from '../move-payment.ts'
import { lockPayment, markReceived, paymentByNumber, paymentIdByGatewayNumber, paymentsOf, type Payment } from '../payment-repository.ts'
import type { GatewayTrade, PaymentChannel } from '../ports.ts'
import { addRefund } from '../refunds/refund-repository.ts'
import { capturedByOrder, capturePaymentSplits, replacePaymentSplits } from '../payment-split-repository.ts'
import { paymentSplitsOf } from '../start-payment.ts'
import { applySubjectTrade } from '../subjects/apply-subject-trade.ts'
import type { PaymentSubject } from '../subjects/payment-subject.ts'

/** What became of a statement; stored with the notification that brought it. */
export type GatewayTradeOutcome = CaptureOutcome | RechargeTradeOutcome | SubjectOutcome | 'unknownTrade'

type MoneyEvent = CaptureOutcome & PaymentEvent

/**
 * Books a gateway's verified statement about one of our attempts: checks the state, locks, acts (reliability R-PAY).
 * Locks the checkout before the attempt, as everybody does. Any number of repetitions, in any order and at once,
 * changes state once. A number of a recharge is handed to the wallet, others are looked for among the payments for `subjects`.
 */
export async function applyGatewayTrade(
  tx: Transaction,
  channel: PaymentChannel,
  trade: GatewayTrade,
  act: ActorContext,
  subjects: readonly PaymentSubject[],
): Promise<GatewayTradeOutcome> {
  const found = await paymentByNumber(tx, channel, trade.outTradeNo)
  if (!found)
    return (
      (await applyRechargeTrade(tx, channel, trade, act)) ??
      (await applySubjectTrade(tx, subjects, { channel, trade }, act)) ??
      'unknownTrade'
    )
  const payOrder = await lockPayOrder(tx, found.paySn, null)
  const payment = await lockPayment(tx, found.paymentId)
  if (!payOrder || !payment) return 'unknownTrade'
  const holder = trade.gatewayTradeNo === null ? null : await paymentIdByGatewayNumber(tx, channel, trade.gatewayTradeNo)
  const due = await amountDueOf(tx, payOrder)
  const held = await reservedBalanceOf(tx, found.paySn)
  // An offer over everything, made before balance was held, still pays everything: what was held is given back then.
  const paysAll = held !== null && payment.amountFen === due.due
  const dueFen = paysAll ? due.due : due.due - (held?.amountFen ?? 0n)
  const judged = captureOutcome({ payment, payOrder: { state: payOrder.state, dueFen }, statement: trade })
  const verdict = holder !== null && holder !== payment.paymentId ? 'conflict' : judged
  if (verdict === 'conflict') await logPayment(tx, payment, { event: 'conflict', to: payment.state, act, facts: statementOf(trade) })
  if (verdict === 'close') await close(tx, payment, act)
  if (verdict === 'capture' || verdict === 'mismatch' || verdict === 'payTwice' || verdict === 'payLate') {
    if (verdict === 'capture' && held) {
      if (paysAll) await releaseReservedBalance(tx, held, 'the gateway paid everything', act)
      else {
        await shareAnew(tx, due, [held, payment])
        await captureReservedBalance(tx, held, act)
      }
    }
    return receive(tx, payment, trade, verdict, act)
  }
  return verdict
}

/**
 * Shares payments that pay a checkout together over its orders as they stand now: an order that was cancelled after its share of the
 * balance was held gets nothing, so that what is paid for the others can be given back in full.
 */
async function shareAnew(tx: Transaction, due: PayOrderDue, payments: readonly Payment[]): Promise<void> {
  const covered = new Map(await capturedByOrder(tx, due.paySn))
  for (const { paymentId, amountFen } of payments) {
    const splits = paymentSplitsOf(due, amountFen, covered)
    await replacePaymentSplits(tx, paymentId, splits)
    for (const { orderSn, fen } of splits) covered.set(orderSn, (covered.get(orderSn) ?? 0n) + fen)
  }
}

/** The order module has the last word on what the money does to the checkout; the attempt is booked accordingly. */
async function receive(tx: Transaction, payment: Payment, trade: GatewayTrade, judged: MoneyEvent, act: ActorContext): Promise<MoneyEvent> {
  const verdict = judged === 'capture' || judged === 'payLate' ? await payCheckout(tx, payment, act) : judged
  const money = {
    gatewayTradeNo: trade.gatewayTradeNo ?? '',
    fen: trade.amountFen ?? 0n,
    currency: trade.currency,
    paidAt: trade.paidAt ?? act.now,
  }
  const booked = await movePayment(tx, payment, {
    event: verdict,
    who: 'gateway',
    act,
    update: (to, from) => markReceived(tx, payment.paymentId, { to, from, ...money }),
    facts: statementOf(trade),
  })
  if (isFailure(booked)) throw new Error(`payment ${payment.outTradeNo} moved under its own lock`)
  const isForOrders = verdict === 'capture'
  if (money.currency === 'CNY')
    await recordReceipt(tx, payment, { forOrders: isForOrders ? money.fen : 0n, unmatched: isForOrders ? 0n : money.fen }, act)
  if (verdict === 'capture') {
    await capturePaymentSplits(tx, payment.paymentId)
    await retireOthers(tx, payment, act)
  }
  if (verdict === 'payTwice' || verdict === 'payLate') await giveBack(tx, payment, money.fen, verdict, act)
  return verdict
}

async function payCheckout(tx: Transaction, payment: Payment, act: ActorContext): Promise<MoneyEvent> {
  const paid = await markPayOrderPaid(tx, { paySn: payment.paySn, amount: payment.amountFen, act })
  if (isFailure(paid)) throw new Error(`checkout ${payment.paySn} refused its payment: ${paid.code}`)
  return ({ PAID: 'capture', ALREADY_PAID: 'payTwice', MISMATCH: 'mismatch', LATE: 'payLate' } as const)[paid.outcome]
}

/** Other offers of the same checkout must not be paid any more: their gateways are asked to close them at once. */
async function retireOthers(tx: Transaction, paid: Payment, act: ActorContext): Promise<void> {
  const others = (await paymentsOf(tx, paid.paySn)).filter(
    (other) => other.paymentId !== paid.paymentId && other.channel !== 'balance' && liveStates.includes(other.state),
  )
  for (const other of others) await requestCheck(tx, other.paymentId, act.now)
}

/** Money that belongs to nothing goes back by itself, in full (flows.md F1, LATE_PAID). */
async function giveBack(tx: Transaction, payment: Payment, fen: bigint, reason: 'payTwice' | 'payLate', act: ActorContext): Promise<void> {
  const refund = await addRefund(tx, { paymentId: payment.paymentId, amountFen: fen, reason, at: act.now, by: act.actor.name })
  if (refund) await requestRefundAttempt(tx, refund.refundId, act.now)
}

async function close(tx: Transaction, payment: Payment, act: ActorContext): Promise<void> {
  if (receivedStates.includes(payment.state)) return
  await endPayment(tx, payment, { event: 'close', who: 'gateway', act, reason: 'closed at the gateway' })
}

function statementOf(trade: GatewayTrade): Record<string, string> {
  return { gatewayTradeNo: trade.gatewayTradeNo ?? '', amount: String(trade.amountFen ?? ''), currency: trade.currency }
}
