import { keepSession, storedSession } from './stored-session.ts'

/** A token older than this is renewed before the next call (specification §7). */
export const oldestTokenMs = 3_480_000
const tokenPath = '/v3/frontLogin/front/oauth/token'
/** The public client identifier: grants nothing by itself. */
const clientCredential = `Basic ${btoa('front:front')}`

let underWay: Promise<void> | null = null

/** Renews an old access token, once at a time in this tab and, by a browser lock, once at a time in all tabs. */
export async function refreshIfOld(now: number): Promise<void> {
  const session = storedSession()
  if (!session || now - session.since <= oldestTokenMs) return
  underWay ??= renew(now).finally(() => {
    underWay = null
  })
  await underWay
}

async function renew(now: number): Promise<void> {
  const once = async () => {
    // Another tab may have renewed it while this one waited for the lock.
    const session = storedSession()
    if (!session || now - session.since <= oldestTokenMs) return
    const body = new FormData()
    body.set('grant_type', 'refresh_token')
    const response = await fetch(tokenPath, {
      method: 'POST',
      body,
      headers: { authorization: clientCredential, 'x-client': 'web' },
      signal: AbortSignal.timeout(10_000),
    })
    const answer: unknown = await response.json()
    const token = accessTokenIn(answer)
    if (token) keepSession(token)
  }
  try {
    if ('locks' in navigator) await navigator.locks.request('zb-refresh', once)
    else await once()
  } catch {
    // The call that follows meets the old token and its 266, which is the honest answer.
  }
}

function accessTokenIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null
  const { data } = answer
  if (typeof data !== 'object' || data === null || !('access_token' in data)) return null
  return typeof data.access_token === 'string' ? data.access_token : null
}
