import { totalOf } from '../../../../kernel/database/list-total.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { PayoutAccountState } from '../../rules/payout-account-machine.ts'

export type PayoutAccount = {
  readonly accountId: number
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly companyName: string
  readonly state: PayoutAccountState
  readonly version: number
  readonly accountName: string
  readonly bankName: string
  readonly branch: string
  readonly numberMask: string
  readonly submittedAt: Date
  readonly submittedBy: string
  readonly confirmedAt: Date | null
  readonly confirmedBy: string
  readonly reviewedAt: Date | null
  readonly reviewedBy: string
  readonly replacedAt: Date | null
  readonly reason: string
}
type Found = { readonly list: PayoutAccount[]; readonly total: number }
type Page = { readonly current: number; readonly pageSize: number }

const columns = `a.account_id AS "accountId", a.store_id AS "storeId", s.store_name AS "storeName", s.store_name_en AS "storeNameEn", s.company_name AS "companyName",
  a.state, a.version, a.account_name AS "accountName", a.bank_name AS "bankName", a.branch, a.number_mask AS "numberMask", a.submitted_at AS "submittedAt",
  a.submitted_by AS "submittedBy", a.confirmed_at AS "confirmedAt", a.confirmed_by AS "confirmedBy", a.reviewed_at AS "reviewedAt", a.reviewed_by AS "reviewedBy",
  a.replaced_at AS "replacedAt", a.reason`
const from = `settlement_payout_account a JOIN store s USING (store_id)`
const one = {
  name: 'settlement.payoutAccount',
  text: `SELECT ${columns} FROM ${from} WHERE a.account_id = $1 AND ($2::bigint[] IS NULL OR a.store_id = ANY($2))`,
}
const lock = { name: 'settlement.payoutAccountLock', text: `${one.text} FOR UPDATE OF a` }
const ofStore = {
  name: 'settlement.payoutAccountsOf',
  text: `SELECT ${columns}, count(*) OVER () AS total FROM ${from} WHERE a.store_id = ANY($1) ORDER BY a.account_id DESC LIMIT $2 OFFSET $3`,
}
const inState = {
  name: 'settlement.payoutAccountIn',
  text: `SELECT ${columns} FROM ${from} WHERE a.store_id = ANY($1) AND a.state = ANY($2) ORDER BY a.account_id DESC LIMIT 1`,
}
const current = {
  name: 'settlement.payoutAccountCurrent',
  text: `SELECT ${columns} FROM ${from} WHERE a.store_id = $1 AND a.state = 'CURRENT' FOR SHARE OF a`,
}
const all = {
  name: 'settlement.payoutAccounts',
  text: `SELECT ${columns}, count(*) OVER () AS total FROM ${from}
    WHERE CASE $1 WHEN 'review' THEN a.state = 'PENDING_REVIEW' WHEN 'current' THEN a.state = 'CURRENT' ELSE true END
      AND ($2 = '' OR strpos(s.store_name, $2) > 0 OR strpos(lower(s.store_name_en), lower($2)) > 0 OR strpos(a.account_name, $2) > 0)
    ORDER BY a.account_id DESC LIMIT $3 OFFSET $4`,
}
const insert = {
  name: 'settlement.payoutAccountAdd',
  text: `INSERT INTO settlement_payout_account (store_id, state, account_name, bank_name, branch, number_sealed, number_mask, submitted_at, submitted_by)
    VALUES ($1, 'PENDING_OWNER', $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (store_id) WHERE state IN ('PENDING_OWNER', 'PENDING_REVIEW') DO NOTHING
    RETURNING account_id AS "accountId"`,
}
const move = {
  name: 'settlement.payoutAccountMove',
  text: `UPDATE settlement_payout_account SET state = $3, version = version + 1, reason = $6,
      confirmed_at = CASE WHEN $3 = 'PENDING_REVIEW' THEN $4 ELSE confirmed_at END, confirmed_by = CASE WHEN $3 = 'PENDING_REVIEW' THEN $5 ELSE confirmed_by END,
      reviewed_at = CASE WHEN $3 IN ('CURRENT', 'REJECTED') THEN $4 ELSE reviewed_at END, reviewed_by = CASE WHEN $3 IN ('CURRENT', 'REJECTED') THEN $5 ELSE reviewed_by END,
      replaced_at = CASE WHEN $3 = 'REPLACED' THEN $4 ELSE replaced_at END
    WHERE account_id = $1 AND version = $2 AND state = ANY($7::text[]) RETURNING account_id`,
}
const sealed = {
  name: 'settlement.payoutAccountSealed',
  text: `SELECT number_sealed AS sealed FROM settlement_payout_account WHERE account_id = $1`,
}
const underOthers = {
  name: 'settlement.payoutAccountsUnderOthers',
  text: `SELECT account_id AS "accountId", number_sealed AS sealed FROM settlement_payout_account WHERE sealed_key(number_sealed) <> $1 ORDER BY account_id FOR UPDATE`,
}
const reseal = {
  name: 'settlement.payoutAccountReseal',
  text: `UPDATE settlement_payout_account SET number_sealed = $2 WHERE account_id = $1`,
}

