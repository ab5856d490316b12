import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog-data.ts'
import { bandOf, syntheticSeries } from './synthetic-series.ts'

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
