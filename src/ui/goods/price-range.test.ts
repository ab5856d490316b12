import { expect, test } from 'vitest'
import { readPriceRange } from './price-range.ts'

test('ends in the wrong order are swapped', () => {
  expect(readPriceRange('5000', '4000')).toEqual({ low: 4000, high: 5000 })
})

test('ends are rounded to two decimals and kept in 0.01–999999', () => {
  expect(readPriceRange('0', '9999999')).toEqual({ low: 0.01, high: 999999 })
  expect(readPriceRange('1.006', '')).toEqual({ low: 1.01, high: undefined })
})

test('what is no number leaves the end open', () => {
  expect(readPriceRange('abc', '１２')).toEqual({ low: undefined, high: 12 })
})
