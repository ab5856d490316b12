import { execute, rows, type Reader, type Unit } from '../../../shared/unit.ts'

export type Account = {
  readonly id: number
  readonly memberName: string
  readonly passwordHash: string | null
  readonly state: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'
}

const columns = `id, member_name AS "memberName", password_hash AS "passwordHash", state`
// A member name is never all digits, so one text cannot be the name of one person and the phone of another.
const byName = { name: 'identity.accountByName', text: `SELECT ${columns} FROM account WHERE lower(member_name) = lower($1)` }
const byPhone = { name: 'identity.accountByPhone', text: `SELECT ${columns} FROM account WHERE phone = $1` }
const contact = { name: 'identity.accountContact', text: `SELECT phone, email, password_hash IS NOT NULL AS "hasPassword" FROM account WHERE id = $1` }
const setHash = { name: 'identity.accountHash', text: `UPDATE account SET password_hash = $2 WHERE id = $1` }

const insert = {
  name: 'identity.accountInsert',
  text: `INSERT INTO account (member_name, phone, password_hash, invited_by, created_at) VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING RETURNING id`,
}
const inviter = { name: 'identity.accountInviter', text: `SELECT id FROM account WHERE invitation_code = upper($1) AND state = 'ACTIVE'` }

export type NewAccount = { readonly memberName: string; readonly phone: string; readonly passwordHash: string | null; readonly invitedBy: number | null; readonly createdAt: Date }

/** The id of the new account, or null when its name or phone is somebody's already. */
export async function addAccount(unit: Unit, account: NewAccount): Promise<number | null> {
  const [added] = await rows<{ id: number }>(unit, insert, [account.memberName, account.phone, account.passwordHash, account.invitedBy, account.createdAt])
  return added?.id ?? null
}

/** Whose invitation code it is; null for nobody's. */
export async function accountOfInvitation(handle: Reader | Unit, code: string): Promise<number | null> {
  return (await rows<{ id: number }>(handle, inviter, [code]))[0]?.id ?? null
}

export async function accountByName(handle: Reader | Unit, memberName: string): Promise<Account | null> {
  return (await rows<Account>(handle, byName, [memberName]))[0] ?? null
}

export async function accountByPhone(handle: Reader | Unit, phone: string): Promise<Account | null> {
  return (await rows<Account>(handle, byPhone, [phone]))[0] ?? null
}

/** How an account can be reached. Phone and address in clear: mask them before they leave the house. */
export type Contact = { readonly phone: string | null; readonly email: string | null; readonly hasPassword: boolean }

export async function contactOf(handle: Reader | Unit, accountId: number): Promise<Contact | null> {
  return (await rows<Contact>(handle, contact, [accountId]))[0] ?? null
}

export async function keepPasswordHash(unit: Unit, accountId: number, passwordHash: string): Promise<void> {
  await execute(unit, setHash, [accountId, passwordHash])
}
