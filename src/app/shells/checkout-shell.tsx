import { Suspense, useCallback } from 'react'
import { Outlet } from 'react-router'
import { endSession } from '../../modules/identity/web/public.ts'
import { NavigationProgress } from '../../ui/feedback/navigation-progress.tsx'
import { ToastHost } from '../../ui/feedback/toast.tsx'
import type { CompactHeaderProps } from '../../ui/shell/compact-header.tsx'
import { utilityOf } from '../frame/header-links.ts'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { LoginHost } from '../frame/login-host.tsx'
import { pageReport } from '../frame/report-apart.ts'
import { whenSeen } from '../../ui/feedback/when-seen.tsx'
import { useFrameWords } from '../use-frame-words.ts'
import { useShell } from '../use-shell.ts'

const MallFooter = whenSeen(() => import('../frame/mall-footer.tsx').then((module) => module.MallFooter))

/** Checkout and payment: the page draws the header with its steps from what it gets here; the floating sidebar is hidden. */
export default function CheckoutShell() {
  const t = useFrameWords()
  const shell = useShell()
  const PageReport = pageReport.now()
  const logout = useCallback(() => void endSession(), [])
  if (!shell) return <Outlet />
  const head: Pick<CompactHeaderProps, 'brand' | 'utility'> = {
    brand: shell.site.brand,
    utility: { ...utilityOf(shell, t), extra: <LanguageSwitch onLogout={shell.member ? logout : null} /> },
  }
  return (
    <ToastHost>
      <NavigationProgress label={t('loading')} />
      <Outlet context={head} />
      <MallFooter shell={shell} />
      <LoginHost wechat={shell.site.wechatLogin} demonstration={shell.demonstration} />
      <Suspense>
        <PageReport />
      </Suspense>
    </ToastHost>
  )
}
