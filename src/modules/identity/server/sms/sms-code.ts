import { randomBytes } from 'node:crypto'
import { execute, rows, type Reader, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { smsLimits, type SmsPurpose } from '../../rules/limits.ts'
import { macOf } from '../digests-and-tokens.ts'

const replace = {
  name: 'identity.smsCodeReplace',
  text: `INSERT INTO sms_code (phone, purpose, nonce, code_mac, expires_at) VALUES ($1,$2,$3,$4,$5)
         ON CONFLICT (phone, purpose) DO UPDATE SET nonce = $3, code_mac = $4, expires_at = $5, tries = 0, used_at = NULL`,
}
// One statement counts the try, compares and uses the code up: two at once cannot both win.
const tryCode = {
  name: 'identity.smsCodeTry',
  text: `UPDATE sms_code SET tries = tries + 1, used_at = CASE WHEN code_mac = $3 THEN $4::timestamptz END
         WHERE phone = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $4 AND tries < $5
         RETURNING used_at IS NOT NULL AS right`,
}
// The same without using it up: for use cases that may still refuse, and spend the code in their own transaction.
const check = {
  name: 'identity.smsCodeCheck',
  text: `UPDATE sms_code SET tries = tries + (code_mac <> $3)::int
         WHERE phone = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $4 AND tries < $5
         RETURNING code_mac = $3 AS right`,
}
const spend = {
  name: 'identity.smsCodeSpend',
  text: `UPDATE sms_code SET used_at = $4 WHERE phone = $1 AND purpose = $2 AND code_mac = $3 AND used_at IS NULL AND expires_at > $4 AND tries < $5`,
}
const nonceOf = {
  name: 'identity.smsCodeNonce',
  text: `SELECT nonce FROM sms_code WHERE phone = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3`,
}

type CodeKey = { readonly phone: string; readonly purpose: SmsPurpose }

function digitsOf(secret: string, key: CodeKey, nonce: Buffer): string {
  const mac = macOf(secret, 'smsDigits', `${key.phone}\n${key.purpose}\n${nonce.toString('hex')}`)
  // 48 bits modulo a million: the bias is below one in 10^8.
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

function codeMac(secret: string, key: CodeKey, code: string): Buffer {
  return macOf(secret, 'smsCode', `${key.phone}\n${key.purpose}\n${code}`)
}

/** Makes the open code of a number and purpose; an earlier one stops working. */
export async function createSmsCode(tx: Transaction, secret: string, key: CodeKey, now: Date): Promise<void> {
  const nonce = randomBytes(16)
  const mac = codeMac(secret, key, digitsOf(secret, key, nonce))
  await execute(tx, replace, [key.phone, key.purpose, nonce, mac, new Date(now.getTime() + smsLimits.lifetime)])
}

/** The digits to send, while the code is open; null when it is used, replaced or too old. */
export async function currentSmsCode(read: Reader, secret: string, key: CodeKey, now: Date): Promise<string | null> {
  const [found] = await rows<{ nonce: Buffer }>(read, nonceOf, [key.phone, key.purpose, now])
  return found ? digitsOf(secret, key, found.nonce) : null
}

/** True once, for the right code of this number and purpose within five minutes and five tries. */
export async function redeemSmsCode(
  house: Pick<AppContext, 'inTransaction' | 'clock'>,
  secret: string,
  given: CodeKey & { readonly code: string },
): Promise<boolean> {
  // Its own transaction, so that a wrong try stays counted when the use case around it refuses.
  return house.inTransaction(async (tx) => {
    const [tried] = await rows<{ right: boolean }>(tx, tryCode, [
      given.phone,
      given.purpose,
      codeMac(secret, given, given.code),
      house.clock.now(),
      smsLimits.tries,
    ])
    return tried?.right ?? false
  })
}

/** True for the right code, as often as asked until it is spent; a wrong one counts as a try whatever follows. */
export async function checkSmsCode(
  house: Pick<AppContext, 'inTransaction' | 'clock'>,
  secret: string,
  given: CodeKey & { readonly code: string },
): Promise<boolean> {
  return house.inTransaction(async (tx) => {
    const [tried] = await rows<{ right: boolean }>(tx, check, [
      given.phone,
      given.purpose,
      codeMac(secret, given, given.code),
      house.clock.now(),
      smsLimits.tries,
    ])
    return tried?.right ?? false
  })
}

/** Uses a checked code up inside a use case's own transaction: of many at once one gets true. */
export async function consumeSmsCode(
  tx: Transaction,
  secret: string,
  given: CodeKey & { readonly code: string },
  now: Date,
): Promise<boolean> {
  return (await execute(tx, spend, [given.phone, given.purpose, codeMac(secret, given, given.code), now, smsLimits.tries])) > 0
}
