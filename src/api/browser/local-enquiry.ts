import { announceBasketCounts } from './basket-signal.ts'

const key = 'zb.localEnquiry'
const most = 100

/** A wish in the unit that it was made in; without one the trade unit is meant. */
export type LocalLine = { readonly productId: number; readonly number: string; readonly unit?: 'primary' | 'second' }

/** The enquiry basket of a visitor, kept in the browser until the login merges it (specification §4). */
export function localEnquiry(): readonly LocalLine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLine).slice(0, most) : []
  } catch {
    return []
  }
}

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

/** Adds goods to the visitor's enquiry basket; goods that are in it get the new quantity. */
export function addLocalEnquiry(line: LocalLine): void {
  const others = localEnquiry().filter((kept) => kept.productId !== line.productId)
  const lines = [line, ...others].slice(0, most)
  localStorage.setItem(key, JSON.stringify(lines))
  announceBasketCounts({ enquiry: lines.length })
}

/** Takes one goods out of the visitor's enquiry basket. */
export function removeLocalEnquiry(productId: number): void {
  const lines = localEnquiry().filter((kept) => kept.productId !== productId)
  localStorage.setItem(key, JSON.stringify(lines))
  announceBasketCounts({ enquiry: lines.length })
}

/** Empties it, after the login took it over. */
export function clearLocalEnquiry(): void {
  localStorage.removeItem(key)
}
