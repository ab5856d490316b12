import { expect, test } from 'vitest'
import { compareBill, type BillEntry } from './compare-bill.ts'

const fact = (number: string, amountFen = 100n, kind: BillEntry['kind'] = 'payment'): BillEntry => ({
  kind,
  number,
  outTradeNo: number,
  gatewayNo: `G${number}`,
  amountFen,
})
const found = (ours: BillEntry[], theirs: BillEntry[], onOtherDays?: Set<string>) => {
  const { matched, differences } = compareBill(ours, theirs, onOtherDays)
  return [matched, ...differences.map(({ number, finding, ourFen, theirFen }) => [number, finding, ourFen, theirFen])]
}

test('what both say alike is matched; a payment and a refund of one number are two things', () => {
  expect(found([fact('A'), fact('A', 50n, 'refund')], [fact('A', 50n, 'refund'), fact('A')])).toEqual([2])
})

test('lost, foreign, altered and duplicated lines are each found once', () => {
  expect(found([fact('A'), fact('B')], [fact('A')])).toEqual([1, ['B', 'oursOnly', 100n, null]])
  expect(found([fact('A')], [fact('A'), fact('C', 7n)])).toEqual([1, ['C', 'theirsOnly', null, 7n]])
  expect(found([fact('A')], [fact('A', 99n)])).toEqual([0, ['A', 'amount', 100n, 99n]])
  expect(found([fact('A')], [fact('A'), fact('A')])).toEqual([1, ['A', 'theirsTwice', 100n, 100n]])
})

test('a refund that stands on the bill of the day before is no difference', () => {
  expect(found([fact('R', 5n, 'refund')], [], new Set(['refund R']))).toEqual([0])
  expect(found([fact('R', 5n, 'refund')], [], new Set(['payment R']))).toEqual([0, ['R', 'oursOnly', 5n, null]])
})
