import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { readQuote, readQuoteFile } from './quote-entry.ts'

const today = '2026-11-20'
const day = { seriesCode: 'ZN0-SH', date: '2026-11-20', low: '23560', high: '23660', price: '23610', premium: '-15.5' }
const codeOf = (change: Partial<typeof day>) => {
  const found = readQuote({ ...day, ...change }, today)
  return isFailure(found) ? found.code : 'fine'
}

test('a quote is exact', () => {
  expect(readQuote(day, today)).toEqual({
    seriesCode: 'ZN0-SH',
    date: '2026-11-20',
    low: 235_600_000n,
    high: 236_600_000n,
    price: 236_100_000n,
    premium: -155_000n,
  })
})

test.each([
  [{ date: '2026-11-21' }, 'market.dayToCome'],
  [{ date: '2026-02-30' }, 'market.dayInvalid'],
  [{ low: '23611' }, 'market.outOfBand'],
  [{ high: '1e9' }, 'market.priceInvalid'],
  [{ price: '0' }, 'market.priceInvalid'],
  [{ premium: 'x' }, 'market.premiumInvalid'],
  [{ premium: '' }, 'fine'],
] as const)('%o is judged %s', (change, code) => {
  expect(codeOf(change)).toBe(code)
})

test('a file is read line by line; what the download wrote can be read back', () => {
  const read = readQuoteFile(
    '\uFEFFseries_code,series_name,date,low,high,price,premium\r\nA,"x, y",2026-11-19,1,3,2,\r\nA,x,2026-11-19,1,3,2,5\r\nA,x,2026-11-18,4,3,2,5\r\n',
    today,
  )
  if (isFailure(read)) throw new Error(read.code)
  expect(read.map(({ line, entry }) => [line, isFailure(entry) ? entry.code : entry.date])).toEqual([
    [2, '2026-11-19'],
    [3, 'market.lineTwice'],
    [4, 'market.outOfBand'],
  ])
})

test('a file without its columns or lines is refused as a whole', () => {
  expect(readQuoteFile('date,low\n1,2', today)).toMatchObject({ code: 'market.columnMissing', facts: { column: 'series_code' } })
  expect(readQuoteFile('series_code,date,low,high,price\n', today)).toMatchObject({ code: 'market.fileEmpty' })
  expect(readQuoteFile(`series_code,date,low,high,price\n${'A,2026-11-19,1,3,2\n'.repeat(1001)}`, today)).toMatchObject({
    code: 'market.fileTooLong',
  })
})
