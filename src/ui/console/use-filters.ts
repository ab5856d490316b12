import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

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
  return { values, set, page: Math.max(1, Number(query.get('page')) || 1) }
}
