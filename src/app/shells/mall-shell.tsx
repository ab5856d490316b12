import { Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { NavigationProgress } from '../../ui/feedback/navigation-progress.tsx'
import { ToastHost } from '../../ui/feedback/toast.tsx'
import { PhoneTabBar } from '../../ui/shell/phone-bars.tsx'
import { useBasketCounts } from '../frame/basket-counts.ts'
import { LoginHost } from '../frame/login-host.tsx'
import { MallHeader } from '../frame/mall-header.tsx'
import { OpenScreens } from '../frame/open-screens.tsx'
import { pageReport } from '../frame/report-apart.ts'
import { useChatUnread } from '../../modules/chat/web/public.ts'
import { useUnread } from '../../modules/message/web/public.ts'
import { useShell } from '../use-shell.ts'
import { useFrameWords } from '../use-frame-words.ts'
import { whenSeen } from '../../ui/feedback/when-seen.tsx'

const MallFooter = whenSeen(() => import('../frame/mall-footer.tsx').then((module) => module.MallFooter))
const MallSidebar = whenSeen(() => import('../frame/mall-sidebar.tsx').then((module) => module.MallSidebar), 'touched')

export default function MallShell() {
  const t = useFrameWords()
  const shell = useShell()
  const counts = useBasketCounts(shell?.member != null)
  const unread = useUnread(shell?.member != null)
  const talk = useChatUnread(shell?.member ? 'customer' : null)
  const PageReport = pageReport.now()
  const current = useMatches().at(-1)?.id
  if (!shell) return <Outlet />
  return (
    <ToastHost>
      <NavigationProgress label={t('loading')} />
      <MallHeader shell={shell} counts={counts} unread={unread} />
      <Outlet />
      <MallFooter shell={shell} />
      {!WITHOUT_SIDEBAR.includes(current ?? '') && <MallSidebar shell={shell} counts={counts} talk={talk} />}
      <PhoneTabBar
        label={t('tabs')}
        current={current}
        tabs={[
          { label: t('home'), to: '/', icon: 'house' },
          { label: t('tabCategory'), to: '/goods/category', icon: 'layout-grid' },
          { label: t('cart'), to: '/cart/index', icon: 'shopping-cart', count: shell.member ? counts.cart : 0 },
          { label: t('tabMine'), to: '/member/index', icon: 'user', count: unread },
        ]}
      />
      <OpenScreens shell={shell} />
      <LoginHost wechat={shell.site.wechatLogin} demonstration={shell.demonstration} />
      <Suspense>
        <PageReport />
      </Suspense>
    </ToastHost>
  )
}
