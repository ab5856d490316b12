import { Suspense, useCallback } from 'react'
import { Outlet } from 'react-router'
import { endSession } from '../../../modules/identity/ui/browser-session.ts'
import { NavigationProgress } from '../../../ui/feedback/navigation-progress.tsx'
import { ToastHost } from '../../../ui/feedback/toast.tsx'
import type { CompactHeaderProps } from '../../../ui/shell/compact-header.tsx'
import { utilityOf } from '../mall/header-links.ts'
import { LanguageSwitch } from '../mall/language-switch.tsx'
import { LoginHost } from '../mall/login-host.tsx'
import { pageReport } from '../page-views/lazy-page-report.ts'
import { hydrateWhenVisible } from '../../../rendering/client/hydrate-when-visible.tsx'
import { useLayoutMessages } from '../use-layout-messages.ts'
import { useShell } from '../use-shell.ts'

const MallFooter = hydrateWhenVisible(() => import('../mall/mall-footer.tsx').then((module) => module.MallFooter))

/** Checkout and payment: the page draws the header with its steps from what it gets here; the floating sidebar is hidden. */
export default function CheckoutShell() {
  const t = useLayoutMessages()
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
