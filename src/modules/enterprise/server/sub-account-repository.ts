import type { CompanyCapability } from '../../../api/caller.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

type Int = number | bigint
/** A sub-account with its role, cost centre and limits (fen). */
export type SubAccount = {
  readonly memberId: number
  readonly enterpriseId: number
  readonly name: string
  readonly roleId: number
  readonly roleName: string
  readonly capabilities: readonly CompanyCapability[]
  readonly costCentreId: number | null
  readonly costCentreName: string | null
  readonly monthBudget: Int | null
  readonly orderLimit: Int | null
  readonly monthLimit: Int | null
  readonly suspendedAt: Date | null
  readonly createdAt: Date
}
/** What a company decides about a sub-account. */
export type SubAccountTerms = {
  readonly roleId: number
  readonly costCentreId: number | null
  readonly orderLimit: bigint | null
  readonly monthLimit: bigint | null
}

const select = `SELECT s.member_id AS "memberId", s.enterprise_id AS "enterpriseId", s.name, s.role_id AS "roleId", r.name AS "roleName", r.capabilities,
    s.cost_centre_id AS "costCentreId", c.name AS "costCentreName", c.month_budget AS "monthBudget", s.order_limit AS "orderLimit",
    s.month_limit AS "monthLimit", s.suspended_at AS "suspendedAt", s.created_at AS "createdAt"
  FROM sub_account s JOIN company_role r ON r.id = s.role_id LEFT JOIN cost_centre c ON c.id = s.cost_centre_id
  WHERE s.ended_at IS NULL`
const list = { name: 'enterprise.subs', text: `${select} AND s.enterprise_id = $1 ORDER BY s.created_at, s.member_id` }
const one = { name: 'enterprise.sub', text: `${select} AND s.enterprise_id = $1 AND s.member_id = $2` }
const own = { name: 'enterprise.subOwn', text: `${select} AND s.member_id = $1` }
const lock = {
  name: 'enterprise.subLock',
  text: `SELECT 1 FROM sub_account WHERE enterprise_id = $1 AND member_id = $2 AND ended_at IS NULL FOR UPDATE`,
}
const put = {
  name: 'enterprise.subPut',
  text: `INSERT INTO sub_account (member_id, enterprise_id, name, role_id, cost_centre_id, order_limit, month_limit, created_at)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8)
         ON CONFLICT (member_id) DO UPDATE SET enterprise_id = $2, name = $3, role_id = $4, cost_centre_id = $5, order_limit = $6, month_limit = $7,
           created_at = $8, ended_at = NULL, suspended_at = NULL`,
}
const setTerms = {
  name: 'enterprise.subTerms',
  text: `UPDATE sub_account SET role_id = $3, cost_centre_id = $4, order_limit = $5, month_limit = $6 WHERE enterprise_id = $1 AND member_id = $2 AND ended_at IS NULL`,
}
const suspend = {
  name: 'enterprise.subSuspend',
  text: `UPDATE sub_account SET suspended_at = $3 WHERE enterprise_id = $1 AND member_id = $2 AND ended_at IS NULL AND (suspended_at IS NULL) = ($3::timestamptz IS NOT NULL)`,
}
const end = {
  name: 'enterprise.subEnd',
  text: `UPDATE sub_account SET ended_at = $3 WHERE enterprise_id = $1 AND member_id = $2 AND ended_at IS NULL`,
}

export function subAccountsOf(db: Queryable, enterpriseId: number): Promise<SubAccount[]> {
  return rows<SubAccount>(db, list, [enterpriseId])
}

/** One sub-account of this company; null for an absent one and for another company's. */
export async function subAccountOf(db: Queryable, enterpriseId: number, memberId: number): Promise<SubAccount | null> {
  return (await rows<SubAccount>(db, one, [enterpriseId, memberId]))[0] ?? null
}

/** The member's own place in a company; null for anybody who is no sub-account. */
export async function ownSubAccount(db: Queryable, memberId: number): Promise<SubAccount | null> {
  return (await rows<SubAccount>(db, own, [memberId]))[0] ?? null
}

/** Locks a sub-account of this company; false when there is none. What it may spend is counted under this lock. */
export async function lockSubAccount(tx: Transaction, enterpriseId: number, memberId: number): Promise<boolean> {
  return (await rows(tx, lock, [enterpriseId, memberId])).length > 0
}

export async function saveSubAccount(
  tx: Transaction,
  of: { memberId: number; enterpriseId: number; name: string; at: Date },
  terms: SubAccountTerms,
): Promise<void> {
  const { roleId, costCentreId, orderLimit, monthLimit } = terms
  await execute(tx, put, [of.memberId, of.enterpriseId, of.name, roleId, costCentreId, orderLimit, monthLimit, of.at])
}

export async function setSubAccountTerms(
  tx: Transaction,
  enterpriseId: number,
  memberId: number,
  terms: SubAccountTerms,
): Promise<boolean> {
  return (await execute(tx, setTerms, [enterpriseId, memberId, terms.roleId, terms.costCentreId, terms.orderLimit, terms.monthLimit])) > 0
}

/** Suspends from a moment, or restores with null; false when it already is so. */
export async function setSubAccountSuspended(tx: Transaction, enterpriseId: number, memberId: number, at: Date | null): Promise<boolean> {
  return (await execute(tx, suspend, [enterpriseId, memberId, at])) > 0
}

export async function endSubAccount(tx: Transaction, enterpriseId: number, memberId: number, at: Date): Promise<boolean> {
  return (await execute(tx, end, [enterpriseId, memberId, at])) > 0
}
