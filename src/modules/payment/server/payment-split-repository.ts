import { execute, rows, type Transaction } from '../../../kernel/database/transaction.ts'

export type PaymentSplit = { readonly orderSn: string; readonly fen: bigint }

const insert = {
  name: 'payment.splitInsert',
  text: `INSERT INTO payment_split (payment_id, order_sn, authorized, captured)
         SELECT $1, order_sn, fen, CASE WHEN $4 THEN fen ELSE 0 END FROM unnest($2::text[], $3::bigint[]) AS part (order_sn, fen)`,
}
const capture = {
  name: 'payment.splitCapture',
  text: `UPDATE payment_split SET captured = authorized WHERE payment_id = $1 RETURNING order_sn, captured`,
}

const ofCheckout = {
  name: 'payment.splitsOfCheckout',
  text: `SELECT s.order_sn, sum(CASE p.state WHEN 'PAID' THEN s.captured ELSE s.authorized END)::bigint AS covered FROM payment_split s JOIN payment p USING (payment_id)
         WHERE p.pay_sn = $1 AND (p.state = 'PAID' OR p.channel = 'balance' AND p.state = 'WAITING') GROUP BY s.order_sn`,
}

/** What has been captured for each order of a checkout so far, with the balance that is held for it. */
export async function coveredByOrder(tx: Transaction, paySn: string): Promise<ReadonlyMap<string, bigint>> {
  const found = await rows<{ order_sn: string; covered: number | bigint }>(tx, ofCheckout, [paySn])
  return new Map(found.map((row) => [row.order_sn, BigInt(row.covered)]))
}

const paidOfCheckout = {
  name: 'payment.paidSplitsOfCheckout',
  text: `SELECT s.order_sn, sum(s.captured)::bigint AS covered FROM payment_split s JOIN payment p USING (payment_id)
         WHERE p.pay_sn = $1 AND p.state = 'PAID' GROUP BY s.order_sn`,
}
const share = {
  name: 'payment.splitShare',
  text: `WITH gone AS (UPDATE payment_split SET authorized = 0 WHERE payment_id = $1 AND order_sn <> ALL($2::text[]))
         INSERT INTO payment_split (payment_id, order_sn, authorized) SELECT $1, order_sn, fen FROM unnest($2::text[], $3::bigint[]) AS part (order_sn, fen)
         ON CONFLICT (payment_id, order_sn) DO UPDATE SET authorized = excluded.authorized`,
}

/** What has really been captured for each order of a checkout. */
export async function capturedByOrder(tx: Transaction, paySn: string): Promise<ReadonlyMap<string, bigint>> {
  const found = await rows<{ order_sn: string; covered: number | bigint }>(tx, paidOfCheckout, [paySn])
  return new Map(found.map((row) => [row.order_sn, BigInt(row.covered)]))
}

/** Shares a payment anew whose money is not booked yet: an order may have been cancelled since it was shared. */
export async function replacePaymentSplits(tx: Transaction, paymentId: number, splits: readonly PaymentSplit[]): Promise<void> {
  await execute(tx, share, [paymentId, splits.map((split) => split.orderSn), splits.map((split) => split.fen)])
}

/** Writes how much of a payment belongs to which order; `captured` where the money is there already. */
export async function addPaymentSplits(
  tx: Transaction,
  paymentId: number,
  splits: readonly PaymentSplit[],
  captured: boolean,
): Promise<void> {
  await execute(tx, insert, [paymentId, splits.map((split) => split.orderSn), splits.map((split) => split.fen), captured])
}

/** The money of a payment is there: every share is captured in full. */
export async function capturePaymentSplits(tx: Transaction, paymentId: number): Promise<PaymentSplit[]> {
  const found = await rows<{ order_sn: string; captured: number | bigint }>(tx, capture, [paymentId])
  return found
    .map((row) => ({ orderSn: row.order_sn, fen: BigInt(row.captured) }))
    .toSorted((one, other) => (one.orderSn < other.orderSn ? -1 : 1))
}
