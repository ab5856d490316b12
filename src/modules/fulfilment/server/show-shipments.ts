import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import {
  findOrderHeader,
  shippableLines,
  type OrderHeader,
  type ShippableLine,
  type OrderLineQuantity,
  type OrderScope,
} from '../../order/server/public.ts'
import type { ShipmentView } from '../endpoints.ts'
import { openStates, shipmentMachine } from '../rules/shipment-machine.ts'
import { fulfilmentMessages } from '../messages.ts'
import { certificatesOfShipments } from './certificates/certificate-repository.ts'
import type { CarrierEvent } from '../rules/carrier-trace.ts'
import { trackingByShipment, trackingEventsByShipment, type Tracking } from './tracking/tracking-repository.ts'
import { trackingView } from './tracking/tracking-view.ts'
import { linesByShipment, shipmentsOf, tracesByShipment, type Shipment, type ShipmentTrace } from './shipment-repository.ts'

export type ShipmentViewOptions = { readonly viewer: 'buyer' | 'store'; readonly lang: Language }
export type ShipmentsView = { orderSn: string; orderVersion: number; shipments: ShipmentView[] }

/** The shipments of one order of a scope with their timelines. */
export async function showShipments(
  db: Queryable,
  orderSn: string,
  scope: OrderScope,
  seen: ShipmentViewOptions,
): Promise<ShipmentsView | Failure> {
  const order = await findOrderHeader(db, orderSn, scope)
  if (!order) return failure('order.orderGone')
  const shipments = await shipmentsOf(db, order.orderId)
  // What is being made ready is the store's business until it leaves.
  const shown =
    seen.viewer === 'store' ? shipments : shipments.filter((shipment) => shipment.state !== 'PREPARING' && shipment.state !== 'VOID')
  const ids = shown.map((shipment) => shipment.shipmentId)
  const [lines, parts, traces] = [await shippableLines(db, order.orderId), await linesByShipment(db, ids), await tracesByShipment(db, ids)]
  const certificates = await certificatesOfShipments(db, ids)
  const [trackings, events] = [await trackingByShipment(db, ids), await trackingEventsByShipment(db, ids)]
  return {
    orderSn: order.orderSn,
    orderVersion: order.version,
    shipments: shown.map((shipment) =>
      shipmentViewOf(shipment, {
        order,
        lines,
        parts: parts.get(shipment.shipmentId) ?? [],
        certificates: certificates.filter((one) => one.shipmentId === shipment.shipmentId).length,
        traces: traces.get(shipment.shipmentId) ?? [],
        tracking: trackings.get(shipment.shipmentId) ?? null,
        events: events.get(shipment.shipmentId) ?? [],
        seen,
      }),
    ),
  }
}

type Around = {
  order: OrderHeader
  lines: readonly ShippableLine[]
  parts: readonly OrderLineQuantity[]
  certificates: number
  traces: readonly ShipmentTrace[]
  tracking: Tracking | null
  events: readonly CarrierEvent[]
  seen: ShipmentViewOptions
}

function shipmentViewOf(shipment: Shipment, around: Around): ShipmentView {
  const { lang } = around.seen
  const time = (at: Date | null) => (at === null ? null : at.toISOString())
  const { kind, carrierName, trackingNo, plateNo, driverName, driverPhone, remark } = shipment
  return {
    shipmentSn: shipment.shipmentSn,
    orderSn: shipment.orderSn,
    state: shipment.state,
    stateText: translate(lang, fulfilmentMessages)(shipment.state),
    kind,
    carrierName,
    trackingNo,
    plateNo,
    driverName,
    driverPhone,
    remark,
    createTime: shipment.createdAt.toISOString(),
    shipTime: time(shipment.shippedAt),
    arriveTime: time(shipment.arrivedAt),
    receiveTime: time(shipment.receivedAt),
    autoReceiveTime: openStates.includes(shipment.state) ? time(shipment.autoReceiveAt) : null,
    lines: around.parts.flatMap((part) => lineViewOf(part, around.lines, lang)),
    certificates: around.certificates,
    tracking: trackingView(shipment, around.tracking, lang),
    traces: timeline(shipment, around),
    version: shipment.version,
    can: shipmentMachine
      .allowedActions(shipment.state, around.seen.viewer, around.order.frozen ? ['frozen'] : [])
      .filter((event) => offered.includes(event)),
  }
}

/** The supplier's lines and the carrier's, newest first. */
function timeline(shipment: Shipment, { traces, events, seen }: Around): ShipmentView['traces'] {
  const own = traces.map(({ at, place, ...line }) => ({ at, place, text: traceText({ at, place, ...line }, shipment, seen.lang) }))
  return [...own, ...events]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, text, place }) => ({ at: at.toISOString(), text, place }))
}

// Weighing and refusal at the door have no command yet.
const offered: readonly string[] = ['ship', 'void', 'arrive', 'receive']

function lineViewOf(part: OrderLineQuantity, lines: readonly ShippableLine[], lang: Language): ShipmentView['lines'] {
  const line = lines.find((one) => one.orderLineId === part.orderLineId)
  if (!line) return []
  return [
    {
      orderProductId: line.orderLineId,
      goodsName: lang === 'en' ? line.nameEn : line.nameZh,
      specText: lang === 'en' ? line.specEn : line.specZh,
      materialCode: line.materialCode,
      goodsImage: line.image,
      number: quantityNumber(part.number, line.decimals),
      unitName: unitOf(line.unitCode)[lang],
    },
  ]
}

function traceText(line: ShipmentTrace, by: Shipment, lang: Language): string {
  const say = translate(lang, fulfilmentMessages)
  switch (line.event) {
    case 'note':
      return line.note
    case 'prepared':
      return say('tracePrepared')
    case 'arrived':
      return say('traceArrived')
    case 'received':
      return say('traceReceived')
    case 'autoReceived':
      return say('traceAutoReceived')
    case 'void':
      return say('traceVoid')
    case 'shipped':
      if (by.kind === 'PICKUP') return say('tracePickup')
      return by.kind === 'TRUCK'
        ? say('traceTruck', { plate: by.plateNo, driver: by.driverName })
        : say('traceShippedBy', { carrier: by.carrierName, number: by.trackingNo })
  }
}
