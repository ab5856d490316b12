import { useEffect, type ReactNode } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { sessionChanged } from '../api/browser/client.ts'
import { refreshIfOld } from '../api/browser/refresh.ts'
import { storedSession } from '../api/browser/stored-session.ts'
import { clientModeOf } from './client-mode.ts'
import { useShell } from './use-shell.ts'

/** Reads the frame again when the session changed in this tab, and renews a token that outlived its page cookie. */
export function SessionKeeper({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.clientMode = clientModeOf(pathname, dataset.clientMode === 'member' ? 'member' : 'home')
  }, [pathname])
  const signedIn = useShell()?.member != null
  useEffect(() => {
    const again = () => void revalidate()
    window.addEventListener(sessionChanged, again)
    return () => window.removeEventListener(sessionChanged, again)
  }, [revalidate])
  useEffect(() => {
    const session = storedSession()
    if (signedIn || !session) return
    // The page came as a visitor's though this browser holds a session: its cookie ran out before the refresh token.
    void refreshIfOld(Date.now()).then(() => {
      if (storedSession()?.accessToken !== session.accessToken) void revalidate()
    })
  }, [signedIn, revalidate])
  return children
}
