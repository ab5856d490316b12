import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { sessionChanged } from '../../api/browser/client.ts'
import { refreshIfOld } from '../../api/browser/refresh.ts'
import { storedSession } from '../../api/browser/stored-session.ts'
import { clientModeOf } from '../routing/client-mode.ts'
import { completeWechatLogin } from '../../pages/mall/login/lazy-login.ts'
import { useShell } from './use-shell.ts'

/** Reads the frame again when the session changed in this tab, completes WeChat logins, and renews a token that outlived its page cookie. */
export function SessionRefresher({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
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
  useEffect(() => {
    // A page that the browser kept whole and shows again on the way back: the prices of who has logged out since must not
    // come back with it, so it is hidden and read anew.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || (storedSession() !== null) === signedIn) return
      document.body.hidden = true
      location.reload()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [signedIn])
  const navigate = useNavigate()
  const completed = useRef('')
  useEffect(() => {
    const query = new URLSearchParams(search)
    // Specification §2: an address with both values completes a WeChat login first, whatever page it is; once.
    if (!query.has('code') || !query.has('state') || completed.current === search) return
    completed.current = search
    void completeWechatLogin({ path: pathname, query }, (to) => navigate(to, { replace: true }))
  }, [pathname, search, navigate])
  return children
}
