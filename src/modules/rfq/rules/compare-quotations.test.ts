import { expect, test } from 'vitest'
import { closingProblem, isClosing } from './closing-rule.ts'
import { landedQuotation, lowestByLine, paymentTermGain, scenariosOf, type ComparedQuotation } from './compare-quotations.ts'

// 20 t and 500 kg: 3 decimals and 2.
const asked = [
  { lineNo: 1, number: 20_000n, decimals: 3 },
  { lineNo: 2, number: 50_000n, decimals: 2 },
]
const yuan = (value: number) => BigInt(Math.round(value * 10_000))
const quote = (quotationSn: string, prices: (number | null)[], more: Partial<ComparedQuotation> = {}, days: (string | null)[] = []) =>
  landedQuotation(asked, {
    quotationSn,
    freight: 0n,
    taxIncluded: true,
    ...more,
    lines: prices.map((price, index) => ({
      lineNo: index + 1,
      unitPrice: price === null ? null : yuan(price),
      deliveryOn: days[index] ?? null,
    })),
  })

test('freight is shared by amount and a price without tax gets its 13 %', () => {
  const one = quote('A', [23_000, 8], { freight: 464_000n })
  expect([one.goods, one.total]).toEqual([46_400_000n, 46_864_000n])
  // 1 % more on both lines: 4,640 yuan on 464,000.
  expect(one.lines.map((line) => line.unitPrice)).toEqual([yuan(23_230), yuan(8.08)])
  const net = quote('B', [20_000, null], { taxIncluded: false })
  expect(net.lines.map((line) => [line.lineNo, line.unitPrice, line.amount])).toEqual([[1, yuan(22_600), 45_200_000n]])
})

test('the lowest of a line is the lowest delivered price, not the lowest printed one', () => {
  const near = quote('near', [23_100, null])
  const far = quote('far', [23_000, null], { freight: 400_000n })
  expect([...lowestByLine([near, far])]).toEqual([[1, 'near']])
})

test('of suppliers with as many lines the one is best that costs least together with the lowest prices for what it lacks', () => {
  const three = [1, 2, 3].map((lineNo) => ({ lineNo, number: 10n, decimals: 0 }))
  const offer = (quotationSn: string, prices: readonly (number | null)[]) => ({
    quotationSn,
    freight: 0n,
    taxIncluded: true,
    lines: prices.map((price, index) => ({ lineNo: index + 1, unitPrice: price === null ? null : yuan(price), deliveryOn: null })),
  })
  // 10,500 yuan and 500 of the third for line 2, against 1,800 and 10,000 for line 1.
  const quotes = [offer('first', [1_000, null, 50]), offer('second', [null, 90, 90]), offer('third', [null, 50, null])]
  const [single] = scenariosOf(
    three,
    quotes.map((one) => landedQuotation(three, one)),
  )
  expect(single).toMatchObject({ total: 1_050_000n, isComplete: false })
  expect(single?.lines.map(({ lineNo, quotationSn }) => [lineNo, quotationSn])).toEqual([
    [1, 'first'],
    [3, 'first'],
  ])
})

test('a supplier whose freight costs more than its line saves is left out of the lowest total', () => {
  const near = quote('near', [23_000, 8], { freight: 50_000n })
  // A yuan a kilogram less on 500 kg: 500 yuan, for a freight of 800.
  const far = quote('far', [null, 7], { freight: 80_000n })
  const combined = (quotes: readonly ReturnType<typeof quote>[]) => scenariosOf(asked, quotes)[1]
  expect(combined([near, far])?.lines.map(({ quotationSn }) => quotationSn)).toEqual(['near', 'near'])
  expect(combined([near, far])?.total).toBe(46_450_000n)
  const cheap = quote('far', [null, 7], { freight: 40_000n })
  expect(combined([near, cheap])?.lines.map(({ quotationSn }) => quotationSn)).toEqual(['near', 'far'])
  // Who alone has a line stays, whatever the freight.
  const only = quote('near', [23_000, null], { freight: 50_000n })
  expect(combined([only, far])?.lines.map(({ quotationSn }) => quotationSn)).toEqual(['near', 'far'])
  // One supplier for everything is taken where it costs less than any that are combined line by line.
  const half = [quote('one', [22_990, null], { freight: 90_000n }), quote('two', [null, 7], { freight: 90_000n })]
  expect(combined([near, ...half])?.lines.map(({ quotationSn }) => quotationSn)).toEqual(['near', 'near'])
})

test('three ready choices: one supplier, the cheapest of each line, the earliest of each line', () => {
  const a = quote('A', [23_000, 9], { freight: 100_000n }, ['2026-12-10', '2026-12-10'])
  const b = quote('B', [23_200, 8], {}, ['2026-12-01', '2026-12-20'])
  const c = quote('C', [22_000, null], {}, ['2026-12-30', null])
  const [single, perLine, earliest] = scenariosOf(asked, [a, b, c])
  // C would be cheaper but does not offer everything.
  expect(single).toMatchObject({ key: 'single', total: 46_550_000n, isComplete: true })
  expect(single?.lines).toEqual([
    { lineNo: 1, quotationSn: 'A' },
    { lineNo: 2, quotationSn: 'A' },
  ])
  expect(perLine).toMatchObject({ total: 44_400_000n, isComplete: true })
  expect(perLine?.lines.map((line) => line.quotationSn)).toEqual(['C', 'B'])
  expect(earliest?.lines.map((line) => line.quotationSn)).toEqual(['B', 'A'])
  // Both suppliers' freight counts in full.
  expect(earliest?.total).toBe(46_400_000n + 450_000n + 100_000n)
  expect(scenariosOf(asked, [])).toEqual([])
})

const now = new Date('2026-11-20T02:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test.each([
  ['TIME', -1, 0, true],
  ['TIME', 1, 9, false],
  ['COUNT', 1, 3, true],
  ['COUNT', -1, 2, false],
  ['EITHER', 1, 3, true],
  ['EITHER', -1, 0, true],
  ['EITHER', 1, 2, false],
  ['BOTH', -1, 2, false],
  ['BOTH', 1, 3, false],
  ['BOTH', -1, 3, true],
] as const)('rule %s, closing in %s h with %s of 3 quotations: closed is %s', (rule, hours, quotes, closed) => {
  expect(isClosing({ rule, at: later(hours), count: 3 }, quotes, now)).toBe(closed)
})

test('a rule that could never be met, or is over, is not published', () => {
  expect(closingProblem({ rule: 'TIME', at: null, count: null }, now)).toBe('closeTimeMissing')
  expect(closingProblem({ rule: 'TIME', at: later(0.5), count: null }, now)).toBe('closeTimeRange')
  expect(closingProblem({ rule: 'TIME', at: later(24 * 61), count: null }, now)).toBe('closeTimeRange')
  expect(closingProblem({ rule: 'BOTH', at: later(24), count: null }, now)).toBe('closeCountMissing')
  expect(closingProblem({ rule: 'COUNT', at: null, count: 3 }, now)).toBeNull()
  expect(closingProblem({ rule: 'EITHER', at: later(24), count: 3 }, now)).toBeNull()
})

test('payment after delivery is worth its days at the yearly rate, in whole fen', () => {
  // 1,000,000 yuan for 30 days at 4.35 %: 3,575.34 yuan.
  expect(paymentTermGain(100_000_000n, 30, 435)).toBe(357_534n)
  expect(paymentTermGain(100_000_000n, 0, 435)).toBe(0n)
  expect(paymentTermGain(100_000_000n, null, 435)).toBe(0n)
})
