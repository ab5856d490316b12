import { execute, rows, type Reader, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { SessionClient, SignInMeans } from './session-client.ts'

const insertSession = {
  name: 'identity.sessionInsert',
  text: `INSERT INTO login_session (id, account_id, client, means, ip, user_agent, created_at, expires_at) VALUES ($1,$2,$3,$4,$5,$6,$7,$8)`,
}
const insertToken = {
  name: 'identity.tokenInsert',
  text: `INSERT INTO session_token (refresh_hash, access_hash, session_id, issued_at, access_until, idle_until) VALUES ($1,$2,$3,$4,$5,$6)`,
}
// The row lock lets one of many parallel refreshes through; the others find the row used.
const claimToken = {
  name: 'identity.tokenClaim',
  text: `UPDATE session_token t SET used_at = $2, used_by = $3
         FROM login_session s JOIN account a ON a.id = s.account_id
         WHERE t.refresh_hash = $1 AND t.used_at IS NULL AND t.idle_until > $2
           AND s.id = t.session_id AND s.revoked_at IS NULL AND s.expires_at > $2 AND a.state = 'ACTIVE'
         RETURNING t.session_id AS "sessionId"`,
}
const findUsed = {
  name: 'identity.tokenUsed',
  text: `SELECT t.session_id AS "sessionId", t.used_at AS "usedAt", t.used_by = $2 AS "sameClient", s.account_id AS "accountId",
                s.expires_at > $3 AND a.state = 'ACTIVE' AS alive,
                EXISTS (SELECT FROM session_token n WHERE n.refresh_hash = $4 AND n.session_id = t.session_id) AS "hasSuccessor"
         FROM session_token t JOIN login_session s ON s.id = t.session_id JOIN account a ON a.id = s.account_id
         WHERE t.refresh_hash = $1 AND t.used_at IS NOT NULL AND s.revoked_at IS NULL`,
}
const revoke = {
  name: 'identity.sessionRevoke',
  text: `UPDATE login_session SET revoked_at = $2, revoke_reason = $3 WHERE id = $1 AND revoked_at IS NULL`,
}
const sessionOfRefresh = {
  name: 'identity.sessionOfRefresh',
  text: `SELECT session_id AS "sessionId" FROM session_token WHERE refresh_hash = $1`,
}
const revokeAll = {
  name: 'identity.sessionRevokeAll',
  text: `UPDATE login_session SET revoked_at = $2, revoke_reason = 'ended' WHERE account_id = $1 AND revoked_at IS NULL`,
}

const revokeOthers = {
  name: 'identity.sessionRevokeOthers',
  text: `UPDATE login_session SET revoked_at = $2, revoke_reason = 'ended' WHERE account_id = $1 AND id <> $3 AND revoked_at IS NULL AND expires_at > $2`,
}
// The owner stands in the statement: a foreign session answers like an absent one.
const revokeMine = {
  name: 'identity.sessionRevokeMine',
  text: `UPDATE login_session SET revoked_at = $2, revoke_reason = 'ended' WHERE account_id = $1 AND id = $3 AND revoked_at IS NULL`,
}
const listOpen = {
  name: 'identity.sessionsOpen',
  text: `SELECT s.id, s.user_agent AS "userAgent", s.ip, s.means, s.created_at AS "createdAt", max(t.issued_at) AS "lastAt"
         FROM login_session s JOIN session_token t ON t.session_id = s.id
         WHERE s.account_id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2
         GROUP BY s.id HAVING max(t.idle_until) > $2 ORDER BY max(t.issued_at) DESC LIMIT 100`,
}

export type NewSession = {
  readonly id: string
  readonly accountId: number
  readonly client: SessionClient
  readonly means: SignInMeans
  readonly createdAt: Date
  readonly expiresAt: Date
}
export type NewToken = {
  readonly refreshHash: Buffer
  readonly accessHash: Buffer
  readonly sessionId: string
  readonly issuedAt: Date
  readonly accessUntil: Date
  readonly idleUntil: Date
}
export type UsedTokenRow = {
  readonly sessionId: string
  readonly usedAt: Date
  readonly sameClient: boolean
  readonly accountId: number
  readonly alive: boolean
  readonly hasSuccessor: boolean
}

export async function addSession(tx: Transaction, session: NewSession): Promise<void> {
  const { client } = session
  await execute(tx, insertSession, [
    session.id,
    session.accountId,
    client.kind,
    session.means,
    client.ip,
    client.userAgent,
    session.createdAt,
    session.expiresAt,
  ])
}

export async function addToken(tx: Transaction, token: NewToken): Promise<void> {
  await execute(tx, insertToken, [token.refreshHash, token.accessHash, token.sessionId, token.issuedAt, token.accessUntil, token.idleUntil])
}

/** Marks a refresh token used if it still may be; the session it belongs to, or null. */
export async function claimRefreshToken(tx: Transaction, refreshHash: Buffer, now: Date, usedBy: Buffer): Promise<string | null> {
  const [claimed] = await rows<{ sessionId: string }>(tx, claimToken, [refreshHash, now, usedBy])
  return claimed?.sessionId ?? null
}

/** A used refresh token of a session that is not revoked, or null. */
export async function usedRefreshToken(
  tx: Transaction,
  of: { refreshHash: Buffer; successorHash: Buffer; usedBy: Buffer; now: Date },
): Promise<UsedTokenRow | null> {
  const [used] = await rows<UsedTokenRow>(tx, findUsed, [of.refreshHash, of.usedBy, of.now, of.successorHash])
  return used ?? null
}

export async function revokeSession(tx: Transaction, sessionId: string, now: Date, reason: 'signedOut' | 'replayed'): Promise<boolean> {
  return (await execute(tx, revoke, [sessionId, now, reason])) > 0
}

/** Ends every session of an account, such as after a change of password or when a sub-account is removed. */
export async function revokeAllSessions(tx: Transaction, accountId: number, now: Date): Promise<number> {
  return execute(tx, revokeAll, [accountId, now])
}

export async function sessionIdOfRefreshToken(handle: Reader | Transaction, refreshHash: Buffer): Promise<string | null> {
  const [found] = await rows<{ sessionId: string }>(handle, sessionOfRefresh, [refreshHash])
  return found?.sessionId ?? null
}

export type OpenSession = {
  readonly id: string
  readonly userAgent: string
  readonly ip: string
  readonly means: SignInMeans
  readonly createdAt: Date
  readonly lastAt: Date
}

/** Where an account is logged in, the last used first. */
export async function openSessionsOf(read: Reader, accountId: number, now: Date): Promise<OpenSession[]> {
  return rows<OpenSession>(read, listOpen, [accountId, now])
}

/** Ends one session of this account; false when it is not theirs or over. */
export async function revokeSessionOf(tx: Transaction, accountId: number, sessionId: string, now: Date): Promise<boolean> {
  return (await execute(tx, revokeMine, [accountId, now, sessionId])) > 0
}

/** Ends every session but one; how many they were. */
export async function revokeOtherSessions(tx: Transaction, accountId: number, keptSessionId: string, now: Date): Promise<number> {
  return execute(tx, revokeOthers, [accountId, now, keptSessionId])
}
