import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyReachable } from '../../api/browser/lazy-reachable.ts'
import { Icon } from '../icons/icon.tsx'
import type { CategoryMenuProps } from './category-model.ts'

// The home page brings the column itself; elsewhere it is loaded when somebody points at the head.
const CategoryMenu = lazyReachable(() => import('./category-menu.tsx').then((module) => ({ default: module.CategoryMenu })))

export type CategoryDropdownProps = CategoryMenuProps & {
  title: string
  /** On the home page the column stands open below; the button is then only its head. */
  standing?: boolean
}

/** The dark "all categories" head of the navigation; elsewhere than home it opens the column on hover or press. */
export function CategoryDropdown({ title, standing, ...menu }: CategoryDropdownProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  if (standing) {
    return (
      <span className="nav-c standing">
        <Icon name="menu" />
        {title}
      </span>
    )
  }
  return (
    <div
      className="nav-cw"
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(true, 120)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(false, 300)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button ref={button} type="button" className="nav-c" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="menu" />
        {title}
        <Icon name="chevron-down" size={14} />
      </button>
      {open && (
        <div className="nav-p" onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}>
          <Suspense>
            <CategoryMenu {...menu} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
