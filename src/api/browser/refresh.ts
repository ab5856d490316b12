import { storedSession } from './stored-session.ts'

/** A token older than this is renewed before the next call (specification §7). */
const oldestTokenMs = 3_480_000
let underWay: Promise<void> | null = null

/** Renews an old access token, once at a time in this tab and, by a browser lock, once at a time in all tabs. */
export async function refreshIfOld(now: number): Promise<void> {
  const isOld = () => now - (storedSession()?.since ?? now) > oldestTokenMs
  if (!isOld()) return
  // Needed once an hour at most, so it loads then; without it the call meets the old token and its 266.
  underWay ??= import('./renew-token.ts')
    .then((module) => module.renewToken(isOld))
    .catch(() => undefined)
    .finally(() => {
      underWay = null
    })
  await underWay
}
