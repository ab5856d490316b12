import { Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import '../../../ui/styles/console.css'
import '../../../ui/styles/console-kit.css'
import { NavigationProgress } from '../../../ui/feedback/navigation-progress.tsx'
import { MemberLayout } from '../console/member-layout.tsx'
import { WorkLayout } from '../console/work-layout.tsx'
import { useBasketCounts } from '../mall/basket-counts.ts'
import { LoginHost } from '../mall/login-host.tsx'
import { pageReport } from '../page-views/lazy-page-report.ts'
import { useChatUnread } from '../../../modules/chat/ui/use-chat-unread.ts'
import { useShell } from '../use-shell.ts'
import { useLayoutMessages } from '../use-layout-messages.ts'
import { hydrateWhenVisible } from '../../../rendering/client/hydrate-when-visible.tsx'

const MallSidebar = hydrateWhenVisible(() => import('../mall/mall-sidebar.tsx').then((module) => module.MallSidebar), 'touched')

export default function ConsoleShell() {
  const t = useLayoutMessages()
  const shell = useShell()
  const counts = useBasketCounts(shell?.member != null)
  const ids = useMatches().map((match) => match.id)
  const isMember = ids.includes('shell-member')
  const talk = useChatUnread(shell?.member && isMember ? 'customer' : null)
  if (!shell) return <Outlet />
  const inside = <Outlet />
  const PageReport = pageReport.now()
  const frame = isMember ? (
    <MemberLayout shell={shell} counts={counts}>
      {inside}
    </MemberLayout>
  ) : (
    <WorkLayout face={ids.includes('shell-supplier') ? 'supplier' : 'platform'} shell={shell}>
      {inside}
    </WorkLayout>
  )
  return (
    <>
      <NavigationProgress label={t('loading')} />
      {frame}
      {isMember && <MallSidebar shell={shell} counts={counts} talk={talk} />}
      {isMember && (
        <Suspense>
          <PageReport />
        </Suspense>
      )}
      <LoginHost wechat={shell.site.wechatLogin} demonstration={shell.demonstration} />
    </>
  )
}
