type Line = { readonly prices: readonly number[] }

/** What each day changed since the first one, in percent with two decimals; a series that begins at nothing stays at 0. */
export function percentChanges(prices: readonly number[]): number[] {
  const first = prices[0] ?? 0
  return prices.map((price) => (first === 0 ? 0 : Math.round((price / first - 1) * 10_000) / 100))
}

// Beyond this, the lower line would lie flat at the bottom of one scale.
const mostApart = 1.6

/** True when lines are too far apart, or in different currencies, for one scale of prices. */
export function needsPercentScale(lines: readonly Line[], currencies: readonly string[]): boolean {
  if (lines.length < 2) return false
  if (new Set(currencies).size > 1) return true
  const heights = lines.map((line) => Math.max(...line.prices, 0))
  return Math.max(...heights) > mostApart * Math.min(...heights)
}
