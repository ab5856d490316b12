import { execute, rows, type Reader, type Transaction, type Queryable } from '../../../../kernel/database/transaction.ts'
import { requestRefundAttempt } from '../payment-jobs.ts'
import { refundMachine, type RefundState } from '../../rules/refund-machine.ts'

export type Refund = {
  readonly refundId: number
  readonly paymentId: number
  readonly outRefundNo: string
  readonly amountFen: bigint
  readonly reason: string
  readonly state: RefundState
  readonly tries: number
  /** What asked for it; empty for money that pays no order. */
  readonly reference: string
}

type Row = {
  refund_id: number
  payment_id: number
  out_refund_no: string
  amount: number | bigint
  reason: string
  state: RefundState
  tries: number
  reference: string
}

const columns = 'refund_id, payment_id, out_refund_no, amount, reason, state, tries, reference'

function refundOfRow(row: Row): Refund {
  return {
    refundId: row.refund_id,
    paymentId: row.payment_id,
    outRefundNo: row.out_refund_no,
    amountFen: BigInt(row.amount),
    reason: row.reason,
    state: row.state,
    tries: row.tries,
    reference: row.reference,
  }
}

// The limit stands in the statement itself: however many ask at once, no more goes back than came (reliability R-MONEY).
const reserve = {
  name: 'payment.refundReserve',
  text: `UPDATE payment SET refunded = refunded + $2, version = version + 1 WHERE payment_id = $1 AND $2 > 0 AND refunded + $2 <= captured`,
}
const insert = {
  name: 'payment.refundInsert',
  text: `INSERT INTO payment_refund (payment_id, out_refund_no, amount, reason, state, requested_at, requested_by, order_sn, reference)
         VALUES ($1, 'R' || to_char($5::timestamptz, 'YYYYMMDD') || lpad(nextval('payment_number')::text, 8, '0'), $2, $3, 'REQUESTED', $5, $4, $6, $7) RETURNING ${columns}`,
}
const byId = { name: 'payment.refundById', text: `SELECT ${columns} FROM payment_refund WHERE refund_id = $1` }
const byNumber = { name: 'payment.refundByNumber', text: `SELECT ${columns} FROM payment_refund WHERE out_refund_no = $1` }
const moved = {
  name: 'payment.refundMoved',
  text: `UPDATE payment_refund SET state = $2, gateway_refund_no = coalesce($3, gateway_refund_no), failed_reason = $4,
           done_at = CASE WHEN $2 = 'DONE' THEN $5::timestamptz END, version = version + 1
         WHERE refund_id = $1 AND state = ANY($6)`,
}
const tried = { name: 'payment.refundTried', text: `UPDATE payment_refund SET tries = tries + 1 WHERE refund_id = $1 RETURNING tries` }
const ofReference = {
  name: 'payment.refundsOfReference',
  text: `SELECT ${columns} FROM payment_refund WHERE reference = $1 ORDER BY refund_id`,
}
const share = {
  name: 'payment.splitRefund',
  text: `UPDATE payment_split SET refunded = refunded + $3 WHERE payment_id = $1 AND order_sn = $2 AND refunded + $3 <= captured`,
}
const openShares = {
  name: 'payment.splitsToRefund',
  text: `SELECT s.payment_id AS "paymentId", p.channel, s.captured - s.refunded AS left FROM payment_split s JOIN payment p USING (payment_id)
         WHERE s.order_sn = $1 AND p.state = 'PAID' AND s.captured > s.refunded ORDER BY s.payment_id DESC FOR UPDATE`,
}
const byHand = {
  name: 'payment.refundByHand',
  text: `UPDATE payment_refund r SET state = 'DONE', bank_serial = $2, proof = $3, done_at = $4, failed_reason = NULL, version = r.version + 1
         FROM payment p WHERE p.payment_id = r.payment_id AND r.refund_id = $1 AND r.state = ANY(CASE WHEN p.channel = 'transfer' THEN $5::text[] ELSE '{FAILED}' END)
         RETURNING r.refund_id, r.payment_id, r.out_refund_no, r.amount, r.reason, r.state, r.tries, r.reference`,
}
const againOf = {
  name: 'payment.refundsAgain',
  text: `UPDATE payment_refund r SET state = 'REQUESTED', failed_reason = NULL, tries = 0, version = r.version + 1 FROM payment p
         WHERE p.payment_id = r.payment_id AND r.reference = $1 AND r.state = ANY($2) RETURNING r.refund_id AS id, p.channel`,
}
const again = {
  name: 'payment.refundAgain',
  text: `UPDATE payment_refund SET state = 'REQUESTED', failed_reason = NULL, tries = 0, version = version + 1
         WHERE refund_id = (SELECT refund_id FROM payment_refund WHERE payment_id = $1 AND state = ANY($2) ORDER BY refund_id LIMIT 1) RETURNING ${columns}`,
}

