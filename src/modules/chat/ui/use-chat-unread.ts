import { useEffect, useState } from 'react'
import type { ChatSide } from './watch-chat-unread.ts'

/** How many messages of conversations are unread on a side, kept up to date; null for nobody's. What watches is loaded after the page. */
export function useChatUnread(side: ChatSide | null): number {
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    if (side === null) return
    let stop: (() => void) | null = null
    let hasLeft = false
    import('./watch-chat-unread.ts').then(
      ({ watchChatUnread }) => {
        if (!hasLeft) stop = watchChatUnread(side, setUnread)
      },
      // Without it the page lacks a number, nothing else.
      () => undefined,
    )
    return () => {
      hasLeft = true
      stop?.()
    }
  }, [side])
  return side === null ? 0 : unread
}
