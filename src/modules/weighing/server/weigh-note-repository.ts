import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { scopeParameters, type OrderScope } from '../../order/server/public.ts'
import { openWeighNoteStates, type WeighMoneyState, type WeighNoteState } from '../rules/weigh-note-machine.ts'
import type { SupplementWay } from '../rules/supplement-terms.ts'
import type { WeightMode } from '../rules/weight-settlement.ts'

type Int = number | bigint | string

export type WeighNote = {
  readonly weighNoteId: number
  readonly weighNoteSn: string
  readonly shipmentId: number
  readonly shipmentSn: string
  readonly orderSn: string
  readonly storeId: number
  readonly memberId: number
  readonly state: WeighNoteState
  readonly version: number
  readonly pickupNo: string
  readonly ticketNo: string
  readonly plateNo: string
  readonly driverName: string
  readonly driverPhone: string
  readonly grossKg: number
  readonly tareKg: number
  readonly weighedAt: Date
  readonly reweighNo: string
  readonly reweighGrossKg: number | null
  readonly reweighTareKg: number | null
  readonly tolerancePpm: number
  readonly adjustment: Int
  readonly moneyState: WeighMoneyState
  readonly moneyNote: string
  readonly settledAt: Date | null
  /** Until when a supplement is asked for, and how and when it came. */
  readonly supplementDueAt: Date | null
  readonly supplementWay: SupplementWay | null
  readonly supplementPaidAt: Date | null
  readonly voucherBank: string
  readonly voucherNo: string
  readonly voucherPicture: string
}
export type WeighNoteLine = {
  readonly weighNoteId: number
  readonly orderLineId: number
  readonly settleBy: WeightMode
  readonly shipped: bigint
  readonly weighed: bigint
  readonly reweighed: bigint | null
  readonly settled: bigint | null
  readonly disputed: bigint
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly materialCode: string
  readonly unitCode: string
  readonly decimals: number
  /** Quantity of the whole order line, and fen paid for it after discounts. */
  readonly ordered: bigint
  readonly paid: bigint
  /** Of the whole order line. */
  readonly lineShipped: bigint
  /** Fen that the settled weight makes it dearer by, or cheaper (negative); null before. */
  readonly adjustment: bigint | null
}

const columns = `w.weigh_note_id AS "weighNoteId", w.weigh_note_sn AS "weighNoteSn", w.shipment_id AS "shipmentId", s.shipment_sn AS "shipmentSn", w.order_sn AS "orderSn",
  w.store_id AS "storeId", w.member_id AS "memberId", w.state, w.version, w.pickup_no AS "pickupNo", w.ticket_no AS "ticketNo", w.plate_no AS "plateNo",
  w.driver_name AS "driverName", w.driver_phone AS "driverPhone", w.gross_kg AS "grossKg", w.tare_kg AS "tareKg", w.weighed_at AS "weighedAt", w.reweigh_no AS "reweighNo",
  w.reweigh_gross_kg AS "reweighGrossKg", w.reweigh_tare_kg AS "reweighTareKg", w.tolerance_ppm AS "tolerancePpm", w.adjustment, w.money_state AS "moneyState",
  w.money_note AS "moneyNote", w.settled_at AS "settledAt", w.supplement_due_at AS "supplementDueAt", w.supplement_way AS "supplementWay",
  w.supplement_paid_at AS "supplementPaidAt", w.voucher_bank AS "voucherBank", w.voucher_no AS "voucherNo", w.voucher_picture AS "voucherPicture"`
