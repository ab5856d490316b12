import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

type Int = number | bigint

const paid = {
  name: 'weighing.paidSupplements',
  text: `SELECT w.weigh_note_id AS "weighNoteId", w.weigh_note_sn AS "weighNoteSn", w.adjustment AS fen,
      coalesce((SELECT sum(r.amount) FROM weigh_supplement_refund r WHERE r.weigh_note_id = w.weigh_note_id), 0)::bigint AS refunded,
      (SELECT json_agg(json_build_object('orderLineId', n.order_line_id, 'fen', coalesce(n.adjustment, 0)::text)) FROM weigh_note_line n WHERE n.weigh_note_id = w.weigh_note_id) AS lines
    FROM weigh_note w WHERE w.order_sn = $1 AND w.money_state = 'SUPPLEMENT_PAID' AND w.supplement_way <> 'DIRECT' ORDER BY w.weigh_note_id DESC`,
}
const insert = {
  name: 'weighing.supplementRefundInsert',
  text: `INSERT INTO weigh_supplement_refund (weigh_note_id, order_line_id, reference, amount, refunded_at)
    SELECT w.weigh_note_id, $2, $3, $4::bigint, $5 FROM weigh_note w WHERE w.weigh_note_id = $1
      AND $4::bigint <= w.adjustment - coalesce((SELECT sum(r.amount) FROM weigh_supplement_refund r WHERE r.weigh_note_id = w.weigh_note_id), 0)`,
}
const ofReference = {
  name: 'weighing.supplementRefundsOf',
  text: `SELECT w.weigh_note_sn AS "weighNoteSn", w.store_id AS "storeId", w.order_sn AS "orderSn", r.order_line_id::int AS "orderLineId", r.amount AS fen
    FROM weigh_supplement_refund r JOIN weigh_note w USING (weigh_note_id) WHERE r.reference = $1 ORDER BY w.weigh_note_id, r.order_line_id`,
}
const ofNotes = {
  name: 'weighing.supplementRefundsOfNotes',
  text: `SELECT weigh_note_id AS "weighNoteId", sum(amount)::bigint AS fen FROM weigh_supplement_refund WHERE weigh_note_id = ANY($1) GROUP BY 1`,
}

/** A supplement that came to the platform, with what it made each line dearer by and what of it went back. */
type PaidSupplement = {
  readonly weighNoteId: number
  readonly weighNoteSn: string
  readonly fen: bigint
  readonly refunded: bigint
  readonly lines: readonly { readonly orderLineId: number; readonly fen: bigint }[]
}

/** The paid supplements of an order, the latest first. Money that went to the store itself is none. */
export async function paidSupplements(db: Queryable, orderSn: string): Promise<PaidSupplement[]> {
  type Row = Omit<PaidSupplement, 'fen' | 'refunded' | 'lines'> & { fen: Int; refunded: Int; lines: { orderLineId: number; fen: string }[] }
  const found = await rows<Row>(db, paid, [orderSn])
  return found.map((row) => ({
    ...row,
    fen: BigInt(row.fen),
    refunded: BigInt(row.refunded),
    lines: row.lines.map((line) => ({ ...line, fen: BigInt(line.fen) })),
  }))
}

type SupplementRefund = {
  readonly weighNoteSn: string
  readonly storeId: number
  readonly orderSn: string
  readonly orderLineId: number
  readonly fen: bigint
}

/** What a case gave back of supplements, by the line. */
export async function supplementRefundsOf(db: Queryable, reference: string): Promise<SupplementRefund[]> {
  const found = await rows<Omit<SupplementRefund, 'fen'> & { fen: Int }>(db, ofReference, [reference])
  return found.map((row) => ({ ...row, fen: BigInt(row.fen) }))
}

/** What went back of supplements, by weigh note. */
export async function supplementRefundsOfNotes(db: Queryable, weighNoteIds: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  const found = weighNoteIds.length === 0 ? [] : await rows<{ weighNoteId: number; fen: Int }>(db, ofNotes, [weighNoteIds])
  return new Map(found.map((row) => [row.weighNoteId, BigInt(row.fen)]))
}

/** Writes what goes back of a supplement; false when more would go back than came. The order is locked. */
export async function addSupplementRefund(
  tx: Transaction,
  { weighNoteId, orderLineId, reference, fen, at }: { weighNoteId: number; orderLineId: number; reference: string; fen: bigint; at: Date },
): Promise<boolean> {
  return (await execute(tx, insert, [weighNoteId, orderLineId, reference, fen, at])) === 1
}
