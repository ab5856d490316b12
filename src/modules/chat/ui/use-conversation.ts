import { useCallback, useEffect, useRef, useState } from 'react'
import { onLive } from '../../../api/browser/live.ts'
import { announceConversationRead } from './chat-unread-signal.ts'
import type { Message, Side, MessagePage } from './conversation.ts'

type Known = {
  readonly list: readonly Message[]
  readonly hasOlder: boolean
  readonly otherReadId: number
  readonly failed: boolean
  readonly loading: boolean
}
const nothing: Known = { list: [], hasOlder: false, otherReadId: 0, failed: false, loading: true }
const typingShownMs = 4_000

/** Adds messages to a list in order; what is there already stays once. */
function joined(list: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byId = new Map([...list, ...more].map((message) => [message.messageId, message]))
  return [...byId.values()].toSorted((one, other) => one.messageId - other.messageId)
}

/**
 * The messages of a conversation and how they grow: signals say that something changed, the calls bring what. Read
 * marks follow what is shown. `side` must be stable for a conversation.
 */
export function useConversation(side: Side, onChange?: (stretch: MessagePage) => void) {
  const [known, setKnown] = useState<Known>(nothing)
  const [isTyping, setTyping] = useState(false)
  const last = useRef(0)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  }, [onChange])
  const take = useCallback(
    async (asked: { before?: number; after?: number }) => {
      const answer = await side.messages(asked).catch(() => null)
      const stretch = answer?.state === 200 ? answer.data : undefined
      if (!stretch) return setKnown((before) => ({ ...before, loading: false, failed: true }))
      setKnown((before) => ({
        list: joined(before.list, stretch.list),
        hasOlder: asked.after === undefined ? stretch.hasMore === 1 : before.hasOlder,
        otherReadId: stretch.otherReadId,
        failed: false,
        loading: false,
      }))
      last.current = Math.max(last.current, ...stretch.list.map((message) => message.messageId))
      change.current?.(stretch)
    },
    [side],
  )
  useEffect(() => {
    last.current = 0
    setKnown(side.threadId === null ? { ...nothing, loading: false } : nothing)
    if (side.threadId !== null) void take({})
  }, [side, take])
  useEffect(() => {
    let shown: ReturnType<typeof setTimeout> | undefined
    const stop = onLive('chat', ({ topic, about }) => {
      if (side.threadId === null || (topic !== 'again' && about['threadId'] !== side.threadId)) return
      if (topic === 'chat.typing') {
        setTyping(true)
        clearTimeout(shown)
        shown = setTimeout(() => setTyping(false), typingShownMs)
        return
      }
      if (topic === 'chat.message') setTyping(false)
      void take({ after: last.current })
    })
    return () => {
      clearTimeout(shown)
      stop()
    }
  }, [side, take])
  const newest = known.list.at(-1)
  const lastForeign = newest && newest.isMine === 0 ? newest.messageId : null
  useEffect(() => {
    if (lastForeign === null) return
    // What came while the tab was hidden is read when somebody looks at it again.
    const readShown = () => {
      if (document.visibilityState === 'visible') void side.read(lastForeign).then(announceConversationRead, () => undefined)
    }
    readShown()
    document.addEventListener('visibilitychange', readShown)
    return () => document.removeEventListener('visibilitychange', readShown)
  }, [lastForeign, side])
  const add = useCallback((message: Message) => {
    last.current = Math.max(last.current, message.messageId - 1)
    setKnown((before) => ({ ...before, list: joined(before.list, [message]) }))
  }, [])
  const older = () => take({ before: known.list[0]?.messageId ?? 0 })
  return { ...known, isTyping, add, older, retry: () => take({}) }
}
