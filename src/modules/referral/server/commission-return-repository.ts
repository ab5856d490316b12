import type { Fen } from '../../../kernel/money/money.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { returnOf } from '../rules/commission-return.ts'

type Int = number | bigint

const lock = {
  name: 'sales.returnLock',
  text: `SELECT salesperson_id AS "salespersonId", base, rate_bp AS "rateBp", state FROM commission WHERE order_sn = $1 FOR UPDATE`,
}
const before = {
  name: 'sales.returnedBefore',
  text: `SELECT coalesce(sum(base), 0)::bigint AS base FROM commission_return WHERE order_sn = $1`,
}
const insert = {
  name: 'sales.returnInsert',
  text: `INSERT INTO commission_return (order_sn, salesperson_id, refund_sn, base, amount, created_at) VALUES ($1,$2,$3,$4,$5,$6) ON CONFLICT DO NOTHING`,
}
// An order that came to nothing before its statement pays nothing: there is nothing to take back either.
const waiting = `FROM commission_return r JOIN commission c USING (order_sn) WHERE r.salesperson_id = $1 AND r.statement_id IS NULL AND c.state <> 'VOID'`
const sum = { name: 'sales.returnsWaiting', text: `SELECT coalesce(sum(r.amount), 0)::bigint AS amount ${waiting}` }
const lockAll = {
  name: 'sales.returnsLock',
  text: `SELECT r.return_id AS "returnId", r.amount ${waiting} AND c.state IN ('PAYABLE', 'STATED') ORDER BY r.return_id FOR UPDATE OF r`,
}
const state = {
  name: 'sales.returnsState',
  text: `UPDATE commission_return SET statement_id = $2 WHERE return_id = ANY($1) AND statement_id IS NULL`,
}

export type Refunded = { readonly orderSn: string; readonly refundSn: string; readonly goods: Fen | 'all'; readonly at: Date }

/** Takes back the commission of refunded goods; the same refund once. False where nothing was earned or nothing is left. */
export async function returnCommission(tx: Transaction, { orderSn, refundSn, goods, at }: Refunded): Promise<boolean> {
  const [earned] = await rows<{ salespersonId: number; base: Int; rateBp: number; state: string }>(tx, lock, [orderSn])
  if (!earned || earned.state === 'VOID') return false
  const [known] = await rows<{ base: Int }>(tx, before, [orderSn])
  const base = BigInt(earned.base)
  const back = returnOf({ base, rateBp: earned.rateBp }, BigInt(known?.base ?? 0), goods === 'all' ? base : goods)
  if (back.base === 0n) return false
  return (await execute(tx, insert, [orderSn, earned.salespersonId, refundSn, back.base, back.amount, at])) > 0
}

/** What the next statement will be lowered by. */
export async function pendingReturns(db: Queryable, salespersonId: number): Promise<bigint> {
  return BigInt((await rows<{ amount: Int }>(db, sum, [salespersonId]))[0]?.amount ?? 0)
}

/** Locks what the next statement takes back: of orders that are in one already, or go into this one. */
export function lockReturns(tx: Transaction, salespersonId: number): Promise<{ returnId: number; amount: Int }[]> {
  return rows(tx, lockAll, [salespersonId])
}

export async function addReturnsToStatement(tx: Transaction, returnIds: readonly number[], statementId: number): Promise<void> {
  if ((await execute(tx, state, [returnIds, statementId])) !== returnIds.length) throw new Error('locked returns moved')
}
