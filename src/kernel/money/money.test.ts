import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFailure } from '../failure/failure.ts'
import { basisPointsOf, checkAmount, fenOfNumber, mostFen, parseYuan, sumFen, yuanGrouped, yuanNumber, yuanText } from './money.ts'

const anyFen = fc.bigInt({ min: -mostFen, max: mostFen })

test('an amount keeps every fen through text and through the wire', () => {
  fc.assert(
    fc.property(anyFen, (fen) => {
      expect(parseYuan(yuanText(fen))).toBe(fen)
      expect(fenOfNumber(yuanNumber(fen))).toBe(fen)
      expect(fenOfNumber(JSON.parse(JSON.stringify(yuanNumber(fen))))).toBe(fen)
      expect(parseYuan(yuanGrouped(fen).replaceAll(',', ''))).toBe(fen)
    }),
  )
})

test.each([
  ['0', 0n],
  ['12', 1200n],
  ['12.5', 1250n],
  ['-0.05', -5n],
  ['90000000000.00', mostFen],
])('yuan %s is %s fen', (text, fen) => {
  expect(parseYuan(text)).toBe(fen)
})

test.each([
  '',
  ' 1',
  '1 ',
  '+1',
  '1.234',
  '01',
  '1.',
  '.5',
  '1e3',
  '0x10',
  '１２',
  '١',
  'NaN',
  'Infinity',
  '1,000',
  '90000000000.01',
  '9'.repeat(40),
  '1\u0000',
  '--1',
])('yuan %j is refused', (text) => {
  expect(parseYuan(text)).toBeUndefined()
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.001, 1.005, 2 ** 53 + 2, 2 ** 63, 1e308, 90000000000.01])(
  'the wire number %s is refused',
  (yuan) => {
    expect(fenOfNumber(yuan)).toBeUndefined()
  },
)

test('the wire writes minus zero as nothing owed', () => {
  expect(fenOfNumber(-0)).toBe(0n)
  expect(Object.is(yuanNumber(0n), 0)).toBe(true)
})

test('amounts for people carry commas and two decimals', () => {
  expect(yuanGrouped(123456789n)).toBe('1,234,567.89')
  expect(yuanGrouped(-100n)).toBe('-1.00')
  expect(yuanGrouped(99999n)).toBe('999.99')
})

test('the total of two baskets together is the sum of their totals', () => {
  fc.assert(
    fc.property(fc.array(anyFen), fc.array(anyFen), (one, other) => {
      expect(sumFen([...one, ...other])).toBe(sumFen(one) + sumFen(other))
    }),
  )
})

test('a percentage rounds half up, and a refund of it is its exact opposite', () => {
  expect(basisPointsOf(1n, 5000n)).toBe(1n)
  expect(basisPointsOf(-1n, 5000n)).toBe(-1n)
  expect(basisPointsOf(10000n, 9500n)).toBe(9500n)
  fc.assert(
    fc.property(anyFen, fc.bigInt({ min: 0n, max: 10_000n }), (fen, points) => {
      expect(basisPointsOf(-fen, points)).toBe(-basisPointsOf(fen, points))
      const error = basisPointsOf(fen, points) * 10_000n - fen * points
      expect(error <= 5_000n && error >= -5_000n).toBe(true)
    }),
  )
})

test('a total beyond the bound is refused by name', () => {
  expect(checkAmount(mostFen)).toBeUndefined()
  const refusal = checkAmount(mostFen + 1n, 'amount')
  expect(isFailure(refusal)).toBe(true)
  expect(refusal).toMatchObject({ code: 'kernel.amountOutOfRange', field: 'amount' })
})
