import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { mallOrderMachine, type MallOrderEvent } from '../../rules/mall-order-machine.ts'
import { giveBackPoints } from '../ledger/post-points.ts'
import type { LoyaltyMoney } from '../ports.ts'
import { settingOf } from '../settings.ts'
import { giveBackStock } from './goods-repository.ts'
import { lockOrder, moveOrderRow, type MallOrder, type OrderChange } from './order-repository.ts'

export type OrderMover = 'buyer' | 'platform' | 'system'

export type OrderMove = {
  readonly event: MallOrderEvent
  readonly who: OrderMover
  readonly act: ActorContext
  readonly change?: OrderChange
  readonly expectedVersion?: number | undefined
}

/** Moves a locked order, with its timers, its audit row and the event that tells its member. */
export async function moveOrder(tx: Transaction, order: MallOrder, move: OrderMove): Promise<MallOrder | Failure> {
  const { event, who, act, change = {} } = move
  if (move.expectedVersion !== undefined && move.expectedVersion !== order.version) return failure('api.stale')
  const { orderSn, mall, memberId } = order
  const receiveAt = event === 'ship' ? new Date(act.now.getTime() + (await settingOf(tx, 'point_order_receive_days')) * 86_400_000) : null
  const done = await transition(tx, {
    machine: mallOrderMachine,
    event,
    who,
    from: order.state,
    update: (to, from) => moveOrderRow(tx, order.orderId, { to, from }, change),
    timers: () => ({
      cancel: [{ entity: 'loyaltyOrder', entityId: orderSn }],
      set: receiveAt ? [{ entity: 'loyaltyOrder', entityId: orderSn, event: 'receive', dueAt: receiveAt }] : [],
    }),
    events: (state) => [{ event: 'loyalty.orderMoved', key: orderSn, payload: { orderSn, mall, memberId, state, who } }],
    audit: {
      act,
      action: `loyalty.${event}Order`,
      entity: 'loyaltyOrder',
      entityId: orderSn,
      ...(change.cancelReason ? { reason: change.cancelReason } : {}),
      ...(change.trackingNo ? { facts: { carrier: change.carrier, trackingNo: change.trackingNo } } : {}),
    },
  })
  return isFailure(done) ? done : done.moved
}

type Cancelling = Omit<OrderMove, 'event' | 'change'> & { readonly reason: string; readonly money: LoyaltyMoney }

/**
 * Cancels an order that was not shipped and gives everything back: the pieces to the stock, the points to the lots they were taken
 * from, and money that was paid to the member's balance. Refusals: `api.stale` and those of the machine.
 */
export async function cancelOrder(tx: Transaction, order: MallOrder, wish: Cancelling): Promise<MallOrder | Failure> {
  const { act, reason: cancelReason } = wish
  const moved = await moveOrder(tx, order, { ...wish, event: 'cancel', change: { cancelReason, endedAt: act.now } })
  if (isFailure(moved)) return moved
  const { memberId, orderSn, mall, cashFen } = order
  await giveBackPoints(tx, { memberId, currency: mall, reference: orderSn, act })
  await giveBackStock(tx, order.goodsId, order.quantity)
  await wish.money.closePayments(tx, orderSn, act.now)
  if (cashFen > 0n && order.state === 'PENDING_SHIPMENT')
    await wish.money.giveBack(tx, { memberId, fen: cashFen, reference: `R${orderSn}`, note: orderSn, act })
  return moved
}

/** Locks an order of a member, or any where none is named; `loyalty.orderGone` otherwise. */
export async function mustLockOrder(tx: Transaction, orderSn: string, memberId: number | null): Promise<MallOrder | Failure> {
  return (await lockOrder(tx, orderSn, memberId)) ?? failure('loyalty.orderGone')
}
