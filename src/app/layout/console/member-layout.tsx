import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { endSession } from '../../../modules/identity/ui/browser-session.ts'
import { useWaitingRequests } from '../../../modules/approval/ui/use-waiting-requests.ts'
import { useTodoCounts } from '../../../modules/dashboard/ui/use-todo-counts.ts'
import { RecordSearchButton } from '../../../modules/record-search/ui/record-search-button.tsx'
import { useUnread } from '../../../modules/notification/ui/use-unread.ts'
import { useCards } from '../../../ui/console/use-cards.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Logo } from '../../../ui/basic/logo.tsx'
import { Badge } from '../../../ui/basic/tag.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { UtilityBar } from '../../../ui/shell/utility-bar.tsx'
import type { BasketCounts } from '../../../api/browser/basket-signal.ts'
import { utilityOf } from '../mall/header-links.ts'
import { LanguageSwitch } from '../mall/language-switch.tsx'
import { MallFooter } from '../mall/mall-footer.tsx'
import type { ShellData } from '../shell-data.ts'
import { useLayoutMessages } from '../use-layout-messages.ts'
import '../../../ui/styles/compact-header.css'
import '../../../ui/styles/console.css'
import { ConsoleMenu } from './console-menu.tsx'
import { consoleMessages } from './messages.ts'
import { useMenuPages } from './use-menu-pages.ts'

/** The member centre: the mall's utility bar, a header of 64 px, the menu of 208 px. */
export function MemberLayout({ shell, counts, children }: { shell: ShellData; counts: BasketCounts; children: ReactNode }) {
  const t = useMessages(consoleMessages)
  const app = useLayoutMessages()
  const unread = useUnread(shell.member !== null)
  const waiting = useWaitingRequests(shell.links.includes('/member/request/list')) ?? 0
  const todo = useTodoCounts('member')
  const [open, setOpen] = useState(false)
  const pages = useMenuPages('member', shell)
  const main = useRef<HTMLElement>(null)
  useCards(main)
  const logout = useCallback(() => void endSession(), [])
  return (
    <>
      <header>
        <a className="skip" href="#main">
          {app('skipToContent')}
        </a>
        <UtilityBar {...utilityOf(shell, app, unread)} extra={<LanguageSwitch onLogout={logout} />} />
        <div className="hdc">
          <div className="wrap">
            <Logo {...shell.site.brand} picture={shell.site.memberLogo || shell.site.brand.picture} size={40} />
            <span className="hdc-s" />
            <b className="t16 min-w-0 [overflow:clip] text-ellipsis whitespace-nowrap">{t('memberCentre')}</b>
            <Anchor to="/" className="t14 c2 d-only ml-4">
              {t('mall')}
            </Anchor>
            <span className="sp" />
            <RecordSearchButton side="member" pages={pages} />
            {shell.links.includes('/msg/list') && (
              <Anchor to="/msg/list" className="btn lg gh mr-2">
                <Icon name="bell" size={16} label={t('messages')} />
                <Badge count={unread} />
              </Anchor>
            )}
            <Anchor to="/cart/index" className="btn lg" aria-label={app('cart')}>
              <Icon name="shopping-cart" size={16} />
              <span className="d-only">{app('cart')}</span>
              <Badge count={counts.cart} />
            </Anchor>
          </div>
        </div>
      </header>
      <div className="wrap mc">
        <aside className={open ? 'pan mn open' : 'pan mn'} aria-label={t('menu')}>
          <button type="button" className="mn-b" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name="menu" size={16} />
            {t('openMenu')}
            <Badge count={waiting + [...todo.values()].reduce((sum, count) => sum + count, 0)} />
          </button>
          <nav className="mn-l">
            <ConsoleMenu face="member" shell={shell} counts={{ requests: waiting }} waiting={todo} onPick={() => setOpen(false)} />
          </nav>
        </aside>
        <main id="main" ref={main} className="min-w-0 min-h-120">
          {children}
        </main>
      </div>
      <MallFooter shell={shell} />
    </>
  )
}
