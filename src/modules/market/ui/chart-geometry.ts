import { groupedNumber } from '../../../ui/basic/grouped-number.ts'

/** Prices of a series by day, oldest first; `days` as `MM-DD`. */
export type PriceLine = { readonly name: string; readonly days: readonly string[]; readonly prices: readonly number[] }

/** Everything that a line chart draws, as coordinates in its view box. */
export type ChartGeometry = {
  readonly width: number
  readonly height: number
  /** Where the lines begin and end. */
  readonly left: number
  readonly right: number
  readonly levels: readonly { readonly y: number; readonly text: string }[]
  readonly days: readonly { readonly x: number; readonly text: string; readonly anchor: 'start' | 'middle' | 'end' }[]
  readonly lines: readonly {
    readonly name: string
    readonly path: string
    readonly area: string
    readonly end: { readonly x: number; readonly y: number; readonly labelY: number; readonly text: string }
  }[]
}

const margin = { left: 72, right: 70, top: 14, bottom: 28 }
const labelHeight = 20

/** Rounds a span to steps of 1, 2, 2.5, 5 or 10 times a power of ten. */
function stepOf(span: number, levels: number): number {
  const raw = Math.max(span, 1) / (levels - 1)
  const power = 10 ** Math.floor(Math.log10(raw))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw * 0.98) ?? 10) * power
}

/** Lines over the same days, at most five levels, the last value of each as a label written by `text`; null without two days. */
export function chartGeometry(
  series: readonly PriceLine[],
  width: number,
  height: number,
  levels = 5,
  text: (value: number) => string = groupedNumber,
): ChartGeometry | null {
  const longest = series.reduce<PriceLine | null>(
    (most, line) => (most === null || line.prices.length > most.prices.length ? line : most),
    null,
  )
  if (!longest || longest.prices.length < 2) return null
  const prices = series.flatMap((line) => line.prices)
  const step = stepOf(Math.max(...prices) - Math.min(...prices), levels)
  const lowest = Math.floor(Math.min(...prices) / step) * step
  const highest = Math.max(Math.ceil(Math.max(...prices) / step) * step, lowest + step)
  const floor = height - margin.bottom
  const count = longest.prices.length
  const x = (index: number) => round(margin.left + (index * (width - margin.left - margin.right)) / (count - 1))
  const y = (price: number) => round(margin.top + (floor - margin.top) * (1 - (price - lowest) / (highest - lowest)))
  return {
    width,
    height,
    left: margin.left,
    right: width - margin.right,
    levels: steps(lowest, highest, step).map((price) => ({ y: y(price), text: text(price) })),
    days: daysOf(longest, x),
    lines: apart(series.filter((line) => line.prices.length > 1).map((line) => lineOf(line, { count, x, y, floor, text }))),
  }
}

// A whole pixel of the view box is finer than anybody sees.
const round = (value: number) => Math.round(value)

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** The places of the days that stand below a chart of so many prices. */
export function markedDays(count: number): readonly number[] {
  return [...new Set([0, 1, 2, 3, 4].map((part) => Math.round((part * (count - 1)) / 4)))]
}

function daysOf(line: PriceLine, x: (index: number) => number): ChartGeometry['days'] {
  const last = line.prices.length - 1
  return markedDays(line.prices.length).map((index) => ({
    x: x(index),
    text: line.days[index] ?? '',
    anchor: index === 0 ? 'start' : index === last ? 'end' : 'middle',
  }))
}

type Scale = {
  readonly count: number
  readonly x: (index: number) => number
  readonly y: (price: number) => number
  readonly floor: number
  readonly text: (value: number) => string
}

function lineOf(line: PriceLine, { count, x, y, floor, text }: Scale): ChartGeometry['lines'][number] {
  // A shorter line ends on the same day as the longest.
  const offset = count - line.prices.length
  const path = line.prices.map((price, index) => `${x(index + offset)} ${y(price)}`).join('L')
  const end = line.prices.at(-1) ?? 0
  return {
    name: line.name,
    path: `M${path}`,
    area: `M${path}L${x(count - 1)} ${floor}L${x(offset)} ${floor}Z`,
    end: { x: x(count - 1), y: y(end), labelY: y(end), text: text(end) },
  }
}

/** End labels are pushed apart so that none covers another. */
function apart(lines: readonly ChartGeometry['lines'][number][]): ChartGeometry['lines'] {
  let free = Number.NEGATIVE_INFINITY
  const placed = new Map<string, number>()
  for (const line of lines.toSorted((one, other) => one.end.y - other.end.y)) {
    const labelY = Math.max(line.end.y, free)
    placed.set(line.name, labelY)
    free = labelY + labelHeight
  }
  return lines.map((line) => ({ ...line, end: { ...line.end, labelY: placed.get(line.name) ?? line.end.y } }))
}
