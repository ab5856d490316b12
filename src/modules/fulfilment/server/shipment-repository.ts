import { transition } from '../../../kernel/state-machine/transition.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { type OrderLineQuantity } from '../../order/server/public.ts'
import type { ShipmentKind } from '../endpoints.ts'
import { shipmentMachine, type ShipmentEvent, type ShipmentState, type ShipmentActorKind } from '../rules/shipment-machine.ts'

export type Transport = {
  readonly kind: ShipmentKind
  readonly carrierName: string
  readonly trackingNo: string
  readonly plateNo: string
  readonly driverName: string
  readonly driverPhone: string
  readonly remark: string
}
export type Shipment = Transport & {
  readonly shipmentId: number
  readonly shipmentSn: string
  readonly orderId: number
  readonly orderSn: string
  readonly state: ShipmentState
  readonly version: number
  readonly createdAt: Date
  readonly shippedAt: Date | null
  readonly arrivedAt: Date | null
  readonly receivedAt: Date | null
  readonly autoReceiveAt: Date | null
}

const columns = `shipment_id AS "shipmentId", shipment_sn AS "shipmentSn", order_id AS "orderId", order_sn AS "orderSn", state, version, kind,
  carrier_name AS "carrierName", tracking_no AS "trackingNo", plate_no AS "plateNo", driver_name AS "driverName", driver_phone AS "driverPhone",
  remark, created_at AS "createdAt", shipped_at AS "shippedAt", arrived_at AS "arrivedAt", received_at AS "receivedAt", auto_receive_at AS "autoReceiveAt"`
const ofOrder = { name: 'fulfilment.ofOrder', text: `SELECT ${columns} FROM shipment WHERE order_id = $1 ORDER BY shipment_id` }
const lockOfOrder = {
  name: 'fulfilment.lockOfOrder',
  text: `SELECT ${columns} FROM shipment WHERE order_id = $1 ORDER BY shipment_id FOR UPDATE`,
}
const orderSnOf = { name: 'fulfilment.orderSnOf', text: `SELECT order_sn AS "orderSn" FROM shipment WHERE shipment_sn = $1` }
const insert = {
  name: 'fulfilment.insert',
  text: `WITH made AS (
      INSERT INTO shipment (shipment_sn, order_id, order_sn, store_id, member_id, state, kind, carrier_name, tracking_no, plate_no, driver_name, driver_phone, remark, created_at)
      VALUES ('F' || $1 || lpad(nextval('shipment_number')::text, 8, '0'), $2, $3, $4, $5, 'PREPARING', $6, $7, $8, $9, $10, $11, $12, $13)
      RETURNING *),
    lines AS (
      INSERT INTO shipment_line (shipment_id, order_line_id, number)
      SELECT made.shipment_id, part."orderLineId", part.number FROM made, json_to_recordset($14::json) AS part("orderLineId" bigint, number bigint))
    SELECT ${columns} FROM made`,
}
const move = {
  name: 'fulfilment.move',
  text: `UPDATE shipment SET state = $2, version = version + 1,
           shipped_at = CASE WHEN $2 = 'SHIPPED' THEN $5 ELSE shipped_at END,
           arrived_at = CASE WHEN $2 = 'ARRIVED' THEN $5 ELSE arrived_at END,
           received_at = CASE WHEN $2 = 'RECEIVED' THEN $5 ELSE received_at END,
           auto_receive_at = coalesce($6, auto_receive_at)
         WHERE shipment_id = $1 AND state = ANY($3) AND version = $4`,
}
const postpone = {
  name: 'fulfilment.postpone',
  text: `UPDATE shipment SET auto_receive_at = $2, version = version + 1 WHERE shipment_id = $1`,
}
const linesOf = {
  name: 'fulfilment.lines',
  text: `SELECT shipment_id, order_line_id, number FROM shipment_line WHERE shipment_id = ANY($1) ORDER BY order_line_id`,
}
const traceInsert = {
  name: 'fulfilment.traceInsert',
  text: `INSERT INTO shipment_trace (shipment_id, at, event, note, place) VALUES ($1, $2, $3, $4, $5)`,
}
const tracesOf = {
  name: 'fulfilment.traces',
  text: `SELECT shipment_id, at, event, note, place FROM shipment_trace WHERE shipment_id = ANY($1) ORDER BY shipment_trace_id DESC`,
}

/** Shipments of an order whose own row the caller has found within its scope. */
export function shipmentsOf(db: Queryable, orderId: number): Promise<Shipment[]> {
  return rows<Shipment>(db, ofOrder, [orderId])
}

