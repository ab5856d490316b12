import { expect, test } from 'vitest'
import { needsPercentScale, percentChanges } from './series-comparison.ts'

test('every day is told as its change since the first', () => {
  expect(percentChanges([23_400, 23_634, 23_166])).toEqual([0, 1, -1])
  expect([percentChanges([]), percentChanges([0, 5])]).toEqual([[], [0, 0]])
})

test('one scale of prices serves lines that are near each other and in one currency', () => {
  const [zinc, alloy, premium] = [{ prices: [23_400] }, { prices: [24_500] }, { prices: [980] }]
  expect(needsPercentScale([zinc, alloy], ['CNY', 'CNY'])).toBe(false)
  expect(needsPercentScale([zinc, premium], ['CNY', 'CNY'])).toBe(true)
  expect(needsPercentScale([zinc, alloy], ['CNY', 'USD'])).toBe(true)
  expect(needsPercentScale([premium], ['CNY'])).toBe(false)
})
