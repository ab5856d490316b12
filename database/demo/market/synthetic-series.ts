/** Parameters of the synthetic price series of the demonstration data; prices in yuan per tonne. */
export type SeriesParameters = {
  readonly seed: number
  readonly days: number
  readonly endDate: string
  readonly holidays: readonly string[]
  readonly base: number
  readonly mean: number
  readonly kappa: number
  readonly sigma: number
  readonly dailyLimit: number
  readonly tick: number
  readonly premMean: number
  readonly premPhi: number
  readonly premSigma: number
}

export type SeriesDay = { readonly date: string; readonly price: number; readonly premium: number }

/** The `days` business days that end with `endDate`, oldest first: no weekends, no listed holidays. */
export function businessDays(endDate: string, days: number, holidays: readonly string[]): string[] {
  const found: string[] = []
  for (let day = Date.parse(`${endDate}T00:00:00Z`); found.length < days; day -= 86_400_000) {
    const weekday = new Date(day).getUTCDay()
    const date = new Date(day).toISOString().slice(0, 10)
    if (weekday !== 0 && weekday !== 6 && !holidays.includes(date)) found.unshift(date)
  }
  return found
}

/** A mean-reverting walk with a daily limit and an autocorrelated premium. SYNTHETIC: no market data; the same seed gives the same days. */
export function syntheticSeries(parameters: SeriesParameters): SeriesDay[] {
  const { base, mean, kappa, sigma, dailyLimit, tick, premMean, premPhi, premSigma } = parameters
  const normal = normalFrom(mulberry32(parameters.seed))
  let level = base
  let premium = premMean
  return businessDays(parameters.endDate, parameters.days, parameters.holidays).map((date, index) => {
    if (index > 0) {
      const wanted = level * Math.exp(kappa * (Math.log(mean) - Math.log(level)) + sigma * normal())
      level = Math.min(level * (1 + dailyLimit), Math.max(level * (1 - dailyLimit), wanted))
      premium = premMean + premPhi * (premium - premMean) + premSigma * normal()
    }
    return { date, price: roundTo(level, tick), premium: roundTo(premium, 5) }
  })
}

/** `count` days that lead up to a series: the same walk with another seed, told backwards from the first day. SYNTHETIC as well. */
export function earlierDays(parameters: SeriesParameters, series: readonly SeriesDay[], count: number): SeriesDay[] {
  const first = series[0]
  if (!first) return []
  const walk = syntheticSeries({ ...parameters, seed: parameters.seed + 1, days: count + 1, endDate: first.date, base: first.price })
  return walk.slice(0, count).map((day, index) => {
    const mirrored = walk[count - index] ?? day
    return { date: day.date, price: mirrored.price, premium: mirrored.premium }
  })
}

/** The days that follow a series up to `until`: the same walk with a third seed, from its last day on. SYNTHETIC as well. */
export function laterDays(parameters: SeriesParameters, series: readonly SeriesDay[], until: string): SeriesDay[] {
  const last = series.at(-1)
  if (!last || until <= last.date) return []
  const between = (Date.parse(until) - Date.parse(last.date)) / 86_400_000
  const count = businessDays(until, between, parameters.holidays).filter((date) => date > last.date).length
  const walk = syntheticSeries({ ...parameters, seed: parameters.seed + 2, days: count + 1, endDate: until, base: last.price })
  return walk.slice(1)
}

/** How another product's price goes beside the main series; amounts in its own currency per tonne. */
export type RelatedParameters = {
  readonly seed: number
  /** What one yuan of the main series is worth in it. */
  readonly scale: number
  /** How much of a move it takes on the same day, 0 to 1. */
  readonly follow: number
  /** Its usual distance, how long it stays away from it, and how far it strays in a day. */
  readonly offset: number
  readonly phi: number
  readonly sigma: number
  readonly tick: number
}

/**
 * A series with a history of its own beside the main one: it takes the moves at its own pace and its distance wanders about
 * its usual one. SYNTHETIC as well; the same seed gives the same days.
 */
export function relatedSeries(main: readonly SeriesDay[], parameters: RelatedParameters): { date: string; price: number }[] {
  const { scale, follow, offset, phi, sigma, tick } = parameters
  const normal = normalFrom(mulberry32(parameters.seed))
  let level = (main[0]?.price ?? 0) * scale
  let distance = offset
  return main.map(({ date, price }) => {
    level += follow * (price * scale - level)
    distance = offset + phi * (distance - offset) + sigma * normal()
    return { date, price: roundTo(level + distance, tick) }
  })
}

/** Low and high of a published average: the average ∓ half of the band, on the tick. */
export function bandOf(price: number, halfWidth: number, tick: number): { readonly low: number; readonly high: number } {
  return { low: roundTo(price - halfWidth, tick), high: roundTo(price + halfWidth, tick) }
}

function roundTo(value: number, tick: number): number {
  return Math.round(value / tick) * tick
}

function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function normalFrom(random: () => number): () => number {
  return () => {
    const u1 = Math.max(random(), 1e-12)
    return Math.sqrt(-2 * Math.log(u1)) * Math.cos(2 * Math.PI * random())
  }
}
