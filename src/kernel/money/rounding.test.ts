import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfUp } from './rounding.ts'

test.each([
  [5n, 1n, 5n],
  [1n, 2n, 1n],
  [-1n, 2n, -1n],
  [49n, 100n, 0n],
  [-49n, 100n, 0n],
  [0n, 7n, 0n],
])('%s divided by %s is %s', (numerator, denominator, expected) => {
  expect(divideHalfUp(numerator, denominator)).toBe(expected)
})

test.each([0n, -1n])('nothing is divided by %s', (denominator) => {
  expect(() => divideHalfUp(5n, denominator)).toThrow(RangeError)
})

test('what is given back is the mirror of what was charged', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (numerator, denominator) => {
      expect(divideHalfUp(-numerator, denominator)).toBe(-divideHalfUp(numerator, denominator))
    }),
  )
})
