import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams, type SetURLSearchParams } from 'react-router'
import { sessionChanged } from '../../api/browser/client.ts'

/** The page that an address asks for: a whole number from 1. */
export function pageOf(asked: string | null): number {
  const page = Number(asked)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** A list's own filters in an address, without its page and what names the page's thing, the way saved views keep them. */
function ownQuery(text: string, names: readonly string[]): string {
  return new URLSearchParams([...new URLSearchParams(text)].filter(([name]) => names.includes(name))).toString()
}

/** What each list was filtered by when it was last left, until the page is loaded anew or somebody else logs in. */
const lastOf = new Map<string, string>()
if (typeof window !== 'undefined') window.addEventListener(sessionChanged, () => lastOf.clear())

/** Who comes back to a list without saying a filter finds it as it was left. */
function useRemembered(remembered: boolean, text: string, setQuery: SetURLSearchParams): void {
  const { pathname } = useLocation()
  const isNew = useRef(true)
  useEffect(() => {
    if (!remembered) return
    const last = lastOf.get(pathname)
    if (isNew.current && text === '' && last) setQuery(last, { replace: true, preventScrollReset: true })
    else lastOf.set(pathname, text)
    isNew.current = false
  }, [remembered, pathname, text, setQuery])
}

/**
 * The filters of a list, kept in the address: reloading, sharing and going back keep them. Empty values leave the
 * address; changing a filter without saying the page goes back to the first. `remembered` lists are also found as they
 * were left when one comes back by the menu. Of two lists on a page, the second names its page otherwise.
 */
export function useFilters<Name extends string>(names: readonly Name[], { remembered = false, pageName = 'page' } = {}) {
  const [query, setQuery] = useSearchParams()
  const text = query.toString()
  useRemembered(remembered, text, setQuery)
  const values = useMemo(() => {
    const known = new URLSearchParams(text)
    return Object.fromEntries(names.map((name) => [name, known.get(name) ?? ''])) as Record<Name, string>
  }, [names, text])
  const set = useCallback(
    (change: Partial<Record<Name | 'page', string>>) => {
      const next = new URLSearchParams(text)
      next.delete(pageName)
      for (const [name, value] of Object.entries<string | undefined>(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      setQuery(next, { preventScrollReset: true })
    },
    [text, setQuery, pageName],
  )
  const turn = useCallback(
    (page: number) => {
      const next = new URLSearchParams(text)
      if (page > 1) next.set(pageName, String(page))
      else next.delete(pageName)
      setQuery(next)
    },
    [text, setQuery, pageName],
  )
  const show = useCallback(
    (wanted: string) => {
      const other = [...new URLSearchParams(text)].filter(([name]) => name !== pageName && !names.some((own) => own === name))
      setQuery([...other, ...new URLSearchParams(wanted)], { preventScrollReset: true })
    },
    [text, names, setQuery, pageName],
  )
  return { values, set, turn, show, page: pageOf(query.get(pageName)), query: ownQuery(text, names) }
}
