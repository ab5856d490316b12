import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure, type FieldFailure } from '../../../kernel/failure/failure.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { drawForShipment, shipmentRefusal } from '../../credit/server/public.ts'
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
  orderSold,
  orderTimeLimit,
} from '../../order/server/public.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { transportFaults } from '../rules/check-transport.ts'
import { partFault } from '../rules/check-part.ts'
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
 * shipments are being made ready. Refusals: `order.orderGone`, `api.stale`; all that is wrong with the transport and the lines at once,
 * a line under `lines.<its place>.number`.
 */
export async function createShipment(tx: Transaction, wanted: CreateShipmentInput): Promise<string | Failure> {
  const shippable = await lockShippableOrder(tx, wanted.orderSn, { storeIds: wanted.storeIds })
  if (!shippable) return failure('order.orderGone')
  const { order } = shippable
  if (wanted.expectedVersion !== undefined && wanted.expectedVersion !== order.version) return failure('api.stale')
  if (!canShip(order)) return failure('fulfilment.cannotShip')
  const { act, transport } = wanted
  const read = await partsOf(tx, shippable, wanted)
  if (isFailure(read)) return read
  const { parts } = read
  const wrong = [
    ...transportFaults(transport).map(({ field, word }) => [field, { code: `fulfilment.${word}`, facts: {} }] as const),
    ...read.wrong,
  ]
  const [first] = wrong
  if (first) return failure(first[1].code, first[1].facts, { errors: Object.fromEntries(wrong) })
  if (parts.length === 0) return failure('fulfilment.nothingToShip', {}, { field: 'lines' })
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
  const held = await shipmentRefusal(tx, order.orderSn, act.now)
  if (held) return held
  const autoReceiveAt = daysLater(act.now, await orderTimeLimit(tx, 'transitDays'))
  const moved = await moveShipment(tx, shipment, { event: 'ship', who: 'store', act, frozen: order.frozen, autoReceiveAt })
  if (isFailure(moved)) return moved
  await addTrace(tx, shipment.shipmentId, { at: act.now, event: 'shipped' })
  await schedule(tx, { entity: 'shipment', entityId: shipment.shipmentSn, event: 'autoReceive', dueAt: autoReceiveAt })
  const payload = { orderSn: order.orderSn, shipmentSn: shipment.shipmentSn, memberId: order.memberId, storeId: order.storeId }
  await emit(tx, { event: 'order.shipped', key: order.orderSn, payload })
  const state = await recordShipped(tx, shippable, parts, { act, autoReceiveAt })
  if (isFailure(state)) return state
  const worth = await worthOf(tx, shippable, parts)
  await drawForShipment(tx, { orderSn: order.orderSn, shipmentSn: shipment.shipmentSn, ...worth, act })
  return order.orderSn
}

/** What a shipment is worth of its order, by what was paid for the lines; all of it when nothing is left to ship. */
async function worthOf(
  tx: Transaction,
  { order, lines }: ShippableOrder,
  parts: readonly OrderLineQuantity[],
): Promise<{ part: bigint; whole: bigint }> {
  const sent = (line: { orderLineId: number }) => parts.find((part) => part.orderLineId === line.orderLineId)?.number ?? 0n
  if (lines.every((line) => remainingToShip(line) === sent(line))) return { part: 1n, whole: 1n }
  const sold = (await orderSold(tx, order.orderSn, { anyone: true }))?.lines ?? []
  const paid = sold.map((line) => ({ net: line.subtotal - line.discount, number: line.number, sent: sent(line) }))
  const whole = paid.reduce((sum, line) => sum + line.net, 0n)
  const part = paid.reduce((sum, line) => sum + divideHalfUp(line.net * line.sent, line.number), 0n)
  return { part, whole: whole > 0n ? whole : 1n }
}

type ReadParts = { readonly parts: readonly OrderLineQuantity[]; readonly wrong: readonly (readonly [field: string, FieldFailure])[] }

async function partsOf(tx: Transaction, { order, lines }: ShippableOrder, wanted: CreateShipmentInput): Promise<ReadParts | Failure> {
  const ready = await preparedByLine(tx, order.orderId)
  const parts: OrderLineQuantity[] = []
  const wrong: [string, FieldFailure][] = []
  for (const [place, asked] of wanted.lines.entries()) {
    const line = lines.find((one) => one.orderLineId === asked.orderProductId)
    if (!line) return failure('order.lineNotInOrder', {}, { field: 'lines' })
    if (wanted.lines.findIndex((one) => one.orderProductId === asked.orderProductId) < place)
      return failure('fulfilment.twiceSameLine', {}, { field: 'lines' })
    const most = remainingToShip(line) - (ready.get(line.orderLineId) ?? 0n)
    const fault = partFault(asked.number, most, line.decimals)
    const number = parseQuantity(asked.number, line.decimals) ?? 0n
    if (fault) {
      const facts = { goods: nameOf(line, wanted.lang), max: quantityText(most, line.decimals), unit: unitOf(line.unitCode)[wanted.lang] }
      wrong.push([`lines.${place}.number`, { code: `fulfilment.${fault}`, facts }])
    } else if (number > 0n) parts.push({ orderLineId: line.orderLineId, number })
  }
  return { parts, wrong }
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
