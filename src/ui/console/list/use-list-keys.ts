import { useEffect, type RefObject } from 'react'

const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]'
const over = '.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open, dialog[open]'

/** The row that has the focus, and the one that has it after so many steps. */
function moveFocus(place: HTMLElement, step: 1 | -1): void {
  const rows = [...place.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at === -1 ? rows[step === 1 ? 0 : rows.length - 1] : rows[Math.min(rows.length - 1, Math.max(0, at + step))]
  const target = next?.querySelector<HTMLElement>('a[data-open]') ?? next
  target?.focus({ focusVisible: true })
  next?.scrollIntoView({ block: 'nearest' })
}

/**
 * The keys of a list: J and K move the focus over its rows, whose link Enter opens; X selects, A all of
 * the page with what can be done to them; `/` goes to the search.
 * Not while somebody types, and not under a dialog.
 */
export function useListKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const place = box.current
      const { target } = event
      if (!place || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if ((target instanceof Element && target.closest(typing)) || document.querySelector(over)) return
      const key = event.key.toLowerCase()
      if (key === 'j' || key === 'k') moveFocus(place, key === 'j' ? 1 : -1)
      else if (key === '/') {
        const search = place.querySelector<HTMLInputElement>('.flt input[type="search"], .flt input[type="text"]')
        if (!search) return
        search.focus()
      } else if (key === 'x') {
        const row = document.activeElement?.closest<HTMLElement>('[data-row]')
        if (!row || !place.contains(row)) return
        row.querySelector<HTMLInputElement>('.lst-pick input')?.click()
      } else if (key === 'a') {
        const all = place.querySelector<HTMLInputElement>('thead .lst-pick input')
        if (!all) return
        all.click()
        requestAnimationFrame(() => place.querySelector<HTMLElement>('.bulk button')?.focus({ focusVisible: true }))
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [box])
}
