import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { onLive } from '../../../api/browser/live.ts'
import type { adminAgentCalls, sellerAgentCalls } from '../endpoints-agent.ts'
import type { chatThreads } from '../endpoints.ts'
import { conversationRead } from './chat-unread-signal.ts'

export type ChatSide = 'customer' | 'seller' | 'admin'

const ownRef = callRef<typeof chatThreads>('GET', 'v3/msg/front/chat/threads')
const sellerRef = callRef<typeof sellerAgentCalls.threads>('GET', 'v3/msg/seller/chat/threads')
const adminRef = callRef<typeof adminAgentCalls.threads>('GET', 'v3/msg/admin/chat/threads')

async function unreadOf(side: ChatSide, signal: AbortSignal): Promise<number | undefined> {
  if (side === 'customer') return (await callApi(ownRef, {}, { signal })).data?.unread
  const ref = side === 'seller' ? sellerRef : adminRef
  return (await callApi(ref, { pageSize: 1 }, { signal })).data?.counts.unread
}

/** Tells how many messages of conversations are unread: now, when something is written, and when this page read some. Returns how to stop. */
export function watchChatUnread(side: ChatSide, tell: (unread: number) => void): () => void {
  const leaving = new AbortController()
  const ask = () =>
    void unreadOf(side, leaving.signal).then(
      (unread) => unread !== undefined && tell(unread),
      // The next signal asks again; until then the number that was known stays.
      () => undefined,
    )
  const stop = onLive('chat', ({ topic }) => {
    if (topic !== 'chat.typing' && topic !== 'chat.presence') ask()
  })
  window.addEventListener(conversationRead, ask)
  ask()
  return () => {
    window.removeEventListener(conversationRead, ask)
    stop()
    leaving.abort()
  }
}
