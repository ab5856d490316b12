import { useCallback, useState } from 'react'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Button } from '../basic/button.tsx'
import { consoleKitMessages } from './messages.ts'

const start: readonly string[] = ['']

/**
 * The way through a list that is paged by cursors: forward by the server's cursor, back by what was seen. `filters` is what the list
 * is read with: when it changes, the way begins again.
 */
export function useCursors(filters: unknown = '') {
  const key = JSON.stringify(filters)
  const [way, setWay] = useState({ key, seen: start })
  const seen = way.key === key ? way.seen : start
  const forward = useCallback((cursor: string) => setWay({ key, seen: [...seen, cursor] }), [key, seen])
  const back = useCallback(() => setWay({ key, seen: seen.length > 1 ? seen.slice(0, -1) : seen }), [key, seen])
  return { cursor: seen.at(-1) ?? '', page: seen.length, forward, back }
}

export type Cursors = ReturnType<typeof useCursors>

export function CursorPager({ cursors, next }: { cursors: Cursors; next: string | null }) {
  const t = useMessages(consoleKitMessages)
  if (cursors.page === 1 && next === null) return null
  return (
    <nav className="row g2 cpg">
      <Button size="sm" icon="chevron-left" disabled={cursors.page === 1} onClick={cursors.back}>
        {t('previous')}
      </Button>
      <span className="t13 c3 num">{t('pageNumber', { page: cursors.page })}</span>
      <Button size="sm" disabled={next === null} onClick={() => next !== null && cursors.forward(next)}>
        {t('next')}
      </Button>
    </nav>
  )
}
