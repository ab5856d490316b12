import { Suspense, useEffect, useState } from 'react'
import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { recordSearchMessages } from '../messages.ts'
import type { SearchSide } from './record-addresses.ts'
import type { PalettePage } from './record-palette.tsx'

// Loaded with the first search: no page needs it to be seen.
const RecordPalette = lazyReachable(() => import('./record-palette.tsx').then((module) => ({ default: module.RecordPalette })))

/** The search over records in the head of a console: a press, or Ctrl-K anywhere. */
export function RecordSearchButton({ side, pages }: { side: SearchSide; pages: readonly PalettePage[] }) {
  const t = useMessages(recordSearchMessages)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <button
        type="button"
        className="btn gh pal-b"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t(`hint_${side}`)}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={16} />
        <span className="con-q c3">{t('open')}</span>
        <kbd className="con-q">Ctrl K</kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <RecordPalette side={side} pages={pages} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
