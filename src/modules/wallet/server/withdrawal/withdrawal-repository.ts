import { when, type Composed } from '../../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { openWithdrawalStates, withdrawalMachine, type WithdrawalEvent, type WithdrawalState } from '../../rules/withdrawal-machine.ts'

export type Withdrawal = {
  readonly withdrawalId: number
  readonly withdrawalSn: string
  readonly memberId: number
  readonly memberName: string
  readonly amountFen: bigint
  readonly payeeName: string
  readonly bankName: string
  /** The last four digits of the account. */
  readonly accountMask: string
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
  payee_name AS "payeeName", bank_name AS "bankName", account_mask AS "accountMask", state, version, reason, coalesce(bank_serial, '') AS "bankSerial",
  voucher_image AS "voucherImage", applied_at AS "appliedAt", reviewed_at AS "reviewedAt", reviewer_name AS "reviewerName", ended_at AS "endedAt"`

function withdrawalOf(row: Row): Withdrawal {
  return { ...row, amountFen: BigInt(row.amount) }
}

const insert = {
  name: 'wallet.withdrawalInsert',
  text: `INSERT INTO withdrawal (withdrawal_sn, member_id, member_name, amount, payee_name, bank_name, account_mask, applied_at, account_sealed)
         VALUES ('T' || to_char($7::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(nextval('wallet_number')::text, 8, '0'), $1, $2, $3, $4, $5, $6, $7, $8)
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
const sealed = {
  name: 'wallet.withdrawalsSealed',
  text: `SELECT withdrawal_id::int AS "withdrawalId", account_sealed AS sealed, bank_account AS plain FROM withdrawal WHERE withdrawal_id = ANY($1::bigint[])`,
}
const unsealed = {
  name: 'wallet.withdrawalsUnsealed',
  text: `SELECT withdrawal_id::int AS "withdrawalId", account_sealed AS sealed, bank_account AS plain FROM withdrawal
         WHERE bank_account <> '' OR sealed_key(account_sealed) <> $1 ORDER BY withdrawal_id FOR UPDATE`,
}
const seal = {
  name: 'wallet.withdrawalSeal',
  text: `UPDATE withdrawal SET account_sealed = $2, bank_account = '' WHERE withdrawal_id = $1`,
}
const waiting = { name: 'wallet.withdrawalsWaiting', text: `SELECT count(*)::int AS count FROM withdrawal WHERE state = ANY($1)` }

export type NewWithdrawal = Pick<
  Withdrawal,
  'memberId' | 'memberName' | 'amountFen' | 'payeeName' | 'bankName' | 'accountMask' | 'appliedAt'
> & { readonly accountSealed: Buffer }

export async function insertWithdrawal(tx: Transaction, wish: NewWithdrawal): Promise<Withdrawal> {
  const { memberId, memberName, amountFen, payeeName, bankName, accountMask, appliedAt, accountSealed } = wish
  const [row] = await rows<Row>(tx, insert, [memberId, memberName, amountFen, payeeName, bankName, accountMask, appliedAt, accountSealed])
  if (!row) throw new Error('a withdrawal that was just written is not there')
  return withdrawalOf(row)
}

export async function lockWithdrawal(tx: Transaction, withdrawalId: number): Promise<Withdrawal | null> {
  const [row] = await rows<Row>(tx, lock, [withdrawalId])
  return row ? withdrawalOf(row) : null
}

export type WithdrawalOutcome = { readonly reason: string; readonly bankSerial: string | null; readonly voucherImage: string }

/** Moves a withdrawal; null when it has moved meanwhile. */
export async function moveWithdrawalRow(
  tx: Transaction,
  withdrawal: Withdrawal,
  change: WithdrawalOutcome & { event: WithdrawalEvent; to: WithdrawalState; at: Date; by: string },
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

type Found = ListPage<Withdrawal>
type Search = PageNumber & { readonly memberId?: number; readonly state?: WithdrawalState | null; readonly keyword?: string }

/** The statement of a list of withdrawals; a test asks the database for its plan. */
export function withdrawalListStatement({ memberId, state, keyword, ...page }: Search): Composed {
  const conditions = [
    ...when('member', 'member_id = ?', memberId),
    ...when('state', 'state = ?', state),
    ...when('words', '? IN (withdrawal_sn, member_name, payee_name, bank_serial)', keyword),
  ]
  return pageStatement('wallet.withdrawals', conditions, { columns, tables: 'withdrawal', orderBy: 'withdrawal_id DESC' }, page)
}

async function find(db: Queryable, search: Search): Promise<Found> {
  const { list, total } = await readPage<Row>(db, withdrawalListStatement(search))
  return { list: list.map(withdrawalOf), total }
}

/** A member's withdrawals, the newest first. */
export function withdrawalsOf(db: Queryable, memberId: number, page: PageNumber): Promise<Found> {
  return find(db, { ...page, memberId })
}

/** All withdrawals for the platform, the newest first. `keyword` is a number or name, whole. */
export function listWithdrawals(db: Queryable, wish: PageNumber & { state: WithdrawalState | null; keyword: string }): Promise<Found> {
  return find(db, wish)
}

/** The number of a withdrawal's account as it is kept: encrypted, or in plain text from before it was. Both empty when it was forgotten. */
export type StoredAccount = { readonly withdrawalId: number; readonly sealed: Buffer | null; readonly plain: string }

export function accountsOf(db: Queryable, withdrawalIds: readonly number[]): Promise<StoredAccount[]> {
  return rows<StoredAccount>(db, sealed, [withdrawalIds])
}

/** Accounts in plain text, and those under another key than this; locked. */
export function accountsToSeal(tx: Transaction, keyId: string): Promise<StoredAccount[]> {
  return rows<StoredAccount>(tx, unsealed, [keyId])
}

export async function saveSealedAccount(tx: Transaction, withdrawalId: number, number: Buffer): Promise<void> {
  await execute(tx, seal, [withdrawalId, number])
}
