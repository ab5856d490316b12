import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { onLive } from '../../../api/browser/live.ts'
import type { messageUnread } from '../endpoints.ts'
import { messagesRead } from './unread-signal.ts'

const unreadRef = callRef<typeof messageUnread>('GET', 'v3/msg/front/msg/unread')

/** Tells how many messages this member has not read: now, when the server says that it changed, and when this page read some. Returns how to stop. */
export function watchUnread(tell: (total: number) => void): () => void {
  const leaving = new AbortController()
  const ask = () =>
    void callApi(unreadRef, {}, { signal: leaving.signal }).then(
      (answer) => answer.data && tell(answer.data.total),
      // The next signal asks again; until then the number that was known stays.
      () => undefined,
    )
  const told = (event: Event) => tell((event as CustomEvent<number>).detail)
  window.addEventListener(messagesRead, told)
  const stop = onLive('message', ask)
  ask()
  return () => {
    window.removeEventListener(messagesRead, told)
    stop()
    leaving.abort()
  }
}
