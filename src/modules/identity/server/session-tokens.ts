import { sessionLimits } from '../rules/session-limits.ts'
import { macOf } from './secrets.ts'

/** One generation of tokens in clear: exists only in the answer to the client. */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string }

/** The access token that belongs to a refresh token. Derived, so the same refresh token always gives the same one. */
export function tokensOf(secret: string, refreshToken: string): Tokens {
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
