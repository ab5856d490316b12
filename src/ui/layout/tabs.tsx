import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'

export type Tab = { key: string; label: ReactNode; icon?: IconName; count?: number }

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  current: string
  onChange: (key: string) => void
  /** Panel of the current tab, named by it. */
  children?: ReactNode
  className?: string
}

/** Tabs with the bath line under the current one; arrow keys move between them. */
export function Tabs({ label, tabs, current, onChange, children, className }: TabsProps) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const at = tabs.findIndex((tab) => tab.key === current)
    const next = step === 0 ? undefined : tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <>
      <div className={classNames('tabs', className)} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === current}
            aria-controls={children ? `${id}-panel` : undefined}
            tabIndex={tab.key === current ? 0 : -1}
            className={tab.key === current ? 'on' : undefined}
            onClick={() => onChange(tab.key)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && <span className="t12 c3 num">{tab.count}</span>}
          </button>
        ))}
      </div>
      {children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
          {children}
        </div>
      )}
    </>
  )
}

/** Tabs that are pages of their own: cart, enquiry basket, sample cart. */
export function LinkTabs({ label, tabs, current }: { label: string; tabs: readonly (Tab & { to: string })[]; current: string }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.key}
          to={tab.to}
          className={tab.key === current ? 'on' : undefined}
          aria-current={tab.key === current ? 'page' : undefined}
        >
          {tab.icon && <Icon name={tab.icon} />}
          {tab.label}
          {tab.count !== undefined && <span className="t12 c3 num">{tab.count}</span>}
        </Anchor>
      ))}
    </nav>
  )
}
