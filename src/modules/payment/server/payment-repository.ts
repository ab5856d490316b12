import { execute, rows, type Reader, type Transaction } from '../../../kernel/database/transaction.ts'
import type { PaymentState } from '../rules/payment-machine.ts'
import type { PaymentChannel } from './ports.ts'

export type PayChannel = PaymentChannel | 'transfer' | 'balance' | 'credit' | 'deposit'

/** One attempt to pay a checkout. Amounts in fen. */
export type Payment = {
  readonly paymentId: number
  readonly paySn: string
  readonly memberId: number
  readonly channel: PayChannel
  readonly outTradeNo: string
  readonly amountFen: bigint
  readonly state: PaymentState
  readonly version: number
  readonly description: string
  readonly offer: { readonly kind: 'qr' | 'redirect'; readonly text: string } | null
  readonly gatewayTradeNo: string | null
  readonly capturedFen: bigint
  readonly refundedFen: bigint
  readonly createdAt: Date
  readonly expireAt: Date
  readonly paidAt: Date | null
  readonly checks: number
}

export type PaymentRow = {
  payment_id: number
  pay_sn: string
  member_id: number
  channel: PayChannel
  out_trade_no: string
  amount: number | bigint
  state: PaymentState
  version: number
  description: string
  offer_kind: 'qr' | 'redirect' | null
  offer: string | null
  gateway_trade_no: string | null
  captured: number | bigint
  refunded: number | bigint
  created_at: Date
  expire_at: Date
  paid_at: Date | null
  checks: number
}

export const paymentColumns = `payment_id, pay_sn, member_id, channel, out_trade_no, amount, state, version, description, offer_kind, offer,
  gateway_trade_no, captured, refunded, created_at, expire_at, paid_at, checks`

export function paymentOf(row: PaymentRow): Payment {
  return {
    paymentId: row.payment_id,
    paySn: row.pay_sn,
    memberId: row.member_id,
    channel: row.channel,
    outTradeNo: row.out_trade_no,
    amountFen: BigInt(row.amount),
    state: row.state,
    version: row.version,
    description: row.description,
    offer: row.offer_kind && row.offer !== null ? { kind: row.offer_kind, text: row.offer } : null,
    gatewayTradeNo: row.gateway_trade_no,
    capturedFen: BigInt(row.captured),
    refundedFen: BigInt(row.refunded),
    createdAt: row.created_at,
    expireAt: row.expire_at,
    paidAt: row.paid_at,
    checks: row.checks,
  }
}

const byNumber = { name: 'payment.byNumber', text: `SELECT ${paymentColumns} FROM payment WHERE channel = $1 AND out_trade_no = $2` }
const lockById = { name: 'payment.lock', text: `SELECT ${paymentColumns} FROM payment WHERE payment_id = $1 FOR UPDATE` }
const byId = { name: 'payment.byId', text: `SELECT ${paymentColumns} FROM payment WHERE payment_id = $1` }
const ofPaySn = { name: 'payment.ofPaySn', text: `SELECT ${paymentColumns} FROM payment WHERE pay_sn = $1 ORDER BY payment_id` }
const claimant = { name: 'payment.claimant', text: `SELECT payment_id FROM payment WHERE channel = $1 AND gateway_trade_no = $2` }
const nextNumber = { name: 'payment.nextNumber', text: `SELECT nextval('payment_number') AS number` }

/** The attempt behind a number at a gateway. Read without a lock: only to find its checkout. */
export async function paymentByNumber(handle: Reader | Transaction, channel: PayChannel, outTradeNo: string): Promise<Payment | null> {
  const [row] = await rows<PaymentRow>(handle, byNumber, [channel, outTradeNo])
  return row ? paymentOf(row) : null
}

export async function paymentById(handle: Reader | Transaction, paymentId: number): Promise<Payment | null> {
  const [row] = await rows<PaymentRow>(handle, byId, [paymentId])
  return row ? paymentOf(row) : null
}

/** Locks an attempt and reads it again. The caller holds the lock of its checkout. */
export async function lockPayment(tx: Transaction, paymentId: number): Promise<Payment | null> {
  const [row] = await rows<PaymentRow>(tx, lockById, [paymentId])
  return row ? paymentOf(row) : null
}

export async function paymentsOf(handle: Reader | Transaction, paySn: string): Promise<Payment[]> {
  return (await rows<PaymentRow>(handle, ofPaySn, [paySn])).map(paymentOf)
}

/** The payment that holds a gateway's number already, if any. */
export async function paymentIdByGatewayNumber(tx: Transaction, channel: PayChannel, gatewayTradeNo: string): Promise<number | null> {
  const [row] = await rows<{ payment_id: number }>(tx, claimant, [channel, gatewayTradeNo])
  return row?.payment_id ?? null
}

