import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { refreshReuseOutcome } from '../../rules/limits.ts'
import { saveTokens, successorOf, type Tokens } from './open-session.ts'
import { hashOf, isTokenShaped } from '../digests-and-tokens.ts'
import { fingerprintOf, type SessionClient } from './session-client.ts'
import { claimRefreshToken, revokeSession, usedRefreshToken } from './session-repository.ts'

export type RefreshAttempt = { readonly refreshToken: string; readonly client: SessionClient; readonly requestId: string }

/**
 * Exchanges a refresh token for its successor. The same client may ask again within the grace window and gets the
 * same answer; any other second use ends the whole session, with an audit row in the same transaction (R-ID).
 */
export async function refreshSession(
  house: Pick<AppContext, 'inTransaction' | 'clock'>,
  secret: string,
  attempt: RefreshAttempt,
): Promise<Tokens | Failure> {
  const refused = failure('identity.sessionEnded', {}, { state: 266 })
  if (!isTokenShaped(attempt.refreshToken)) return refused
  // The refusal is made outside: a Failure from the unit would roll the revocation back.
  const tokens = await house.inTransaction((tx) => rotate(tx, secret, attempt, house.clock.now()))
  return tokens ?? refused
}

async function rotate(tx: Transaction, secret: string, attempt: RefreshAttempt, now: Date): Promise<Tokens | null> {
  const refreshHash = hashOf(attempt.refreshToken)
  const usedBy = fingerprintOf(attempt.client)
  const successor = successorOf(secret, attempt.refreshToken)
  const sessionId = await claimRefreshToken(tx, refreshHash, now, usedBy)
  if (sessionId) {
    await saveTokens(tx, successor, sessionId, now)
    return successor
  }
  const used = await usedRefreshToken(tx, { refreshHash, successorHash: hashOf(successor.refreshToken), usedBy, now })
  if (!used) return null
  if (refreshReuseOutcome(used, now) === 'grace') return used.alive && used.hasSuccessor ? successor : null
  if (await revokeSession(tx, used.sessionId, now, 'replayed')) {
    await emit(tx, { event: 'identity.sessionReplayed', payload: { memberId: used.accountId } })
    await audit(tx, {
      actor: { kind: 'system', id: used.accountId, name: 'session' },
      action: 'identity.sessionReplayed',
      entity: 'session',
      entityId: used.sessionId,
      from: 'OPEN',
      to: 'REVOKED',
      reason: 'a refresh token was used a second time',
      facts: { ip: attempt.client.ip, userAgent: attempt.client.userAgent },
      channel: 'mall',
      requestId: attempt.requestId,
    })
  }
  return null
}
