import { saveSession } from './stored-session.ts'
import { clientCredential, tokenPath } from './token-endpoint.ts'

/** Renews the access token by the refresh cookie, once at a time in all tabs. Never throws. */
export async function renewToken(isOld: () => boolean): Promise<void> {
  const once = async () => {
    // Another tab may have renewed it while this one waited for the lock.
    if (!isOld()) return
    const body = new FormData()
    body.set('grant_type', 'refresh_token')
    const response = await fetch(`/${tokenPath}`, {
      method: 'POST',
      body,
      headers: { authorization: clientCredential, 'x-client': 'web' },
      signal: AbortSignal.timeout(10_000),
    })
    const answer: unknown = await response.json()
    const token = accessTokenIn(answer)
    if (token) saveSession(token)
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
