import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { percentChanges } from '../../../modules/market/rules/series-comparison.ts'
import type { ChartDays } from './zinc-data.ts'

export type InteractiveChartInput = {
  readonly days: ChartDays
  readonly names: readonly string[]
  /** `percent` draws the change since each line's first day; the tooltip still tells the price. */
  readonly mode: 'price' | 'percent'
  readonly colors: readonly string[]
  readonly touch: boolean
  readonly ink: { readonly text: string; readonly line: string; readonly surface: string; readonly font: string }
}

type Point = { readonly seriesName: string; readonly color: string; readonly seriesIndex: number; readonly dataIndex: number }

/** What ECharts draws of some price lines: one axis, wheel and drag over the days, a slider, a legend that hides a line. */
export function interactiveChartOptions({ days, names, mode, colors, touch, ink }: InteractiveChartInput) {
  const drawn = days.prices.map((line) => (mode === 'percent' ? changes(line) : line))
  const axisText = { color: ink.text, fontFamily: ink.font, fontSize: 11 }
  return {
    animation: false,
    color: [...colors],
    textStyle: { fontFamily: ink.font },
    grid: { left: 12, right: 20, top: 40, bottom: 64, containLabel: true },
    legend: {
      type: 'scroll',
      top: 4,
      right: 20,
      left: 12,
      icon: 'roundRect',
      itemWidth: 14,
      itemHeight: 3,
      textStyle: { ...axisText, fontSize: 12 },
    },
    xAxis: {
      type: 'category',
      data: [...days.dates],
      boundaryGap: false,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: ink.line } },
      axisLabel: axisText,
    },
    yAxis: {
      type: 'value',
      scale: true,
      splitNumber: 5,
      splitLine: { lineStyle: { color: ink.line } },
      axisLabel: { ...axisText, formatter: (value: number) => (mode === 'percent' ? `${signedText(value, 1)}%` : groupedNumber(value)) },
    },
    dataZoom: [
      // A finger on the chart scrolls the page; it zooms with the bar below.
      ...(touch ? [] : [{ type: 'inside', minValueSpan: 4 }]),
      { type: 'slider', height: 28, bottom: 14, minValueSpan: 4, textStyle: axisText, borderColor: ink.line },
    ],
    tooltip: {
      trigger: 'axis',
      confine: true,
      extraCssText: 'max-width:min(360px,100%);white-space:normal',
      backgroundColor: ink.surface,
      borderColor: ink.line,
      textStyle: { ...axisText, fontSize: 12 },
      formatter: (points: unknown) => tooltipText(points as readonly Point[], days, mode),
    },
    series: names.map((name, index) => ({
      name,
      type: 'line',
      data: [...(drawn[index] ?? [])],
      showSymbol: false,
      connectNulls: true,
      sampling: 'lttb',
      lineStyle: { width: index === 0 ? 2 : 1.5, type: index === 0 ? 'solid' : 'dashed' },
      areaStyle: index === 0 ? { opacity: 0.1, origin: 'start' } : undefined,
    })),
  }
}

/** Days without a quote stay empty; the others change against the first quote of the line. */
function changes(line: readonly (number | null)[]): (number | null)[] {
  const quoted = line.filter((price) => price !== null)
  const percents = percentChanges(quoted)
  let next = 0
  return line.map((price) => (price === null ? null : (percents[next++] ?? null)))
}

function tooltipText(points: readonly Point[], days: ChartDays, mode: InteractiveChartInput['mode']): string {
  const at = points[0]?.dataIndex ?? 0
  const rows = points.map(({ seriesName, color, seriesIndex, dataIndex }) => {
    const line = days.prices[seriesIndex] ?? []
    const price = line[dataIndex]
    const text = price === null || price === undefined ? '—' : priceText(price)
    const change = mode === 'percent' ? changes(line)[dataIndex] : null
    const percent = change === null || change === undefined ? '' : ` (${signedText(change, 1)}%)`
    return `<div class="row g2"><i class="zc-d" style="background:${color}"></i>${escaped(seriesName)}<span class="sp"></span><b class="num">${text}${percent}</b></div>`
  })
  return `<b class="num">${escaped(days.dates[at] ?? '')}</b>${rows.join('')}`
}

// The tooltip is markup: names of series are typed by people.
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
