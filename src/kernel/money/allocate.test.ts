import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'

const anyTotal = fc.bigInt({ min: -9_000_000_000_000n, max: 9_000_000_000_000n })
const anyWeights = fc.array(fc.bigInt({ min: 0n, max: 9_000_000_000_000n }), { minLength: 1, maxLength: 40 })
const sum = (amounts: readonly bigint[]) => amounts.reduce((so, amount) => so + amount, 0n)

test('shares sum to the total exactly', () => {
  fc.assert(
    fc.property(anyTotal, anyWeights, (total, weights) => {
      expect(sum(allocate(total, weights))).toBe(total)
    }),
  )
})

test('every share is within one of its exact part', () => {
  fc.assert(
    fc.property(anyTotal, anyWeights, (total, weights) => {
      const all = sum(weights)
      fc.pre(all > 0n)
      allocate(total, weights).forEach((share, index) => {
        const error = share * all - total * (weights[index] ?? 0n)
        expect(error < all && error > -all).toBe(true)
      })
    }),
  )
})

test('a discount never exceeds the line it falls on', () => {
  fc.assert(
    fc.property(anyWeights, fc.nat({ max: 10_000 }), (lines, points) => {
      const discount = (sum(lines) * BigInt(points)) / 10_000n
      expect(allocate(discount, lines).every((share, index) => share >= 0n && share <= (lines[index] ?? 0n))).toBe(true)
    }),
  )
})

test('a negative total is the mirror image', () => {
  fc.assert(
    fc.property(anyTotal, anyWeights, (total, weights) => {
      expect(allocate(-total, weights)).toEqual(allocate(total, weights).map((share) => -share))
    }),
  )
})

test('the fen left over go to the largest remainders, the earlier line first when they are equal', () => {
  expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
  expect(allocate(10n, [5n, 3n, 2n])).toEqual([5n, 3n, 2n])
  expect(allocate(7n, [1n, 2n, 3n])).toEqual([1n, 2n, 4n])
  expect(allocate(2n, [1n, 1n, 1n, 1n])).toEqual([1n, 1n, 0n, 0n])
})

test('a zero weight gets nothing, unless all are zero: then all weigh the same', () => {
  expect(allocate(10n, [0n, 1n, 0n])).toEqual([0n, 10n, 0n])
  expect(allocate(5n, [0n, 0n])).toEqual([3n, 2n])
})

test('nothing is shared among nobody, and something cannot be', () => {
  expect(allocate(0n, [])).toEqual([])
  expect(() => allocate(1n, [])).toThrow(RangeError)
  expect(() => allocate(1n, [-1n, 2n])).toThrow(RangeError)
})
