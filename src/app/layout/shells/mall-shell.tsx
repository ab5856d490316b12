import { Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { NavigationProgress } from '../../../ui/feedback/navigation-progress.tsx'
import { ToastHost } from '../../../ui/feedback/toast.tsx'
import { PhoneTabBar } from '../../../ui/shell/phone-bars.tsx'
import { useBasketCounts } from '../mall/basket-counts.ts'
import { LoginHost } from '../mall/login-host.tsx'
import { MallHeader } from '../mall/mall-header.tsx'
import { OpenScreens } from '../mall/open-screens.tsx'
import { pageReport } from '../page-views/lazy-page-report.ts'
import { useChatUnread } from '../../../modules/chat/ui/use-chat-unread.ts'
import { useUnread } from '../../../modules/notification/ui/use-unread.ts'
import { useShell } from '../use-shell.ts'
import { useLayoutMessages } from '../use-layout-messages.ts'
import { hydrateWhenVisible } from '../../../rendering/client/hydrate-when-visible.tsx'

const MallFooter = hydrateWhenVisible(() => import('../mall/mall-footer.tsx').then((module) => module.MallFooter))
const MallSidebar = hydrateWhenVisible(() => import('../mall/mall-sidebar.tsx').then((module) => module.MallSidebar), 'touched')

export default function MallShell() {
  const t = useLayoutMessages()
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
