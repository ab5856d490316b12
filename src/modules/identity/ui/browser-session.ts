import { callApi, sessionChanged } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { clearStored, saveSession } from '../../../api/browser/stored-session.ts'
import type { logout, tokenIssue } from '../endpoints.ts'

export const tokenRef = callRef<typeof tokenIssue>('POST', 'v3/frontLogin/front/oauth/token')
const logoutRef = callRef<typeof logout>('POST', 'v3/frontLogin/front/oauth/logout')

/** Keeps the access token that a login gave, and lets every part of the page read its data anew. */
export function beginSession(accessToken: string): void {
  saveSession(accessToken)
  window.dispatchEvent(new Event(sessionChanged))
}

/**
 * The same for a login that also leaves its page: first goes there, then lets the frame read its data. The other way
 * round the navigation would cancel that reading, and the frame would go on greeting a visitor.
 */
export async function beginSessionAt(accessToken: string, go: () => void | Promise<void>): Promise<void> {
  saveSession(accessToken)
  await go()
  window.dispatchEvent(new Event(sessionChanged))
}

/** Ends the session on the server and clears everything that the specification names, also when the server is away. */
export async function endSession(): Promise<void> {
  await callApi(logoutRef, {}).catch(() => undefined)
  clearStored()
  window.dispatchEvent(new Event(sessionChanged))
}
