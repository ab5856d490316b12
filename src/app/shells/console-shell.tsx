import { Outlet, useMatches } from 'react-router'
import '../../ui/styles/console.css'
import { NavigationProgress } from '../../ui/feedback/navigation-progress.tsx'
import { MemberFrame } from '../console/member-frame.tsx'
import { WorkFrame } from '../console/work-frame.tsx'
import { useBasketCounts } from '../frame/basket-counts.ts'
import { LoginHost } from '../frame/login-host.tsx'
import { useShell } from '../use-shell.ts'
import { useFrameWords } from '../use-frame-words.ts'

export default function ConsoleShell() {
  const t = useFrameWords()
  const shell = useShell()
  const counts = useBasketCounts(shell?.member != null)
  const ids = useMatches().map((match) => match.id)
  if (!shell) return <Outlet />
  const inside = <Outlet />
  const frame = ids.includes('shell-member') ? (
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
      <LoginHost wechat={shell.site.wechatLogin} demonstration={shell.demonstration} />
    </>
  )
}
