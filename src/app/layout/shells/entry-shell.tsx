import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import '../../../ui/styles/entry.css'
import { NavigationProgress } from '../../../ui/feedback/navigation-progress.tsx'
import { ToastHost } from '../../../ui/feedback/toast.tsx'
import { CompactHeader } from '../../../ui/shell/compact-header.tsx'
import { pageReport } from '../page-views/lazy-page-report.ts'
import { useShell } from '../use-shell.ts'
import { hydrateWhenVisible } from '../../../rendering/client/hydrate-when-visible.tsx'
import { useLayoutMessages } from '../use-layout-messages.ts'

const MallFooter = hydrateWhenVisible(() => import('../mall/mall-footer.tsx').then((module) => module.MallFooter))

/** Login and registration: the logo, the form, nothing to get lost in. */
export default function EntryShell() {
  const t = useLayoutMessages()
  const shell = useShell()
  const PageReport = pageReport.now()
  const { pathname } = useLocation()
  const background = shell?.site.backgrounds[pathname]
  return (
    <ToastHost>
      <NavigationProgress label={t('loading')} />
      <CompactHeader brand={shell?.site.brand ?? { name: 'ZincBridge' }} labels={{ skip: t('skipToContent'), steps: '' }} />
      <div style={background ? { background: `url(${background}) center / cover` } : undefined}>
        <Outlet />
      </div>
      {shell && <MallFooter shell={shell} />}
      <Suspense>
        <PageReport />
      </Suspense>
    </ToastHost>
  )
}
