import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** The page that an address asks for: a whole number from 1. */
export function pageOf(asked: string | null): number {
  const page = Number(asked)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/**
 * The filters of a list, kept in the address: reloading, sharing and going back keep them. Empty values leave the
 * address; changing a filter without saying the page goes back to the first.
 */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams()
  const text = query.toString()
  const values = useMemo(() => {
    const known = new URLSearchParams(text)
    return Object.fromEntries(names.map((name) => [name, known.get(name) ?? ''])) as Record<Name, string>
  }, [names, text])
  const set = useCallback(
    (change: Partial<Record<Name | 'page', string>>) => {
      const next = new URLSearchParams(text)
      next.delete('page')
      for (const [name, value] of Object.entries<string | undefined>(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      setQuery(next, { preventScrollReset: true })
    },
    [text, setQuery],
  )
  const turn = useCallback(
    (page: number) => {
      const next = new URLSearchParams(text)
      if (page > 1) next.set('page', String(page))
      else next.delete('page')
      setQuery(next)
    },
    [text, setQuery],
  )
  return { values, set, turn, page: pageOf(query.get('page')) }
}
