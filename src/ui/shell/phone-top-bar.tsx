import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Icon } from '../icons/icon.tsx'

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
