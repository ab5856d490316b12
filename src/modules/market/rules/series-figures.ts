export type PricedDay = { readonly date: string; readonly price: number }
export type SeriesStatistics = {
  readonly days: number
  readonly high: PricedDay
  readonly low: PricedDay
  readonly mean: number
  readonly change: number
  readonly first: PricedDay
  readonly last: PricedDay
}

/** What a line of prices says in figures; null without a day. The mean is rounded to the yuan. */
export function seriesStatistics(days: readonly PricedDay[]): SeriesStatistics | null {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const high = days.reduce((best, day) => (day.price > best.price ? day : best))
  const low = days.reduce((best, day) => (day.price < best.price ? day : best))
  const mean = Math.round(days.reduce((sum, day) => sum + day.price, 0) / days.length)
  return { days: days.length, high, low, mean, change: last.price - first.price, first, last }
}

/** The same day so many months before; the month's last day where it has none (31 March → 28 February). */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/** A small line without axes as an SVG path; empty with fewer than two prices. */
export function sparklinePath(prices: readonly number[], width: number, height: number): string {
  if (prices.length < 2) return ''
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const x = (index: number) => ((index * width) / (prices.length - 1)).toFixed(1)
  const y = (price: number) => (high === low ? height / 2 : 1 + (height - 2) * (1 - (price - low) / (high - low))).toFixed(1)
  return `M${prices.map((price, index) => `${x(index)} ${y(price)}`).join('L')}`
}
