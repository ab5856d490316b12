import { useEffect, useRef, useSyncExternalStore, type CSSProperties } from 'react'
import { useRevalidator } from 'react-router'
import { isNetworkLost, hasRefusedPress, watchNetwork } from '../../api/browser/network.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { networkMessages } from './messages.ts'

// Its looks come with it: no page pays for them in its styles before the network is lost.
const look: CSSProperties = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'var(--zb-z-toast)',
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  background: 'var(--zb-ink)',
  color: 'var(--zb-surface)',
  fontSize: 14,
  textAlign: 'center',
  // What stands below it can be read and pressed as before.
  pointerEvents: 'none',
}

/** Says that the network is gone and that the page shows what it knew; reads the page anew when it is back. */
export function NetworkNotice() {
  const t = useMessages(networkMessages)
  const isLost = useSyncExternalStore(watchNetwork, isNetworkLost, () => false)
  const isRefused = useSyncExternalStore(watchNetwork, hasRefusedPress, () => false)
  const was = useRef(isLost)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (was.current && !isLost) void revalidate()
    was.current = isLost
  }, [isLost, revalidate])
  if (!isLost) return null
  return (
    <div role="alert" style={look}>
      {t(isRefused ? 'notNow' : 'lost')}
    </div>
  )
}
