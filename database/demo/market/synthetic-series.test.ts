import { expect, test } from 'vitest'
import { readCatalog } from '../catalog/catalog-data.ts'
import { bandOf, businessDays, earlierDays, laterDays, relatedSeries, syntheticSeries } from './synthetic-series.ts'

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

test('the series goes on to the day of loading without a jump; what is given stays as given, and no day comes twice', () => {
  const later = laterDays(priceSeries, days, '2027-01-15')
  expect(later.map((day) => day.date)).toEqual(businessDays('2027-01-15', later.length, priceSeries.holidays))
  expect((later[0]?.date ?? '') > (days.at(-1)?.date ?? '')).toBe(true)
  expect(Math.abs((later[0]?.price ?? 0) / (days.at(-1)?.price ?? 1) - 1)).toBeLessThanOrEqual(0.041)
  expect(laterDays(priceSeries, days, '2026-11-20')).toEqual([])
  expect(laterDays(priceSeries, days, '2026-11-22')).toEqual([])
  // Who loads a day later gets the same days and one more.
  expect(laterDays(priceSeries, days, '2027-01-18').slice(0, later.length)).toEqual(later)
})

test('a related series keeps its distance, but goes its own way', () => {
  const own = { seed: 7, scale: 1, follow: 1, offset: -60, phi: 0.9, sigma: 26, tick: 10 }
  const distances = relatedSeries(days, own).map((day, index) => day.price - (days[index]?.price ?? 0))
  expect(new Set(distances).size).toBeGreaterThan(8)
  expect(Math.abs(distances.reduce((sum, one) => sum + one, 0) / distances.length + 60)).toBeLessThan(60)
  expect(relatedSeries(days, own)).toEqual(relatedSeries(days, own))
  expect(relatedSeries(days, { ...own, seed: 8 })).not.toEqual(relatedSeries(days, own))
})
