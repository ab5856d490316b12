import { expect, test } from 'vitest'
import { fenOfYuanText, yuanText } from './yuan-text.ts'

test('every amount from 0.01 to 9,999.99 survives the way to yuan and back, never through a float', () => {
  for (let fen = 1n; fen <= 999_999n; fen++) {
    const text = yuanText(fen)
    if (fenOfYuanText(text) !== fen || text.split('.')[1]?.length !== 2) throw new Error(`${fen} became ${text}`)
  }
})

test('the classic confusions do not happen: 12.30 is 1230 fen, 0.1 is 10 fen, 100 is 10000 fen', () => {
  expect(fenOfYuanText('12.30')).toBe(1230n)
  expect(fenOfYuanText('0.1')).toBe(10n)
  expect(fenOfYuanText('100')).toBe(10_000n)
  expect(yuanText(1230n)).toBe('12.30')
  expect(yuanText(5n)).toBe('0.05')
})

test('anything that is not plain yuan is no amount', () => {
  for (const text of ['', '-1.00', '1.234', '1,000.00', '１２.30', '1e3', 'NaN', ' 1', '01.00', '.5', '5.', '0x10']) expect(fenOfYuanText(text), text).toBeNull()
})

test('a negative amount never leaves for a gateway', () => {
  expect(() => yuanText(-1n)).toThrow(RangeError)
})
