import { isFailure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { dueOf, lockPayOrder, markPayOrderPaid, type Act } from '../../order/server/public.ts'
import { judgeCapture, type CaptureVerdict } from '../rules/judge-capture.ts'
import { liveStates, paymentMachine, receivedStates, type PaymentEvent, type PaymentState } from '../rules/payment-machine.ts'
import { requestCheck, requestRefundTry } from './payment-jobs.ts'
import { logPayment } from './payment-log.ts'
import { lockPayment, markEnded, markReceived, paymentByNumber, paymentHolding, paymentsOf, type Payment } from './payment-store.ts'
import type { GatewayTrade, PaymentChannel } from './ports.ts'
import { insertRefund } from './refund-store.ts'
import { captureSplits } from './split-store.ts'

/** What became of a statement; stored with the notification that brought it. */
export type TradeOutcome = CaptureVerdict | 'unknownTrade'

const moveOf = { capture: 'PAID', mismatch: 'MISMATCH', payTwice: 'DUPLICATE', payLate: 'LATE' } as const satisfies Partial<
  Record<CaptureVerdict, PaymentState>
>
type MoneyEvent = keyof typeof moveOf & PaymentEvent

/**
 * Books a gateway's verified statement about one of our attempts: checks the state, locks, acts (reliability R-PAY).
 * Locks the checkout before the attempt, as everybody does. Any number of repetitions, in any order and at once,
 * changes state once.
 */
export async function applyTrade(unit: Unit, channel: PaymentChannel, trade: GatewayTrade, act: Act): Promise<TradeOutcome> {
  const found = await paymentByNumber(unit, channel, trade.outTradeNo)
  if (!found) return 'unknownTrade'
  const payOrder = await lockPayOrder(unit, found.paySn, null)
  const payment = await lockPayment(unit, found.paymentId)
  if (!payOrder || !payment) return 'unknownTrade'
  const holder = trade.gatewayTradeNo === null ? null : await paymentHolding(unit, channel, trade.gatewayTradeNo)
  const due = await dueOf(unit, payOrder)
  const judged = judgeCapture({ payment, payOrder: { state: payOrder.state, dueFen: due.due }, statement: trade })
  const verdict = holder !== null && holder !== payment.paymentId ? 'conflict' : judged
  if (verdict === 'conflict') await logPayment(unit, payment, { event: 'conflict', to: payment.state, act, facts: statementOf(trade) })
  if (verdict === 'close') await close(unit, payment, act)
  if (verdict === 'capture' || verdict === 'mismatch' || verdict === 'payTwice' || verdict === 'payLate')
    return receive(unit, payment, trade, verdict, act)
  return verdict
}

/** The order module has the last word on what the money does to the checkout; the attempt is booked accordingly. */
async function receive(unit: Unit, payment: Payment, trade: GatewayTrade, judged: MoneyEvent, act: Act): Promise<MoneyEvent> {
  const verdict = judged === 'capture' || judged === 'payLate' ? await payCheckout(unit, payment, act) : judged
  const money = {
    to: moveOf[verdict],
    from: paymentMachine.sources(verdict, 'gateway'),
    gatewayTradeNo: trade.gatewayTradeNo ?? '',
    fen: trade.amountFen ?? 0n,
    currency: trade.currency,
    paidAt: trade.paidAt ?? act.now,
  }
  if (!(await markReceived(unit, payment.paymentId, money))) throw new Error(`payment ${payment.outTradeNo} moved under its own lock`)
  await logPayment(unit, payment, { event: verdict, to: money.to, act, facts: statementOf(trade) })
  if (verdict === 'capture') {
    await captureSplits(unit, payment.paymentId)
    await retireOthers(unit, payment, act)
  }
  if (verdict === 'payTwice' || verdict === 'payLate') await giveBack(unit, payment, money.fen, verdict, act)
  return verdict
}

async function payCheckout(unit: Unit, payment: Payment, act: Act): Promise<MoneyEvent> {
  const paid = await markPayOrderPaid(unit, { paySn: payment.paySn, amount: payment.amountFen, act })
  if (isFailure(paid)) throw new Error(`checkout ${payment.paySn} refused its payment: ${paid.code}`)
  return ({ PAID: 'capture', ALREADY_PAID: 'payTwice', MISMATCH: 'mismatch', LATE: 'payLate' } as const)[paid.outcome]
}

/** Other offers of the same checkout must not be paid any more: their gateways are asked to close them at once. */
async function retireOthers(unit: Unit, paid: Payment, act: Act): Promise<void> {
  const others = (await paymentsOf(unit, paid.paySn)).filter(
    (other) => other.paymentId !== paid.paymentId && liveStates.includes(other.state),
  )
  for (const other of others) await requestCheck(unit, other.paymentId, act.now)
}

/** Money that belongs to nothing goes back by itself, in full (flows.md F1, LATE_PAID). */
async function giveBack(unit: Unit, payment: Payment, fen: bigint, reason: 'payTwice' | 'payLate', act: Act): Promise<void> {
  const refund = await insertRefund(unit, { paymentId: payment.paymentId, amountFen: fen, reason, at: act.now, by: act.actor.name })
  if (refund) await requestRefundTry(unit, refund.refundId, act.now)
}

async function close(unit: Unit, payment: Payment, act: Act): Promise<void> {
  if (receivedStates.includes(payment.state)) return
  if (await markEnded(unit, payment.paymentId, { to: 'CLOSED', from: liveStates, at: act.now, reason: 'closed at the gateway' })) {
    await logPayment(unit, payment, { event: 'close', to: 'CLOSED', act })
  }
}

function statementOf(trade: GatewayTrade): Record<string, string> {
  return { gatewayTradeNo: trade.gatewayTradeNo ?? '', amount: String(trade.amountFen ?? ''), currency: trade.currency }
}
