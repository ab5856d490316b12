import { expect, test } from 'vitest'
import { interactiveChartOptions, type InteractiveChartInput } from './interactive-chart-options.ts'

const input: InteractiveChartInput = {
  days: {
    dates: ['2026-11-18', '2026-11-19', '2026-11-20'],
    prices: [
      [20_000, null, 21_000],
      [null, 2_500, 2_450],
    ],
  },
  names: ['0#', 'LME <b>'],
  mode: 'price',
  colors: ['#123', '#456'],
  touch: false,
  ink: { text: '#777', line: '#eee', surface: '#fff', font: 'Inter' },
}

test('draws every line over the same days and leaves a day without a quote empty', () => {
  const { series, xAxis } = interactiveChartOptions(input)
  expect(xAxis.data).toEqual(input.days.dates)
  expect(series.map((line) => line.data)).toEqual(input.days.prices)
})

test('draws the change since the first quote of each line when heights or currencies differ', () => {
  const { series } = interactiveChartOptions({ ...input, mode: 'percent' })
  expect(series.map((line) => line.data)).toEqual([
    [0, null, 5],
    [null, 0, -2],
  ])
})

test('tells the price of the day in the tooltip and writes a name as text', () => {
  const { tooltip } = interactiveChartOptions({ ...input, mode: 'percent' })
  const point = { seriesName: 'LME <b>', color: '#456', seriesIndex: 1, dataIndex: 2 }
  const text = tooltip.formatter([point])
  expect(text).toContain('2026-11-20')
  expect(text).toContain('2,450')
  expect(text).toContain('−2.0%')
  expect(text).not.toContain('<b>LME')
  expect(text).toContain('LME &#60;b&#62;')
})