/** Locks the shipments of a locked order. */
export function lockShipments(tx: Transaction, orderId: number): Promise<Shipment[]> {
  return rows<Shipment>(tx, lockOfOrder, [orderId])
}

/** The order that a shipment belongs to, so that it can be locked first; whether it is theirs, the order says. */
export async function orderSnOfShipment(db: Queryable, shipmentSn: string): Promise<string | null> {
  return (await rows<{ orderSn: string }>(db, orderSnOf, [shipmentSn]))[0]?.orderSn ?? null
}

export type NewShipment = {
  readonly dayCode: string
  readonly orderId: number
  readonly orderSn: string
  readonly storeId: number
  readonly memberId: number
  readonly transport: Transport
  readonly parts: readonly OrderLineQuantity[]
  readonly now: Date
}

/** Writes a shipment that is being made ready. */
export async function addShipment(tx: Transaction, made: NewShipment): Promise<Shipment> {
  const { transport: by } = made
  const parts = JSON.stringify(made.parts.map((part) => ({ orderLineId: part.orderLineId, number: String(part.number) })))
  const [row] = await rows<Shipment>(tx, insert, [
    made.dayCode,
    made.orderId,
    made.orderSn,
    made.storeId,
    made.memberId,
    by.kind,
    by.carrierName,
    by.trackingNo,
    by.plateNo,
    by.driverName,
    by.driverPhone,
    by.remark,
    made.now,
    parts,
  ])
  if (!row) throw new Error('an insert returned no row')
  return row
}

export type ShipmentMove = {
  readonly event: ShipmentEvent
  readonly who: ShipmentActorKind
  readonly act: ActorContext
  readonly frozen: boolean
  readonly autoReceiveAt?: Date
}

/** Moves a locked shipment by its machine, with its audit row. */
export async function moveShipment(tx: Transaction, shipment: Shipment, shipmentMove: ShipmentMove): Promise<ShipmentState | Failure> {
  const { event, who, act, frozen, autoReceiveAt = null } = shipmentMove
  const { shipmentId, shipmentSn, state, version } = shipment
  const done = await transition(tx, {
    machine: shipmentMachine,
    event,
    who,
    from: state,
    sideStates: frozen ? ['frozen'] : [],
    update: async (to, sources) => (await execute(tx, move, [shipmentId, to, sources, version, act.now, autoReceiveAt])) > 0,
    audit: { act, action: `shipment.${event}`, entity: 'shipment', entityId: shipmentSn },
  })
  return isFailure(done) ? done : done.to
}

/** Sets a later moment of automatic receipt. */
export async function postponeAutoReceipt(tx: Transaction, shipment: Shipment, until: Date): Promise<void> {
  await execute(tx, postpone, [shipment.shipmentId, until])
}

/** Lines by shipment id, in steps of the order line's unit. */
export async function linesByShipment(db: Queryable, shipmentIds: readonly number[]): Promise<Map<number, OrderLineQuantity[]>> {
  type Row = { shipment_id: number; order_line_id: number; number: number | bigint }
  const found = shipmentIds.length === 0 ? [] : await rows<Row>(db, linesOf, [shipmentIds])
  const parts = found.map((row) => ({ shipmentId: row.shipment_id, orderLineId: row.order_line_id, number: BigInt(row.number) }))
  return Map.groupBy(parts, (part) => part.shipmentId)
}

export type ShipmentTraceEvent = 'prepared' | 'shipped' | 'arrived' | 'received' | 'autoReceived' | 'void' | 'note'
export type ShipmentTrace = {
  readonly shipment_id: number
  readonly at: Date
  readonly event: ShipmentTraceEvent
  readonly note: string
  readonly place: string
}

/** Adds a line to the timeline of a shipment. */
export async function addTrace(
  tx: Transaction,
  shipmentId: number,
  line: { at: Date; event: ShipmentTraceEvent; note?: string; place?: string },
): Promise<void> {
  await execute(tx, traceInsert, [shipmentId, line.at, line.event, line.note ?? '', line.place ?? ''])
}

/** Timelines by shipment id, newest line first. */
export async function tracesByShipment(db: Queryable, shipmentIds: readonly number[]): Promise<Map<number, ShipmentTrace[]>> {
  return Map.groupBy(shipmentIds.length === 0 ? [] : await rows<ShipmentTrace>(db, tracesOf, [shipmentIds]), (line) => line.shipment_id)
}
