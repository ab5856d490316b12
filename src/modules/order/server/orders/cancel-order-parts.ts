import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { releaseStock, releaseStockPart } from '../../../inventory/server/public.ts'
import type { OrderState } from '../../rules/order-machine.ts'
import { stockOfLinePart } from '../../rules/partial-line-stock.ts'
import { closeOrder } from './order-case.ts'
import { logOrderMoves, moveOrders } from './order-repository.ts'
import { completeOrder, remainingToShip, type OrderLineQuantity } from './record-shipped-quantities.ts'
import type { ShippableOrder } from './shippable-order.ts'

/** Goods of a line that are not shipped any more, and what is given back for them in fen. */
export type CancelledPart = OrderLineQuantity & { readonly fen: bigint }
export type CancelledGoods = {
  readonly parts: readonly CancelledPart[]
  /** Freight that is given back besides. */
  readonly freight: bigint
  readonly who: 'buyer' | 'store' | 'platform' | 'system'
  readonly reason: string
  readonly act: ActorContext
}

const addCancelled = {
  name: 'order.addCancelled',
  text: `UPDATE order_line SET cancelled = cancelled + part.number, cancelled_amount = cancelled_amount + part.fen
         FROM json_to_recordset($2::json) AS part("orderLineId" bigint, number bigint, fen bigint)
         WHERE order_id = $1 AND order_line_id = part."orderLineId" AND shipped + cancelled + part.number <= order_line.number`,
}
const addGivenBack = {
  name: 'order.addGivenBack',
  text: `UPDATE orders SET given_back = given_back + $2, version = version + $3 WHERE order_id = $1`,
}
const countCase = {
  name: 'order.countCase',
  text: `UPDATE orders SET open_cases = open_cases + $2, version = version + 1, frozen = coalesce($3, frozen) WHERE order_id = $1`,
}

const awaitTeam = {
  name: 'order.awaitTeam',
  text: `UPDATE orders SET awaits_team = $2, frozen = $2, version = version + 1 WHERE order_sn = $1 AND awaits_team <> $2`,
}

export type OrderCaseChange = {
  /** A case begins (1), ends (-1) or goes on (0). */
  readonly change: 1 | -1 | 0
  /** Whether the order is kept from being shipped and received now; without it that stays as it is. */
  readonly frozen?: boolean
}

/** Notes on a locked order that a case about it begins, ends or goes on. */
export async function countOrderCase(tx: Transaction, orderId: number, { change, frozen }: OrderCaseChange): Promise<void> {
  await execute(tx, countCase, [orderId, change, frozen ?? null])
}

/** An order waits for its team, paid or not, and is not shipped meanwhile; or its team is complete. */
export async function setAwaitsTeam(tx: Transaction, orderSn: string, awaits: boolean): Promise<void> {
  await execute(tx, awaitTeam, [orderSn, awaits])
}

/**
 * Takes goods that have not left out of a locked paid order: their stock is free again. With nothing left to ship the order moves on:
 * CLOSED where nothing was shipped, else SHIPPED, and COMPLETED when all of that was received. The money is the caller's.
 * More than is left is refused (`api.stale`), as is an order that is not waiting to be shipped.
 */
export async function cancelOrderParts(tx: Transaction, shippable: ShippableOrder, gone: CancelledGoods): Promise<OrderState | Failure> {
  const { order, lines } = shippable
  if (order.state !== 'PENDING_SHIPMENT' && order.state !== 'PARTIALLY_SHIPPED') return failure('api.stale')
  const { parts } = gone
  const list = JSON.stringify(parts.map(({ orderLineId, number, fen }) => ({ orderLineId, number: String(number), fen: String(fen) })))
  if ((await execute(tx, addCancelled, [order.orderId, list])) !== parts.length) return failure('api.stale')
  const partOf = (orderLineId: number) => parts.find((part) => part.orderLineId === orderLineId)?.number ?? 0n
  const rest = lines.some((line) => remainingToShip(line) > partOf(line.orderLineId))
  await execute(tx, addGivenBack, [order.orderId, parts.reduce((sum, { fen }) => sum + fen, gone.freight), rest ? 1 : 0])
  const state = rest ? await keepShipping(tx, shippable, gone) : await endShipping(tx, shippable, gone)
  if (isFailure(state)) return state
  await emit(tx, { event: 'order.linesCancelled', key: order.orderSn, payload: { orderSnList: [order.orderSn] } })
  if (state === 'CLOSED') {
    await releaseStock(tx, order.orderSn)
    return state
  }
  const needs = lines.map((line) => {
    const left = line.number - line.cancelled
    return { productId: line.productId, number: stockOfLinePart(line, left) - stockOfLinePart(line, left - partOf(line.orderLineId)) }
  })
  await releaseStockPart(
    tx,
    order.orderSn,
    needs.filter((need) => need.number > 0n),
  )
  return state
}

async function keepShipping(tx: Transaction, { order }: ShippableOrder, { act, reason }: CancelledGoods): Promise<OrderState> {
  await logOrderMoves(tx, [order], { event: 'cancelLines', act, reason })
  return order.state
}

async function endShipping(
  tx: Transaction,
  { order, lines }: ShippableOrder,
  { act, who, reason }: CancelledGoods,
): Promise<OrderState | Failure> {
  if (lines.every((line) => line.shipped === 0n)) return closeOrder(tx, order, { act, reason })
  const state = await moveOrders(tx, [order], { event: 'closeShort', who, act, reason })
  if (isFailure(state) || order.shipmentsOpen > 0) return state
  return completeOrder(tx, { ...order, state, version: order.version + 1 }, { who: 'system', act })
}
