import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type Delegation = { readonly delegationId: number; readonly toMemberId: number; readonly startsOn: string; readonly endsOn: string }

const list = {
  name: 'approval.delegations',
  text: `SELECT id AS "delegationId", to_member_id AS "toMemberId", starts_on::text AS "startsOn", ends_on::text AS "endsOn"
         FROM approval_delegation WHERE from_member_id = $1 AND enterprise_id = $2 AND ended_at IS NULL AND ends_on >= $3::date ORDER BY starts_on, id`,
}
const add = {
  name: 'approval.delegationAdd',
  text: `INSERT INTO approval_delegation (enterprise_id, from_member_id, to_member_id, starts_on, ends_on) VALUES ($1,$2,$3,$4,$5) RETURNING id`,
}
const end = {
  name: 'approval.delegationEnd',
  text: `UPDATE approval_delegation SET ended_at = now() WHERE id = $1 AND from_member_id = $2 AND enterprise_id = $3 AND ended_at IS NULL`,
}
const standingIn = {
  name: 'approval.delegationsTo',
  text: `SELECT DISTINCT from_member_id AS id FROM approval_delegation
         WHERE to_member_id = $1 AND enterprise_id = $2 AND ended_at IS NULL AND $3::date BETWEEN starts_on AND ends_on`,
}

export function delegationsOf(db: Queryable, memberId: number, enterpriseId: number, today: string): Promise<Delegation[]> {
  return rows<Delegation>(db, list, [memberId, enterpriseId, today])
}

export async function addDelegation(
  tx: Transaction,
  of: { enterpriseId: number; fromId: number; toId: number; startsOn: string; endsOn: string },
): Promise<number> {
  const [added] = await rows<{ id: number }>(tx, add, [of.enterpriseId, of.fromId, of.toId, of.startsOn, of.endsOn])
  if (!added) throw new Error('an insert returned no row')
  return added.id
}

export async function endDelegation(tx: Transaction, delegationId: number, memberId: number, enterpriseId: number): Promise<boolean> {
  return (await execute(tx, end, [delegationId, memberId, enterpriseId])) > 0
}

/** Those in whose place this member may decide today. */
export async function delegatorsOf(db: Queryable, memberId: number, enterpriseId: number, today: string): Promise<number[]> {
  return (await rows<{ id: number }>(db, standingIn, [memberId, enterpriseId, today])).map((one) => one.id)
}
