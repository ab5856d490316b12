import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPrecision, mostQuantity, parseQuantity, quantityNumber, quantityOfNumber, quantityText } from './quantity.ts'

test('a quantity keeps every step through text and through the wire', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: mostQuantity }), fc.integer({ min: 0, max: 6 }), (quantity, precision) => {
      expect(parseQuantity(quantityText(quantity, precision), precision)).toBe(quantity)
      expect(quantityOfNumber(quantityNumber(quantity, precision), precision)).toBe(quantity)
    }),
  )
})

test('trailing zeros are not shown', () => {
  expect(quantityText(1500n, 3)).toBe('1.5')
  expect(quantityText(20_000n, 3)).toBe('20')
  expect(quantityText(1n, 3)).toBe('0.001')
  expect(quantityText(7n, 0)).toBe('7')
})

test.each([
  '１２',
  '١',
  '1e3',
  '0x10',
  ' 1',
  '1 ',
  '+1',
  '-1',
  '-0',
  'NaN',
  'Infinity',
  '',
  '1.',
  '.1',
  '1.2345',
  '007',
  '1\u0000',
  '9'.repeat(20),
])('the quantity %j of a three-decimals unit is refused', (text) => {
  expect(parseQuantity(text, 3)).toBeUndefined()
})

test('pieces cannot be split', () => {
  expect(parseQuantity('1.5', 0)).toBeUndefined()
  expect(quantityOfNumber(1.5, 0)).toBeUndefined()
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 0.0001, 2 ** 63, 1e308])('the quantity %s of the wire is refused', (value) => {
  expect(quantityOfNumber(value, 3)).toBeUndefined()
})

test('a unit has 0 to 6 decimals', () => {
  expect([0, 3, 6].every(isPrecision)).toBe(true)
  expect([-1, 7, 1.5, Number.NaN].some(isPrecision)).toBe(false)
})
