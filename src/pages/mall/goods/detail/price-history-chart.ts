/** A course of prices as coordinates of a drawing: a price holds until the next one, so the line has steps. */
export type StepChart = {
  readonly line: string
  readonly area: string
}

export const chartSize = { width: 680, height: 110 } as const
const margin = 4

/** The steps of a course from its first point until now; prices that never moved are a line in the middle. */
export function stepChart(points: readonly { readonly at: string; readonly price: number }[], until: number): StepChart | null {
  const [first] = points
  if (!first) return null
  const from = new Date(first.at).getTime()
  const span = Math.max(1, until - from)
  const prices = points.map((point) => point.price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const [left, right] = [0, chartSize.width]
  const [top, bottom] = [margin, chartSize.height - margin]
  const x = (at: number) => Math.round(left + ((right - left) * (at - from)) / span)
  const y = (price: number) => Math.round(high === low ? (top + bottom) / 2 : bottom - ((bottom - top) * (price - low)) / (high - low))
  const steps = points.map(
    ({ at, price }, place) => `${place === 0 ? 'M' : 'H'}${x(new Date(at).getTime())}${place === 0 ? ` ${y(price)}` : `V${y(price)}`}`,
  )
  const line = `${steps.join('')}H${right}`
  return { line, area: `${line}V${chartSize.height}H${left}Z` }
}
