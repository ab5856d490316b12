import type { AppContext } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { documentNumber } from '../../../kernel/database/ids.ts'
import { allocate } from '../../../kernel/money/allocate.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { startPaying, type PayOrderDue } from '../../order/server/public.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { nextCheck, paymentExpiry, canReuseOffer } from '../rules/check-schedule.ts'
import { liveStates } from '../rules/payment-machine.ts'
import { reservedBalanceOf } from './balance/reserved-balance.ts'
import { notifyUrlOf, type PaymentDeps } from './deps.ts'
import { requestCheck } from './payment-jobs.ts'
import { endPayment } from './move-payment.ts'
import { addPayment, markOffered, nextPaymentNumber, paymentById, paymentsOf, type Payment } from './payment-repository.ts'
import type { PaymentChannel, PaymentGateway } from './ports.ts'
import { coveredByOrder, addPaymentSplits, type PaymentSplit } from './payment-split-repository.ts'

export type StartPayment = {
  readonly paySn: string
  readonly channel: PaymentChannel
  readonly memberId: number
  readonly description: string
  readonly act: ActorContext
}

/** The largest amount that the channels take at once; more goes by bank transfer. */
const mostOnlineFen = 10_000_000_000n

/**
 * Makes, or finds again, the offer that a payer is shown. Three steps (reliability R-IDEM): the intent is committed,
 * then the gateway is asked outside any transaction, then the answer is committed. Repeating it at any point gives the
 * same attempt and the same number. Refusals: `order.orderGone`, `order.notPayable`, `payment.channelOff`,
 * `payment.tooLargeOnline`, `payment.gatewayRefused`, `payment.gatewayUnknown`, `payment.balanceHeld`.
 */
export async function startPayment(app: AppContext, deps: PaymentDeps, start: StartPayment): Promise<Payment | Failure> {
  const gateway = deps.gateways.get(start.channel)
  if (!gateway) return failure('payment.channelOff')
  const intent = await app.inTransaction((tx) => prepare(tx, start))
  if (isFailure(intent) || intent.offer) return intent
  const created = await gateway.create({
    outTradeNo: intent.outTradeNo,
    amountFen: intent.amountFen,
    description: intent.description,
    expireAt: intent.expireAt,
    notifyUrl: notifyUrlOf(deps, start.channel),
    returnUrl: `${deps.siteUrl}/buy/pay?paySn=${encodeURIComponent(intent.paySn)}`,
  })
  return app.inTransaction((tx) => finalise(tx, intent, created, start.act))
}

async function prepare(tx: Transaction, start: StartPayment): Promise<Payment | Failure> {
  // Locks the checkout, so two clicks come one after the other and find the same attempt.
  const due = await startPaying(tx, start)
  if (isFailure(due)) return due
  const held = await reservedBalanceOf(tx, start.paySn)
  // Less is due than is held since an order was cancelled: the buyer chooses again.
  if (held && held.amountFen >= due.due) return failure('payment.balanceHeld')
  const rest = due.due - (held?.amountFen ?? 0n)
  if (rest > mostOnlineFen) return failure('payment.tooLargeOnline')
  const { now } = start.act
  const live = (await paymentsOf(tx, start.paySn)).find(
    (payment) => payment.channel === start.channel && liveStates.includes(payment.state),
  )
  if (live && live.amountFen === rest && canReuseOffer(live.expireAt, now)) return live
  if (live) await retire(tx, live, start.act)
  const payment = await addPayment(tx, {
    paySn: due.paySn,
    memberId: due.memberId,
    channel: start.channel,
    outTradeNo: documentNumber('P', now, await nextPaymentNumber(tx)),
    amountFen: rest,
    description: start.description,
    createdAt: now,
    expireAt: paymentExpiry(now, due.payDueAt),
  })
  const covered = await coveredByOrder(tx, due.paySn)
  await addPaymentSplits(tx, payment.paymentId, paymentSplitsOf(due, rest, covered), false)
  await requestCheck(tx, payment.paymentId, nextCheck(payment, now))
  return payment
}

/** An offer that no longer fits is closed here at once and at the gateway right after. */
async function retire(tx: Transaction, payment: Payment, act: ActorContext): Promise<void> {
  await endPayment(tx, payment, { event: 'close', who: 'system', act, reason: 'superseded' })
  await requestCheck(tx, payment.paymentId, act.now)
}

async function finalise(
  tx: Transaction,
  intent: Payment,
  created: Awaited<ReturnType<PaymentGateway['create']>>,
  act: ActorContext,
): Promise<Payment | Failure> {
  if (created.kind === 'unknown') return failure('payment.gatewayUnknown')
  if (created.kind === 'refused') {
    const { reason } = created
    await endPayment(tx, intent, { event: 'refuse', who: 'gateway', act, reason, facts: { reason } })
    // Returned as data, not as a Failure, since a Failure would roll the refusal back.
    return { ...intent, state: 'REFUSED' }
  }
  const text = created.kind === 'qr' ? created.codeUrl : created.url
  // Not offered any more when its notification was faster than this answer, or a twin of this call.
  await markOffered(tx, intent.paymentId, { kind: created.kind, text })
  return (await paymentById(tx, intent.paymentId)) ?? failure('payment.gatewayUnknown')
}

/** How an amount is shared among the orders of a checkout that are not cancelled: by what each of them still lacks. */
export function paymentSplitsOf(due: PayOrderDue, fen: bigint, captured: ReadonlyMap<string, bigint>): PaymentSplit[] {
  const orders = due.orders.filter((order) => order.state !== 'CANCELLED')
  const lacks = orders.map((order) => {
    const lack = order.total - (captured.get(order.orderSn) ?? 0n)
    return lack > 0n ? lack : 0n
  })
  const shares = allocate(fen, lacks)
  return orders.map((order, index) => ({ orderSn: order.orderSn, fen: shares[index] ?? 0n }))
}
