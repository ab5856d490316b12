import { expect, test } from 'vitest'
import { monthsBefore, seriesStatistics, sparklinePath } from './series-figures.ts'

test('figures name the days of the highest and the lowest price', () => {
  const days = [
    { date: '2026-11-18', price: 23_520 },
    { date: '2026-11-19', price: 23_390 },
    { date: '2026-11-20', price: 23_611 },
  ]
  expect(seriesStatistics(days)).toMatchObject({
    days: 3,
    high: { date: '2026-11-20' },
    low: { date: '2026-11-19' },
    mean: 23_507,
    change: 91,
  })
  expect(seriesStatistics([])).toBeNull()
})

test('months back stay in their month', () => {
  expect([
    monthsBefore('2026-11-20', 1),
    monthsBefore('2026-03-31', 1),
    monthsBefore('2026-01-15', 12),
    monthsBefore('2026-05-31', 3),
  ]).toEqual(['2026-10-20', '2026-02-28', '2025-01-15', '2026-02-28'])
})

test('a spark of one price is nothing, a flat one is a line in the middle', () => {
  expect([sparklinePath([1], 10, 10), sparklinePath([5, 5], 10, 10)]).toEqual(['', 'M0.0 5.0L10.0 5.0'])
})
