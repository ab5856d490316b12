import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { SmsCodeStatus, RefusalReason } from '../../rules/login-refusal.ts'
import type { SignInMeans } from '../sessions/session-client.ts'

/** A sign-in that failed: when, by which way in, why, and from where. What was typed is never kept. */
export type LoginRefusal = {
  readonly at: Date
  readonly means: SignInMeans
  readonly reason: RefusalReason
  readonly ip: string
  readonly userAgent: string
  readonly cityCode: string
}

/** Rows that one name may leave within a day: more say nothing new and would let a stranger fill the table. */
const mostPerDay = 60

const add = {
  name: 'identity.refusalAdd',
  text: `INSERT INTO login_refusal (account_id, name_mac, at, means, reason, ip, user_agent, city_code)
         SELECT $1::bigint, $2::bytea, $3::timestamptz, $4::text, $5::text, $6::text, left($7, 400), left($8, 12)
         WHERE (SELECT count(*) FROM login_refusal WHERE name_mac = $2 AND at > $3::timestamptz - interval '1 day') < $9::integer`,
}
// A mistyped name is nobody's: it is this person's when it came from a device on which they were or tried to be.
const of = {
  name: 'identity.refusalsOf',
  text: `SELECT at, means, reason, ip, user_agent AS "userAgent", city_code AS "cityCode" FROM login_refusal r
         WHERE account_id = $1 OR (account_id IS NULL AND (ip, user_agent) IN (
           SELECT ip, user_agent FROM login_session WHERE account_id = $1
           UNION SELECT ip, user_agent FROM login_refusal WHERE account_id = $1))
         ORDER BY at DESC, refusal_id DESC LIMIT 30`,
}
const code = {
  name: 'identity.refusedCode',
  text: `SELECT expires_at AS "expiresAt", tries, used_at AS "usedAt" FROM sms_code WHERE phone = $1 AND purpose = $2`,
}

/** Notes that a sign-in failed; `accountId` is null when the name is nobody's, `most` the rows that the name may leave within a day. */
export async function addLoginRefusal(
  tx: Transaction,
  refusal: LoginRefusal & { readonly accountId: number | null; readonly nameMac: Buffer; readonly most?: number },
): Promise<void> {
  const { accountId, nameMac, at, means, reason, ip, userAgent, cityCode, most = mostPerDay } = refusal
  await execute(tx, add, [accountId, nameMac, at, means, reason, ip, userAgent, cityCode, most])
}

/** The last sign-ins of an account that failed, with unknown names tried on its devices, the last first. */
export function loginRefusalsOf(db: Queryable, accountId: number): Promise<LoginRefusal[]> {
  return rows<LoginRefusal>(db, of, [accountId])
}

/** How the code of a phone for a way in stands; null when none was asked for. */
export async function smsCodeStatusOf(db: Queryable, phone: string, purpose: 'free' | 'bindMobile'): Promise<SmsCodeStatus | null> {
  return (await rows<SmsCodeStatus>(db, code, [phone, purpose]))[0] ?? null
}
