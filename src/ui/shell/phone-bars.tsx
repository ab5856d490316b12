import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Badge } from '../basic/tag.tsx'
import { drawnOnce } from '../feedback/drawn-once.ts'
import { Icon } from '../icons/icon.tsx'
import type { ShellLink } from './header-model.ts'

/** Phones: five ways at the bottom, 56 px. */
export function PhoneTabBar(props: PhoneTabBarProps) {
  return drawnOnce('phoneTabs', [props], () => <TabBar {...props} />)
}

type PhoneTabBarProps = { tabs: readonly ShellLink[]; current?: string; label: string }

function TabBar({ tabs, current, label }: PhoneTabBarProps) {
  return (
    <nav className="m-tab" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.to}
          to={tab.to}
          className={tab.to === current ? 'on' : undefined}
          aria-current={tab.to === current ? 'page' : undefined}
        >
          {tab.icon && <Icon name={tab.icon} size={22} />}
          {tab.label}
          <Badge count={tab.count ?? 0} />
        </Anchor>
      ))}
    </nav>
  )
}

export type PhoneTopBarProps = {
  backTo: string
  backLabel: string
  title?: string
  /** `<Tabs>` instead of a title. */ tabs?: ReactNode
  /** Icon button at the right. */ action?: ReactNode
}

/** Phones: back, title or tabs, one action; 48 px, in place of the site header. */
export function PhoneTopBar({ backTo, backLabel, title, tabs, action }: PhoneTopBarProps) {
  return (
    <header className="m-nav">
      <Anchor to={backTo} aria-label={backLabel} prefetch={false}>
        <Icon name="chevron-left" size={24} />
      </Anchor>
      {tabs ?? <b className="el ac t16">{title}</b>}
      {action ?? <span />}
    </header>
  )
}

/** Phones: the sticky bar of a product, 60 px: service, store, cart, then the two buying buttons. */
export function PhoneBuyBar({ links, children }: { links: readonly ShellLink[]; /** Two `<Button>`s. */ children: ReactNode }) {
  return (
    <div className="m-buy">
      {links.map((link) => (
        <Anchor key={link.to} to={link.to} className="m-buy-l">
          {link.icon && <Icon name={link.icon} size={20} />}
          {link.label}
          <Badge count={link.count ?? 0} />
        </Anchor>
      ))}
      {children}
    </div>
  )
}
