import { when, type Composed } from '../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../kernel/database/paging.ts'
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

export type DirectorySearch = PageNumber & {
  readonly keyword: string
  readonly memberType: number | null
  readonly accountState: DirectoryRow['accountState'] | null
  /** Registered from, and before. */
  readonly since?: Date | null
  readonly until?: Date | null
}

/** The statement of the directory; a test asks the database for its plan. */
export function directoryStatement({ keyword, memberType, accountState, since, until, ...page }: DirectorySearch): Composed {
  const words = `(strpos(lower(member_name), lower(?)) > 0 OR phone = ? OR strpos(coalesce(enterprise_name, company_name, ''), ?) > 0 OR nick_name = ?)`
  const conditions = [
    ...(keyword === '' ? [] : [{ key: 'words', sql: words, values: [keyword, keyword, keyword, keyword] }]),
    ...when('type', 'member_type = ?', memberType),
    ...when('state', 'account_state = ?', accountState),
    ...when('since', 'created_at >= ?', since),
    ...when('until', 'created_at < ?', until),
  ]
  return pageStatement('member.directoryPage', conditions, { columns, tables: 'member_directory', orderBy: 'id DESC' }, page)
}

/** Members by name, phone or company, newest first. */
export function directoryPage(db: Queryable, search: DirectorySearch): Promise<ListPage<DirectoryRow>> {
  return readPage<DirectoryRow>(db, directoryStatement(search))
}

export async function saveProfile(tx: Transaction, memberId: number, nickName: string, avatar: string | null): Promise<void> {
  await execute(tx, profile, [memberId, nickName, avatar])
}
