import { expect, test } from 'vitest'
import { secondUnitSurcharge } from './second-unit-price.ts'

test('the exact ratio, rounded to the fen, is no surcharge', () => {
  expect(secondUnitSurcharge(23_420, 23.42, { numerator: 1000, denominator: 1 })).toBe(0)
  // 28.46 kg a length: 4,863 a tonne is 138.40098 a length.
  expect(secondUnitSurcharge(4863, 138.4, { numerator: 100_000, denominator: 2846 })).toBe(0)
})

test('what the second unit costs beyond the ratio is a surcharge, and said', () => {
  expect(secondUnitSurcharge(23_420, 23.89, { numerator: 1000, denominator: 1 })).toBe(0.47)
  expect(secondUnitSurcharge(4863, 141.1, { numerator: 100_000, denominator: 2846 })).toBe(2.7)
  expect(secondUnitSurcharge(23_420, 23.22, { numerator: 1000, denominator: 1 })).toBe(-0.2)
})
