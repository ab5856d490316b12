import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { consumeCoupons } from '../../../promotion/server/public.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { lockOrdersOf, moveOrders } from '../orders/order-repository.ts'
import { amountDueOf } from './pay-order-due.ts'
import { lockPayOrder, movePayOrder, type PayOrder } from './pay-order-repository.ts'

/** Money that verifiably arrived for a checkout through a gateway. */
export type ArrivedPayment = { readonly paySn: string; readonly amount: bigint; readonly act: CommandActor }

/**
 * What became of the money. MISMATCH and LATE leave the orders as they are: the payment module keeps the money for a
 * refund or for platform staff. ALREADY_PAID is another payment for a paid checkout, also to be refunded.
 */
export type PaidOutcome =
  | { readonly outcome: 'PAID'; readonly orderSnList: readonly string[] }
  | { readonly outcome: 'ALREADY_PAID' }
  | { readonly outcome: 'MISMATCH'; readonly due: bigint }
  | { readonly outcome: 'LATE' }

/**
 * Marks a checkout paid when exactly the due amount arrived (flows.md F1): its orders go to PENDING_SHIPMENT, the pay
 * timer ends, `payOrder.paid` is emitted. Repetitions change nothing. Refusal: `order.orderGone`.
 */
export async function markPayOrderPaid(tx: Transaction, arrived: ArrivedPayment): Promise<PaidOutcome | Failure> {
  const payOrder = await lockPayOrder(tx, arrived.paySn, null)
  if (!payOrder) return failure('order.orderGone')
  if (payOrder.state === 'PAID') return { outcome: 'ALREADY_PAID' }
  if (payOrder.state === 'CLOSED' || payOrder.state === 'LATE_PAID') return arriveLate(tx, payOrder, arrived)
  const { due } = await amountDueOf(tx, payOrder)
  if (due !== arrived.amount) return { outcome: 'MISMATCH', due }
  return applyFullPayment(tx, payOrder, { event: 'pay', orderWho: 'system', payWho: 'system', amount: arrived.amount, act: arrived.act })
}

/** A part that is certain before the rest, such as held balance, counts towards a checkout. Refusals: `order.orderGone`, and of the machine. */
export async function recordPartPayment(tx: Transaction, part: ArrivedPayment): Promise<null | Failure> {
  const payOrder = await lockPayOrder(tx, part.paySn, null)
  if (!payOrder) return failure('order.orderGone')
  const moved = await movePayOrder(tx, payOrder, { event: 'payPart', who: 'system', act: part.act, paid: part.amount })
  return isFailure(moved) ? moved : null
}

async function arriveLate(tx: Transaction, payOrder: PayOrder, arrived: ArrivedPayment): Promise<PaidOutcome | Failure> {
  if (payOrder.state === 'CLOSED') {
    const moved = await movePayOrder(tx, payOrder, { event: 'payLate', who: 'system', act: arrived.act })
    if (isFailure(moved)) return moved
  }
  await emit(tx, { event: 'payOrder.latePaid', key: payOrder.paySn, payload: { paySn: payOrder.paySn, amount: String(arrived.amount) } })
  return { outcome: 'LATE' }
}

export type FullPayment = {
  readonly event: 'pay' | 'confirmTransfer'
  readonly orderWho: 'system' | 'platform' | 'store'
  readonly payWho: 'system' | 'platform'
  readonly amount: bigint
  readonly act: CommandActor
}

/** The last money of a locked checkout is there: payment PAID, live orders to PENDING_SHIPMENT. */
export async function applyFullPayment(tx: Transaction, payOrder: PayOrder, settled: FullPayment): Promise<PaidOutcome | Failure> {
  const orders = (await lockOrdersOf(tx, payOrder.payOrderId)).filter((order) => order.state !== 'CANCELLED')
  const paid = await movePayOrder(tx, payOrder, { event: 'payInFull', who: settled.payWho, act: settled.act, paid: settled.amount })
  if (isFailure(paid)) return paid
  const moved = await moveOrders(tx, orders, { event: settled.event, who: settled.orderWho, act: settled.act, paid: true })
  if (isFailure(moved)) return moved
  await consumeCoupons(tx, payOrder.paySn, settled.act.now)
  await cancelTimers(tx, { entity: 'payOrder', entityId: payOrder.paySn })
  const orderSnList = orders.map((order) => order.orderSn)
  const storeIds = orders.map((order) => order.storeId)
  await emit(tx, {
    event: 'payOrder.paid',
    key: payOrder.paySn,
    payload: { paySn: payOrder.paySn, memberId: payOrder.memberId, orderSnList, storeIds },
  })
  return { outcome: 'PAID', orderSnList }
}
