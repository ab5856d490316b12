import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { subjectPaymentMachine, type SubjectPaymentState } from '../../rules/subject-payment-machine.ts'
import type { PaymentChannel } from '../ports.ts'
import type { SubjectKind } from './payment-subject.ts'

/** One attempt to pay for a subject through a gateway. */
export type SubjectPayment = {
  readonly paymentId: number
  readonly paymentSn: string
  readonly subjectKind: SubjectKind
  readonly subjectSn: string
  readonly memberId: number
  readonly channel: PaymentChannel
  readonly amountFen: bigint
  readonly state: SubjectPaymentState
  readonly offerKind: 'qr' | 'redirect' | null
  readonly offer: string | null
  readonly gatewayTradeNo: string | null
  readonly createdAt: Date
  readonly expireAt: Date
  readonly checks: number
}
type Row = Omit<SubjectPayment, 'amountFen'> & { amountFen: number | bigint }

const columns = `payment_id AS "paymentId", payment_sn AS "paymentSn", subject_kind AS "subjectKind", subject_sn AS "subjectSn", member_id AS "memberId", channel,
  amount AS "amountFen", state, offer_kind AS "offerKind", offer, gateway_trade_no AS "gatewayTradeNo", created_at AS "createdAt", expire_at AS "expireAt", checks`
const paymentOf = (row: Row): SubjectPayment => ({ ...row, amountFen: BigInt(row.amountFen) })

const insert = {
  name: 'payment.subjectInsert',
  text: `INSERT INTO subject_payment (payment_sn, subject_kind, subject_sn, member_id, channel, amount, created_at, expire_at)
    VALUES ($1,$2,$3,$4,$5,$6,$7,$8) RETURNING ${columns}`,
}
const open = {
  name: 'payment.subjectOpen',
  text: `SELECT ${columns} FROM subject_payment WHERE subject_kind = $1 AND subject_sn = $2 AND channel = $3 AND state IN ('CREATED', 'PAYING')
    ORDER BY payment_id DESC LIMIT 1`,
}
const bySn = { name: 'payment.subjectBySn', text: `SELECT ${columns} FROM subject_payment WHERE payment_sn = $1` }
const lock = { name: 'payment.subjectLock', text: `SELECT ${columns} FROM subject_payment WHERE payment_id = $1 FOR UPDATE` }
const holder = {
  name: 'payment.subjectHolder',
  text: `SELECT payment_sn AS sn FROM subject_payment WHERE channel = $1 AND gateway_trade_no = $2`,
}
const offered = {
  name: 'payment.subjectOffered',
  text: `UPDATE subject_payment SET state = 'PAYING', offer_kind = $2, offer = $3 WHERE payment_id = $1 AND state = 'CREATED' RETURNING ${columns}`,
}
const closed = {
  name: 'payment.subjectClosed',
  text: `UPDATE subject_payment SET state = 'CLOSED' WHERE payment_id = $1 AND state = ANY($2)`,
}
const closedAll = {
  name: 'payment.subjectsClosed',
  text: `UPDATE subject_payment SET state = 'CLOSED' WHERE subject_kind = $1 AND subject_sn = $2 AND state = ANY($3) RETURNING payment_sn AS "paymentSn"`,
}
const received = {
  name: 'payment.subjectReceived',
  text: `UPDATE subject_payment SET state = $2, gateway_trade_no = $3, captured = $4, paid_at = $5 WHERE payment_id = $1 AND state = ANY($6)`,
}
const checked = { name: 'payment.subjectChecked', text: `UPDATE subject_payment SET checks = checks + 1 WHERE payment_id = $1` }

export type NewSubjectPayment = Pick<
  SubjectPayment,
  'paymentSn' | 'subjectKind' | 'subjectSn' | 'memberId' | 'channel' | 'amountFen' | 'createdAt' | 'expireAt'
>

/** Writes the intent of an attempt, before the gateway is asked. */
export async function addSubjectPayment(tx: Transaction, of: NewSubjectPayment): Promise<SubjectPayment> {
  const subject = [of.paymentSn, of.subjectKind, of.subjectSn, of.memberId]
  const [row] = await rows<Row>(tx, insert, [...subject, of.channel, of.amountFen, of.createdAt, of.expireAt])
  if (!row) throw new Error('an insert into subject_payment returned no row')
  return paymentOf(row)
}

type Subject = Pick<SubjectPayment, 'subjectKind' | 'subjectSn'>

/** The newest attempt at a channel that can still be paid. */
export async function openSubjectPayment(db: Queryable, of: Subject, channel: PaymentChannel): Promise<SubjectPayment | null> {
  const [row] = await rows<Row>(db, open, [of.subjectKind, of.subjectSn, channel])
  return row ? paymentOf(row) : null
}

export async function subjectPaymentBySn(db: Queryable, paymentSn: string): Promise<SubjectPayment | null> {
  const [row] = await rows<Row>(db, bySn, [paymentSn])
  return row ? paymentOf(row) : null
}

/** Locks an attempt and reads it again. The caller holds the lock of its subject. */
export async function lockSubjectPayment(tx: Transaction, paymentId: number): Promise<SubjectPayment | null> {
  const [row] = await rows<Row>(tx, lock, [paymentId])
  return row ? paymentOf(row) : null
}

/** The attempt that holds a number of a gateway already, if any. */
export async function subjectPaymentSnByTrade(tx: Transaction, channel: PaymentChannel, gatewayTradeNo: string): Promise<string | null> {
  return (await rows<{ sn: string }>(tx, holder, [channel, gatewayTradeNo]))[0]?.sn ?? null
}

/** CREATED → PAYING with what the payer is shown; null when it has moved on meanwhile. */
export async function markSubjectOffered(
  tx: Transaction,
  paymentId: number,
  { kind, text }: { readonly kind: 'qr' | 'redirect'; readonly text: string },
): Promise<SubjectPayment | null> {
  const [row] = await rows<Row>(tx, offered, [paymentId, kind, text])
  return row ? paymentOf(row) : null
}

/** Ends an attempt without money; false when it has moved on meanwhile. */
export async function markSubjectClosed(tx: Transaction, paymentId: number, from: readonly SubjectPaymentState[]): Promise<boolean> {
  return (await execute(tx, closed, [paymentId, from])) === 1
}

/** Ends every attempt of a subject that nobody has paid; their numbers. */
export async function markSubjectsClosed(tx: Transaction, of: Subject): Promise<string[]> {
  const found = await rows<{ paymentSn: string }>(tx, closedAll, [of.subjectKind, of.subjectSn, subjectPaymentMachine.sources('close')])
  return found.map(({ paymentSn }) => paymentSn)
}

type Receipt = { readonly to: SubjectPaymentState; readonly from: readonly SubjectPaymentState[] } & {
  readonly gatewayTradeNo: string
  readonly fen: bigint
  readonly paidAt: Date
}

/** Books what arrived on an attempt; false when it has moved on meanwhile. */
export async function markSubjectReceived(tx: Transaction, paymentId: number, { to, from, ...money }: Receipt): Promise<boolean> {
  return (await execute(tx, received, [paymentId, to, money.gatewayTradeNo, money.fen, money.paidAt, from])) === 1
}

/** Counts that the gateway was asked about an attempt: the next question waits longer. */
export async function countSubjectCheck(tx: Transaction, paymentId: number): Promise<void> {
  await execute(tx, checked, [paymentId])
}
