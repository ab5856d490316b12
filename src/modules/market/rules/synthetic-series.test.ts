import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog-data.ts'
import { bandOf, earlierDays, syntheticSeries } from './synthetic-series.ts'

const { priceSeries } = readCatalog()
const days = syntheticSeries(priceSeries)
const triples = days.map((day) => [day.date, day.price, day.premium])

test('the series is the golden one, day for day at both ends', () => {
  expect(triples.slice(0, 5)).toEqual(priceSeries.golden.first)
  expect(triples.slice(-5)).toEqual(priceSeries.golden.last)
})

test('lowest, highest, count and mean are the golden ones', () => {
  const prices = days.map((day) => day.price)
  expect(Math.min(...prices)).toBe(priceSeries.golden.min)
  expect(Math.max(...prices)).toBe(priceSeries.golden.max)
  expect(prices).toHaveLength(priceSeries.golden.count)
  expect(prices.reduce((sum, price) => sum + price, 0) / prices.length).toBeCloseTo(priceSeries.golden.mean, 2)
})

test('the published average is the middle of its band', () => {
  const { low, high } = bandOf(23400, 50, 10)
  expect((low + high) / 2).toBe(23400)
})

test('earlier days lead up to the series without a jump', () => {
  const parameters = {
    seed: 1,
    days: 20,
    endDate: '2026-11-20',
    holidays: [],
    base: 23_400,
    mean: 23_400,
    kappa: 0.06,
    sigma: 0.0095,
    dailyLimit: 0.04,
    tick: 10,
    premMean: 40,
    premPhi: 0.85,
    premSigma: 22,
  }
  const series = syntheticSeries(parameters)
  const before = earlierDays(parameters, series, 30)
  expect(before).toHaveLength(30)
  expect((before.at(-1)?.date ?? '') < (series[0]?.date ?? '')).toBe(true)
  expect(Math.abs((before.at(-1)?.price ?? 0) / (series[0]?.price ?? 1) - 1)).toBeLessThanOrEqual(0.041)
})
