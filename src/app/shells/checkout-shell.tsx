import { Outlet } from 'react-router'
import { useWords } from '../../api/browser/use-words.tsx'
import { NavigationProgress } from '../../ui/feedback/navigation-progress.tsx'
import { ToastHost } from '../../ui/feedback/toast.tsx'
import { LoginHost } from '../frame/login-host.tsx'
import { PageReport } from '../frame/page-report.tsx'
import { useShell } from '../use-shell.ts'
import { appWords } from '../words.ts'

/** Checkout and payment: the page brings its own header with steps, the floating sidebar is hidden. */
export default function CheckoutShell() {
  const t = useWords(appWords)
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
