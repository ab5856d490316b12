import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { NavigationProgress } from '../../ui/feedback/navigation-progress.tsx'
import { ToastHost } from '../../ui/feedback/toast.tsx'
import { CompactHeader } from '../../ui/shell/compact-header.tsx'
import { pageReport } from '../frame/report-apart.ts'
import { useShell } from '../use-shell.ts'
import { whenSeen } from '../../ui/feedback/when-seen.tsx'
import { useFrameWords } from '../use-frame-words.ts'

const MallFooter = whenSeen(() => import('../frame/mall-footer.tsx').then((module) => module.MallFooter))

/** Login and registration: the logo, the form, nothing to get lost in. */
export default function EntryShell() {
  const t = useFrameWords()
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
