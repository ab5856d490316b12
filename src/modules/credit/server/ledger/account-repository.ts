import { totalOf } from '../../../../kernel/database/list-total.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Day } from '../../../../kernel/time/clock.ts'
import type { AccountState } from '../../rules/account-machine.ts'
import type { CreditTerms, DueBasis } from '../../rules/credit-terms.ts'

/** A credit line; money in fen. */
export type CreditAccount = CreditTerms & {
  readonly accountId: number
  readonly enterpriseId: number
  readonly companyName: string
  /** 0 is the platform. */
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly state: AccountState
  readonly version: number
  readonly limitFen: bigint
  readonly heldFen: bigint
  readonly drawnFen: bigint
  readonly withInterest: boolean
  readonly expiresOn: Day
  readonly bypassUntil: Date | null
  readonly reason: string
  readonly openedAt: Date
}

type Int = number | bigint
type Row = Omit<CreditAccount, 'limitFen' | 'heldFen' | 'drawnFen'> & Readonly<Record<'limitFen' | 'heldFen' | 'drawnFen', Int>>

const columns = `account_id AS "accountId", enterprise_id AS "enterpriseId", company_name AS "companyName", store_id AS "storeId", store_name AS "storeName", coalesce((SELECT w.store_name_en FROM store w WHERE w.store_id = credit_account.store_id), '') AS "storeNameEn", state, version,
  credit_limit AS "limitFen", held AS "heldFen", drawn AS "drawnFen", term_days AS "termDays", due_basis AS "dueBasis", month_end AS "monthEnd",
  with_interest AS "withInterest", to_char(expires_on, 'YYYY-MM-DD') AS "expiresOn", bypass_until AS "bypassUntil", reason, opened_at AS "openedAt"`

const accountOf = (row: Row): CreditAccount => ({
  ...row,
  limitFen: BigInt(row.limitFen),
  heldFen: BigInt(row.heldFen),
  drawnFen: BigInt(row.drawnFen),
})

const lockById = { name: 'credit.accountLock', text: `SELECT ${columns} FROM credit_account WHERE account_id = $1 FOR UPDATE` }
const lockForStores = {
  name: 'credit.accountsLockForStores',
  // Everybody locks accounts by ascending id.
  text: `SELECT ${columns} FROM credit_account WHERE enterprise_id = $1 AND store_id = ANY($2::bigint[]) ORDER BY account_id FOR UPDATE`,
}
const find = { name: 'credit.accountFind', text: `SELECT ${columns} FROM credit_account WHERE account_id = $1` }
const ofCompany = {
  name: 'credit.accountsOfCompany',
  text: `SELECT ${columns} FROM credit_account WHERE enterprise_id = $1 ORDER BY store_id, account_id`,
}
const list = {
  name: 'credit.accountList',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM credit_account
    WHERE ($1::bigint[] IS NULL OR store_id = ANY($1)) AND ($2 = '' OR company_name ILIKE '%' || $2 || '%') AND ($3::text IS NULL OR state = $3)
    ORDER BY account_id DESC LIMIT $4 OFFSET $5`,
}
const insert = {
  name: 'credit.accountInsert',
  text: `INSERT INTO credit_account (enterprise_id, company_name, store_id, store_name, term_days, due_basis, month_end, with_interest, expires_on, opened_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (enterprise_id, store_id) DO NOTHING`,
}
const terms = {
  name: 'credit.accountTerms',
  text: `UPDATE credit_account SET term_days = $2, due_basis = $3, month_end = $4, with_interest = $5, expires_on = $6, version = version + 1 WHERE account_id = $1`,
}
const move = {
  name: 'credit.accountMove',
  text: `UPDATE credit_account SET state = $2, reason = $4, version = version + 1 WHERE account_id = $1 AND state = ANY($3) RETURNING account_id`,
}
const bypass = {
  name: 'credit.accountBypass',
  text: `UPDATE credit_account SET bypass_until = $2, reason = $3, version = version + 1 WHERE account_id = $1`,
}

export async function lockAccount(tx: Transaction, accountId: number): Promise<CreditAccount | null> {
  const [row] = await rows<Row>(tx, lockById, [accountId])
  return row ? accountOf(row) : null
}

/** A company's lines with some stores and with the platform, locked in their common order. */
export async function lockAccountsFor(tx: Transaction, enterpriseId: number, storeIds: readonly number[]): Promise<CreditAccount[]> {
  return (await rows<Row>(tx, lockForStores, [enterpriseId, [0, ...storeIds]])).map(accountOf)
}

export async function accountById(db: Queryable, accountId: number): Promise<CreditAccount | null> {
  const [row] = await rows<Row>(db, find, [accountId])
  return row ? accountOf(row) : null
}

/** The lines of a company, the platform's first. */
export async function accountsOfCompany(db: Queryable, enterpriseId: number): Promise<CreditAccount[]> {
  return (await rows<Row>(db, ofCompany, [enterpriseId])).map(accountOf)
}

export type AccountSearch = {
  /** Null: every lender's. */
  readonly storeIds: readonly number[] | null
  readonly keyword: string
  readonly state: AccountState | null
  readonly limit: number
  readonly offset: number
}

export async function listAccounts(db: Queryable, search: AccountSearch): Promise<{ list: CreditAccount[]; total: number }> {
  const values = [search.storeIds, search.keyword, search.state, search.limit, search.offset]
  const found = await rows<Row & { total: number }>(db, list, values)
  return { list: found.map(({ total: _total, ...row }) => accountOf(row)), total: totalOf(found) }
}

export type AccountTerms = {
  readonly termDays: number
  readonly dueBasis: DueBasis
  readonly monthEnd: boolean
  readonly withInterest: boolean
  readonly expiresOn: Day
}

/** Opens a line with no limit yet, or sets the terms of the one there is; what was shipped before keeps its due date. */
export async function saveAccount(
  tx: Transaction,
  of: Pick<CreditAccount, 'enterpriseId' | 'companyName' | 'storeId' | 'storeName'>,
  { termDays, dueBasis, monthEnd, withInterest, expiresOn }: AccountTerms,
  now: Date,
): Promise<CreditAccount> {
  const agreed = [termDays, dueBasis, monthEnd, withInterest, expiresOn]
  await rows(tx, insert, [of.enterpriseId, of.companyName, of.storeId, of.storeName, ...agreed, now])
  const account = (await lockAccountsFor(tx, of.enterpriseId, [of.storeId])).find((one) => one.storeId === of.storeId)
  if (!account) throw new Error('a credit account was not opened')
  await rows(tx, terms, [account.accountId, ...agreed])
  return { ...account, termDays, dueBasis, monthEnd, withInterest, expiresOn }
}

export async function moveAccountRow(
  tx: Transaction,
  accountId: number,
  change: { to: AccountState; sources: readonly AccountState[]; reason: string },
): Promise<boolean> {
  return (await rows(tx, move, [accountId, change.to, change.sources, change.reason])).length > 0
}

export async function updateBypass(tx: Transaction, accountId: number, until: Date | null, reason: string): Promise<void> {
  await rows(tx, bypass, [accountId, until, reason])
}
