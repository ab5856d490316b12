import { execute, rows, type Unit } from '../../../shared/unit.ts'

const insert = {
  name: 'identity.qrInsert',
  text: `INSERT INTO qr_login (u_hash, nonce_hash, ip, user_agent, city_code, created_at, expires_at) VALUES ($1,$2,$3,$4,$5,$6,$7)`,
}
// Handing out is a compare-and-swap: of two polls after the confirmation one gets the token.
const hand = {
  name: 'identity.qrHand',
  text: `UPDATE qr_login SET handed_at = $3 WHERE u_hash = $1 AND nonce_hash = $2 AND state = 2 AND handed_at IS NULL AND expires_at > $3
         RETURNING account_id AS "accountId"`,
}
const look = {
  name: 'identity.qrLook',
  text: `SELECT state FROM qr_login WHERE u_hash = $1 AND nonce_hash = $2 AND handed_at IS NULL AND expires_at > $3`,
}
// The first member who scans keeps the code; scanning again by the same member shows the same screen.
const scan = {
  name: 'identity.qrScan',
  text: `UPDATE qr_login SET state = 1, account_id = $2 WHERE u_hash = $1 AND expires_at > $3 AND (state = 0 OR (state = 1 AND account_id = $2))
         RETURNING ip, user_agent AS "userAgent", city_code AS "cityCode", created_at AS "createdAt"`,
}
const settle = {
  name: 'identity.qrSettle',
  text: `UPDATE qr_login SET state = $4 WHERE u_hash = $1 AND account_id = $2 AND expires_at > $3 AND state = 1`,
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

export async function addQrLogin(unit: Unit, qr: NewQrLogin): Promise<void> {
  await execute(unit, insert, [qr.uHash, qr.nonceHash, qr.ip, qr.userAgent, qr.cityCode, qr.createdAt, qr.expiresAt])
}

/** Takes a confirmed login, once, for the browser that made it; the account, or null. */
export async function handOutQrLogin(unit: Unit, key: QrKey): Promise<number | null> {
  const [handed] = await rows<{ accountId: number }>(unit, hand, [key.uHash, key.nonceHash, key.now])
  return handed?.accountId ?? null
}

/** The state that the browser which made the code may see; null when there is none for it. */
export async function qrStateOf(unit: Unit, key: QrKey): Promise<number | null> {
  const [found] = await rows<{ state: number }>(unit, look, [key.uHash, key.nonceHash, key.now])
  return found?.state ?? null
}

export async function scanQrLogin(unit: Unit, uHash: Buffer, accountId: number, now: Date): Promise<ScannedQr | null> {
  return (await rows<ScannedQr>(unit, scan, [uHash, accountId, now]))[0] ?? null
}

/** Confirms (2) or cancels (3) what this account scanned before. */
export async function settleQrLogin(unit: Unit, uHash: Buffer, accountId: number, now: Date, state: 2 | 3): Promise<boolean> {
  return (await execute(unit, settle, [uHash, accountId, now, state])) > 0
}
