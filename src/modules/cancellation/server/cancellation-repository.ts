import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import {
  cancellationMachine,
  type CancellationEvent,
  type CancellationKind,
  type CancellationState,
  type CancellationWho,
} from '../rules/cancellation-machine.ts'
import type { GivenBack } from '../rules/given-back.ts'
import type { MoneyOrder } from './order-money-repository.ts'

export type CancellationLine = {
  readonly cancellationId: number
  readonly orderLineId: number
  readonly number: bigint
  readonly amount: bigint
}
export type Cancellation = {
  readonly cancellationId: number
  readonly orderId: number
  readonly orderSn: string
  readonly paySn: string
  readonly memberId: number
  readonly storeId: number
  readonly kind: CancellationKind
  readonly state: CancellationState
  readonly version: number
  readonly reason: string
  readonly answer: string
  readonly goodsAmount: bigint
  readonly freight: bigint
  readonly refundNumbers: readonly string[]
  readonly askedAt: Date
  /** When it is settled by itself; null when it was settled at once. */
  readonly dueAt: Date | null
  readonly answeredAt: Date | null
  readonly refundedAt: Date | null
}

type Int = number | bigint
type Row = Omit<Cancellation, 'goodsAmount' | 'freight'> & { readonly goodsAmount: Int; readonly freight: Int }
const columns = `cancellation_id AS "cancellationId", order_id AS "orderId", order_sn AS "orderSn", pay_sn AS "paySn", member_id AS "memberId", store_id AS "storeId",
  kind, state, version, reason, answer, goods_amount AS "goodsAmount", freight, refund_numbers AS "refundNumbers", asked_at AS "askedAt", due_at AS "dueAt",
  answered_at AS "answeredAt", refunded_at AS "refundedAt"`
const insert = {
  name: 'cancellation.insert',
  text: `INSERT INTO cancellation (order_id, order_sn, pay_sn, member_id, store_id, kind, state, reason, goods_amount, freight, asked_by, asked_at, due_at, answered_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, CASE WHEN $7 <> 'REQUESTED' THEN $12::timestamptz END)
    ON CONFLICT (order_id) WHERE state = 'REQUESTED' DO NOTHING RETURNING ${columns}`,
}
const insertLines = {
  name: 'cancellation.insertLines',
  text: `INSERT INTO cancellation_line (cancellation_id, order_line_id, number, amount)
    SELECT $1, part."orderLineId", part.number, part.fen FROM json_to_recordset($2::json) AS part("orderLineId" bigint, number bigint, fen bigint)`,
}
const byId = { name: 'cancellation.byId', text: `SELECT ${columns} FROM cancellation WHERE cancellation_id = $1` }
const ofOrder = {
  name: 'cancellation.ofOrder',
  text: `SELECT ${columns} FROM cancellation WHERE order_id = $1 ORDER BY cancellation_id DESC`,
}
const ofRefund = {
  name: 'cancellation.ofRefund',
  text: `SELECT ${columns} FROM cancellation WHERE refund_numbers @> ARRAY[$1::text] AND state = 'AGREED' FOR UPDATE`,
}
const unpaid = {
  name: 'cancellation.unpaidRefunds',
  text: `SELECT count(*)::int AS open FROM payment_refund WHERE out_refund_no = ANY($1::text[]) AND state <> 'DONE'`,
}
const linesOf = {
  name: 'cancellation.lines',
  text: `SELECT cancellation_id AS "cancellationId", order_line_id AS "orderLineId", number, amount FROM cancellation_line
    WHERE cancellation_id = ANY($1) ORDER BY order_line_id`,
}
const move = {
  name: 'cancellation.move',
  text: `UPDATE cancellation SET state = $2, version = version + 1, answer = CASE WHEN $4 <> '' THEN $4 ELSE answer END,
      answered_by = CASE WHEN $2 = 'REFUNDED' THEN answered_by ELSE $5 END, answered_at = coalesce(answered_at, $6),
      refunded_at = CASE WHEN $2 = 'REFUNDED' THEN $6::timestamptz END
    WHERE cancellation_id = $1 AND state = ANY($3) RETURNING ${columns}`,
}
const postpone = {
  name: 'cancellation.postpone',
  text: `UPDATE cancellation SET due_at = $2, version = version + 1 WHERE cancellation_id = $1`,
}
const noteRefunds = { name: 'cancellation.noteRefunds', text: `UPDATE cancellation SET refund_numbers = $2 WHERE cancellation_id = $1` }

const cancellationOf = (row: Row): Cancellation => ({ ...row, goodsAmount: BigInt(row.goodsAmount), freight: BigInt(row.freight) })

export async function cancellationById(db: Queryable, cancellationId: number): Promise<Cancellation | null> {
  const [row] = await rows<Row>(db, byId, [cancellationId])
  return row ? cancellationOf(row) : null
}

