import { useCallback, useState } from 'react'
import { keepHere, readLocal } from '../read-local.ts'
import { usePerson } from '../person.tsx'

export const densities = ['default', 'compact', 'tight'] as const
export type Density = (typeof densities)[number]

/** A named set of filters, as the address writes it. */
export type SavedView = { readonly name: string; readonly query: string }

/** What one person chose for one list. */
export type ListChoices = {
  /** Columns turned on or off against what the list shows by itself. */
  readonly columns: Readonly<Record<string, boolean>>
  readonly density: Density
  /** Rows of a page; null for the list's own number. */
  readonly size: number | null
  readonly views: readonly SavedView[]
}

const none: ListChoices = { columns: {}, density: 'default', size: null, views: [] }
const mostViews = 20

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isView = (value: unknown): value is SavedView =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['query'] === 'string'

/** Choices as they were kept; whatever is not understood any more falls back to the list's own. */
export function listChoicesOf(kept: unknown): ListChoices {
  if (!isRecord(kept)) return none
  const columns = isRecord(kept['columns']) ? Object.entries(kept['columns']) : []
  const size = kept['size']
  return {
    columns: Object.fromEntries(columns.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
    density: densities.find((density) => density === kept['density']) ?? none.density,
    size: typeof size === 'number' && Number.isSafeInteger(size) && size > 0 ? size : null,
    views: Array.isArray(kept['views']) ? kept['views'].filter(isView).slice(0, mostViews) : [],
  }
}

/** A view joins the others by name; one of the same name is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...views.filter((one) => one.name !== view.name), view].slice(-mostViews)
}

/** The choices of whoever is logged in for the list of this name, kept in this browser. */
export function useListChoices(name: string) {
  const key = `zb.list.${usePerson()}.${name}`
  const [known, setKnown] = useState(() => ({ key, choices: listChoicesOf(readLocal(key)) }))
  const choices = known.key === key ? known.choices : listChoicesOf(readLocal(key))
  const choose = useCallback(
    (change: Partial<ListChoices>) => {
      // Another tab may have chosen something else meanwhile.
      const next = { ...listChoicesOf(readLocal(key)), ...change }
      keepHere(key, next)
      setKnown({ key, choices: next })
    },
    [key],
  )
  return { choices, choose }
}
