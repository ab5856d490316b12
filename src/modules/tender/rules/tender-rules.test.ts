import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { bidPayload, bidTotal, termDifferences, type TenderLine } from './bid-payload.ts'
import { readTypedLines, typedLinesOf } from './typed-lines.ts'
import { rankBids } from './evaluation.ts'
import { deadlineAfterChange, deadlineAfterPause, isShorterThanLaw, mayObject, wrongDeadline, wrongExperts } from './tender-schedule.ts'

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const line = (lineNo: number, number: string): TenderLine => ({ lineNo, lot: '', goodsName: '锌锭', specText: '', number, unitName: '吨' })

test('a statutory tender gives twenty days to bid; an enterprise may give less, which is seen', () => {
  expect(wrongDeadline('STATUTORY', at('2026-12-10'), at('2026-11-23'))).toBe('tender.deadlineTooSoon')
  expect(wrongDeadline('STATUTORY', at('2026-12-13'), at('2026-11-23'))).toBeNull()
  expect(wrongDeadline('ENTERPRISE', at('2026-11-25'), at('2026-11-23'))).toBeNull()
  expect(wrongDeadline('ENTERPRISE', at('2026-11-23'), at('2026-11-23'))).toBe('tender.deadlineOver')
  expect(isShorterThanLaw(at('2026-11-25'), at('2026-11-23'))).toBe(true)
})

test('a late change moves the deadline to fifteen days ahead, an early one leaves it, a pause shifts it', () => {
  expect(deadlineAfterChange(at('2026-12-13'), at('2026-12-01'))).toEqual(at('2026-12-16'))
  expect(deadlineAfterChange(at('2026-12-13'), at('2026-11-24'))).toEqual(at('2026-12-13'))
  expect(deadlineAfterPause(at('2026-12-13'), at('2026-12-01'), at('2026-12-03'))).toEqual(at('2026-12-15'))
})

test('documents may be objected to until ten days before the deadline', () => {
  expect(mayObject('STATUTORY', at('2026-12-13'), at('2026-12-03'))).toBe(true)
  expect(mayObject('STATUTORY', at('2026-12-13'), at('2026-12-04'))).toBe(false)
  expect(mayObject('ENTERPRISE', at('2026-12-13'), at('2026-12-12'))).toBe(true)
})

test('a committee is odd, and of at least five where the law asks for it', () => {
  expect([1, 2, 3].map((count) => wrongExperts('ENTERPRISE', count))).toEqual([false, true, false])
  expect([3, 4, 5].map((count) => wrongExperts('STATUTORY', count))).toEqual([true, true, false])
})

const bid = (bidId: number, total: bigint, scores: number[] = [], day = '2026-11-23') => ({ bidId, total, scores, submittedAt: at(day) })

test('the lowest price wins; a tie goes to the earlier bid', () => {
  const ranked = rankBids({ kind: 'LOWEST' }, [bid(1, 300n), bid(2, 200n, [], '2026-11-25'), bid(3, 200n, [], '2026-11-24')])
  expect(ranked.map(({ bidId }) => bidId)).toEqual([3, 2, 1])
})

test('weights of price and points decide together', () => {
  const ranked = rankBids({ kind: 'WEIGHTED', priceWeight: 50 }, [bid(1, 100n, [60, 60, 60]), bid(2, 110n, [90, 80, 100])])
  expect(ranked).toEqual([
    { bidId: 2, rank: 1, score: 9046 },
    { bidId: 1, rank: 2, score: 8000 },
  ])
})

test('every line is priced once, each amount is rounded once', () => {
  const lines = [line(1, '20.5'), line(2, '3')]
  const prices = [
    { lineNo: 1, unitPrice: '23456.7891' },
    { lineNo: 2, unitPrice: '0.005' },
  ]
  expect(bidTotal(lines, prices)).toBe(48_086_418n + 2n)
  expect(isFailure(bidTotal(lines, prices.slice(0, 1)))).toBe(true)
  expect(isFailure(bidTotal(lines, [...prices, { lineNo: 3, unitPrice: '1' }]))).toBe(true)
})

test('a contract has the terms of the bid', () => {
  const made = bidPayload('ZB1', 100n, {
    lotNo: 0,
    lines: [
      { lineNo: 2, unitPrice: '5' },
      { lineNo: 1, unitPrice: '4.50' },
    ],
    deliveryDays: 7,
    note: '',
    files: [],
  })
  expect(made.lines).toEqual([
    { lineNo: 1, unitPrice: '4.50' },
    { lineNo: 2, unitPrice: '5.00' },
  ])
  expect(termDifferences(made, made)).toEqual([])
  expect(termDifferences(made, { ...made, total: '2.00', lines: made.lines.slice(1) })).toEqual(['line 1', 'total'])
})

test('lines are read as they were written, and numbered', () => {
  const lines = readTypedLines('锌锭 | 0# | 20.5 | 吨 | 一标段\n\n锌合金,,10,吨')
  expect(lines.map(({ lineNo, goodsName, number, lot }) => [lineNo, goodsName, number, lot])).toEqual([
    [1, '锌锭', '20.5', '一标段'],
    [2, '锌合金', '10', ''],
  ])
  expect(readTypedLines(typedLinesOf(lines))).toEqual(lines)
  expect(typedLinesOf(lines)).not.toMatch(/\|\s*$/m)
})