/** The cancellations of an order, the newest first. */
export async function cancellationsOf(db: Queryable, orderId: number): Promise<Cancellation[]> {
  return (await rows<Row>(db, ofOrder, [orderId])).map(cancellationOf)
}

/** Locks the cancellation that waits for a refund; null where the refund is for something else. */
export async function lockCancellationOfRefund(tx: Transaction, refundNumber: string): Promise<Cancellation | null> {
  const [row] = await rows<Row>(tx, ofRefund, [refundNumber])
  return row ? cancellationOf(row) : null
}

/** How many of its refunds are not with the buyer yet. */
export async function openRefunds(db: Queryable, numbers: readonly string[]): Promise<number> {
  return (await rows<{ open: number }>(db, unpaid, [numbers]))[0]?.open ?? 0
}

export async function cancellationLines(db: Queryable, cancellationIds: readonly number[]): Promise<CancellationLine[]> {
  if (cancellationIds.length === 0) return []
  type LineRow = Omit<CancellationLine, 'number' | 'amount'> & { number: Int; amount: Int }
  const found = await rows<LineRow>(db, linesOf, [cancellationIds])
  return found.map((line) => ({ ...line, number: BigInt(line.number), amount: BigInt(line.amount) }))
}

export type NewCancellation = {
  readonly order: MoneyOrder
  readonly kind: CancellationKind
  readonly state: 'REQUESTED' | 'AGREED'
  readonly reason: string
  readonly back: GivenBack
  readonly dueAt?: Date
  readonly act: ActorContext
}

/** Writes a cancellation with its lines; null while another one of the order is open. */
export async function insertCancellation(tx: Transaction, made: NewCancellation): Promise<Cancellation | null> {
  const { order, back, act } = made
  const [row] = await rows<Row>(tx, insert, [
    order.orderId,
    order.orderSn,
    order.paySn,
    order.memberId,
    order.storeId,
    made.kind,
    made.state,
    made.reason,
    back.goods,
    back.freight,
    act.actor.name,
    act.now,
    made.dueAt ?? null,
  ])
  if (!row) return null
  const parts = back.parts.map((part) => ({ orderLineId: part.orderLineId, number: String(part.number), fen: String(part.fen) }))
  await execute(tx, insertLines, [row.cancellationId, JSON.stringify(parts)])
  const of = cancellationOf(row)
  await trace(tx, of, { event: 'ask', from: null, reason: made.reason, act })
  return of
}

/** Moves a cancellation; of two moves at once one wins. Refusals are the machine's. */
export async function moveCancellation(
  tx: Transaction,
  of: Cancellation,
  how: { readonly event: CancellationEvent; readonly who: CancellationWho; readonly answer: string; readonly act: ActorContext },
): Promise<Cancellation | Failure> {
  const to = cancellationMachine.next(of.state, how.event, how.who)
  if (isFailure(to)) return to
  const sources = cancellationMachine.sources(how.event, how.who)
  const [row] = await rows<Row>(tx, move, [of.cancellationId, to, sources, how.answer, how.act.actor.name, how.act.now])
  if (!row) return failure('api.stale')
  const after = cancellationOf(row)
  await trace(tx, after, { event: how.event, from: of.state, reason: how.answer, act: how.act })
  return after
}

/** Sets a later moment at which an open cancellation is settled by itself. */
export async function postponeDue(tx: Transaction, of: Cancellation, dueAt: Date): Promise<void> {
  await execute(tx, postpone, [of.cancellationId, dueAt])
}

export async function noteRefundNumbers(tx: Transaction, of: Cancellation, numbers: readonly string[]): Promise<void> {
  await execute(tx, noteRefunds, [of.cancellationId, numbers])
}

async function trace(
  tx: Transaction,
  of: Cancellation,
  how: { event: CancellationEvent | 'ask'; from: CancellationState | null; reason: string; act: ActorContext },
): Promise<void> {
  const { actor, channel, requestId } = how.act
  const entry = {
    actor,
    channel,
    requestId,
    action: `cancellation.${how.event}Cancel`,
    entity: 'cancellation',
    entityId: of.cancellationId,
    to: of.state,
  }
  const facts = { order: of.orderSn, fen: String(of.goodsAmount + of.freight) }
  await audit(
    tx,
    how.from === null
      ? { ...entry, reason: how.reason, without: 'creation', facts }
      : { ...entry, from: how.from, reason: how.reason, facts },
  )
  await emit(tx, {
    event: 'cancellation.moved',
    key: `cancellation ${of.cancellationId}`,
    payload: {
      cancellationId: of.cancellationId,
      orderSn: of.orderSn,
      memberId: of.memberId,
      storeId: of.storeId,
      kind: of.kind,
      state: of.state,
      fen: String(of.goodsAmount + of.freight),
      by: actor.kind,
    },
  })
}