const inScope = `($1::bigint IS NULL OR w.member_id = $1) AND ($2::bigint[] IS NULL OR w.store_id = ANY($2))`
const bySn = {
  name: 'weighing.weighNoteBySn',
  text: `SELECT ${columns} FROM weigh_note w JOIN shipment s USING (shipment_id) WHERE ${inScope} AND w.weigh_note_sn = $3`,
}
const ofOrder = {
  name: 'weighing.weighNotesOfOrder',
  text: `SELECT ${columns} FROM weigh_note w JOIN shipment s USING (shipment_id) WHERE ${inScope} AND w.order_sn = $3 ORDER BY w.weigh_note_id`,
}
const waitingFor = {
  buyer: `(w.state IN ('RECORDED', 'PART_SETTLED') OR w.money_state = 'SUPPLEMENT_DUE')`,
  store: `(w.state IN ('REWEIGHED', 'PART_SETTLED') OR w.money_state IN ('REFUND_DUE', 'SUPPLEMENT_DUE'))`,
}
const waitingOf = (side: keyof typeof waitingFor) => ({
  name: `weighing.weighNotesWaiting.${side}`,
  text: `SELECT ${columns} FROM weigh_note w JOIN shipment s USING (shipment_id) WHERE ${inScope} AND ${waitingFor[side]} ORDER BY w.weigh_note_id LIMIT 100`,
})
const openOf = {
  name: 'weighing.openWeighNote',
  text: `SELECT weigh_note_id FROM weigh_note WHERE shipment_id = $1 AND state = ANY($2)`,
}
const anyOf = {
  name: 'weighing.anyWeighNote',
  text: `SELECT weigh_note_id FROM weigh_note WHERE order_sn = $1 AND state <> 'VOID' LIMIT 1`,
}
const linesOf = {
  name: 'weighing.weighNoteLines',
  text: `SELECT n.weigh_note_id AS "weighNoteId", n.order_line_id AS "orderLineId", n.settle_mode AS "settleBy", n.shipped, n.weighed, n.reweighed, n.settled, n.disputed,
      l.goods_name_zh AS "nameZh", l.goods_name_en AS "nameEn", l.spec_text_zh AS "specZh", l.spec_text_en AS "specEn", l.material_code AS "materialCode",
      l.unit_code AS "unitCode", l.unit_decimals AS decimals, l.number AS ordered, l.subtotal - l.discount AS paid, l.shipped AS "lineShipped", n.adjustment
    FROM weigh_note_line n JOIN order_line l USING (order_line_id) WHERE n.weigh_note_id = ANY($1) ORDER BY n.order_line_id`,
}
const insert = {
  name: 'weighing.weighNoteInsert',
  text: `WITH made AS (
      INSERT INTO weigh_note (weigh_note_sn, shipment_id, order_sn, store_id, member_id, pickup_no, ticket_no, plate_no, driver_name, driver_phone, gross_kg, tare_kg,
        weighed_at, tolerance_ppm, created_at)
      SELECT 'W' || $2 || lpad(nextval('weigh_note_number')::text, 8, '0'), s.shipment_id, s.order_sn, s.store_id, s.member_id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
      FROM shipment s WHERE s.shipment_id = $1
      ON CONFLICT (shipment_id) WHERE state <> 'VOID' DO NOTHING
      RETURNING weigh_note_id, weigh_note_sn),
    lines AS (
      INSERT INTO weigh_note_line (weigh_note_id, order_line_id, settle_mode, shipped, weighed)
      SELECT made.weigh_note_id, part."orderLineId", part."settleBy", part.shipped, part.weighed
      FROM made, json_to_recordset($13::json) AS part("orderLineId" bigint, "settleBy" text, shipped bigint, weighed bigint))
    SELECT weigh_note_sn AS "weighNoteSn" FROM made`,
}
const move = {
  name: 'weighing.weighNoteMove',
  text: `UPDATE weigh_note SET state = $2, version = version + 1, adjustment = $5, money_state = $6, settled_at = CASE WHEN $2 = 'SETTLED' THEN $7 ELSE settled_at END,
           supplement_due_at = coalesce($8, supplement_due_at)
         WHERE weigh_note_id = $1 AND version = $3 AND state = ANY($4)`,
}
const reweigh = {
  name: 'weighing.weighNoteReweigh',
  text: `UPDATE weigh_note SET reweigh_no = $2, reweigh_gross_kg = $3, reweigh_tare_kg = $4 WHERE weigh_note_id = $1`,
}
const adjust = {
  name: 'weighing.supplementLower',
  text: `UPDATE weigh_note SET adjustment = $2 WHERE weigh_note_id = $1 AND money_state = 'SUPPLEMENT_DUE'`,
}
const setLines = {
  name: 'weighing.weighNoteSetLines',
  text: `UPDATE weigh_note_line SET reweighed = part.reweighed, settled = part.settled, disputed = part.disputed, adjustment = part.adjustment
         FROM json_to_recordset($2::json) AS part("orderLineId" bigint, reweighed bigint, settled bigint, disputed bigint, adjustment bigint)
         WHERE weigh_note_id = $1 AND order_line_id = part."orderLineId"`,
}
const moveMoney = {
  name: 'weighing.weighMoneyMove',
  text: `UPDATE weigh_note SET money_state = $2, money_note = coalesce($5, money_note), version = version + 1, supplement_way = $6, supplement_paid_at = CASE WHEN $6::text IS NOT NULL THEN $7::timestamptz END,
      voucher_bank = coalesce($8, voucher_bank), voucher_no = coalesce($9, voucher_no), voucher_picture = coalesce($10, voucher_picture)
    WHERE weigh_note_id = $1 AND version = $3 AND money_state = ANY($4)`,
}

