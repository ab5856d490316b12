import { Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import '../../ui/styles/console.css'
import { NavigationProgress } from '../../ui/feedback/navigation-progress.tsx'
import { MemberFrame } from '../console/member-frame.tsx'
import { WorkFrame } from '../console/work-frame.tsx'
import { useBasketCounts } from '../frame/basket-counts.ts'
import { LoginHost } from '../frame/login-host.tsx'
import { pageReport } from '../frame/report-apart.ts'
import { useChatUnread } from '../../modules/chat/web/public.ts'
import { useShell } from '../use-shell.ts'
import { useFrameWords } from '../use-frame-words.ts'
import { whenSeen } from '../../ui/feedback/when-seen.tsx'

const MallSidebar = whenSeen(() => import('../frame/mall-sidebar.tsx').then((module) => module.MallSidebar), 'touched')

export default function ConsoleShell() {
  const t = useFrameWords()
  const shell = useShell()
  const counts = useBasketCounts(shell?.member != null)
  const ids = useMatches().map((match) => match.id)
  const isMember = ids.includes('shell-member')
  const talk = useChatUnread(shell?.member && isMember ? 'customer' : null)
  if (!shell) return <Outlet />
  const inside = <Outlet />
  const PageReport = pageReport.now()
  const frame = isMember ? (
    <MemberFrame shell={shell} counts={counts}>
      {inside}
    </MemberFrame>
  ) : (
    <WorkFrame face={ids.includes('shell-supplier') ? 'supplier' : 'platform'} shell={shell}>
      {inside}
    </WorkFrame>
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