export async function nextPaymentNumber(tx: Transaction): Promise<number> {
  const [row] = await rows<{ number: number }>(tx, nextNumber, [])
  if (!row) throw new Error('the sequence payment_number gave nothing')
  return row.number
}

export type NewPayment = Pick<
  Payment,
  'paySn' | 'memberId' | 'channel' | 'outTradeNo' | 'amountFen' | 'description' | 'createdAt' | 'expireAt'
>

const insert = {
  name: 'payment.insert',
  text: `INSERT INTO payment (pay_sn, member_id, channel, out_trade_no, amount, state, description, created_at, expire_at)
         VALUES ($1,$2,$3,$4,$5,CASE WHEN $3 = 'balance' THEN 'WAITING' ELSE 'CREATED' END,$6,$7,$8) RETURNING ${paymentColumns}`,
}
const insertReceived = {
  name: 'payment.insertReceived',
  text: `INSERT INTO payment (pay_sn, member_id, channel, out_trade_no, amount, state, description, created_at, expire_at, paid_at, captured, gateway_trade_no)
         VALUES ($1,$2,$9,$3,$4,$8,$5,$6,$6,$6,$4,$7) RETURNING ${paymentColumns}`,
}

/** Writes the intent of an attempt, before the gateway is asked; balance waits at once, since it is held already. */
export async function addPayment(tx: Transaction, payment: NewPayment): Promise<Payment> {
  const values = [
    payment.paySn,
    payment.memberId,
    payment.channel,
    payment.outTradeNo,
    payment.amountFen,
    payment.description,
    payment.createdAt,
    payment.expireAt,
  ]
  return first(await rows<PaymentRow>(tx, insert, values))
}

/**
 * Books money that is there from the start, whether it pays something or comes too late: a bank transfer that the platform has seen
 * under its serial, or balance under our own number.
 */
export async function insertReceivedPayment(
  tx: Transaction,
  payment: Omit<NewPayment, 'channel' | 'expireAt'>,
  {
    channel,
    tradeNo,
    state,
  }: {
    readonly channel: 'transfer' | 'balance' | 'credit' | 'deposit'
    readonly tradeNo: string
    readonly state: 'PAID' | 'DUPLICATE' | 'LATE'
  },
): Promise<Payment> {
  return first(
    await rows<PaymentRow>(tx, insertReceived, [
      payment.paySn,
      payment.memberId,
      payment.outTradeNo,
      payment.amountFen,
      payment.description,
      payment.createdAt,
      tradeNo,
      state,
      channel,
    ]),
  )
}

function first(found: PaymentRow[]): Payment {
  const [row] = found
  if (!row) throw new Error('a payment that was just written is not there')
  return paymentOf(row)
}

const offered = {
  name: 'payment.offered',
  text: `UPDATE payment SET state = 'WAITING', offer_kind = $2, offer = $3, version = version + 1 WHERE payment_id = $1 AND state = 'CREATED'`,
}
const ended = {
  name: 'payment.ended',
  text: `UPDATE payment SET state = $2, closed_at = $3, refused_reason = $4, version = version + 1
         WHERE payment_id = $1 AND state = ANY($5)`,
}
const received = {
  name: 'payment.received',
  text: `UPDATE payment SET state = $2, gateway_trade_no = $3, captured = $4, currency = $5, paid_at = $6, version = version + 1
         WHERE payment_id = $1 AND state = ANY($7)`,
}

/** CREATED → WAITING with what the payer is shown. False when it has moved on meanwhile, e.g. was paid already. */
export async function markOffered(tx: Transaction, paymentId: number, offer: { kind: 'qr' | 'redirect'; text: string }): Promise<boolean> {
  return (await execute(tx, offered, [paymentId, offer.kind, offer.text])) === 1
}

/** Ends an attempt without money. */
export async function markEnded(
  tx: Transaction,
  paymentId: number,
  end: { to: PaymentState; from: readonly PaymentState[]; at: Date; reason: string | null },
): Promise<boolean> {
  return (await execute(tx, ended, [paymentId, end.to, end.at, end.reason, end.from])) === 1
}

/** Books what arrived on an attempt. */
export async function markReceived(
  tx: Transaction,
  paymentId: number,
  money: { to: PaymentState; from: readonly PaymentState[]; gatewayTradeNo: string; fen: bigint; currency: string; paidAt: Date },
): Promise<boolean> {
  return (
    (await execute(tx, received, [paymentId, money.to, money.gatewayTradeNo, money.fen, money.currency, money.paidAt, money.from])) === 1
  )
}

const checked = { name: 'payment.checked', text: 'UPDATE payment SET checks = checks + 1 WHERE payment_id = $1' }

/** Counts that the gateway was asked about an attempt: the next question waits longer. */
export async function countCheck(tx: Transaction, paymentId: number): Promise<void> {
  await execute(tx, checked, [paymentId])
}
