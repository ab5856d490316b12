const sessionKey = 'zb.session'
/** What the mall keeps of a person in the browser; logout and state 266 clear exactly these, and no header clears more (specification §4, docs/decisions/059). */
const storedKeys = ['zb.session', 'zb.member', 'zb.carts', 'zb.samples', 'zb.chat', 'zb.addressId', 'zb.contrast', 'zb.quickOrder'] as const

export type StoredSession = { readonly accessToken: string; readonly since: number }

/** The access token with the time of its issue, or null. */
export function storedSession(): StoredSession | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('accessToken' in kept) || !('since' in kept)) return null
    return typeof kept.accessToken === 'string' && typeof kept.since === 'number'
      ? { accessToken: kept.accessToken, since: kept.since }
      : null
  } catch {
    return null
  }
}

/** Keeps a new access token; its age counts from now. */
export function saveSession(accessToken: string): void {
  localStorage.setItem(sessionKey, JSON.stringify({ accessToken, since: Date.now() } satisfies StoredSession))
}

/** Clears what the specification names: member info, carts, sample list, enquiry cart, chat info, tokens, address. */
export function clearStored(): void {
  for (const key of storedKeys) localStorage.removeItem(key)
}
