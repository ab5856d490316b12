import { Outlet } from 'react-router'
import { NavigationProgress } from '../../ui/feedback/navigation-progress.tsx'
import { ToastHost } from '../../ui/feedback/toast.tsx'
import { LoginHost } from '../frame/login-host.tsx'
import { PageReport } from '../frame/page-report.tsx'
import { useShell } from '../use-shell.ts'
import { useFrameWords } from '../use-frame-words.ts'

/** Checkout and payment: the page brings its own header with steps, the floating sidebar is hidden. */
export default function CheckoutShell() {
  const t = useFrameWords()
  const shell = useShell()
  return (
    <ToastHost>
      <NavigationProgress label={t('loading')} />
      <Outlet />
      <LoginHost wechat={shell?.site.wechatLogin ?? false} demonstration={shell?.demonstration ?? false} />
      <PageReport />
    </ToastHost>
  )
}