/** A weigh note of a scope; null when it is absent or not theirs. Commands hold the lock of its order. */
export async function weighNoteOf(db: Queryable, weighNoteSn: string, scope: OrderScope): Promise<WeighNote | null> {
  return (await rows<WeighNote>(db, bySn, [...scopeParameters(scope), weighNoteSn]))[0] ?? null
}

export function weighNotesOfOrder(db: Queryable, orderSn: string, scope: OrderScope): Promise<WeighNote[]> {
  return rows<WeighNote>(db, ofOrder, [...scopeParameters(scope), orderSn])
}

/** The hundred oldest weigh notes of a scope that wait for this side: for a word about the weight, or about its money. */
export function weighNotesWaiting(db: Queryable, side: keyof typeof waitingFor, scope: OrderScope): Promise<WeighNote[]> {
  return rows<WeighNote>(db, waitingOf(side), scopeParameters(scope))
}

/** True while both sides are not done with the weight of a shipment. */
export async function isWeightOpen(db: Queryable, shipmentId: number): Promise<boolean> {
  return (await rows(db, openOf, [shipmentId, openWeighNoteStates])).length > 0
}

/** Whether an order has a weigh note. */
export async function isWeighed(db: Queryable, orderSn: string): Promise<boolean> {
  return (await rows(db, anyOf, [orderSn])).length > 0
}

type LineRow = {
  [Key in keyof WeighNoteLine]: WeighNoteLine[Key] extends bigint
    ? Int
    : WeighNoteLine[Key] extends bigint | null
      ? Int | null
      : WeighNoteLine[Key]
}
const whole = (value: Int | null) => (value === null ? null : BigInt(value))

/** Lines by weigh note. */
export async function weighNoteLines(db: Queryable, weighNoteIds: readonly number[]): Promise<Map<number, WeighNoteLine[]>> {
  const found = weighNoteIds.length === 0 ? [] : await rows<LineRow>(db, linesOf, [weighNoteIds])
  const lines = found.map((row) => ({
    ...row,
    shipped: BigInt(row.shipped),
    weighed: BigInt(row.weighed),
    reweighed: whole(row.reweighed),
    settled: whole(row.settled),
    disputed: BigInt(row.disputed),
    ordered: BigInt(row.ordered),
    paid: BigInt(row.paid),
    lineShipped: BigInt(row.lineShipped),
    adjustment: whole(row.adjustment),
  }))
  return Map.groupBy(lines, (line) => line.weighNoteId)
}

export type NewWeighNote = Pick<
  WeighNote,
  'shipmentId' | 'pickupNo' | 'ticketNo' | 'plateNo' | 'driverName' | 'driverPhone' | 'grossKg' | 'tareKg' | 'weighedAt' | 'tolerancePpm'
