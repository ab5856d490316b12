import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertQuantity, convertsExactly, inverseRatio, parseRatio, ratioOf, type Ratio } from './unit-conversion.ts'

const positive = fc.bigInt({ min: 1n, max: 1_000_000n })

/** One piece of 6 m L50×5 weighs 22.62 kg. */
function tonnesPerPiece(): Ratio {
  return parseRatio('0.02262') ?? { num: 0n, den: 1n }
}

test('a ratio is kept in lowest terms and is never zero or negative', () => {
  expect(ratioOf(22_620n, 1_000_000n)).toEqual({ num: 1131n, den: 50_000n })
  expect(tonnesPerPiece()).toEqual({ num: 1131n, den: 50_000n })
  for (const refused of ['0', '-1', '1e3', '', 'x', '0.000']) expect(parseRatio(refused)).toBeUndefined()
  expect(ratioOf(1n, 0n)).toBeUndefined()
})

test('pieces become tonnes to the nearest kilogram, once', () => {
  expect(convertQuantity(100n, tonnesPerPiece(), { from: 0, to: 3 })).toBe(2262n)
  expect(convertQuantity(1n, tonnesPerPiece(), { from: 0, to: 3 })).toBe(23n)
  expect(convertsExactly(100n, tonnesPerPiece(), { from: 0, to: 3 })).toBe(true)
  expect(convertsExactly(1n, tonnesPerPiece(), { from: 0, to: 3 })).toBe(false)
})

test('a tonnage is covered by rounding pieces up, and a stock gives whole pieces only', () => {
  const piecesPerTonne = inverseRatio(tonnesPerPiece())
  expect(convertQuantity(1000n, piecesPerTonne, { from: 3, to: 0 }, 'up')).toBe(45n)
  expect(convertQuantity(1000n, piecesPerTonne, { from: 3, to: 0 }, 'down')).toBe(44n)
  expect(convertQuantity(1000n, piecesPerTonne, { from: 3, to: 0 })).toBe(44n)
})

test('something never converts to nothing, except when a stock is asked what it gives', () => {
  expect(convertQuantity(1n, { num: 1n, den: 1_000_000n }, { from: 0, to: 3 })).toBe(1n)
  expect(convertQuantity(0n, { num: 1n, den: 1_000_000n }, { from: 0, to: 3 })).toBe(0n)
  expect(convertQuantity(1n, { num: 1n, den: 1_000_000n }, { from: 0, to: 3 }, 'down')).toBe(0n)
})

test('an exact conversion comes back unchanged', () => {
  fc.assert(
    fc.property(positive, positive, positive, (quantity, num, den) => {
      const ratio = ratioOf(num, den)
      fc.pre(ratio !== undefined && convertsExactly(quantity, ratio, { from: 3, to: 3 }))
      if (!ratio) return
      const there = convertQuantity(quantity, ratio, { from: 3, to: 3 })
      expect(convertQuantity(there, inverseRatio(ratio), { from: 3, to: 3 })).toBe(quantity)
    }),
    { numRuns: 30 },
  )
})

test('down ≤ exact ≤ up, at most one step apart, and half up is one of them', () => {
  fc.assert(
    fc.property(positive, positive, positive, (quantity, num, den) => {
      const precisions = { from: 0, to: 3 }
      const down = convertQuantity(quantity, { num, den }, precisions, 'down')
      const up = convertQuantity(quantity, { num, den }, precisions, 'up')
      expect(up - down).toBe(convertsExactly(quantity, { num, den }, precisions) ? 0n : 1n)
      expect([down, up]).toContain(convertQuantity(quantity, { num, den }, precisions))
    }),
  )
})

test('a ratio may be one over something, or a whole number', () => {
  expect(ratioOf(1n, 3n)).toEqual({ num: 1n, den: 3n })
  expect(ratioOf(3n, 1n)).toEqual({ num: 3n, den: 1n })
  expect([ratioOf(0n, 3n), ratioOf(3n, 0n), ratioOf(-1n, 3n), ratioOf(1n, -3n)]).toEqual([undefined, undefined, undefined, undefined])
})
