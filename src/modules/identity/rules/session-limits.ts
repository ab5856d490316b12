const second = 1000
const hour = 3600 * second
const day = 24 * hour

/** How long sessions and their tokens live, in milliseconds (reliability R-ID; specification §9 for the client's side). */
export const sessionLimits = {
  /** The client renews a token older than 3,480,000 ms, so it always has two minutes left to do so. */
  access: 1 * hour,
  /** A refresh token that nobody uses. */
  idle: 7 * day,
  /** A session, however busy. */
  absolute: 30 * day,
  /** How long a used refresh token still answers the same client with the same successor: tabs that raced. */
  grace: 20 * second,
} as const

export type UsedToken = { readonly usedAt: Date; readonly sameClient: boolean }

/** What a second use of a refresh token means: a tab that lost a race, or a stolen copy. */
export function judgeReuse(used: UsedToken, now: Date): 'grace' | 'replay' {
  const age = now.getTime() - used.usedAt.getTime()
  return used.sameClient && age <= sessionLimits.grace ? 'grace' : 'replay'
}
