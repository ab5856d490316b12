import { useCallback, useState } from 'react'
import { useWords } from '../../api/browser/use-words.tsx'
import { Button } from '../basic/button.tsx'
import { kitWords } from './words.ts'

/** The way through a list that is paged by cursors: forward by the server's cursor, back by what was seen. `key` it by the filters. */
export function useCursors() {
  const [seen, setSeen] = useState<readonly string[]>([''])
  const forward = useCallback((cursor: string) => setSeen((before) => [...before, cursor]), [])
  const back = useCallback(() => setSeen((before) => (before.length > 1 ? before.slice(0, -1) : before)), [])
  return { cursor: seen.at(-1) ?? '', page: seen.length, forward, back }
}

export type Cursors = ReturnType<typeof useCursors>

export function CursorPager({ cursors, next }: { cursors: Cursors; next: string | null }) {
  const t = useWords(kitWords)
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
