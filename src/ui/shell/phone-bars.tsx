import { Anchor } from '../basic/anchor.tsx'
import { Badge } from '../basic/tag.tsx'
import { cachedFragment } from '../../rendering/client/cached-fragment.ts'
import { Icon } from '../icons/icon.tsx'
import type { ShellLink } from './header-model.ts'

/** Phones: five ways at the bottom, 56 px. */
export function PhoneTabBar(props: PhoneTabBarProps) {
  return cachedFragment('phoneTabs', [props], () => <TabBar {...props} />)
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
