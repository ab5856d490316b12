import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { endSession } from '../../../modules/identity/ui/browser-session.ts'
import { StoreSwitch } from '../../../modules/store/ui/store-switch.tsx'
import { SuspensionBanner } from '../../../modules/store/ui/suspension-banner.tsx'
import { useChatUnread } from '../../../modules/chat/ui/use-chat-unread.ts'
import { useTodoCounts } from '../../../modules/dashboard/ui/use-todo-counts.ts'
import { RecordSearchButton } from '../../../modules/record-search/ui/record-search-button.tsx'
import { useUnread } from '../../../modules/notification/ui/use-unread.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ChangeIndicator } from '../../../ui/basic/change-indicator.tsx'
import { useCards } from '../../../ui/console/use-cards.ts'
import { ChangedOver } from '../../../ui/console/store-choice.tsx'
import { LogoSymbol } from '../../../ui/basic/logo.tsx'
import { Badge } from '../../../ui/basic/tag.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { LanguageSwitch } from '../mall/language-switch.tsx'
import type { ShellData } from '../shell-data.ts'
import { useLayoutMessages } from '../use-layout-messages.ts'
import '../../../ui/styles/console.css'
import { Crumbs } from './crumbs.tsx'
import { ConsoleMenu } from './console-menu.tsx'
import { consoleMessages } from './messages.ts'
import { useMenuPages } from './use-menu-pages.ts'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'

/** The frame of supplier and platform: dark menu of 216 px, header of 56 px; on phones the menu slides in. */
export function WorkLayout({ face, shell, children }: { face: 'supplier' | 'platform'; shell: ShellData; children: ReactNode }) {
  const t = useMessages(consoleMessages)
  const app = useLayoutMessages()
  const [open, setOpen] = useState(false)
  const logout = useCallback(() => void endSession(), [])
  const unread = useUnread(shell.member !== null)
  const talk = useChatUnread(deskOf(face, shell))
  const waiting = useTodoCounts(face)
  const quote = shell.ticker?.quotes[0]
  const pages = useMenuPages(face, shell)
  const main = useRef<HTMLElement>(null)
  useCards(main)
  return (
    <div className={open ? 'con open' : 'con'}>
      <a className="skip" href="#main">
        {app('skipToContent')}
      </a>
      <aside className="sid" aria-label={t('menu')}>
        <div className="top">
          {shell.site.consoleLogo ? <img src={shell.site.consoleLogo} alt="" height={30} /> : <LogoSymbol size={30} />}
          <div className="leading-[1.2]">
            <b className="t16">{shell.site.name}</b>
            <div className="t11">{t(face === 'supplier' ? 'supplierConsole' : 'platformConsole')}</div>
          </div>
        </div>
        <nav>
          <ConsoleMenu
            face={face}
            shell={shell}
            counts={{ sellerChat: talk, adminChat: talk }}
            waiting={waiting}
            onPick={() => setOpen(false)}
          />
        </nav>
      </aside>
      <div className="min-w-0">
        <header className="ctop">
          <button type="button" className="btn sq con-m" aria-label={t('openMenu')} aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name="menu" size={16} />
          </button>
          <Crumbs face={face} />
          <span className="sp" />
          {quote && (
            <span className="row g2 t13 con-q">
              <span className="c3">{quote.name}</span>
              <b className="num">{groupedNumber(quote.price)}</b>
              <ChangeIndicator percent={quote.percent} />
            </span>
          )}
          <RecordSearchButton side={face} pages={pages} />
          {face === 'supplier' && <StoreSwitch />}
          {shell.links.includes('/msg/list') && (
            <Anchor to="/msg/list" className="btn sq gh" aria-label={t('messages')}>
              <Icon name="bell" size={16} />
              <Badge count={unread} />
            </Anchor>
          )}
          <Anchor to="/" className="t13 c2 con-l">
            <Icon name="house" size={16} label={t('mall')} />
          </Anchor>
          <b className="t13 con-q">{shell.member?.memberName}</b>
          <span className="row g3 t13 c2">
            <LanguageSwitch onLogout={logout} />
          </span>
        </header>
        <main id="main" className="cmain" ref={main}>
          {face === 'supplier' && <ChangedOver />}
          {face === 'supplier' && <SuspensionBanner />}
          {children}
        </main>
      </div>
    </div>
  )
}

/** The desk whose conversations this person answers; null for none. */
function deskOf(face: 'supplier' | 'platform', { links }: ShellData): 'seller' | 'admin' | null {
  const desk = face === 'supplier' ? 'seller' : 'admin'
  return links.includes(`/${desk}/chat`) ? desk : null
}