> & {
  readonly dayCode: string
  readonly now: Date
  readonly lines: readonly Pick<WeighNoteLine, 'orderLineId' | 'settleBy' | 'shipped' | 'weighed'>[]
}

/** Writes a weigh note; null when the shipment has one. */
export async function insertWeighNote(tx: Transaction, made: NewWeighNote): Promise<string | null> {
  const lines = made.lines.map((line) => ({ ...line, shipped: String(line.shipped), weighed: String(line.weighed) }))
  const [row] = await rows<{ weighNoteSn: string }>(tx, insert, [
    made.shipmentId,
    made.dayCode,
    made.pickupNo,
    made.ticketNo,
    made.plateNo,
    made.driverName,
    made.driverPhone,
    made.grossKg,
    made.tareKg,
    made.weighedAt,
    made.tolerancePpm,
    made.now,
    JSON.stringify(lines),
  ])
  return row?.weighNoteSn ?? null
}

export type WeighNoteChange = {
  readonly to: WeighNoteState
  readonly from: readonly string[]
  readonly adjustment: bigint
  readonly moneyState: WeighMoneyState
  /** Of a supplement that the settlement makes due. */
  readonly supplementDueAt: Date | null
  readonly now: Date
}

/** Moves a weigh note; false when it moved meanwhile. */
export async function moveWeighNoteRow(tx: Transaction, note: WeighNote, change: WeighNoteChange): Promise<boolean> {
  const values = [
    note.weighNoteId,
    change.to,
    note.version,
    change.from,
    change.adjustment,
    change.moneyState,
    change.now,
    change.supplementDueAt,
  ]
  return (await execute(tx, move, values)) === 1
}

/** Writes the buyer's ticket. */
export async function setReweighing(
  tx: Transaction,
  note: WeighNote,
  ticket: { ticketNo: string; grossKg: number; tareKg: number },
): Promise<void> {
  await execute(tx, reweigh, [note.weighNoteId, ticket.ticketNo, ticket.grossKg, ticket.tareKg])
}

export type WeighedLineChange = Pick<WeighNoteLine, 'orderLineId' | 'reweighed' | 'settled' | 'disputed' | 'adjustment'>

export async function setWeighNoteLines(tx: Transaction, note: WeighNote, lines: readonly WeighedLineChange[]): Promise<void> {
  const plain = lines.map((line) => ({
    orderLineId: line.orderLineId,
    reweighed: line.reweighed === null ? null : String(line.reweighed),
    settled: line.settled === null ? null : String(line.settled),
    disputed: String(line.disputed),
    adjustment: line.adjustment === null ? null : String(line.adjustment),
  }))
  await execute(tx, setLines, [note.weighNoteId, JSON.stringify(plain)])
}

/** Sets what a supplement that is due comes to now. */
export async function setAdjustment(tx: Transaction, { weighNoteId }: WeighNote, fen: bigint): Promise<void> {
  await execute(tx, adjust, [weighNoteId, fen])
}

export type SupplementVoucher = { readonly bank: string; readonly no: string; readonly picture: string }
export type WeighMoneyChange = {
  readonly to: WeighMoneyState
  readonly sources: readonly WeighMoneyState[]
  /** What is noted; absent leaves the note. */
  readonly text?: string
  readonly voucher?: SupplementVoucher
  readonly way: SupplementWay | null
  readonly at: Date
}

/** Moves what became of the money; false when it moved meanwhile. */
export async function moveWeighMoneyRow(tx: Transaction, { weighNoteId, version }: WeighNote, change: WeighMoneyChange): Promise<boolean> {
  const { to, sources, text = null, voucher, way, at } = change
  const proof = [voucher?.bank ?? null, voucher?.no ?? null, voucher?.picture ?? null]
  return (await execute(tx, moveMoney, [weighNoteId, to, version, sources, text, way, at, ...proof])) === 1
}
