import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

/** A member as the platform's staff looks one up. Phone and e-mail in clear: mask them before they leave the house. */
export type DirectoryRow = {
  readonly memberId: number
  readonly memberName: string
  readonly phone: string | null
  readonly email: string | null
  readonly accountState: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'
  readonly createdAt: Date
  readonly memberType: number
  readonly nickName: string
  readonly companyName: string | null
  readonly enterpriseId: number | null
  readonly enterpriseName: string | null
  readonly uscc: string | null
  readonly verifiedAt: Date | null
  readonly hasStore: boolean
  readonly isStaff: boolean
}

const columns = `id AS "memberId", member_name AS "memberName", phone, email, account_state AS "accountState", created_at AS "createdAt",
  member_type AS "memberType", nick_name AS "nickName", company_name AS "companyName", enterprise_id AS "enterpriseId",
  enterprise_name AS "enterpriseName", uscc, verified_at AS "verifiedAt", has_store AS "hasStore", is_staff AS "isStaff"`
const one = { name: 'member.directoryOne', text: `SELECT ${columns} FROM member_directory WHERE id = $1` }
const nameOf = { name: 'member.nameOf', text: `SELECT member_name AS "memberName" FROM member_directory WHERE id = $1` }
const idOf = {
  name: 'member.idOf',
  text: `SELECT id FROM member_directory WHERE lower(member_name) = lower($1) AND account_state = 'ACTIVE'`,
}
const page = {
  name: 'member.directoryPage',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM member_directory
         WHERE ($1 = '' OR strpos(lower(member_name), lower($1)) > 0 OR phone = $1 OR strpos(coalesce(enterprise_name, company_name, ''), $1) > 0 OR nick_name = $1)
           AND ($2::smallint IS NULL OR member_type = $2) AND ($3::text IS NULL OR account_state = $3)
         ORDER BY id DESC LIMIT $4 OFFSET $5`,
}
const profile = {
  name: 'member.profileSet',
  text: `UPDATE member SET nick_name = $2, avatar = $3 WHERE id = $1`,
}

export async function directoryRow(db: Queryable, memberId: number): Promise<DirectoryRow | null> {
  return (await rows<DirectoryRow>(db, one, [memberId]))[0] ?? null
}

/** The member name behind an id; empty for nobody. */
export async function memberNameOf(db: Queryable, memberId: number): Promise<string> {
  return (await rows<{ memberName: string }>(db, nameOf, [memberId]))[0]?.memberName ?? ''
}

/** The member of a name, whatever its case; null for nobody and for a closed or suspended account. */
export async function memberIdOf(db: Queryable, memberName: string): Promise<number | null> {
  return (await rows<{ id: number }>(db, idOf, [memberName]))[0]?.id ?? null
}

export type DirectorySearch = {
  readonly keyword: string
  readonly memberType: number | null
  readonly accountState: DirectoryRow['accountState'] | null
  readonly limit: number
  readonly offset: number
}

/** Members by name, phone or company, newest first. */
export function directoryPage(db: Queryable, search: DirectorySearch): Promise<(DirectoryRow & { readonly total: number })[]> {
  return rows(db, page, [search.keyword, search.memberType, search.accountState, search.limit, search.offset])
}

export async function saveProfile(tx: Transaction, memberId: number, nickName: string, avatar: string | null): Promise<void> {
  await execute(tx, profile, [memberId, nickName, avatar])
}
