import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'
import { shipStock } from '../../../inventory/server/public.ts'
import { orderMachine, type OrderState } from '../../rules/order-machine.ts'
import { daysLater } from '../../rules/order-times.ts'
import { stockOfLinePart } from '../../rules/partial-line-stock.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { logOrderMoves, moveOrders, type LockedOrder } from './order-repository.ts'
import type { ShippableLine, ShippableOrder } from './shippable-order.ts'
import { orderTimeLimit } from './order-time-limits.ts'

/** So many steps of an order line's unit. */
export type OrderLineQuantity = { readonly orderLineId: number; readonly number: bigint }

const addShipped = {
  name: 'order.addShipped',
  text: `UPDATE order_line SET shipped = shipped + part.number FROM json_to_recordset($2::json) AS part("orderLineId" bigint, number bigint)
         WHERE order_id = $1 AND order_line_id = part."orderLineId" AND shipped + part.number + cancelled <= order_line.number`,
}
const openShipment = {
  name: 'order.openShipment',
  text: `UPDATE orders SET shipments_open = shipments_open + 1, auto_receive_at = greatest(auto_receive_at, $2) WHERE order_id = $1`,
}
const addReceived = {
  name: 'order.addReceived',
  text: `UPDATE order_line SET received = received + part.number FROM json_to_recordset($2::json) AS part("orderLineId" bigint, number bigint)
         WHERE order_id = $1 AND order_line_id = part."orderLineId" AND received + part.number <= shipped`,
}
const closeShipment = {
  name: 'order.closeShipment',
  text: `UPDATE orders SET shipments_open = shipments_open - 1, version = version + $2 WHERE order_id = $1`,
}
const extend = {
  name: 'order.extendReceive',
  text: `UPDATE orders SET receive_extended = true, auto_receive_at = $2, version = version + 1 WHERE order_id = $1`,
}

const partsJson = (parts: readonly OrderLineQuantity[]) =>
  JSON.stringify(parts.map((part) => ({ orderLineId: part.orderLineId, number: String(part.number) })))
const partOf = (parts: readonly OrderLineQuantity[], line: ShippableLine) =>
  parts.find((part) => part.orderLineId === line.orderLineId)?.number ?? 0n

/** What is left of a line to ship. */
export function remainingToShip(line: ShippableLine): bigint {
  return line.number - line.cancelled - line.shipped
}

/** True when the store may ship from the order now, by its machine. */
export function canShip(order: LockedOrder): boolean {
  return !isFailure(orderMachine.next(order.state, 'shipRest', 'store', order.frozen ? ['frozen'] : []))
}

/**
 * A shipment of a locked order leaves: shipped quantities grow, held stock becomes sold, the order moves to
 * PARTIALLY_SHIPPED or SHIPPED. More than is left is refused (`api.stale`): the caller has said which line before.
 */
export async function recordShipped(
  tx: Transaction,
  { order, lines }: ShippableOrder,
  parts: readonly OrderLineQuantity[],
  sent: { act: ActorContext; autoReceiveAt: Date },
): Promise<OrderState | Failure> {
  const { act, autoReceiveAt } = sent
  if ((await execute(tx, addShipped, [order.orderId, partsJson(parts)])) !== parts.length) return failure('api.stale')
  const rest = lines.some((line) => remainingToShip(line) > partOf(parts, line))
  const state = await moveOrders(tx, [order], { event: rest ? 'shipPart' : 'shipRest', who: 'store', act })
  if (isFailure(state)) return state
  await execute(tx, openShipment, [order.orderId, autoReceiveAt])
  const needs = lines.map((line) => ({
    productId: line.productId,
    number: stockOfLinePart(line, line.shipped + partOf(parts, line)) - stockOfLinePart(line, line.shipped),
  }))
  await shipStock(
    tx,
    order.orderSn,
    needs.filter((need) => need.number > 0n),
  )
  return state
}

/**
 * A shipment of a locked order was received. The last one of a fully shipped order completes it and opens the evaluation
 * window; `order.completed` is emitted.
 */
export async function recordReceived(
  tx: Transaction,
  order: LockedOrder,
  parts: readonly OrderLineQuantity[],
  by: { who: 'buyer' | 'system'; act: ActorContext },
): Promise<OrderState | Failure> {
  if ((await execute(tx, addReceived, [order.orderId, partsJson(parts)])) !== parts.length) return failure('api.stale')
  const completes = order.state === 'SHIPPED' && order.shipmentsOpen === 1
  await execute(tx, closeShipment, [order.orderId, completes ? 0 : 1])
  if (!completes) {
    await logOrderMoves(tx, [order], { event: 'receive', act: by.act })
    return order.state
  }
  return completeOrder(tx, order, by)
}

/** Everything of a shipped, locked order was received: it is completed, and the evaluation window opens. */
export async function completeOrder(
  tx: Transaction,
  order: LockedOrder,
  { who, act }: { who: 'buyer' | 'system'; act: ActorContext },
): Promise<OrderState | Failure> {
  const state = await moveOrders(tx, [order], {
    event: 'receiveAll',
    who,
    act,
    evaluateUntil: daysLater(act.now, await orderTimeLimit(tx, 'evaluateDays')),
  })
  if (!isFailure(state))
    await emit(tx, {
      event: 'order.completed',
      key: order.orderSn,
      payload: { orderSn: order.orderSn, memberId: order.memberId, storeId: order.storeId },
    })
  return state
}

/** The buyer postpones the automatic receipt, once per order. */
export async function recordReceiptExtension(tx: Transaction, order: LockedOrder, until: Date, act: ActorContext): Promise<void> {
  await execute(tx, extend, [order.orderId, until])
  await logOrderMoves(tx, [order], { event: 'extendReceive', act })
}
