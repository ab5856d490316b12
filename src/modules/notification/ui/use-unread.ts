import { useEffect, useState } from 'react'

/** How many messages this member has not read, kept up to date; 0 for a visitor. What watches is loaded after the page. */
export function useUnread(isSignedIn: boolean): number {
  const [total, setTotal] = useState(0)
  useEffect(() => {
    if (!isSignedIn) return
    let stop: (() => void) | null = null
    let hasLeft = false
    import('./watch-unread.ts').then(
      ({ watchUnread }) => {
        if (!hasLeft) stop = watchUnread(setTotal)
      },
      // Without it the page lacks a number, nothing else.
      () => undefined,
    )
    return () => {
      hasLeft = true
      stop?.()
    }
  }, [isSignedIn])
  return isSignedIn ? total : 0
}
