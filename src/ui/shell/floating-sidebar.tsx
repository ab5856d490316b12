import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Badge } from '../basic/tag.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

export type SidebarEntry = {
  key: string
  label: string
  icon: IconName
  count?: number
  /** Either an address, or something to do (condition checks, login prompt). */
  to?: string
  onPress?: () => void
  /** Opens beside the entry on hover and focus: the app's codes. */
  popover?: ReactNode
}

export type FloatingSidebarProps = { label: string; entries: readonly SidebarEntry[]; topLabel: string }

/** The tool column at the right edge, 40 px; "top" appears after 600 px. Hidden below 1200 px. */
export function FloatingSidebar({ label, entries, topLabel }: FloatingSidebarProps) {
  return (
    <aside className="fsb" aria-label={label}>
      {entries.map((entry) => (
        <SidebarItem key={entry.key} entry={entry} />
      ))}
      <BackToTop label={topLabel} />
    </aside>
  )
}

function SidebarItem({ entry }: { entry: SidebarEntry }) {
  const face = (
    <>
      <Icon name={entry.icon} size={18} />
      <span>{entry.label}</span>
      <Badge count={entry.count ?? 0} />
    </>
  )
  const control = entry.to ? (
    <Anchor to={entry.to} className="fsb-e" onClick={entry.onPress}>
      {face}
    </Anchor>
  ) : (
    <button type="button" className="fsb-e" onClick={entry.onPress}>
      {face}
    </button>
  )
  if (!entry.popover) return control
  return (
    <div className="fsb-p">
      {control}
      <div className="fsb-pop pan">{entry.popover}</div>
    </div>
  )
}

/** Back to the top of the page, once it is scrolled 600 px. */
export function BackToTop({ label }: { label: string }) {
  const shown = useScrolledPast(600)
  if (!shown) return null
  return (
    <button type="button" className="fsb-e" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
      <Icon name="arrow-up" size={18} />
      <span>{label}</span>
    </button>
  )
}
