/** A price filter in yuan; an absent end is open. */
export type PriceRange = { readonly low?: number; readonly high?: number }

const lowest = 0.01
const highest = 999_999

/** What was typed as one end: rounded to two decimals, kept within 0.01–999999; undefined when empty or no number. */
export function readPriceEnd(text: string): number | undefined {
  const clean = text.normalize('NFKC').replaceAll(',', '').trim()
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(clean)) return undefined
  const rounded = Math.round(Number(clean) * 100) / 100
  return Math.min(highest, Math.max(lowest, rounded))
}

/** The range typed in two fields; ends in the wrong order are swapped (design §8, facet panel). */
export function readPriceRange(low: string, high: string): PriceRange {
  const from = readPriceEnd(low)
  const to = readPriceEnd(high)
  return from !== undefined && to !== undefined && from > to ? { low: to, high: from } : { low: from, high: to }
}
