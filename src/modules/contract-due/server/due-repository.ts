import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { DueKind, DueState, DueWay } from '../rules/due-machine.ts'

export type DueSide = 'buyer' | 'store'
export type ContractDue = {
  readonly dueId: number
  readonly dueSn: string
  readonly contractId: number
  readonly contractSn: string
  readonly memberId: number
  readonly storeId: number
  readonly kind: DueKind
  readonly lineNo: number
  readonly debtor: DueSide
  readonly amount: bigint
  readonly state: DueState
  readonly version: number
  readonly dueAt: Date
  readonly way: DueWay | null
  readonly paidAt: Date | null
  readonly paidBy: number | null
  readonly kept: bigint
  readonly reason: string
  readonly bankName: string
  readonly documentNo: string
  readonly picture: string
}
type Row = Omit<ContractDue, 'amount' | 'kept'> & { readonly amount: string; readonly kept: string }

const columns = `d.due_id::int AS "dueId", d.due_sn AS "dueSn", d.contract_id::int AS "contractId", c.contract_sn AS "contractSn", c.member_id::int AS "memberId",
  c.store_id::int AS "storeId", d.kind, d.line_no AS "lineNo", d.debtor, d.amount::text AS amount, d.state, d.version, d.due_at AS "dueAt", d.way, d.paid_at AS "paidAt",
  d.paid_by::int AS "paidBy", d.kept::text AS kept, d.reason, d.voucher_bank AS "bankName", d.voucher_no AS "documentNo", d.voucher_picture AS picture`
const from = `FROM contract_due d JOIN contract c USING (contract_id)`
const one = { name: 'contractDue.one', text: `SELECT ${columns} ${from} WHERE d.due_sn = $1` }
const ofContract = { name: 'contractDue.ofContract', text: `SELECT ${columns} ${from} WHERE d.contract_id = $1 ORDER BY d.due_id` }
const standing = {
  name: 'contractDue.standing',
  text: `SELECT ${columns} ${from} WHERE d.contract_id = $1 AND d.kind = $2 AND d.line_no = $3 AND d.state IN ('DUE', 'REVIEW', 'HELD')`,
}
const insert = {
  name: 'contractDue.add',
  text: `INSERT INTO contract_due (due_sn, contract_id, kind, line_no, debtor, amount, due_at, created_at, moved_at)
    SELECT contract_sn || '-K' || (SELECT count(*) + 1 FROM contract_due o WHERE o.contract_id = c.contract_id), contract_id, $2, $3, $4, $5, $6, $7, $7
    FROM contract c WHERE contract_id = $1 RETURNING due_sn AS "dueSn"`,
}
const move = {
  name: 'contractDue.move',
  text: `UPDATE contract_due SET state = $2, version = version + 1, moved_at = $4, reason = coalesce($5, reason), way = coalesce($6, way),
      paid_at = CASE WHEN $6 IS NULL THEN paid_at ELSE $4 END, paid_by = coalesce($7, paid_by), kept = coalesce($8, kept),
      voucher_bank = coalesce($9, voucher_bank), voucher_no = coalesce($10, voucher_no), voucher_picture = coalesce($11, voucher_picture)
    WHERE due_id = $1 AND state = $3`,
}
const orders = {
  name: 'contractDue.orders',
  text: `SELECT order_sn AS "orderSn" FROM contract_order WHERE contract_id = $1 ORDER BY order_sn`,
}
const payer = { name: 'contractDue.payer', text: `UPDATE contract_due SET paid_by = $2 WHERE due_id = $1` }

const dueOf = (row: Row): ContractDue => ({ ...row, amount: BigInt(row.amount), kept: BigInt(row.kept) })

/** A due by its number; null when there is none. */
export async function dueBySn(db: Queryable, dueSn: string): Promise<ContractDue | null> {
  const [row] = await rows<Row>(db, one, [dueSn])
  return row ? dueOf(row) : null
}

/** Everything that was ever due under a contract, in the order in which it became due. */
export async function duesOf(db: Queryable, contractId: number): Promise<ContractDue[]> {
  return (await rows<Row>(db, ofContract, [contractId])).map(dueOf)
}

/** What stands of a kind for a line: due, being checked or held. */
export async function standingDue(db: Queryable, contractId: number, kind: DueKind, lineNo: number): Promise<ContractDue | null> {
  const [row] = await rows<Row>(db, standing, [contractId, kind, lineNo])
  return row ? dueOf(row) : null
}

type NewDue = {
  readonly contractId: number
  readonly kind: DueKind
  readonly lineNo: number
  readonly debtor: DueSide
  readonly amount: bigint
  readonly dueAt: Date
  readonly at: Date
}

/** Writes what became due; the contract is locked. Gives its number. */
export async function addDueRow(tx: Transaction, made: NewDue): Promise<string> {
  const { contractId, kind, lineNo, debtor, amount, dueAt, at } = made
  const [row] = await rows<{ dueSn: string }>(tx, insert, [contractId, kind, lineNo, debtor, amount, dueAt, at])
  if (!row) throw new Error(`contract ${contractId} is gone`)
  return row.dueSn
}

export type DueVoucher = { readonly bankName: string; readonly documentNo: string; readonly picture: string }
export type DueChange = {
  readonly reason?: string
  readonly way?: DueWay
  readonly paidBy?: number
  readonly kept?: bigint
  readonly voucher?: DueVoucher
}

/** Moves a due; false when it moved meanwhile. */
export async function moveDueRow(tx: Transaction, due: ContractDue, to: DueState, change: DueChange, at: Date): Promise<boolean> {
  const { reason, way, paidBy, kept, voucher } = change
  const proof = [voucher?.bankName ?? null, voucher?.documentNo ?? null, voucher?.picture ?? null]
  const values = [due.dueId, to, due.state, at, reason ?? null, way ?? null, paidBy ?? null, kept ?? null, ...proof]
  return (await execute(tx, move, values)) === 1
}

/** Notes who began to pay: what goes back goes to that balance. */
export async function notePayer(tx: Transaction, { dueId }: ContractDue, memberId: number): Promise<void> {
  await execute(tx, payer, [dueId, memberId])
}

/** The orders under a contract. */
export async function ordersOfContract(db: Queryable, contractId: number): Promise<string[]> {
  return (await rows<{ orderSn: string }>(db, orders, [contractId])).map(({ orderSn }) => orderSn)
}