/** One account of some stores (null: of any); null when it is absent. */
export async function payoutAccountById(
  db: Queryable,
  accountId: number,
  storeIds: readonly number[] | null,
): Promise<PayoutAccount | null> {
  return (await rows<PayoutAccount>(db, one, [accountId, storeIds]))[0] ?? null
}

export async function lockPayoutAccount(
  tx: Transaction,
  accountId: number,
  storeIds: readonly number[] | null,
): Promise<PayoutAccount | null> {
  return (await rows<PayoutAccount>(tx, lock, [accountId, storeIds]))[0] ?? null
}

/** The account in force, held as it is until the end of the transaction; null when the store has none. */
export async function currentPayoutAccount(tx: Transaction, storeId: number): Promise<PayoutAccount | null> {
  return (await rows<PayoutAccount>(tx, current, [storeId]))[0] ?? null
}

/** The newest account of stores in one of some states. */
export async function payoutAccountIn(
  db: Queryable,
  storeIds: readonly number[],
  states: readonly PayoutAccountState[],
): Promise<PayoutAccount | null> {
  return (await rows<PayoutAccount>(db, inState, [storeIds, states]))[0] ?? null
}

const foundOf = (found: (PayoutAccount & { total: number })[]): Found => ({ list: found, total: totalOf(found) })

export async function payoutAccountsOf(db: Queryable, storeIds: readonly number[], { current: page, pageSize }: Page): Promise<Found> {
  return foundOf(await rows<PayoutAccount & { total: number }>(db, ofStore, [storeIds, pageSize, (page - 1) * pageSize]))
}

export async function listPayoutAccounts(db: Queryable, wish: Page & { tab: string; keyword: string }): Promise<Found> {
  const { tab, keyword, current: page, pageSize } = wish
  return foundOf(await rows<PayoutAccount & { total: number }>(db, all, [tab, keyword, pageSize, (page - 1) * pageSize]))
}

export type NewPayoutAccount = Pick<
  PayoutAccount,
  'storeId' | 'accountName' | 'bankName' | 'branch' | 'numberMask' | 'submittedAt' | 'submittedBy'
> & {
  readonly numberSealed: Buffer
}

/** Null when another change is under way. */
export async function addPayoutAccount(tx: Transaction, made: NewPayoutAccount): Promise<number | null> {
  const { storeId, accountName, bankName, branch, numberSealed, numberMask, submittedAt, submittedBy } = made
  const values = [storeId, accountName, bankName, branch, numberSealed, numberMask, submittedAt, submittedBy]
  return (await rows<{ accountId: number }>(tx, insert, values))[0]?.accountId ?? null
}

type Move = {
  readonly to: PayoutAccountState
  readonly sources: readonly PayoutAccountState[]
  readonly at: Date
  readonly by: string
  readonly reason: string
}

/** Moves an account; false when another was faster. */
export async function movePayoutAccountRow(tx: Transaction, { accountId, version }: PayoutAccount, how: Move): Promise<boolean> {
  return (await rows(tx, move, [accountId, version, how.to, how.at, how.by, how.reason, how.sources])).length > 0
}

/** The encrypted number. */
export async function sealedNumberOf(db: Queryable, accountId: number): Promise<Buffer | null> {
  return (await rows<{ sealed: Buffer }>(db, sealed, [accountId]))[0]?.sealed ?? null
}

/** Numbers that another key than this has encrypted, locked. */
export function numbersUnderOtherKeys(tx: Transaction, keyId: string): Promise<{ accountId: number; sealed: Buffer }[]> {
  return rows(tx, underOthers, [keyId])
}

export async function saveSealedNumber(tx: Transaction, accountId: number, number: Buffer): Promise<void> {
  await execute(tx, reseal, [accountId, number])
}
