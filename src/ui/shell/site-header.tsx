import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Logo } from '../basic/logo.tsx'
import { Badge } from '../basic/tag.tsx'
import { classNames } from '../class-names.ts'
import { cachedFragment } from '../../rendering/client/cached-fragment.ts'
import { Icon } from '../icons/icon.tsx'
import type { BrandNames, ShellLink, UtilityBarProps } from './header-model.ts'
import { useScrolledPast } from './use-scrolled-past.ts'
import { UtilityBar } from './utility-bar.tsx'

export type SiteHeaderProps = {
  brand: BrandNames
  utility: UtilityBarProps
  /** `<SearchBox>`. */
  search: ReactNode
  hotWords?: readonly { text: string; to: string }[]
  /** Quick order, enquiry basket, cart: icon required; on phones only those with `phone`. */
  actions: readonly (ShellLink & { phone?: boolean })[]
  /** The category button and its drop-down: `<CategoryDropdown>`. */
  category: ReactNode
  nav: readonly ShellLink[]
  /** Address of the current page's entry in `nav`. */
  currentNav?: string
  /** Right end of the navigation: upload a list, publish an enquiry. */
  tools?: readonly ShellLink[]
  labels: { skip: string; nav: string }
  /** Phones: the page draws its own top bar (`PhoneTopBar`) instead. */
  phoneBarInstead?: boolean
}

/** The mall's header: utility bar 36, main 92, navigation 44; past 164 px it shrinks to a fixed bar of 60. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, utility, search, hotWords, actions, category, nav, currentNav, tools, labels, phoneBarInstead } = props
  const scrolled = useScrolledPast(164)
  return (
    <header className={classNames('hd', scrolled && 'stuck', phoneBarInstead && 'no-phone')}>
      <a className="skip" href="#main">
        {labels.skip}
      </a>
      <UtilityBar {...utility} />
      <div className="hd-m">
        <div className="wrap">
          {cachedFragment('logo', [brand], () => (
            <Logo {...brand} />
          ))}
          <div className="sb">
            {search}
            {cachedFragment('hotWords', [hotWords], () => (
              <HotWords words={hotWords} />
            ))}
          </div>
          <div className="hd-act">
            {cachedFragment('headerActions', [actions], () => (
              <Actions actions={actions} />
            ))}
          </div>
        </div>
      </div>
      <nav className="nav" aria-label={labels.nav}>
        <div className="wrap">
          {category}
          {cachedFragment('nav', [nav, currentNav, tools], () => (
            <>
              <NavLinks nav={nav} current={currentNav} />
              <NavTools tools={tools} />
            </>
          ))}
        </div>
      </nav>
    </header>
  )
}

function Actions({ actions }: Pick<SiteHeaderProps, 'actions'>) {
  return actions.map((action) => (
    <Anchor key={action.to} to={action.to} className={classNames('act', action.phone && 'on-phone')} aria-label={action.label}>
      {action.icon && <Icon name={action.icon} size={18} />}
      <span>{action.label}</span>
      <Badge count={action.count ?? 0} />
    </Anchor>
  ))
}

function NavLinks({ nav, current }: { nav: SiteHeaderProps['nav']; current: string | undefined }) {
  return nav.map((link) => (
    <Anchor
      key={link.to}
      to={link.to}
      className={classNames('nav-l', link.to === current && 'on')}
      aria-current={link.to === current ? 'page' : undefined}
    >
      {link.label}
    </Anchor>
  ))
}

function HotWords({ words }: { words: SiteHeaderProps['hotWords'] }) {
  if (!words || words.length === 0) return null
  return (
    <div className="hot">
      {words.map((word) => (
        <Anchor key={word.text} to={word.to} prefetch={false}>
          {word.text}
        </Anchor>
      ))}
    </div>
  )
}

function NavTools({ tools }: { tools: SiteHeaderProps['tools'] }) {
  if (!tools) return null
  return (
    <div className="nav-r">
      {tools.map((tool) => (
        <Anchor key={tool.to} to={tool.to} className={classNames('row g1', tool.strong && 'b6 cl')}>
          {tool.icon && <Icon name={tool.icon} size={15} />}
          {tool.label}
        </Anchor>
      ))}
    </div>
  )
}
