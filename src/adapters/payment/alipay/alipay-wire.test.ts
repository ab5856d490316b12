import { expect, test } from 'vitest'
import { yuanText } from '../../../kernel/money/money.ts'
import { yuanWire } from './alipay-wire.ts'

const read = (value: unknown) => {
  const parsed = yuanWire.safeParse(value)
  return parsed.success ? parsed.data : null
}

test('every amount from 0.01 to 9,999.99 survives the way to yuan and back, as text and as a JSON number (T-PAY-9)', () => {
  for (let fen = 1n; fen <= 999_999n; fen++) {
    const text = yuanText(fen)
    if (text.split('.')[1]?.length !== 2 || read(text) !== fen || (fen % 7n === 0n && read(Number(text)) !== fen))
      throw new Error(`${fen} became ${text}`)
  }
})

test('the classic confusions do not happen: 12.30 is 1230 fen, 0.1 is 10 fen, 100 is 10000 fen', () => {
  expect([read('12.30'), read('0.1'), read('100'), read(12.3)]).toEqual([1230n, 10n, 10_000n, 1230n])
})

test('anything that is not plain yuan is no amount', () => {
  for (const value of ['', '-1.00', '1.234', '1,000.00', '１２.30', '1e3', 'NaN', ' 1', '01.00', '.5', '5.', '0x10', NaN, 1e21, -1, 0.001])
    expect(read(value), String(value)).toBeNull()
})
