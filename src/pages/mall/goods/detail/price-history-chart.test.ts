import { expect, test } from 'vitest'
import { stepChart } from './price-history-chart.ts'

test('a price holds until the next one: the line has steps, and the last price reaches now', () => {
  const day = 86_400_000
  const at = (days: number) => new Date(days * day).toISOString()
  const chart = stepChart(
    [
      { at: at(0), price: 100 },
      { at: at(15), price: 120 },
    ],
    30 * day,
  )
  expect(chart?.line).toBe('M0 106H340V4H680')
  expect(stepChart([{ at: at(0), price: 100 }], 30 * day)?.line).toBe('M0 55H680')
  expect(stepChart([], 0)).toBeNull()
})
