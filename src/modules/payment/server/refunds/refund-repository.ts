import { execute, rows, type Reader, type Transaction } from '../../../../kernel/database/transaction.ts'
import { refundMachine, type RefundState } from '../../rules/refund-machine.ts'

export type Refund = {
  readonly refundId: number
  readonly paymentId: number
  readonly outRefundNo: string
  readonly amountFen: bigint
  readonly reason: string
  readonly state: RefundState
  readonly tries: number
}

type Row = {
  refund_id: number
  payment_id: number
  out_refund_no: string
  amount: number | bigint
  reason: string
  state: RefundState
  tries: number
}

const columns = 'refund_id, payment_id, out_refund_no, amount, reason, state, tries'

function refundOfRow(row: Row): Refund {
  return {
    refundId: row.refund_id,
    paymentId: row.payment_id,
    outRefundNo: row.out_refund_no,
    amountFen: BigInt(row.amount),
    reason: row.reason,
    state: row.state,
    tries: row.tries,
  }
}

// The limit stands in the statement itself: however many ask at once, no more goes back than came (reliability R-MONEY).
const reserve = {
  name: 'payment.refundReserve',
  text: `UPDATE payment SET refunded = refunded + $2, version = version + 1 WHERE payment_id = $1 AND $2 > 0 AND refunded + $2 <= captured`,
}
const insert = {
  name: 'payment.refundInsert',
  text: `INSERT INTO payment_refund (payment_id, out_refund_no, amount, reason, state, requested_at, requested_by)
         VALUES ($1, 'R' || to_char($5::timestamptz, 'YYYYMMDD') || lpad(nextval('payment_number')::text, 8, '0'), $2, $3, 'REQUESTED', $5, $4) RETURNING ${columns}`,
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
const again = {
  name: 'payment.refundAgain',
  text: `UPDATE payment_refund SET state = 'REQUESTED', failed_reason = NULL, tries = 0, version = version + 1
         WHERE refund_id = (SELECT refund_id FROM payment_refund WHERE payment_id = $1 AND state = ANY($2) ORDER BY refund_id LIMIT 1) RETURNING ${columns}`,
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

/** Reserves the amount on the payment and writes the intent. Null when more would go back than came. */
export async function addRefund(
  tx: Transaction,
  refund: { paymentId: number; amountFen: bigint; reason: string; at: Date; by: string },
): Promise<Refund | null> {
  if ((await execute(tx, reserve, [refund.paymentId, refund.amountFen])) === 0) return null
  const [row] = await rows<Row>(tx, insert, [refund.paymentId, refund.amountFen, refund.reason, refund.by, refund.at])
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
