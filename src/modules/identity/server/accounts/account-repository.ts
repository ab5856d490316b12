import { execute, rows, type Reader, type Transaction } from '../../../../kernel/database/transaction.ts'

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
const contact = {
  name: 'identity.accountContact',
  text: `SELECT phone, email, password_hash IS NOT NULL AS "hasPassword" FROM account WHERE id = $1`,
}
const setHash = { name: 'identity.accountHash', text: `UPDATE account SET password_hash = $2 WHERE id = $1` }

const insert = {
  name: 'identity.accountInsert',
  text: `INSERT INTO account (member_name, phone, password_hash, invited_by, created_at) VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING RETURNING id`,
}
const inviter = { name: 'identity.accountInviter', text: `SELECT id FROM account WHERE invitation_code = upper($1) AND state = 'ACTIVE'` }

const secrets = {
  name: 'identity.accountSecrets',
  text: `SELECT member_name AS "memberName", phone, email, password_hash AS "passwordHash", pay_password_hash AS "payPasswordHash",
                invitation_code AS "invitationCode" FROM account WHERE id = $1`,
}
// A phone or address that is somebody's already violates the unique index; NOT EXISTS makes it a refusal in the usual case.
const setPhone = {
  name: 'identity.accountPhone',
  text: `UPDATE account SET phone = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM account WHERE phone = $2)`,
}
const setEmail = {
  name: 'identity.accountEmail',
  text: `UPDATE account SET email = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM account WHERE lower(email) = lower($2))`,
}
const setPay = {
  name: 'identity.accountPay',
  text: `UPDATE account SET pay_password_hash = $2, pay_tries = 0, pay_locked_until = NULL WHERE id = $1`,
}
// Counts before the comparison, so that parallel guesses all count; the fifth closes the door for a while.
const claimPay = {
  name: 'identity.accountPayTry',
  text: `UPDATE account SET pay_tries = CASE WHEN pay_locked_until <= $2 THEN 1 ELSE pay_tries + 1 END,
                pay_locked_until = CASE WHEN pay_tries + 1 >= $3 AND pay_locked_until IS NULL THEN $4::timestamptz WHEN pay_locked_until <= $2 THEN NULL ELSE pay_locked_until END
         WHERE id = $1 AND (pay_locked_until IS NULL OR pay_locked_until <= $2)`,
}
const forgivePay = { name: 'identity.accountPayRight', text: `UPDATE account SET pay_tries = 0, pay_locked_until = NULL WHERE id = $1` }

export type NewAccount = {
  readonly memberName: string
  readonly phone: string
  readonly passwordHash: string | null
  readonly invitedBy: number | null
  readonly createdAt: Date
}

/** The id of the new account, or null when its name or phone is somebody's already. */
export async function addAccount(tx: Transaction, account: NewAccount): Promise<number | null> {
  const [added] = await rows<{ id: number }>(tx, insert, [
    account.memberName,
    account.phone,
    account.passwordHash,
    account.invitedBy,
    account.createdAt,
  ])
  return added?.id ?? null
}

const invitedBy = { name: 'identity.accountInvitedBy', text: `SELECT invited_by AS id FROM account WHERE id = $1` }
const codeOf = { name: 'identity.accountCode', text: `SELECT invitation_code AS code FROM account WHERE id = $1` }

/** Who invited an account; null for one that came by itself. */
export async function inviterOf(handle: Reader | Transaction, accountId: number): Promise<number | null> {
  return (await rows<{ id: number | null }>(handle, invitedBy, [accountId]))[0]?.id ?? null
}

/** The code with which somebody invites others; empty for nobody. */
export async function invitationCodeOf(handle: Reader | Transaction, accountId: number): Promise<string> {
  return (await rows<{ code: string }>(handle, codeOf, [accountId]))[0]?.code ?? ''
}

/** Whose invitation code it is; null for nobody's. */
export async function accountOfInvitation(handle: Reader | Transaction, code: string): Promise<number | null> {
  return (await rows<{ id: number }>(handle, inviter, [code]))[0]?.id ?? null
}

export async function accountByName(handle: Reader | Transaction, memberName: string): Promise<Account | null> {
  return (await rows<Account>(handle, byName, [memberName]))[0] ?? null
}

export async function accountByPhone(handle: Reader | Transaction, phone: string): Promise<Account | null> {
  return (await rows<Account>(handle, byPhone, [phone]))[0] ?? null
}

/** How an account can be reached. Phone and address in clear: mask them before they leave the house. */
export type Contact = { readonly phone: string | null; readonly email: string | null; readonly hasPassword: boolean }

export async function contactOf(handle: Reader | Transaction, accountId: number): Promise<Contact | null> {
  return (await rows<Contact>(handle, contact, [accountId]))[0] ?? null
}

export async function savePasswordHash(tx: Transaction, accountId: number, passwordHash: string): Promise<void> {
  await execute(tx, setHash, [accountId, passwordHash])
}

/** What guards an account, for its owner's own use cases. */
export type AccountCredentials = {
  readonly memberName: string
  readonly phone: string | null
  readonly email: string | null
  readonly passwordHash: string | null
  readonly payPasswordHash: string | null
  readonly invitationCode: string
}

export async function credentialsOf(handle: Reader | Transaction, accountId: number): Promise<AccountCredentials | null> {
  return (await rows<AccountCredentials>(handle, secrets, [accountId]))[0] ?? null
}

/** False when the phone is somebody's. */
export async function changePhone(tx: Transaction, accountId: number, phone: string): Promise<boolean> {
  return (await execute(tx, setPhone, [accountId, phone])) > 0
}

/** False when the address is somebody's. */
export async function changeEmail(tx: Transaction, accountId: number, email: string): Promise<boolean> {
  return (await execute(tx, setEmail, [accountId, email])) > 0
}

export async function savePayPasswordHash(tx: Transaction, accountId: number, hash: string): Promise<void> {
  await execute(tx, setPay, [accountId, hash])
}

/** Counts one try of the payment password; false while it is locked. */
export async function countPayTry(
  tx: Transaction,
  accountId: number,
  now: Date,
  limits: { readonly tries: number; readonly lock: number },
): Promise<boolean> {
  return (await execute(tx, claimPay, [accountId, now, limits.tries, new Date(now.getTime() + limits.lock)])) > 0
}

export async function resetPayTries(tx: Transaction, accountId: number): Promise<void> {
  await execute(tx, forgivePay, [accountId])
}
