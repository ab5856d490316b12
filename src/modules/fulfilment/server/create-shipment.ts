import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { dayCode, daysLater } from '../../order/rules/order-times.ts'
import {
  remainingToShip,
  canShip,
  recordShipped,
  type OrderLineQuantity,
  lockShippableOrder,
  type ShippableLine,
  type ShippableOrder,
  orderTimeLimit,
} from '../../order/server/public.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { transportRefusal } from '../rules/check-transport.ts'
import {
  addShipment,
  linesByShipment,
  lockShipments,
  moveShipment,
  addTrace,
  type Shipment,
  type Transport,
} from './shipment-repository.ts'

export type CreateShipmentInput = {
  readonly orderSn: string
  readonly expectedVersion?: number
  readonly storeIds: readonly number[]
  readonly transport: Transport
  readonly lines: readonly { readonly orderProductId: number; readonly number: string }[]
  readonly prepareOnly: boolean
  readonly lang: Language
  readonly act: ActorContext
}

/**
 * Ships an order or a part of it (flows.md F1): shipped quantities never pass what was ordered, counting what other
 * shipments are being made ready. Refusals: `order.orderGone`, `api.stale`, the transport's, the lines'.
 */
export async function createShipment(tx: Transaction, wanted: CreateShipmentInput): Promise<string | Failure> {
  const noTransport = transportRefusal(wanted.transport)
  if (noTransport) return noTransport
  const shippable = await lockShippableOrder(tx, wanted.orderSn, { storeIds: wanted.storeIds })
  if (!shippable) return failure('order.orderGone')
  const { order } = shippable
  if (wanted.expectedVersion !== undefined && wanted.expectedVersion !== order.version) return failure('api.stale')
  if (!canShip(order)) return failure('fulfilment.cannotShip')
  const parts = await partsOf(tx, shippable, wanted)
  if (isFailure(parts)) return parts
  const { act, transport } = wanted
  const shipment = await addShipment(tx, {
    dayCode: dayCode(act.now),
    orderId: order.orderId,
    orderSn: order.orderSn,
    storeId: order.storeId,
    memberId: order.memberId,
    transport,
    parts,
    now: act.now,
  })
  await addTrace(tx, shipment.shipmentId, { at: act.now, event: 'prepared' })
  if (wanted.prepareOnly) return order.orderSn
  return dispatchShipment(tx, shippable, shipment, { parts, act })
}

/** A shipment that is ready leaves: it, its order and the stock move together. */
export async function dispatchShipment(
  tx: Transaction,
  shippable: ShippableOrder,
  shipment: Shipment,
  sent: { parts: readonly OrderLineQuantity[]; act: ActorContext },
): Promise<string | Failure> {
  const { order } = shippable
  const { act, parts } = sent
  const autoReceiveAt = daysLater(act.now, await orderTimeLimit(tx, 'transitDays'))
  const moved = await moveShipment(tx, shipment, { event: 'ship', who: 'store', act, frozen: order.frozen, autoReceiveAt })
  if (isFailure(moved)) return moved
  await addTrace(tx, shipment.shipmentId, { at: act.now, event: 'shipped' })
  await schedule(tx, { entity: 'shipment', entityId: shipment.shipmentSn, event: 'autoReceive', dueAt: autoReceiveAt })
  const payload = { orderSn: order.orderSn, shipmentSn: shipment.shipmentSn, memberId: order.memberId, storeId: order.storeId }
  await emit(tx, { event: 'order.shipped', key: order.orderSn, payload })
  const state = await recordShipped(tx, shippable, parts, { act, autoReceiveAt })
  return isFailure(state) ? state : order.orderSn
}

async function partsOf(
  tx: Transaction,
  { order, lines }: ShippableOrder,
  wanted: CreateShipmentInput,
): Promise<OrderLineQuantity[] | Failure> {
  const ready = await preparedByLine(tx, order.orderId)
  const parts: OrderLineQuantity[] = []
  for (const asked of wanted.lines) {
    const line = lines.find((one) => one.orderLineId === asked.orderProductId)
    if (!line) return failure('order.lineNotInOrder', {}, { field: 'lines' })
    if (parts.some((part) => part.orderLineId === line.orderLineId)) return failure('fulfilment.twiceSameLine', {}, { field: 'lines' })
    const number = parseQuantity(asked.number, line.decimals)
    if (number === undefined) return failure('fulfilment.badNumber', { goods: nameOf(line, wanted.lang) }, { field: 'lines' })
    const most = remainingToShip(line) - (ready.get(line.orderLineId) ?? 0n)
    if (number > most) {
      const facts = { goods: nameOf(line, wanted.lang), max: quantityText(most, line.decimals), unit: unitOf(line.unitCode)[wanted.lang] }
      return failure('fulfilment.aboveOrdered', facts, { field: 'lines' })
    }
    if (number > 0n) parts.push({ orderLineId: line.orderLineId, number })
  }
  return parts.length > 0 ? parts : failure('fulfilment.nothingToShip', {}, { field: 'lines' })
}

const nameOf = (line: ShippableLine, lang: Language) => (lang === 'en' ? line.nameEn : line.nameZh)

/** What shipments that are being made ready take of each line of a locked order. */
export async function preparedByLine(tx: Transaction, orderId: number): Promise<Map<number, bigint>> {
  const preparing = (await lockShipments(tx, orderId)).filter((shipment) => shipment.state === 'PREPARING')
  const ready = new Map<number, bigint>()
  for (const parts of (
    await linesByShipment(
      tx,
      preparing.map((shipment) => shipment.shipmentId),
    )
  ).values()) {
    for (const part of parts) ready.set(part.orderLineId, (ready.get(part.orderLineId) ?? 0n) + part.number)
  }
  return ready
}
