import { expect, test } from 'vitest'
import {
  differencesOf,
  leftOfPrinted,
  matchSums,
  printedQuantity,
  stepsOfPrinted,
  uninvoicedOf,
  type DifferenceKind,
  type MatchFigures,
} from './match-line.ts'

/** 3 t at ¥20,000.00, received, invoiced. */
const whole: MatchFigures = {
  isFreight: false,
  number: 3000n,
  net: 6_000_000n,
  orderedNumber: 3000n,
  ordered: 6_000_000n,
  arrivedNumber: 3000n,
  settledNumber: 3000n,
  settled: 6_000_000n,
  adjusted: 0n,
  returnedNumber: 0n,
  returned: 0n,
  invoicedPrinted: 300_000_000n,
  invoiced: 6_000_000n,
  papers: 1,
  decimals: 3,
}
const nothing = { invoicedPrinted: null, invoiced: 0n, papers: 0 }

test.each<[string, Partial<MatchFigures>, DifferenceKind[]]>([
  ['nothing differs', {}, []],
  [
    'one of three tonnes came',
    { arrivedNumber: 1000n, settledNumber: 1000n, settled: 2_000_000n, ...nothing },
    ['notReceived', 'notInvoiced'],
  ],
  ['the scales show less', { settledNumber: 2990n, settled: 5_980_000n }, ['weight', 'overInvoiced']],
  [
    'the scales show less and the invoice follows',
    { settledNumber: 2990n, settled: 5_980_000n, invoiced: 5_980_000n, invoicedPrinted: 299_000_000n },
    ['weight'],
  ],
  ['no invoice', nothing, ['notInvoiced']],
  ['a tonne went back after the invoice', { returnedNumber: 1000n, returned: 2_000_000n }, ['overInvoiced']],
  ['the final price is dearer: the rest is still to be invoiced', { settled: 6_100_000n, adjusted: 100_000n }, ['notInvoiced']],
  ['the dearer price is invoiced', { settled: 6_100_000n, adjusted: 100_000n, invoiced: 6_100_000n }, []],
  ['the final price is cheaper: invoiced too much', { settled: 5_900_000n, adjusted: -100_000n }, ['overInvoiced']],
  [
    'more than the final price is another price',
    { settled: 6_100_000n, adjusted: 100_000n, invoiced: 6_200_000n },
    ['overInvoiced', 'price'],
  ],
  ['an invoice of another price', { invoicedPrinted: 250_000_000n }, ['price']],
  ['a fen of rounding is no other price', { invoicedPrinted: 299_999_950n }, []],
  [
    'what was cancelled is not waited for',
    {
      orderedNumber: 1000n,
      ordered: 2_000_000n,
      arrivedNumber: 1000n,
      settledNumber: 1000n,
      settled: 2_000_000n,
      invoiced: 2_000_000n,
      invoicedPrinted: 100_000_000n,
    },
    [],
  ],
  ['freight before anything came', { isFreight: true, arrivedNumber: 0n, settledNumber: 0n, settled: 0n, ...nothing }, ['notReceived']],
])('%s', (_name, change, kinds) => {
  expect(differencesOf({ ...whole, ...change })).toEqual(kinds)
})

test('the quantity of an invoice is read with eight decimals and follows its red letters', () => {
  expect(printedQuantity('2.5')).toBe(250_000_000n)
  expect(printedQuantity('12')).toBe(1_200_000_000n)
  expect([printedQuantity(''), printedQuantity('x'), printedQuantity('1.123456789')]).toEqual([null, null, null])
  expect(leftOfPrinted(300_000_000n, 6_000_000n, 2_000_000n)).toBe(200_000_000n)
  expect(stepsOfPrinted(299_999_950n, 3)).toBe(3000n)
})

test('what is not invoiced and what is invoiced too much do not cancel in the sums', () => {
  const lines = [
    { ...whole, ...nothing },
    { ...whole, returned: 2_000_000n, returnedNumber: 1000n },
  ]
  const sums = matchSums(lines)
  expect(sums).toEqual({
    ordered: 12_000_000n,
    settled: 12_000_000n,
    returned: 2_000_000n,
    payable: 10_000_000n,
    invoiced: 6_000_000n,
    uninvoiced: 6_000_000n,
    overInvoiced: 2_000_000n,
  })
  expect(sums.payable - sums.invoiced).toBe(lines.reduce((sum, line) => sum + uninvoicedOf(line), 0n))
  expect(sums.payable - sums.invoiced).toBe(sums.uninvoiced - sums.overInvoiced)
})
