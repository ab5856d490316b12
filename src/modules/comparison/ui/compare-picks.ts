import { useMemo, useSyncExternalStore } from 'react'
import { sessionChanged } from '../../../api/browser/client.ts'
import { storedSession } from '../../../api/browser/stored-session.ts'
import type * as Account from './account-compare-picks.ts'
import { comparisonIds, maxComparedGoods } from '../rules/comparison-set.ts'

/** What the comparison bar shows of a picked goods. Visitors' picks are kept in their browser, members' in their account. */
export type ComparedGoods = { readonly productId: number; readonly name: string; readonly image: string; readonly price: string }

const visitorsPlace = 'zb_compare'
// A copy of what the account holds; logging out clears it with everything else that is the member's.
const membersPlace = 'zb.contrast'
const changed = 'zb:compare-changed'

const place = () => (storedSession() ? membersPlace : visitorsPlace)

function isPick(value: unknown): value is ComparedGoods {
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
    return localStorage.getItem(place()) ?? '[]'
  } catch {
    // A browser that keeps nothing compares nothing.
    return '[]'
  }
}

function parse(text: string): readonly ComparedGoods[] {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isPick).slice(0, maxComparedGoods) : []
  } catch {
    return []
  }
}

function write(picks: readonly ComparedGoods[]): void {
  try {
    localStorage.setItem(place(), JSON.stringify(picks))
  } catch {
    return
  }
  window.dispatchEvent(new Event(changed))
}

/** Shown at once; the account is told afterwards, and its answer stands. */
function writeBoth(picks: readonly ComparedGoods[], tell: (account: typeof Account) => Promise<void>): void {
  write(picks)
  if (storedSession()) void import('./account-compare-picks.ts').then(tell).catch(() => undefined)
}

/** What a visitor picked before logging in, which the account has not taken over yet. */
export function visitorPicks(): readonly number[] {
  return parse(localStorage.getItem(visitorsPlace) ?? '[]').map((pick) => pick.productId)
}

/** Puts the account's picks in the place of this browser's. */
export function cacheAccountPicks(picks: readonly ComparedGoods[]): void {
  localStorage.removeItem(visitorsPlace)
  write(picks)
}

function listen(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  window.addEventListener(sessionChanged, onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
    window.removeEventListener(sessionChanged, onChange)
  }
}

/** Goods picked for comparison, the same on every page and in every tab of this browser. */
export function useComparePicks() {
  const text = useSyncExternalStore(listen, readText, () => '[]')
  const picks = useMemo(() => parse(text), [text])
  return {
    picks,
    /** False when four are picked already. */
    add: (pick: ComparedGoods): boolean => {
      if (picks.length >= maxComparedGoods) return false
      writeBoth([...picks.filter((one) => one.productId !== pick.productId), pick], (account) => account.saveComparePick(pick.productId, 1))
      return true
    },
    remove: (productId: number) =>
      writeBoth(
        picks.filter((pick) => pick.productId !== productId),
        (account) => account.saveComparePick(productId, 0),
      ),
    clear: () => writeBoth([], (account) => account.clearSavedPicks()),
  }
}

/** The address that shows these goods side by side. */
export function compareAddress(productIds: readonly number[]): string {
  return `/goods/contrast?productIds=${comparisonIds(productIds.join(',')).join(',')}`
}
