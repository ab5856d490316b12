import { randomUUID } from 'node:crypto'
import type { Unit } from '../../../shared/unit.ts'
import { sessionLimits } from '../rules/session-limits.ts'
import { hashOf, randomToken } from './secrets.ts'
import { addSession, addToken } from './session-store.ts'
import type { SessionClient, SignInMeans } from './session-client.ts'
import { tokensOf, type Tokens } from './session-tokens.ts'

export type SignedInBy = { readonly accountId: number; readonly client: SessionClient; readonly means: SignInMeans }

/** Begins a session, always a new one: nothing of an earlier visit is carried into it. */
export async function openSession(unit: Unit, secret: string, by: SignedInBy, now: Date): Promise<Tokens> {
  const sessionId = randomUUID()
  const tokens = tokensOf(secret, randomToken())
  await addSession(unit, { ...by, id: sessionId, createdAt: now, expiresAt: new Date(now.getTime() + sessionLimits.absolute) })
  await keepTokens(unit, tokens, sessionId, now)
  return tokens
}

/** Writes the hashes of a generation of tokens. */
export async function keepTokens(unit: Unit, tokens: Tokens, sessionId: string, now: Date): Promise<void> {
  await addToken(unit, {
    refreshHash: hashOf(tokens.refreshToken),
    accessHash: hashOf(tokens.accessToken),
    sessionId,
    issuedAt: now,
    accessUntil: new Date(now.getTime() + sessionLimits.access),
    idleUntil: new Date(now.getTime() + sessionLimits.idle),
  })
}