/** What somebody asked back under one reference. */
export async function refundsOfReference(db: Queryable, reference: string): Promise<Refund[]> {
  return (await rows<Row>(db, ofReference, [reference])).map(refundOfRow)
}

/** What of an order's payments can still go back, the latest payment first; locks them. */
export async function openSplits(tx: Transaction, orderSn: string): Promise<{ paymentId: number; channel: string; left: bigint }[]> {
  const found = await rows<{ paymentId: number; channel: string; left: number | bigint }>(tx, openShares, [orderSn])
  return found.map((row) => ({ ...row, left: BigInt(row.left) }))
}

/** Takes a refund off an order's share of a payment; false when that is less. */
export async function refundSplit(tx: Transaction, paymentId: number, orderSn: string, fen: bigint): Promise<boolean> {
  return (await execute(tx, share, [paymentId, orderSn, fen])) === 1
}

/** A refund that people paid by bank; null when it is none, or is done. */
export async function markRefundPaidByHand(
  tx: Transaction,
  refundId: number,
  paid: { readonly bankSerial: string; readonly proof: string; readonly at: Date },
): Promise<Refund | null> {
  const [row] = await rows<Row>(tx, byHand, [
    refundId,
    paid.bankSerial,
    paid.proof,
    paid.at,
    refundMachine.sources('paidByHand', 'platform'),
  ])
  return row ? refundOfRow(row) : null
}

/** Counts that a gateway was asked, whatever it said; answers how often it was by now. */
export async function countRefundTry(tx: Transaction, refundId: number): Promise<number> {
  return (await rows<{ tries: number }>(tx, tried, [refundId]))[0]?.tries ?? 0
}

/** Takes up a refund that failed, with its own number and amount; null when there is none. */
export async function retryFailedRefund(tx: Transaction, paymentId: number): Promise<Refund | null> {
  const [row] = await rows<Row>(tx, again, [paymentId, refundMachine.sources('askAgain', 'platform')])
  return row ? refundOfRow(row) : null
}

/** The same for those of one reference; the refunds that are asked for again. */
export async function retryFailedRefundOf(tx: Transaction, reference: string, at: Date): Promise<number> {
  const found = await rows<{ id: number; channel: string }>(tx, againOf, [reference, refundMachine.sources('askAgain', 'platform')])
  for (const { id, channel } of found) if (channel !== 'transfer') await requestRefundAttempt(tx, id, at)
  return found.length
}

/** Reserves the amount on the payment and writes the intent. Null when more would go back than came. */
export async function addRefund(
  tx: Transaction,
  refund: { paymentId: number; amountFen: bigint; reason: string; at: Date; by: string; orderSn?: string; reference?: string },
): Promise<Refund | null> {
  if ((await execute(tx, reserve, [refund.paymentId, refund.amountFen])) === 0) return null
  const [row] = await rows<Row>(tx, insert, [
    refund.paymentId,
    refund.amountFen,
    refund.reason,
    refund.by,
    refund.at,
    refund.orderSn ?? '',
    refund.reference ?? '',
  ])
  return row ? refundOfRow(row) : null
}

export async function refundById(handle: Reader | Transaction, refundId: number): Promise<Refund | null> {
  const [row] = await rows<Row>(handle, byId, [refundId])
  return row ? refundOfRow(row) : null
}

export async function refundByOwnNumber(handle: Reader | Transaction, outRefundNo: string): Promise<Refund | null> {
  const [row] = await rows<Row>(handle, byNumber, [outRefundNo])
  return row ? refundOfRow(row) : null
}

/** Moves a refund; false when it has moved meanwhile. */
export async function moveRefund(
  tx: Transaction,
  refundId: number,
  move: { to: RefundState; from: readonly RefundState[]; gatewayRefundNo: string | null; failedReason: string | null; at: Date },
): Promise<boolean> {
  return (await execute(tx, moved, [refundId, move.to, move.gatewayRefundNo, move.failedReason, move.at, move.from])) === 1
}
