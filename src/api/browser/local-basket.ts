import { announceBasketCounts } from './basket-signal.ts'

const most = 100

/** A wish in the unit that it was made in; without one the trade unit is meant. */
export type LocalLine = { readonly productId: number; readonly number: string; readonly unit?: 'primary' | 'second' }

function isLine(value: unknown): value is LocalLine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'productId' in value &&
    typeof value.productId === 'number' &&
    'number' in value &&
    typeof value.number === 'string'
  )
}

/** A basket of a visitor, kept in the browser until the login merges it (specification §4). */
export function localBasket(basket: 'cart' | 'enquiry') {
  const key = basket === 'cart' ? 'zb.localCart' : 'zb.localEnquiry'
  const lines = (): readonly LocalLine[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isLine).slice(0, most) : []
    } catch {
      return []
    }
  }
  const keep = (next: readonly LocalLine[]) => {
    localStorage.setItem(key, JSON.stringify(next))
    announceBasketCounts({ [basket]: next.length })
  }
  const without = (productId: number) => lines().filter((kept) => kept.productId !== productId)
  return {
    lines,
    /** Adds goods; goods that are in it get the new quantity. */
    add: (line: LocalLine) => keep([line, ...without(line.productId)].slice(0, most)),
    remove: (productId: number) => keep(without(productId)),
    /** Empties it, after the login took it over. */
    clear: () => localStorage.removeItem(key),
  }
}

export const localCart = localBasket('cart')
