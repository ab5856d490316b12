import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Badge } from '../basic/tag.tsx'
import { Icon } from '../icons/icon.tsx'
import type { ShellLink } from './header-model.ts'

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
