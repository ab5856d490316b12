import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { TimerHandlers } from '../../../../api/background.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { systemContext } from '../../../../api/actor-context.ts'
import { lockOrdersOf, moveOrders, type LockedOrder } from './order-repository.ts'
import { lockPayOrder, lockPayOrderOf, movePayOrder, type PayOrder } from '../pay-orders/pay-order-repository.ts'
import { giveBackOrderPoints } from '../../../loyalty/server/public.ts'
import { releaseCoupons } from '../../../promotion/server/public.ts'
import { giveBackFixedPrices } from '../../../pricing/server/public.ts'
import { releaseStock } from '../../../inventory/server/public.ts'

export type CancelOrderInput = {
  readonly orderSn: string
  /** Null: the platform's staff cancel it for its buyer. */
  readonly memberId: number | null
  readonly expectedVersion?: number
  readonly reason: string
  readonly act: ActorContext
}
export type OrderChange = { readonly orderSn: string; readonly state: string; readonly version: number }

/**
 * A buyer, or the platform for them, cancels an order that is not paid (flows.md F1): its stock goes back, and when it was the last live order of its
 * checkout the payment is closed. Refusals: `order.orderGone`, `api.stale`, `order.partPaid`, `order.cannotCancel`.
 */
export async function cancelOrder(tx: Transaction, cancelOrderInput: CancelOrderInput): Promise<OrderChange | Failure> {
  const payOrder = await lockPayOrderOf(tx, cancelOrderInput.orderSn, cancelOrderInput.memberId)
  if (!payOrder) return failure('order.orderGone')
  const orders = await lockOrdersOf(tx, payOrder.payOrderId)
  const order = orders.find((one) => one.orderSn === cancelOrderInput.orderSn)
  if (!order) return failure('order.orderGone')
  if (cancelOrderInput.expectedVersion !== undefined && cancelOrderInput.expectedVersion !== order.version) return failure('api.stale')
  if (payOrder.state === 'PART_PAID') return failure('order.partPaid')
  const state = await moveOrders(tx, [order], {
    event: 'cancel',
    who: cancelOrderInput.memberId === null ? 'platform' : 'buyer',
    act: cancelOrderInput.act,
    reason: cancelOrderInput.reason,
  })
  if (isFailure(state)) return failure('order.cannotCancel')
  const live = orders.filter((one) => one.orderId !== order.orderId && one.state !== 'CANCELLED')
  if (live.length === 0) {
    const closed = await close(tx, payOrder, { who: cancelOrderInput.memberId === null ? 'system' : 'buyer', act: cancelOrderInput.act })
    if (isFailure(closed)) return closed
  }
  await tellCancelled(tx, payOrder, [order], cancelOrderInput.act)
  await releaseCoupons(tx, payOrder.paySn, live.length === 0 ? 'all' : [order.orderSn], cancelOrderInput.act.now)
  await giveBackPoints(tx, [order], cancelOrderInput.act)
  await giveBackFixedPrices(tx, [order.orderSn], cancelOrderInput.act)
  await releaseStock(tx, order.orderSn)
  return { orderSn: order.orderSn, state, version: order.version + 1 }
}

async function close(tx: Transaction, payOrder: PayOrder, by: { who: 'buyer' | 'system'; act: ActorContext }): Promise<true | Failure> {
  const closed = await movePayOrder(tx, payOrder, { event: 'close', ...by })
  if (isFailure(closed)) return closed
  await cancelTimers(tx, { entity: 'payOrder', entityId: payOrder.paySn })
  await emit(tx, { event: 'payOrder.closed', key: payOrder.paySn, payload: { paySn: payOrder.paySn, memberId: payOrder.memberId } })
  return true
}

/** Points that should have paid a part of orders are the buyer's again. */
async function giveBackPoints(tx: Transaction, orders: readonly LockedOrder[], act: ActorContext): Promise<void> {
  for (const { orderSn } of orders) await giveBackOrderPoints(tx, { orderSn, refundSn: 'cancelled', goods: 'all', paid: 0n }, act)
}

async function tellCancelled(tx: Transaction, payOrder: PayOrder, orders: readonly LockedOrder[], { actor }: ActorContext): Promise<void> {
  const payload = {
    paySn: payOrder.paySn,
    memberId: payOrder.memberId,
    orderSnList: orders.map((order) => order.orderSn),
    storeIds: orders.map((order) => order.storeId),
    by: actor.kind,
  }
  await emit(tx, { event: 'order.cancelled', key: payOrder.paySn, payload })
}

/** The time to pay is over: every order that still waits for payment is cancelled and gives its stock back, once; a part that was paid goes back (payment hears of the closing). `early` before its time, where the store cannot deliver. */
export async function cancelUnpaidOrders(
  tx: Transaction,
  paySn: string,
  now: Date,
  { early = false }: { readonly early?: boolean } = {},
): Promise<true | Failure> {
  const payOrder = await lockPayOrder(tx, paySn, null)
  // Paid, closed or re-timed meanwhile: this timer has nothing to do any more.
  if (!payOrder || !['OPEN', 'PAYING', 'PART_PAID'].includes(payOrder.state) || (payOrder.payDueAt > now && !early)) return true
  const orders = await lockOrdersOf(tx, payOrder.payOrderId)
  const unpaid = orders.filter((order) => order.state === 'PENDING_PAYMENT')
  const live = orders.filter((order) => order.state !== 'CANCELLED')
  if (unpaid.length === 0 || unpaid.length < live.length) return true
  const act = systemContext('payOrder/autoCancel', now)
  const moved = await moveOrders(tx, unpaid, { event: 'payTimeout', who: 'system', act })
  if (isFailure(moved)) return moved
  const closed = await close(tx, payOrder, { who: 'system', act })
  if (isFailure(closed)) return closed
  await tellCancelled(tx, payOrder, unpaid, act)
  await releaseCoupons(tx, payOrder.paySn, 'all', now)
  await giveBackPoints(tx, unpaid, act)
  await giveBackFixedPrices(
    tx,
    unpaid.map((order) => order.orderSn),
    act,
  )
  for (const order of unpaid) await releaseStock(tx, order.orderSn)
  return true
}

/** What the module's timers do when they are due. */
export const orderTimers: TimerHandlers = {
  'payOrder/autoCancel': async (app, paySn) => {
    const done = await app.inTransaction((tx) => cancelUnpaidOrders(tx, paySn, app.clock.now()))
    if (isFailure(done)) throw new Error(`${paySn} was not cancelled: ${done.code}`)
  },
}
