import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { mallPaymentMachine, type MallPaymentState } from '../../rules/mall-payment.ts'
import type { MallChannel } from '../ports.ts'

export type MallPayment = {
  readonly paymentId: number
  readonly paymentSn: string
  readonly orderId: number
  readonly memberId: number
  readonly channel: MallChannel
  readonly amountFen: bigint
  readonly state: MallPaymentState
  readonly offerKind: 'qr' | 'redirect' | null
  readonly offer: string | null
  readonly gatewayTradeNo: string | null
  readonly createdAt: Date
  readonly expireAt: Date
  readonly checks: number
}
type Row = Omit<MallPayment, 'amountFen'> & { amountFen: number | bigint }

const columns = `payment_id AS "paymentId", payment_sn AS "paymentSn", order_id AS "orderId", member_id AS "memberId", channel, amount AS "amountFen", state,
  offer_kind AS "offerKind", offer, gateway_trade_no AS "gatewayTradeNo", created_at AS "createdAt", expire_at AS "expireAt", checks`
const paymentOf = (row: Row): MallPayment => ({ ...row, amountFen: BigInt(row.amountFen) })

const insert = {
  name: 'loyalty.paymentInsert',
  text: `INSERT INTO loyalty_payment (payment_sn, order_id, member_id, channel, amount, created_at, expire_at) VALUES ($1,$2,$3,$4,$5,$6,$7) RETURNING ${columns}`,
}
const open = {
  name: 'loyalty.paymentOpen',
  text: `SELECT ${columns} FROM loyalty_payment WHERE order_id = $1 AND channel = $2 AND state IN ('CREATED', 'PAYING') ORDER BY payment_id DESC LIMIT 1`,
}
const bySn = { name: 'loyalty.paymentBySn', text: `SELECT ${columns} FROM loyalty_payment WHERE payment_sn = $1` }
const lock = { name: 'loyalty.paymentLock', text: `SELECT ${columns} FROM loyalty_payment WHERE payment_id = $1 FOR UPDATE` }
const holder = {
  name: 'loyalty.paymentHolder',
  text: `SELECT payment_sn AS sn FROM loyalty_payment WHERE channel = $1 AND gateway_trade_no = $2`,
}
const offered = {
  name: 'loyalty.paymentOffered',
  text: `UPDATE loyalty_payment SET state = 'PAYING', offer_kind = $2, offer = $3 WHERE payment_id = $1 AND state = 'CREATED' RETURNING ${columns}`,
}
const closed = {
  name: 'loyalty.paymentClosed',
  text: `UPDATE loyalty_payment SET state = 'CLOSED' WHERE payment_id = $1 AND state = ANY($2)`,
}
const closedAll = {
  name: 'loyalty.paymentsClosed',
  text: `UPDATE loyalty_payment SET state = 'CLOSED' WHERE order_id = $1 AND state = ANY($2)`,
}
const received = {
  name: 'loyalty.paymentReceived',
  text: `UPDATE loyalty_payment SET state = $2, gateway_trade_no = $3, captured = $4, paid_at = $5 WHERE payment_id = $1 AND state = ANY($6)`,
}
const checked = { name: 'loyalty.paymentChecked', text: `UPDATE loyalty_payment SET checks = checks + 1 WHERE payment_id = $1` }

export async function addPayment(
  tx: Transaction,
  of: Pick<MallPayment, 'paymentSn' | 'orderId' | 'memberId' | 'channel' | 'amountFen' | 'createdAt' | 'expireAt'>,
): Promise<MallPayment> {
  const values = [of.paymentSn, of.orderId, of.memberId, of.channel, of.amountFen, of.createdAt, of.expireAt]
  const [row] = await rows<Row>(tx, insert, values)
  if (!row) throw new Error('an insert returned no row')
  return paymentOf(row)
}

/** The newest attempt at a channel that can still be paid. */
export async function openPayment(db: Queryable, orderId: number, channel: MallChannel): Promise<MallPayment | null> {
  const [row] = await rows<Row>(db, open, [orderId, channel])
  return row ? paymentOf(row) : null
}

export async function paymentBySn(db: Queryable, paymentSn: string): Promise<MallPayment | null> {
  const [row] = await rows<Row>(db, bySn, [paymentSn])
  return row ? paymentOf(row) : null
}

export async function lockPayment(tx: Transaction, paymentId: number): Promise<MallPayment | null> {
  const [row] = await rows<Row>(tx, lock, [paymentId])
  return row ? paymentOf(row) : null
}

/** The attempt that holds a number of a gateway already, if any. */
export async function paymentSnByTrade(tx: Transaction, channel: MallChannel, gatewayTradeNo: string): Promise<string | null> {
  return (await rows<{ sn: string }>(tx, holder, [channel, gatewayTradeNo]))[0]?.sn ?? null
}

export async function markOffered(
  tx: Transaction,
  paymentId: number,
  { kind, text }: { readonly kind: 'qr' | 'redirect'; readonly text: string },
): Promise<MallPayment | null> {
  const [row] = await rows<Row>(tx, offered, [paymentId, kind, text])
  return row ? paymentOf(row) : null
}

export async function markClosed(tx: Transaction, paymentId: number): Promise<boolean> {
  return (await execute(tx, closed, [paymentId, mallPaymentMachine.sources('close')])) === 1
}

/** Ends every attempt of an order; their gateways are asked to close them by the checks that are planned. */
export async function closeAttempts(tx: Transaction, orderId: number): Promise<void> {
  await execute(tx, closedAll, [orderId, mallPaymentMachine.sources('close')])
}

export async function markReceived(
  tx: Transaction,
  paymentId: number,
  { event, ...money }: { event: 'capture' | 'giveBack'; gatewayTradeNo: string; fen: bigint; paidAt: Date },
): Promise<boolean> {
  const to = event === 'capture' ? 'PAID' : 'RETURNED'
  const from = mallPaymentMachine.sources(event, 'gateway')
  return (await execute(tx, received, [paymentId, to, money.gatewayTradeNo, money.fen, money.paidAt, from])) === 1
}

export async function countCheck(tx: Transaction, paymentId: number): Promise<void> {
  await execute(tx, checked, [paymentId])
}
