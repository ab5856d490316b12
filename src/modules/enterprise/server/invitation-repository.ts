import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { SubAccountTerms } from './sub-account-repository.ts'

type Int = number | bigint
export type Invite = {
  readonly inviteId: number
  readonly enterpriseId: number
  readonly phone: string
  readonly name: string
  readonly roleId: number
  readonly roleName: string
  readonly costCentreId: number | null
  readonly orderLimit: Int | null
  readonly monthLimit: Int | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

const select = `SELECT i.id AS "inviteId", i.enterprise_id AS "enterpriseId", i.phone, i.name, i.role_id AS "roleId", r.name AS "roleName",
    i.cost_centre_id AS "costCentreId", i.order_limit AS "orderLimit", i.month_limit AS "monthLimit", i.created_at AS "createdAt", i.expires_at AS "expiresAt"
  FROM company_invite i JOIN company_role r ON r.id = i.role_id WHERE i.state = 'OPEN'`
const add = {
  name: 'enterprise.inviteAdd',
  text: `INSERT INTO company_invite (enterprise_id, phone, name, role_id, cost_centre_id, order_limit, month_limit, created_at, expires_at)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9) ON CONFLICT DO NOTHING RETURNING id`,
}
const byCompany = { name: 'enterprise.invites', text: `${select} AND i.enterprise_id = $1 AND i.expires_at > $2 ORDER BY i.id` }
const byPhone = { name: 'enterprise.invitesByPhone', text: `${select} AND i.phone = $1 AND i.expires_at > $2 ORDER BY i.id` }
const forget = {
  name: 'enterprise.invitesForget',
  text: `UPDATE company_invite SET state = 'CANCELLED', answered_at = $2 WHERE enterprise_id = $1 AND state = 'OPEN' AND expires_at <= $2`,
}
const answer = {
  name: 'enterprise.inviteAnswer',
  text: `UPDATE company_invite SET state = $3, answered_at = $4 WHERE id = $1 AND phone = $2 AND state = 'OPEN' AND expires_at > $4`,
}
const cancel = {
  name: 'enterprise.inviteCancel',
  text: `UPDATE company_invite SET state = 'CANCELLED', answered_at = $3 WHERE enterprise_id = $1 AND id = $2 AND state = 'OPEN'`,
}

/** The id of the new invitation; null when this phone has an open one of the company. Expired ones are put away first. */
export async function addInvite(
  tx: Transaction,
  of: { enterpriseId: number; phone: string; name: string; at: Date; expiresAt: Date },
  terms: SubAccountTerms,
): Promise<number | null> {
  await execute(tx, forget, [of.enterpriseId, of.at])
  const { roleId, costCentreId, orderLimit, monthLimit } = terms
  const values = [of.enterpriseId, of.phone, of.name, roleId, costCentreId, orderLimit, monthLimit, of.at, of.expiresAt]
  return (await rows<{ id: number }>(tx, add, values))[0]?.id ?? null
}

export function invitesOf(db: Queryable, enterpriseId: number, now: Date): Promise<Invite[]> {
  return rows<Invite>(db, byCompany, [enterpriseId, now])
}

export function invitesForPhone(db: Queryable, phone: string, now: Date): Promise<Invite[]> {
  return rows<Invite>(db, byPhone, [phone, now])
}

/** Answers an open invitation of this phone once. */
export async function answerInvite(
  tx: Transaction,
  of: { inviteId: number; phone: string; now: Date },
  state: 'ACCEPTED' | 'DECLINED',
): Promise<boolean> {
  return (await execute(tx, answer, [of.inviteId, of.phone, state, of.now])) > 0
}

export async function cancelInvite(tx: Transaction, enterpriseId: number, inviteId: number, now: Date): Promise<boolean> {
  return (await execute(tx, cancel, [enterpriseId, inviteId, now])) > 0
}
