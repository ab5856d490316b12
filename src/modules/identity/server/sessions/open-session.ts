import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { sessionLimits } from '../../rules/limits.ts'
import { hashOf, randomToken, macOf } from '../digests-and-tokens.ts'
import { addSession, addToken } from './session-repository.ts'
import type { SessionClient, SignInMeans } from './session-client.ts'

/** One generation of tokens in clear: exists only in the answer to the client. */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string }

/** The access token that belongs to a refresh token. Derived, so the same refresh token always gives the same one. */
function tokensOf(secret: string, refreshToken: string): Tokens {
  return { refreshToken, accessToken: macOf(secret, 'access', refreshToken).toString('base64url') }
}

/**
 * The successor of a refresh token, derived from it by the server's secret: a repetition inside the grace window
 * gets the very same successor, and nothing that could be stolen has to be stored for that.
 */
export function successorOf(secret: string, refreshToken: string): Tokens {
  return tokensOf(secret, macOf(secret, 'successor', refreshToken).toString('base64url'))
}

/** Seconds for the client. */
export const accessSeconds = sessionLimits.access / 1000

export type SignedInBy = { readonly accountId: number; readonly client: SessionClient; readonly means: SignInMeans }

/** Begins a session, always a new one: nothing of an earlier visit is carried into it. */
export async function openSession(tx: Transaction, secret: string, by: SignedInBy, now: Date): Promise<Tokens> {
  const sessionId = randomUUID()
  const tokens = tokensOf(secret, randomToken())
  await addSession(tx, { ...by, id: sessionId, createdAt: now, expiresAt: new Date(now.getTime() + sessionLimits.absolute) })
  await saveTokens(tx, tokens, sessionId, now)
  return tokens
}

/** Writes the hashes of a generation of tokens. */
export async function saveTokens(tx: Transaction, tokens: Tokens, sessionId: string, now: Date): Promise<void> {
  await addToken(tx, {
    refreshHash: hashOf(tokens.refreshToken),
    accessHash: hashOf(tokens.accessToken),
    sessionId,
    issuedAt: now,
    accessUntil: new Date(now.getTime() + sessionLimits.access),
    idleUntil: new Date(now.getTime() + sessionLimits.idle),
  })
}
