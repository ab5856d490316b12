import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

const holder = {
  name: 'member.creditCodeHolder',
  text: `SELECT d.id AS "memberId", d.member_name AS "memberName" FROM member_directory d WHERE d.uscc = $1 AND d.member_type = 3 AND d.id <> $2 LIMIT 1`,
}
const lock = {
  name: 'member.lock',
  text: `SELECT member_type AS "memberType", enterprise_id AS "enterpriseId" FROM member WHERE id = $1 FOR UPDATE`,
}
const insert = {
  name: 'member.enterpriseInsert',
  text: `INSERT INTO enterprise (name, uscc, verified_at) VALUES ($1, $2, $3) RETURNING id`,
}
const update = { name: 'member.enterpriseUpdate', text: `UPDATE enterprise SET name = $2, uscc = $3, verified_at = $4 WHERE id = $1` }
const unverify = { name: 'member.enterpriseUnverify', text: `UPDATE enterprise SET verified_at = NULL WHERE id = $1` }
const setType = {
  name: 'member.setType',
  text: `UPDATE member SET member_type = $2, enterprise_id = $3, company_name = coalesce($4, company_name) WHERE id = $1`,
}

/** The main account of the enterprise with this credit code, unless it is this member. */
export async function creditCodeHolder(
  db: Queryable,
  uscc: string,
  memberId: number,
): Promise<{ memberId: number; memberName: string } | null> {
  return (await rows<{ memberId: number; memberName: string }>(db, holder, [uscc, memberId]))[0] ?? null
}

export type StoredType = { readonly memberType: number; readonly enterpriseId: number | null }

/** The member's stored type and enterprise, locked. */
export async function lockMember(tx: Transaction, memberId: number): Promise<StoredType | null> {
  return (await rows<StoredType>(tx, lock, [memberId]))[0] ?? null
}

export async function addEnterprise(tx: Transaction, company: { name: string; uscc: string; at: Date }): Promise<number> {
  const [added] = await rows<{ id: number }>(tx, insert, [company.name, company.uscc, company.at])
  if (!added) throw new Error('an insert returned no row')
  return added.id
}

export async function saveEnterprise(
  tx: Transaction,
  enterpriseId: number,
  company: { name: string; uscc: string; at: Date },
): Promise<void> {
  await execute(tx, update, [enterpriseId, company.name, company.uscc, company.at])
}

/** Takes the verification from an enterprise: its people act as personal members until it is verified again. */
export async function unverifyEnterprise(tx: Transaction, enterpriseId: number): Promise<void> {
  await execute(tx, unverify, [enterpriseId])
}

/** Sets what a member is. Only types 3 and 6 act for an enterprise. */
export async function setMemberType(
  tx: Transaction,
  memberId: number,
  to: { readonly memberType: number; readonly enterpriseId: number | null; readonly companyName?: string },
): Promise<void> {
  await execute(tx, setType, [memberId, to.memberType, to.enterpriseId, to.companyName ?? null])
}

const main = { name: 'member.mainAccount', text: `SELECT id FROM member WHERE enterprise_id = $1 AND member_type = 3` }
const company = { name: 'member.enterpriseName', text: `SELECT name FROM enterprise WHERE id = $1` }

/** The main account of an enterprise; null while it has none. */
export async function mainAccountOf(db: Queryable, enterpriseId: number): Promise<number | null> {
  return (await rows<{ id: number }>(db, main, [enterpriseId]))[0]?.id ?? null
}

export async function enterpriseName(db: Queryable, enterpriseId: number): Promise<string> {
  return (await rows<{ name: string }>(db, company, [enterpriseId]))[0]?.name ?? ''
}

/** Makes a personal member a sub-account of an enterprise; false for anybody who is not a personal member. */
export async function joinEnterprise(tx: Transaction, memberId: number, enterpriseId: number): Promise<boolean> {
  if ((await lockMember(tx, memberId))?.memberType !== 1) return false
  await setMemberType(tx, memberId, { memberType: 6, enterpriseId })
  return true
}

/** Makes a sub-account of this enterprise a personal member again. */
export async function leaveEnterprise(tx: Transaction, memberId: number, enterpriseId: number): Promise<boolean> {
  const stored = await lockMember(tx, memberId)
  if (stored?.memberType !== 6 || stored.enterpriseId !== enterpriseId) return false
  await setMemberType(tx, memberId, { memberType: 1, enterpriseId: null })
  return true
}

/** Makes a personal member a designer; false for anybody who is not a personal member. */
export async function becomeDesigner(tx: Transaction, memberId: number): Promise<boolean> {
  if ((await lockMember(tx, memberId))?.memberType !== 1) return false
  await setMemberType(tx, memberId, { memberType: 4, enterpriseId: null })
  return true
}
