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
