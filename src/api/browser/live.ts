import type { LiveSignal } from '../../kernel/events/live-signals.ts'

type Heard = (signal: LiveSignal) => void
const listeners = new Map<Heard, string>()
let stream: EventSource | null = null
let wasOpen = false

/**
 * Hears what the server tells this member's open pages about a topic, and `again` after a gap. Only the tab that is
 * looked at is connected: browsers allow few connections to one host. Returns how to stop.
 */
export function onLive(topic: string, heard: Heard): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', connect)
    window.addEventListener('pagehide', sayGoodbye)
  }
  listeners.set(heard, topic)
  connect()
  return () => {
    listeners.delete(heard)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', connect)
    window.removeEventListener('pagehide', sayGoodbye)
    disconnect()
  }
}

function connect(): void {
  if (document.visibilityState !== 'visible') return disconnect()
  if (stream && stream.readyState !== EventSource.CLOSED) return
  stream = new EventSource('/live')
  stream.addEventListener('message', ({ data }) => tell(JSON.parse(String(data)) as LiveSignal))
  stream.addEventListener('open', () => {
    if (wasOpen) tell({ topic: 'again', about: {} })
    wasOpen = true
  })
}

function disconnect(): void {
  stream?.close()
}

/** A window that closes says so: a connection alone also ends when a tab is only hidden. */
function sayGoodbye(): void {
  disconnect()
  if (wasOpen) navigator.sendBeacon('/live/gone')
}

function tell(signal: LiveSignal): void {
  for (const [heard, topic] of listeners)
    if (signal.topic === 'again' || signal.topic === topic || signal.topic.startsWith(`${topic}.`)) heard(signal)
}
