import { expect, test } from 'vitest'
import { priceRange } from './price-filter.ts'

test('a low limit above the high one changes places with it', () => {
  expect(priceRange('500', '100')).toEqual({ low: 1_000_000n, high: 5_000_000n })
})

test('limits stay within 0.01 and 999999', () => {
  expect(priceRange('0', '2000000')).toEqual({ low: 100n, high: 9_999_990_000n })
  expect(priceRange('-5', 1e300)).toEqual({ low: 100n, high: 9_999_990_000n })
})

test('more than two decimals are rounded half up to two', () => {
  expect(priceRange('1.005', '2.004')).toEqual({ low: 10_100n, high: 20_000n })
})

test('what is no number is no limit', () => {
  for (const typed of ['abc', '１２', '1e5', 'NaN', '', undefined, Number.NaN]) expect(priceRange(typed, undefined).low).toBeNull()
})
