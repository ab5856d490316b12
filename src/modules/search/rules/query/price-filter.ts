import { parseDecimal } from '../../../../kernel/quantity/decimal.ts'
import { divideHalfUp } from '../../../../kernel/money/rounding.ts'
import type { UnitPrice } from '../../../../kernel/money/unit-price.ts'

/** Limits in 1/10000 yuan; null where there is none. */
export type PriceRange = { readonly low: UnitPrice | null; readonly high: UnitPrice | null }

const least = 100n
const most = 9_999_990_000n

/**
 * The specification's price filter (section 5): low and high are swapped when in the wrong order, kept within 0.01–999999
 * and rounded to two decimals. Text that is no number is no limit.
 */
export function priceRange(low: string | number | undefined, high: string | number | undefined): PriceRange {
  const from = limitOf(low)
  const to = limitOf(high)
  return from !== null && to !== null && from > to ? { low: to, high: from } : { low: from, high: to }
}

function limitOf(typed: string | number | undefined): UnitPrice | null {
  if (typed === undefined || typed === '') return null
  const text = typeof typed === 'number' ? plain(typed) : typed
  const exact = parseDecimal(text, 10)
  if (exact === undefined) return null
  const fen = divideHalfUp(exact, 100_000_000n)
  const price = fen * 100n
  return price < least ? least : price > most ? most : price
}

function plain(value: number): string {
  if (!Number.isFinite(value)) return ''
  return Math.abs(value) > 1e9 ? '1000000000' : value.toFixed(4)
}
