import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { PriceChangeState } from '../rules/price-change-machine.ts'
import type { MoneyOrder } from './order-money-repository.ts'

/** A line at the proposed price, with the price before; amounts in fen, prices in 1/10000 yuan. */
export type ChangedLine = {
  readonly orderLineId: number
  readonly unitPrice: bigint
  readonly priceBefore: bigint
  readonly subtotal: bigint
  readonly tax: bigint
}
export type PriceChange = {
  readonly priceChangeId: number
  readonly orderId: number
  readonly orderSn: string
  readonly memberId: number
  readonly storeId: number
  readonly state: PriceChangeState
  readonly version: number
  readonly orderVersion: number
  readonly lines: readonly ChangedLine[]
  readonly freight: bigint
  readonly freightBefore: bigint
  readonly total: bigint
  readonly totalBefore: bigint
  readonly reason: string
  readonly proposedAt: Date
  readonly answeredAt: Date | null
}

type Money = 'freight' | 'freightBefore' | 'total' | 'totalBefore'
type StoredLine = { readonly [Key in keyof ChangedLine]: Key extends 'orderLineId' ? number : string }
type Row = Omit<PriceChange, Money | 'lines'> & Readonly<Record<Money, number | bigint>> & { readonly lines: readonly StoredLine[] }

const columns = `c.price_change_id AS "priceChangeId", c.order_id AS "orderId", c.order_sn AS "orderSn", c.member_id AS "memberId", c.store_id AS "storeId", c.state,
  c.version, c.order_version AS "orderVersion", c.lines, c.freight, c.freight_before AS "freightBefore", c.total, c.total_before AS "totalBefore", c.reason,
  c.proposed_at AS "proposedAt", c.answered_at AS "answeredAt"`
const insert = {
  name: 'cancellation.insertPriceChange',
  text: `INSERT INTO price_change AS c (order_id, order_sn, member_id, store_id, state, order_version, lines, freight, total, total_before, freight_before, reason, proposed_by, proposed_at)
    VALUES ($1, $2, $3, $4, 'PROPOSED', $5, $6, $7, $8, $9, $10, $11, $12, $13)
    ON CONFLICT (order_id) WHERE state = 'PROPOSED' DO NOTHING RETURNING ${columns}`,
}
const byId = { name: 'cancellation.priceChangeById', text: `SELECT ${columns} FROM price_change c WHERE price_change_id = $1` }
const newest = {
  name: 'cancellation.priceChangeOfOrder',
  text: `SELECT ${columns} FROM price_change c WHERE order_id = $1 ORDER BY price_change_id DESC LIMIT 1`,
}
const openOfCheckout = {
  name: 'cancellation.openPriceChanges',
  text: `SELECT ${columns} FROM price_change c JOIN orders o USING (order_id) JOIN pay_order p USING (pay_order_id)
    WHERE p.pay_sn = $1 AND c.state = 'PROPOSED' AND o.state NOT IN ('PENDING_PAYMENT', 'PAYMENT_REVIEW') FOR UPDATE OF c`,
}
const mark = {
  name: 'cancellation.movePriceChange',
  text: `UPDATE price_change SET state = $2, version = version + 1, answered_at = $4 WHERE price_change_id = $1 AND state = ANY($3)`,
}

function priceChangeOf(row: Row): PriceChange {
  const lines = row.lines.map((line) => ({
    orderLineId: line.orderLineId,
    unitPrice: BigInt(line.unitPrice),
    priceBefore: BigInt(line.priceBefore),
    subtotal: BigInt(line.subtotal),
    tax: BigInt(line.tax),
  }))
  const { freight, freightBefore, total, totalBefore } = row
  const money = { freight: BigInt(freight), freightBefore: BigInt(freightBefore), total: BigInt(total), totalBefore: BigInt(totalBefore) }
  return { ...row, ...money, lines }
}

/** Writes a proposal; null while another one of the order is open. */
export async function insertPriceChange(
  tx: Transaction,
  order: MoneyOrder,
  made: { lines: readonly ChangedLine[]; freight: bigint; total: bigint; reason: string; by: string; at: Date },
): Promise<PriceChange | null> {
  const lines = made.lines.map((line) => ({
    orderLineId: line.orderLineId,
    unitPrice: String(line.unitPrice),
    priceBefore: String(line.priceBefore),
    subtotal: String(line.subtotal),
    tax: String(line.tax),
  }))
  const [row] = await rows<Row>(tx, insert, [
    order.orderId,
    order.orderSn,
    order.memberId,
    order.storeId,
    order.version,
    JSON.stringify(lines),
    made.freight,
    made.total,
    order.total,
    order.freight,
    made.reason,
    made.by,
    made.at,
  ])
  return row ? priceChangeOf(row) : null
}

export async function priceChangeById(db: Queryable, priceChangeId: number): Promise<PriceChange | null> {
  const [row] = await rows<Row>(db, byId, [priceChangeId])
  return row ? priceChangeOf(row) : null
}

/** The newest proposal for an order. */
export async function priceChangeOfOrder(db: Queryable, orderId: number): Promise<PriceChange | null> {
  const [row] = await rows<Row>(db, newest, [orderId])
  return row ? priceChangeOf(row) : null
}

/** Locks the open proposals of a checkout whose orders wait for their payment no more. */
export async function openPriceChangesOfCheckout(tx: Transaction, paySn: string): Promise<PriceChange[]> {
  return (await rows<Row>(tx, openOfCheckout, [paySn])).map(priceChangeOf)
}

export async function markPriceChange(
  tx: Transaction,
  of: PriceChange,
  move: { to: PriceChangeState; from: readonly PriceChangeState[]; at: Date },
): Promise<boolean> {
  return (await execute(tx, mark, [of.priceChangeId, move.to, move.from, move.at])) === 1
}
