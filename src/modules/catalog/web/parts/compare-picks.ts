import { useMemo, useSyncExternalStore } from 'react'
import { contrastIds, mostContrasted } from '../../rules/contrast-set.ts'

/** What the comparison bar shows of a picked goods; kept in this browser, logged in or not. */
export type ComparePick = { readonly productId: number; readonly name: string; readonly image: string; readonly price: string }

const place = 'zb_compare'
const changed = 'zb:compare-changed'

function isPick(value: unknown): value is ComparePick {
  return (
    typeof value === 'object' &&
    value !== null &&
    'productId' in value &&
    Number.isSafeInteger(value.productId) &&
    'name' in value &&
    typeof value.name === 'string' &&
    'image' in value &&
    typeof value.image === 'string' &&
    'price' in value &&
    typeof value.price === 'string'
  )
}

function readText(): string {
  try {
    return localStorage.getItem(place) ?? '[]'
  } catch {
    // A browser that keeps nothing compares nothing.
    return '[]'
  }
}

function parse(text: string): readonly ComparePick[] {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isPick).slice(0, mostContrasted) : []
  } catch {
    return []
  }
}

function write(picks: readonly ComparePick[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(picks))
  } catch {
    return
  }
  window.dispatchEvent(new Event(changed))
}

function listen(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** Goods picked for comparison, the same on every page and in every tab of this browser. */
export function useComparePicks() {
  const text = useSyncExternalStore(listen, readText, () => '[]')
  const picks = useMemo(() => parse(text), [text])
  return {
    picks,
    /** False when four are picked already. */
    add: (pick: ComparePick): boolean => {
      if (picks.length >= mostContrasted) return false
      write([...picks.filter((one) => one.productId !== pick.productId), pick])
      return true
    },
    remove: (productId: number) => write(picks.filter((one) => one.productId !== productId)),
    clear: () => write([]),
  }
}

/** The address that shows these goods side by side. */
export function contrastAddress(productIds: readonly number[]): string {
  return `/goods/contrast?productIds=${contrastIds(productIds.join(',')).join(',')}`
}
