import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { CarrierEvent, TrackingState } from '../../rules/carrier-trace.ts'

/** A shipment of a carrier and what the trace service knows of it. */
export type Tracking = TrackingState & {
  readonly shipmentId: number
  readonly shipmentSn: string
  readonly companyCode: string
  readonly trackingNo: string
  readonly attempts: number
  readonly subscribedAt: Date | null
  readonly endedAt: Date | null
  readonly refused: string
  readonly checkedAt: Date | null
  readonly phone: string
}

const columns = `t.shipment_id AS "shipmentId", s.shipment_sn AS "shipmentSn", t.company_code AS "companyCode", t.tracking_no AS "trackingNo", t.attempts,
  t.subscribed_at AS "subscribedAt", t.ended_at AS "endedAt", t.refused, t.carrier_state AS state, t.last_event_at AS "lastEventAt", t.checked_at AS "checkedAt",
  right(coalesce((SELECT o.receiver ->> 'mobile' FROM orders o WHERE o.order_id = s.order_id), ''), 4) AS phone`
const insert = {
  name: 'fulfilment.trackingInsert',
  text: `INSERT INTO shipment_tracking (shipment_id, company_code, tracking_no, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
}
const bySn = {
  name: 'fulfilment.tracking',
  text: `SELECT ${columns} FROM shipment_tracking t JOIN shipment s USING (shipment_id) WHERE s.shipment_sn = $1`,
}
const lockBySn = { name: 'fulfilment.trackingLock', text: `${bySn.text} FOR UPDATE OF t` }
const byIds = {
  name: 'fulfilment.trackings',
  text: `SELECT ${columns} FROM shipment_tracking t JOIN shipment s USING (shipment_id) WHERE t.shipment_id = ANY($1)`,
}
const snOfNumber = {
  name: 'fulfilment.trackedShipments',
  text: `SELECT s.shipment_sn AS "shipmentSn" FROM shipment_tracking t JOIN shipment s USING (shipment_id)
    WHERE t.tracking_no = $1 AND t.company_code = $2 ORDER BY t.shipment_id`,
}
const save = {
  name: 'fulfilment.trackingStand',
  text: `UPDATE shipment_tracking SET carrier_state = $2, last_event_at = $3, checked_at = $4, ended_at = CASE WHEN $5 THEN coalesce(ended_at, $4) ELSE ended_at END WHERE shipment_id = $1`,
}
const tried = {
  name: 'fulfilment.trackingTried',
  text: `UPDATE shipment_tracking SET attempts = attempts + 1, subscribed_at = coalesce(subscribed_at, $2), refused = $3 WHERE shipment_id = $1`,
}
const addAll = {
  name: 'fulfilment.trackingEvents',
  text: `INSERT INTO shipment_tracking_event (shipment_id, at, text, place) SELECT $1, at, text, place
    FROM json_to_recordset($2::json) AS event(at timestamptz, text text, place text) ON CONFLICT DO NOTHING`,
}
const eventsOf = {
  name: 'fulfilment.trackingEventsOf',
  text: `SELECT shipment_id AS "shipmentId", at, text, place FROM shipment_tracking_event WHERE shipment_id = ANY($1) ORDER BY at DESC, event_id DESC`,
}

export async function addTracking(
  tx: Transaction,
  { shipmentId, companyCode, trackingNo, at }: { shipmentId: number; companyCode: string; trackingNo: string; at: Date },
): Promise<void> {
  await execute(tx, insert, [shipmentId, companyCode, trackingNo, at])
}

export async function trackingOf(db: Queryable, shipmentSn: string): Promise<Tracking | null> {
  return (await rows<Tracking>(db, bySn, [shipmentSn]))[0] ?? null
}

/** Locks the tracking of a shipment; its order and the shipment are locked before. */
export async function lockTracking(tx: Transaction, shipmentSn: string): Promise<Tracking | null> {
  return (await rows<Tracking>(tx, lockBySn, [shipmentSn]))[0] ?? null
}

export async function trackingByShipment(db: Queryable, shipmentIds: readonly number[]): Promise<Map<number, Tracking>> {
  const found = shipmentIds.length === 0 ? [] : await rows<Tracking>(db, byIds, [shipmentIds])
  return new Map(found.map((row) => [row.shipmentId, row]))
}

/** Shipments that travel under a number; goods of several orders may share one. */
export async function shipmentsOfNumber(db: Queryable, trackingNo: string, companyCode: string): Promise<string[]> {
  return (await rows<{ shipmentSn: string }>(db, snOfNumber, [trackingNo, companyCode])).map((row) => row.shipmentSn)
}

export async function updateTrackingState(
  tx: Transaction,
  shipmentId: number,
  { state, lastEventAt, at, ended }: TrackingState & { readonly at: Date; readonly ended: boolean },
): Promise<void> {
  await execute(tx, save, [shipmentId, state, lastEventAt, at, ended])
}

/** Notes an attempt to subscribe: since when the service reports, or why it does not. */
export async function updateTrackingAttempt(
  tx: Transaction,
  shipmentId: number,
  subscribedAt: Date | null,
  refused: string,
): Promise<void> {
  await execute(tx, tried, [shipmentId, subscribedAt, refused])
}

/** Adds events that are not there yet. */
export async function addTrackingEvents(tx: Transaction, shipmentId: number, events: readonly CarrierEvent[]): Promise<void> {
  if (events.length > 0) await execute(tx, addAll, [shipmentId, JSON.stringify(events)])
}

export async function trackingEventsByShipment(
  db: Queryable,
  shipmentIds: readonly number[],
): Promise<Map<number, (CarrierEvent & { readonly shipmentId: number })[]>> {
  const found = shipmentIds.length === 0 ? [] : await rows<CarrierEvent & { shipmentId: number }>(db, eventsOf, [shipmentIds])
  return Map.groupBy(found, (event) => event.shipmentId)
}
