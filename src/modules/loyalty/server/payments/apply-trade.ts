import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { mallPaymentOutcome, type MallPaymentOutcome, type MallTrade } from '../../rules/mall-payment.ts'
import { lockOrderById, type MallOrder } from '../malls/order-repository.ts'
import { moveOrder } from '../malls/move-order.ts'
import type { LoyaltyMoney, MallChannel } from '../ports.ts'
import { lockPayment, markClosed, markReceived, paymentBySn, paymentSnByTrade, type MallPayment } from './payment-repository.ts'

/** What became of a statement about a payment of the points mall. */
export type MallTradeOutcome = MallPaymentOutcome

/**
 * Books a gateway's verified statement about the money part of an order, exactly once however often it comes. Money that does not pay
 * the order, a wrong amount, a second payment, one after the closing, goes to the member's balance in full. Null when the number is
 * none of ours.
 */
export async function applyMallTrade(
  tx: Transaction,
  { channel, trade, money }: { readonly channel: MallChannel; readonly trade: MallTrade; readonly money: LoyaltyMoney },
  act: ActorContext,
): Promise<MallTradeOutcome | null> {
  const found = await paymentBySn(tx, trade.outTradeNo)
  if (!found || found.channel !== channel) return null
  const order = await lockOrderById(tx, found.orderId)
  const payment = await lockPayment(tx, found.paymentId)
  if (!order || !payment) return null
  const holder = trade.gatewayTradeNo === null ? null : await paymentSnByTrade(tx, channel, trade.gatewayTradeNo)
  const judged = mallPaymentOutcome({ payment, orderIsUnpaid: order.state === 'PENDING_PAYMENT', statement: trade })
  const verdict = holder !== null && holder !== payment.paymentSn ? 'conflict' : judged
  if (verdict === 'conflict') await note(tx, payment, { verdict, to: payment.state, act }, trade)
  if (verdict === 'close' && (await markClosed(tx, payment.paymentId))) await note(tx, payment, { verdict, to: 'CLOSED', act }, trade)
  if (verdict === 'capture' || verdict === 'giveBack') await receive(tx, { order, payment, trade, verdict, money }, act)
  return verdict
}

type Received = { order: MallOrder; payment: MallPayment; trade: MallTrade; verdict: 'capture' | 'giveBack'; money: LoyaltyMoney }

async function receive(tx: Transaction, { order, payment, trade, verdict, money }: Received, act: ActorContext): Promise<void> {
  const fen = trade.amountFen ?? 0n
  const came = { event: verdict, gatewayTradeNo: trade.gatewayTradeNo ?? '', fen, paidAt: trade.paidAt ?? act.now }
  if (!(await markReceived(tx, payment.paymentId, came))) throw new Error(`${payment.paymentSn} moved under its own lock`)
  const booked = { fen, reference: payment.paymentSn, note: order.orderSn, act }
  await money.received(tx, { ...booked, channel: payment.channel })
  if (verdict === 'giveBack') await money.giveBack(tx, { ...booked, reference: `R${payment.paymentSn}`, memberId: payment.memberId })
  await note(tx, payment, { verdict, to: verdict === 'capture' ? 'PAID' : 'RETURNED', act }, trade)
  if (verdict === 'giveBack') return
  const paid = await moveOrder(tx, order, { event: 'pay', who: 'system', act, change: { paidAt: came.paidAt } })
  if (isFailure(paid)) throw new Error(`${order.orderSn} was not paid: ${paid.code}`)
}

async function note(
  tx: Transaction,
  payment: MallPayment,
  { verdict, to, act }: { verdict: MallTradeOutcome; to: string; act: ActorContext },
  trade: MallTrade,
): Promise<void> {
  const facts = { gatewayTradeNo: trade.gatewayTradeNo ?? '', amount: String(trade.amountFen ?? ''), currency: trade.currency }
  const { actor, channel, requestId } = act
  const entity = { entity: 'loyaltyPayment', entityId: payment.paymentSn, from: payment.state, to, facts }
  await audit(tx, { actor, channel, requestId, action: `loyalty.${verdict}Payment`, ...entity })
}
