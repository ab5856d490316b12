import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { CategoryEntry, CategoryMenuProps, CategoryPanel } from './category-model.ts'
import { useHoverIntent } from './use-hover-intent.ts'

/** The category column with its mega panel: hover with grace, ↑ ↓ between entries, → into the panel, ← and Esc back. */
export function CategoryMenu({ entries, panels, onNeed, labels }: CategoryMenuProps) {
  const { openId, show, enter, leave, stay } = useHoverIntent()
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const panel = openId === null ? undefined : panels[openId]
  useEffect(() => {
    if (openId !== null && panel === undefined) onNeed?.(openId)
  }, [openId, panel, onNeed])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...(root.current?.querySelectorAll<HTMLAnchorElement>('.cat a') ?? [])]
    const inMega = event.target instanceof Element && event.target.closest('.mega') !== null
    const at = links.findIndex((link) => link === document.activeElement)
    const entry = entries[at]
    if (event.key === 'Escape' && openId !== null) {
      event.stopPropagation()
      links[entries.findIndex((one) => one.id === openId)]?.focus()
      show(null)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && at >= 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      links[(at + step + links.length) % links.length]?.focus()
    } else if (event.key === 'ArrowRight' && entry && !inMega) {
      event.preventDefault()
      show(entry.id)
      requestAnimationFrame(() => root.current?.querySelector<HTMLAnchorElement>('.mega a')?.focus())
    } else if (event.key === 'ArrowLeft' && inMega) {
      links[entries.findIndex((one) => one.id === openId)]?.focus()
    }
  }

  return (
    <div
      ref={root}
      className="cat-w"
      onKeyDown={onKeyDown}
      onPointerLeave={leave}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && show(null)}
    >
      <ul className="cat" aria-label={labels.menu}>
        {entries.map((entry) => (
          <CategoryRow key={entry.id} entry={entry} open={entry.id === openId} panelId={panelId} enter={enter} />
        ))}
      </ul>
      {openId !== null && (
        <div className="mega" id={panelId} onPointerEnter={stay}>
          {panel ? <MegaPanel panel={panel} brandsLabel={labels.brands} /> : <MegaSkeleton />}
        </div>
      )}
    </div>
  )
}

type RowProps = { entry: CategoryEntry; open: boolean; panelId: string; enter: (id: string, x: number) => void }

function CategoryRow({ entry, open, panelId, enter }: RowProps) {
  return (
    <li
      className={classNames(open && 'on')}
      onPointerMove={(event) => event.pointerType === 'mouse' && !open && enter(entry.id, event.clientX)}
    >
      <Anchor to={entry.to} aria-expanded={open} aria-controls={open ? panelId : undefined}>
        <Icon name={entry.icon} size={20} />
        <b>{entry.name}</b>
        <span className="cat-h">{entry.hint}</span>
        <Icon name="chevron-right" size={14} className="chev" />
      </Anchor>
    </li>
  )
}

function MegaPanel({ panel, brandsLabel }: { panel: CategoryPanel; brandsLabel: string }) {
  return (
    <>
      <div className="mega-l">
        {panel.groups.map((group) => (
          <dl key={group.to}>
            <dt>
              <Anchor to={group.to}>{group.name}</Anchor>
              <Icon name="chevron-right" size={12} />
            </dt>
            <dd>
              {group.leaves.map((leaf) => (
                <Anchor key={leaf.to} to={leaf.to}>
                  {leaf.name}
                </Anchor>
              ))}
            </dd>
          </dl>
        ))}
      </div>
      <div className="mega-r">
        {panel.brands && panel.brands.length > 0 && (
          <>
            <div className="t12 c3 mega-bt">{brandsLabel}</div>
            <div className="mega-b">
              {panel.brands.map((brand) => (
                <Anchor key={brand.to} to={brand.to}>
                  {brand.name}
                </Anchor>
              ))}
            </div>
          </>
        )}
        {panel.extra}
      </div>
    </>
  )
}

function MegaSkeleton() {
  return (
    <div className="mega-l" aria-hidden="true">
      {['62%', '48%', '70%', '55%', '64%'].map((width) => (
        <span key={width} className="skel h-5.5 my-2.5" style={{ width }} />
      ))}
    </div>
  )
}
