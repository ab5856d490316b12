import type { House } from '../../../api/handler.ts'
import { hashOf, looksLikeToken } from './secrets.ts'
import { revokeSession, sessionIdOfRefreshToken } from './session-store.ts'

/** Ends the session of the visitor or of a refresh token. Ending what is not there is no error. */
export async function signOut(house: House, of: { sessionId: string | null; refreshToken: string }): Promise<void> {
  await house.inUnit(async (unit) => {
    const sessionId =
      of.sessionId ?? (looksLikeToken(of.refreshToken) ? await sessionIdOfRefreshToken(unit, hashOf(of.refreshToken)) : null)
    if (sessionId) await revokeSession(unit, sessionId, house.clock.now(), 'signedOut')
  })
}
