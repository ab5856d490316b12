import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { QrLoginStatus } from '../../rules/login-refusal.ts'

const insert = {
  name: 'identity.qrInsert',
  text: `INSERT INTO qr_login (u_hash, nonce_hash, ip, user_agent, city_code, created_at, expires_at) VALUES ($1,$2,$3,$4,$5,$6,$7)`,
}
// Handing out is a compare-and-swap: of two polls after the confirmation one gets the token.
const hand = {
  name: 'identity.qrHand',
  text: `UPDATE qr_login q SET handed_at = $3 FROM account a
         WHERE q.u_hash = $1 AND q.nonce_hash = $2 AND q.state = 2 AND q.handed_at IS NULL AND q.expires_at > $3
           AND a.id = q.account_id AND a.state = 'ACTIVE'
         RETURNING q.account_id AS "accountId"`,
}
const look = {
  name: 'identity.qrLook',
  text: `SELECT q.state FROM qr_login q LEFT JOIN account a ON a.id = q.account_id
         WHERE q.u_hash = $1 AND q.nonce_hash = $2 AND q.handed_at IS NULL AND q.expires_at > $3 AND (q.state <> 2 OR a.state = 'ACTIVE')`,
}
// Who is refused learns none of this: it is for the record of failed sign-ins.
const facts = {
  name: 'identity.qrFacts',
  text: `SELECT state, account_id AS "accountId", expires_at > $3 AS "isOpen", handed_at IS NOT NULL AS "isHanded", nonce_hash = $2 AS "isMine"
         FROM qr_login WHERE u_hash = $1`,
}
// The first member who scans keeps the code; scanning again by the same member shows the same screen.
const scan = {
  name: 'identity.qrScan',
  text: `UPDATE qr_login SET state = 1, account_id = $2 WHERE u_hash = $1 AND expires_at > $3 AND (state = 0 OR (state = 1 AND account_id = $2))
         RETURNING ip, user_agent AS "userAgent", city_code AS "cityCode", created_at AS "createdAt"`,
}
const settle = {
  name: 'identity.qrSettle',
  text: `UPDATE qr_login SET state = $4 WHERE u_hash = $1 AND account_id = $2 AND expires_at > $3 AND state = 1
         RETURNING ip, user_agent AS "userAgent", city_code AS "cityCode", created_at AS "createdAt"`,
}

export type NewQrLogin = {
  readonly uHash: Buffer
  readonly nonceHash: Buffer
  readonly ip: string
  readonly userAgent: string
  readonly cityCode: string
  readonly createdAt: Date
  readonly expiresAt: Date
}
export type QrKey = { readonly uHash: Buffer; readonly nonceHash: Buffer; readonly now: Date }
export type ScannedQr = { readonly ip: string; readonly userAgent: string; readonly cityCode: string; readonly createdAt: Date }

export async function addQrLogin(tx: Transaction, qr: NewQrLogin): Promise<void> {
  await execute(tx, insert, [qr.uHash, qr.nonceHash, qr.ip, qr.userAgent, qr.cityCode, qr.createdAt, qr.expiresAt])
}

/** Takes a confirmed login, once, for the browser that made it; the account, or null. */
export async function redeemQrLogin(tx: Transaction, key: QrKey): Promise<number | null> {
  const [handed] = await rows<{ accountId: number }>(tx, hand, [key.uHash, key.nonceHash, key.now])
  return handed?.accountId ?? null
}

/** The state that the browser which made the code may see; null when there is none for it. */
export async function qrStateOf(tx: Transaction, key: QrKey): Promise<number | null> {
  const [found] = await rows<{ state: number }>(tx, look, [key.uHash, key.nonceHash, key.now])
  return found?.state ?? null
}

export async function scanQrLogin(tx: Transaction, uHash: Buffer, accountId: number, now: Date): Promise<ScannedQr | null> {
  return (await rows<ScannedQr>(tx, scan, [uHash, accountId, now]))[0] ?? null
}

/** Confirms (2) or cancels (3) what this account scanned before; the browser that asked, or null. */
export async function answerQrLogin(tx: Transaction, uHash: Buffer, accountId: number, now: Date, state: 2 | 3): Promise<ScannedQr | null> {
  return (await rows<ScannedQr>(tx, settle, [uHash, accountId, now, state]))[0] ?? null
}

/** How a code stands for whoever was refused with it. */
export async function qrLoginStatusOf(db: Queryable, key: QrKey): Promise<QrLoginStatus | null> {
  return (await rows<QrLoginStatus>(db, facts, [key.uHash, key.nonceHash, key.now]))[0] ?? null
}
