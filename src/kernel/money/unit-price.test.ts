import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  lineAmount,
  mostUnitPrice,
  parseUnitPrice,
  unitPriceNumber,
  unitPriceOfFen,
  unitPriceOfNumber,
  unitPriceText,
} from './unit-price.ts'

const anyPrice = fc.bigInt({ min: 0n, max: mostUnitPrice })
const anyQuantity = fc.bigInt({ min: 0n, max: 9_000_000_000_000_000n })
const anyPrecision = fc.integer({ min: 0, max: 6 })

test('a unit price keeps its four decimals through text and through the wire', () => {
  fc.assert(
    fc.property(anyPrice, (price) => {
      expect(parseUnitPrice(unitPriceText(price))).toBe(price)
      expect(unitPriceOfNumber(unitPriceNumber(price))).toBe(price)
    }),
  )
})

test('a unit price shows two decimals, or four where they matter', () => {
  expect(unitPriceText(234_500_000n)).toBe('23450.00')
  expect(unitPriceText(1255n)).toBe('0.1255')
  expect(unitPriceText(unitPriceOfFen(2499n))).toBe('24.99')
})

test.each(['-1', '-0', '1.23456', '1e3', '１', ''])('the unit price %j is refused', (text) => {
  expect(parseUnitPrice(text)).toBeUndefined()
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 0.00001, 1e15])('the unit price %s of the wire is refused', (price) => {
  expect(unitPriceOfNumber(price)).toBeUndefined()
})

test('nothing and the highest are prices, one step more is none', () => {
  expect(parseUnitPrice('0')).toBe(0n)
  expect(parseUnitPrice(unitPriceText(mostUnitPrice))).toBe(mostUnitPrice)
  expect(parseUnitPrice(unitPriceText(mostUnitPrice + 1n))).toBeUndefined()
})

test('25.018 t at 23 450.00 is 586 672.10', () => {
  expect(lineAmount(234_500_000n, 25_018n, 3)).toBe(58_667_210n)
})

test('half a fen is owed as a whole fen', () => {
  expect(lineAmount(50n, 1n, 0)).toBe(1n)
  expect(lineAmount(49n, 1n, 0)).toBe(0n)
})

test('a line is the nearest fen to the exact product, and a tie goes up', () => {
  fc.assert(
    fc.property(anyPrice, anyQuantity, anyPrecision, (price, quantity, precision) => {
      const perFen = 100n * 10n ** BigInt(precision)
      const twiceError = 2n * (lineAmount(price, quantity, precision) * perFen - price * quantity)
      expect(twiceError <= perFen && twiceError > -perFen).toBe(true)
    }),
  )
})
