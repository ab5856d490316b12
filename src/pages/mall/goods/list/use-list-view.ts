import { useEffect, useState } from 'react'

export type ListView = 'grid' | 'table'

const storedKey = 'zb.listView'

function remembered(category: string): ListView | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storedKey) ?? '{}')
    const view: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, category) : null
    return view === 'grid' || view === 'table' ? view : null
  } catch {
    return null
  }
}

function remember(category: string, view: ListView): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storedKey) ?? '{}')
    localStorage.setItem(storedKey, JSON.stringify({ ...(typeof kept === 'object' ? kept : null), [category]: view }))
  } catch {
    // A full or forbidden storage only means that the choice is not remembered.
  }
}

/**
 * Cards or table: what the address says, else what this browser chose for the category before. The address comes
 * first because the server and a shared link know nothing else.
 */
export function useListView(query: URLSearchParams, onAddress: (view: ListView) => void): readonly [ListView, (view: ListView) => void] {
  const category = query.get('categoryId') ?? ''
  const asked = query.get('view')
  const [kept, setKept] = useState<ListView | null>(null)
  useEffect(() => setKept(remembered(category)), [category])
  const view = asked === 'table' || asked === 'grid' ? asked : (kept ?? 'grid')
  const choose = (next: ListView) => {
    remember(category, next)
    setKept(next)
    onAddress(next)
  }
  return [view, choose]
}
