import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loginNeeded } from '../../../api/browser/client.ts'
import { LoginDialog } from '../../../pages/mall/login/lazy-login.ts'

/** Opens the login over the page when a command met state 266 or a person asked for it. */
export function LoginHost({ wechat, demonstration }: { wechat: boolean; demonstration: boolean }) {
  const [open, setOpen] = useState(false)
  const [everOpen, setEverOpen] = useState(false)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const show = () => {
      setEverOpen(true)
      setOpen(true)
    }
    window.addEventListener(loginNeeded, show)
    return () => window.removeEventListener(loginNeeded, show)
  }, [])
  if (!everOpen) return null
  return (
    <Suspense fallback={null}>
      <LoginDialog open={open} onClose={() => setOpen(false)} wechat={wechat} demonstration={demonstration} from={pathname + search} />
    </Suspense>
  )
}
