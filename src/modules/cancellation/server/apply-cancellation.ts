import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { cancelTimers } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import {
  cancelOrderParts,
  countOrderCase,
  lockPayOrderOf,
  lockShippableOrder,
  logOrderMoves,
  type OrderScope,
  type PayOrder,
  type ShippableOrder,
} from '../../order/server/public.ts'
import { refundOrder } from '../../payment/server/public.ts'
import { giveBackFixedPrices } from '../../pricing/server/public.ts'
import { voidPreparedShipments } from '../../fulfilment/server/public.ts'
import { cancellationMessages } from '../messages.ts'
import type { GivenBack } from '../rules/given-back.ts'
import { moveCancellation, noteRefundNumbers, openRefunds, type Cancellation } from './cancellation-repository.ts'
import { moneyOrder, type MoneyOrder } from './order-money-repository.ts'

export type LockedForMoney = { readonly payOrder: PayOrder; readonly shippable: ShippableOrder; readonly order: MoneyOrder }

/** Locks an order of a scope to cut or price it: its checkout first, as everybody does. Refusals: `order.orderGone`, `api.stale`. */
export async function lockForMoney(
  tx: Transaction,
  wanted: { readonly orderSn: string; readonly scope: OrderScope; readonly expectedVersion?: number },
): Promise<LockedForMoney | Failure> {
  if (!(await moneyOrder(tx, wanted.orderSn, wanted.scope))) return failure('order.orderGone')
  const payOrder = await lockPayOrderOf(tx, wanted.orderSn, null)
  const shippable = payOrder && (await lockShippableOrder(tx, wanted.orderSn, wanted.scope))
  const order = shippable && (await moneyOrder(tx, wanted.orderSn, wanted.scope))
  if (!order) return failure('order.orderGone')
  if (wanted.expectedVersion !== undefined && wanted.expectedVersion !== order.version) return failure('api.stale')
  return { payOrder, shippable, order }
}

export type CancellationEffect = {
  readonly back: GivenBack
  readonly who: 'buyer' | 'store' | 'platform' | 'system'
  /** The case was counted when it was opened: REQUEST or SHORT that had to be answered. */
  readonly wasOpen: boolean
  readonly act: ActorContext
}

/**
 * An agreed cancellation takes effect: the goods leave the order, their stock is free, the money goes back through the payments that
 * paid it, and with all of an order its coupons and fixed prices come back. Refusals roll everything back.
 */
export async function applyCancellation(
  tx: Transaction,
  { shippable, order }: LockedForMoney,
  of: Cancellation,
  { back, who, wasOpen, act }: CancellationEffect,
): Promise<Cancellation | Failure> {
  const freezes = wasOpen && of.kind === 'REQUEST'
  if (wasOpen) {
    await countOrderCase(tx, shippable.order.orderId, { change: -1, ...(freezes ? { frozen: false } : {}) })
    await logOrderMoves(tx, [shippable.order], { event: 'endCase', reason: of.answer, act })
    await cancelTimers(tx, { entity: 'cancellation', entityId: of.cancellationId })
  }
  const freed = { ...shippable, order: { ...shippable.order, frozen: freezes ? false : shippable.order.frozen } }
  const state = await cancelOrderParts(tx, freed, { parts: back.parts, freight: back.freight, who, reason: of.reason, act })
  if (isFailure(state)) return state
  if (state === 'CLOSED') {
    const closed = await giveBackAll(tx, order, act)
    if (isFailure(closed)) return closed
  } else if (back.goods > 0n) {
    const payload = { orderSn: order.orderSn, refundSn: `cancellation ${of.cancellationId}`, goodsAmount: String(back.goods) }
    await emit(tx, { event: 'cancellation.partCancelled', key: order.orderSn, payload })
  }
  return giveBackMoney(tx, of, back, act)
}

/** All of an order is off: what it used may be used again. */
async function giveBackAll(tx: Transaction, order: MoneyOrder, act: ActorContext): Promise<true | Failure> {
  const voided = await voidPreparedShipments(tx, order.orderId, act)
  if (isFailure(voided)) return voided
  await giveBackFixedPrices(tx, [order.orderSn], act)
  return true
}

async function giveBackMoney(tx: Transaction, of: Cancellation, back: GivenBack, act: ActorContext): Promise<Cancellation | Failure> {
  const fen = back.goods + back.freight
  // Goods that cost nothing after coupons: nothing is on its way.
  if (fen === 0n) return moveCancellation(tx, of, { event: 'refunded', who: 'system', answer: '', act })
  const reason = translate('zh', cancellationMessages)('refundReason', { orderSn: of.orderSn })
  const reference = `cancellation ${of.cancellationId}`
  const refunds = await refundOrder(tx, { paySn: of.paySn, orderSn: of.orderSn, fen, reason, reference }, act)
  if (isFailure(refunds)) return refunds
  const numbers = refunds.map((refund) => refund.outRefundNo)
  await noteRefundNumbers(tx, of, numbers)
  // What was paid from the balance is there already.
  if ((await openRefunds(tx, numbers)) === 0) return moveCancellation(tx, of, { event: 'refunded', who: 'system', answer: '', act })
  return { ...of, refundNumbers: numbers }
}
