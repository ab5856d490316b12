import type { LiveMessage, LiveSignal } from '../../kernel/events/live-signals.ts'

/** One open page of a member. `end` closes it; the browser opens a new one by itself. */
export type LiveListener = { readonly memberId: number; readonly send: (signal: LiveSignal) => void; readonly end: () => void }

/** Tabs of one member that may listen at once; the oldest gives way. */
const mostOfMember = 8

/** The pages that are connected to this process, by member. */
export function liveHub() {
  const members = new Map<number, Set<LiveListener>>()
  let size = 0
  const remove = (listener: LiveListener): void => {
    const own = members.get(listener.memberId)
    if (!own?.delete(listener)) return
    size -= 1
    if (own.size === 0) members.delete(listener.memberId)
  }
  return {
    /** Adds a page and says how to take it away again. */
    add(listener: LiveListener): () => void {
      const own = members.get(listener.memberId) ?? new Set()
      members.set(listener.memberId, own.add(listener))
      size += 1
      const [oldest] = own
      if (own.size > mostOfMember && oldest) {
        remove(oldest)
        oldest.end()
      }
      return () => remove(listener)
    },
    deliver({ to, signal }: LiveMessage): void {
      for (const memberId of to) for (const listener of members.get(memberId) ?? []) listener.send(signal)
    },
    /** After a gap in hearing: everybody asks anew. */
    again(): void {
      for (const own of members.values()) for (const listener of own) listener.send({ topic: 'again', about: {} })
    },
    endAll(): void {
      for (const own of members.values()) for (const listener of own) listener.end()
    },
    has: (memberId: number) => members.has(memberId),
    memberIds: () => [...members.keys()],
    size: () => size,
  }
}

export type LiveHub = ReturnType<typeof liveHub>
