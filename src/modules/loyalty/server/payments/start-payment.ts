import type { AppContext } from '../../../../api/handler.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { lockOrder, nextNumber } from '../malls/order-repository.ts'
import type { LoyaltyDeps, MallChannel } from '../ports.ts'
import { applyMallTrade } from './apply-trade.ts'
import { addPayment, countCheck, markClosed, markOffered, openPayment, paymentBySn, type MallPayment } from './payment-repository.ts'

export const paymentCheckTask = 'loyalty.paymentCheck'
/** An offer that ended may still be paid with an old page for a while; so long its gateway is asked. */
const watchAfterEndMs = 15 * 60_000
const firstCheckMs = 60_000

type Start = {
  readonly orderSn: string
  readonly memberId: number
  readonly channel: MallChannel
  readonly description: string
  readonly act: ActorContext
}

/**
 * Makes, or finds again, the offer to pay the money part of an order: the intent is committed, the gateway is asked outside any
 * transaction, its answer is committed. Refusals: `loyalty.channelOff`, `orderGone`, `notToPay`, `gatewayRefused`, `gatewayUnknown`.
 */
export async function startPayment(app: AppContext, deps: LoyaltyDeps, start: Start): Promise<MallPayment | Failure> {
  const gateway = deps.gateways.get(start.channel)
  if (!gateway) return failure('loyalty.channelOff')
  const intent = await app.inTransaction((tx) => prepare(tx, start))
  if (isFailure(intent) || intent.offer !== null) return intent
  const created = await gateway.create({
    outTradeNo: intent.paymentSn,
    amountFen: intent.amountFen,
    description: start.description,
    expireAt: intent.expireAt,
    notifyUrl: `${deps.notifyBaseUrl}/v3/payment/notify/${start.channel}`,
    returnUrl: `${deps.siteUrl}/buy/point/pay?orderSn=${start.orderSn}`,
  })
  if (created.kind === 'unknown') return failure('loyalty.gatewayUnknown')
  if (created.kind === 'refused') {
    await app.inTransaction((tx) => markClosed(tx, intent.paymentId))
    return failure('loyalty.gatewayRefused')
  }
  const text = created.kind === 'qr' ? created.codeUrl : created.url
  const offered = await app.inTransaction((tx) => markOffered(tx, intent.paymentId, { kind: created.kind, text }))
  return offered ?? (await paymentBySn(app.read, intent.paymentSn)) ?? failure('loyalty.gatewayRefused')
}

async function prepare(tx: Transaction, start: Start): Promise<MallPayment | Failure> {
  const order = await lockOrder(tx, start.orderSn, start.memberId)
  if (!order) return failure('loyalty.orderGone')
  if (order.state !== 'PENDING_PAYMENT' || !order.payUntil || order.payUntil <= start.act.now) return failure('loyalty.notToPay')
  const open = await openPayment(tx, order.orderId, start.channel)
  if (open) return open
  const { now } = start.act
  const { orderId, memberId, cashFen: amountFen, payUntil: expireAt } = order
  const paymentSn = await nextNumber(tx, 'J', now)
  const made = await addPayment(tx, { paymentSn, orderId, memberId, channel: start.channel, amountFen, createdAt: now, expireAt })
  await requestCheck(tx, paymentSn, new Date(now.getTime() + firstCheckMs))
  return made
}

async function requestCheck(tx: Transaction, paymentSn: string, runAt: Date): Promise<void> {
  await requestJob(tx, paymentCheckTask, { paymentSn }, { runAt, key: `${paymentCheckTask}.${paymentSn}` })
}

/** When to ask a gateway again: at growing intervals, and just after the offer ends. */
function nextCheck(payment: MallPayment, now: Date): Date {
  const end = payment.expireAt.getTime() + 5000
  const planned = now.getTime() + firstCheckMs * 2 ** Math.min(payment.checks, 6)
  return new Date(now.getTime() < end ? Math.min(planned, end) : planned)
}

/**
 * Asks the gateway about an attempt that no notification has decided, and closes it there when its time is over or its order ended. Runs
 * as a job outside any transaction and plans the next question itself.
 */
export async function checkPayment(app: AppContext, deps: LoyaltyDeps, paymentSn: string): Promise<void> {
  const payment = await paymentBySn(app.read, paymentSn)
  const gateway = payment && deps.gateways.get(payment.channel)
  if (!payment || !gateway || payment.state === 'PAID' || payment.state === 'RETURNED') return
  const asked = await gateway.query(paymentSn)
  const now = app.clock.now()
  const actor = { kind: 'gateway', id: null, name: payment.channel } as const
  const act: ActorContext = { actor, channel: 'gateway', requestId: `check.${paymentSn}`, now }
  if (asked.kind === 'trade' && asked.trade.state !== 'unpaid') {
    const { trade } = asked
    await app.inTransaction((tx) => applyMallTrade(tx, { channel: payment.channel, trade, money: deps.money }, act))
    return
  }
  const isOver = (payment.expireAt <= now || payment.state === 'CLOSED') && (asked.kind === 'trade' || asked.kind === 'absent')
  const closed = isOver && (await gateway.close(paymentSn)).kind === 'closed'
  await app.inTransaction(async (tx) => {
    await countCheck(tx, payment.paymentId)
    if (closed) await markClosed(tx, payment.paymentId)
    if (!closed || now.getTime() < payment.expireAt.getTime() + watchAfterEndMs) await requestCheck(tx, paymentSn, nextCheck(payment, now))
  })
}
