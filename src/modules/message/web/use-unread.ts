import { useEffect, useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import type { messageUnreadCall } from '../contract.ts'

const unreadRef = callRef<typeof messageUnreadCall>('GET', 'v3/msg/front/msg/unread')
const messagesRead = 'zb:messages-read'

/** Tells badges on the page how many messages are left unread. */
export function announceUnread(total: number): void {
  window.dispatchEvent(new CustomEvent(messagesRead, { detail: total }))
}

/** How many messages this member has not read: asked once, then moved by whoever reads some. */
export function useUnread(): number {
  const [total, setTotal] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const told = (event: Event) => setTotal((event as CustomEvent<number>).detail)
    window.addEventListener(messagesRead, told)
    callApi(unreadRef, {}, { signal: leaving.signal }).then(
      (answer) => setTotal(answer.data?.total ?? 0),
      () => undefined,
    )
    return () => {
      window.removeEventListener(messagesRead, told)
      leaving.abort()
    }
  }, [])
  return total
}
