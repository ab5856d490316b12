import { totalOf } from '../../../../kernel/database/list-total.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { openWithdrawalStates, withdrawalMachine, type WithdrawalEvent, type WithdrawalState } from '../../rules/withdrawal-machine.ts'

export type Withdrawal = {
  readonly withdrawalId: number
  readonly withdrawalSn: string
  readonly memberId: number
  readonly memberName: string
  readonly amountFen: bigint
  readonly payeeName: string
  readonly bankName: string
  readonly bankAccount: string
  readonly state: WithdrawalState
  readonly version: number
  readonly reason: string
  readonly bankSerial: string
  readonly voucherImage: string
  readonly appliedAt: Date
  readonly reviewedAt: Date | null
  readonly reviewerName: string
  readonly endedAt: Date | null
}

type Row = Omit<Withdrawal, 'amountFen'> & { readonly amount: number | bigint }

const columns = `withdrawal_id AS "withdrawalId", withdrawal_sn AS "withdrawalSn", member_id AS "memberId", member_name AS "memberName", amount,
  payee_name AS "payeeName", bank_name AS "bankName", bank_account AS "bankAccount", state, version, reason, coalesce(bank_serial, '') AS "bankSerial",
  voucher_image AS "voucherImage", applied_at AS "appliedAt", reviewed_at AS "reviewedAt", reviewer_name AS "reviewerName", ended_at AS "endedAt"`

function withdrawalOf(row: Row): Withdrawal {
  return { ...row, amountFen: BigInt(row.amount) }
}

const insert = {
  name: 'wallet.withdrawalInsert',
  text: `INSERT INTO withdrawal (withdrawal_sn, member_id, member_name, amount, payee_name, bank_name, bank_account, applied_at)
         VALUES ('T' || to_char($7::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(nextval('wallet_number')::text, 8, '0'), $1, $2, $3, $4, $5, $6, $7)
         RETURNING ${columns}`,
}
const lock = { name: 'wallet.withdrawalLock', text: `SELECT ${columns} FROM withdrawal WHERE withdrawal_id = $1 FOR UPDATE` }
const move = {
  name: 'wallet.withdrawalMove',
  text: `UPDATE withdrawal SET state = $2, version = version + 1, reason = CASE WHEN $5 = '' THEN reason ELSE $5 END, bank_serial = coalesce($6, bank_serial),
           voucher_image = CASE WHEN $7 = '' THEN voucher_image ELSE $7 END,
           reviewed_at = CASE WHEN $2 IN ('APPROVED', 'REJECTED') THEN $8 ELSE reviewed_at END,
           reviewer_name = CASE WHEN $2 IN ('APPROVED', 'REJECTED') THEN $9 ELSE reviewer_name END,
           ended_at = CASE WHEN $2 IN ('SUCCESS', 'FAILED', 'REJECTED') THEN $8 ELSE ended_at END
         WHERE withdrawal_id = $1 AND state = ANY($3) AND version = $4 RETURNING ${columns}`,
}
const serialUsed = { name: 'wallet.withdrawalSerial', text: `SELECT true AS used FROM withdrawal WHERE bank_serial = $1` }
const open = {
  name: 'wallet.withdrawalsOpen',
  text: `SELECT count(*)::int AS count FROM withdrawal WHERE member_id = $1 AND state = ANY($2)`,
}
const ofMember = {
  name: 'wallet.withdrawalsOf',
  text: `SELECT ${columns}, count(*) OVER () AS total FROM withdrawal WHERE member_id = $1 ORDER BY withdrawal_id DESC LIMIT $2 OFFSET $3`,
}
const all = {
  name: 'wallet.withdrawals',
  text: `SELECT ${columns}, count(*) OVER () AS total FROM withdrawal
         WHERE ($1::text IS NULL OR state = $1) AND ($2 = '' OR $2 IN (withdrawal_sn, member_name, payee_name, bank_serial))
         ORDER BY withdrawal_id DESC LIMIT $3 OFFSET $4`,
}
const waiting = { name: 'wallet.withdrawalsWaiting', text: `SELECT count(*)::int AS count FROM withdrawal WHERE state = ANY($1)` }

export type NewWithdrawal = Pick<
  Withdrawal,
  'memberId' | 'memberName' | 'amountFen' | 'payeeName' | 'bankName' | 'bankAccount' | 'appliedAt'
>

export async function insertWithdrawal(tx: Transaction, wish: NewWithdrawal): Promise<Withdrawal> {
  const { memberId, memberName, amountFen, payeeName, bankName, bankAccount, appliedAt } = wish
  const [row] = await rows<Row>(tx, insert, [memberId, memberName, amountFen, payeeName, bankName, bankAccount, appliedAt])
  if (!row) throw new Error('a withdrawal that was just written is not there')
  return withdrawalOf(row)
}

export async function lockWithdrawal(tx: Transaction, withdrawalId: number): Promise<Withdrawal | null> {
  const [row] = await rows<Row>(tx, lock, [withdrawalId])
  return row ? withdrawalOf(row) : null
}

export type WithdrawalFacts = { readonly reason: string; readonly bankSerial: string | null; readonly voucherImage: string }

/** Moves a withdrawal; null when it has moved meanwhile. */
export async function moveWithdrawalRow(
  tx: Transaction,
  withdrawal: Withdrawal,
  change: WithdrawalFacts & { event: WithdrawalEvent; to: WithdrawalState; at: Date; by: string },
): Promise<Withdrawal | null> {
  const from = withdrawalMachine.sources(change.event, 'platform')
  const { reason, bankSerial, voucherImage, at, by } = change
  const values = [withdrawal.withdrawalId, change.to, from, withdrawal.version, reason, bankSerial, voucherImage, at, by]
  const [row] = await rows<Row>(tx, move, values)
  return row ? withdrawalOf(row) : null
}

/** Whether a transfer at the bank was named by a withdrawal before. */
export async function isSerialUsed(tx: Transaction, bankSerial: string): Promise<boolean> {
  return (await rows(tx, serialUsed, [bankSerial])).length > 0
}

/** How many withdrawals of a member wait. */
export async function countOpenWithdrawals(db: Queryable, memberId: number): Promise<number> {
  const [row] = await rows<{ count: number }>(db, open, [memberId, openWithdrawalStates])
  return row?.count ?? 0
}

/** How many withdrawals wait for the platform. */
export async function countWaitingWithdrawals(db: Queryable): Promise<number> {
  const [row] = await rows<{ count: number }>(db, waiting, [openWithdrawalStates])
  return row?.count ?? 0
}

type Page = { readonly current: number; readonly pageSize: number }
type Found = { readonly list: Withdrawal[]; readonly total: number }
const foundOf = (found: (Row & { total: number })[]): Found => ({
  list: found.map(withdrawalOf),
  total: totalOf(found),
})

/** A member's withdrawals, the newest first. */
export async function withdrawalsOf(db: Queryable, memberId: number, { current, pageSize }: Page): Promise<Found> {
  return foundOf(await rows<Row & { total: number }>(db, ofMember, [memberId, pageSize, (current - 1) * pageSize]))
}

/** All withdrawals for the platform, the newest first. `keyword` is a number or name, whole. */
export async function listWithdrawals(db: Queryable, wish: Page & { state: WithdrawalState | null; keyword: string }): Promise<Found> {
  const { state, keyword, current, pageSize } = wish
  return foundOf(await rows<Row & { total: number }>(db, all, [state, keyword, pageSize, (current - 1) * pageSize]))
}
