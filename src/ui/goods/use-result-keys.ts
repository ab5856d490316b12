import { useEffect, type RefObject } from 'react'

const typing = 'input, textarea, select, [contenteditable="true"]'

/** J and K move the focus over goods, cards or rows; their buttons are the next stops of Tab. Not while somebody types or under a dialog. */
export function useResultKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const { target } = event
      if ((key !== 'j' && key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return
      if ((target instanceof Element && target.closest(typing)) || document.querySelector('dialog[open]')) return
      const step = key === 'j' ? 1 : -1
      const links = [...(box.current?.querySelectorAll<HTMLElement>('.pc-n a, .rt-p a') ?? [])]
      const at = links.findIndex((link) => link.closest('article, tr')?.contains(document.activeElement))
      const next = at === -1 ? links.at(step === 1 ? 0 : -1) : links[Math.min(links.length - 1, Math.max(0, at + step))]
      if (!next) return
      next.focus({ focusVisible: true })
      event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [box])
}
