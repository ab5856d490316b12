import fc from 'fast-check'
import { expect, test } from 'vitest'
import { supplementShares } from './supplement-refund.ts'
import {
  adjustmentOf,
  concededLine,
  differencePpt,
  isWithinTolerance,
  lineAdjustment,
  refundOfLines,
  type WeighedLine,
} from './weight-settlement.ts'

const line = (weighed: bigint, reweighed: bigint | null): WeighedLine => ({ settleBy: 'WEIGHED', shipped: 1_000n, weighed, reweighed })

test('a difference of exactly the tolerance is within it, a step more is not, to either side', () => {
  for (const [reweighed, isWithin] of [
    [997n, true],
    [1_003n, true],
    [996n, false],
    [1_004n, false],
  ] as const)
    expect(isWithinTolerance(line(1_000n, reweighed), 3000), String(reweighed)).toBe(isWithin)
  expect(isWithinTolerance(line(1_000n, null), 0)).toBe(true)
})

test('without a second weighing, or of a ticket of nothing, nothing is apart; of one step everything is', () => {
  expect([differencePpt(line(1_000n, null)), differencePpt(line(0n, 5n)), differencePpt(line(0n, null))]).toEqual([0, 0, 0])
  expect(differencePpt(line(1n, 2n))).toBe(100_000)
})

test('a single step is disputed too, and belongs to who did not give in', () => {
  expect(concededLine(line(1n, 2n), 0, 'buyer')).toEqual({ settled: 1n, disputed: 0n })
  expect(concededLine(line(1n, 2n), 0, 'store')).toEqual({ settled: 2n, disputed: 0n })
  expect(concededLine(line(1_000n, 997n), 3000, 'store')).toEqual({ settled: 1_000n, disputed: 0n })
})

test('more and less are mirrors of each other, and the same weight costs nothing', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 10n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      fc.bigInt({ min: 0n, max: 10n ** 4n }),
      (paid, shipped, by) => {
        const more = adjustmentOf({ paid, shipped, settled: shipped + by })
        expect(adjustmentOf({ paid, shipped, settled: shipped - by })).toBe(-more)
        expect(by === 0n ? more === 0n : more >= 0n).toBe(true)
      },
    ),
  )
})

test('what was given back before carries no weight any more: of a fen that is left a fen still moves, of nothing nothing', () => {
  const whole = { shipped: 1n, ordered: 1n, paid: 1n, lineShipped: 1n }
  expect(lineAdjustment(whole, 2n, 0n)).toBe(1n)
  expect(lineAdjustment(whole, 2n, 1n)).toBe(0n)
  expect(lineAdjustment(whole, 2n, 5n)).toBe(0n)
})

test('lines that weighed the same, more, or are not settled yet give nothing back', () => {
  const lines = [
    { orderLineId: 1, adjustment: -1n },
    { orderLineId: 2, adjustment: null },
    { orderLineId: 3, adjustment: 0n },
    { orderLineId: 4, adjustment: 7n },
  ]
  expect(refundOfLines(lines, 1n).map(({ fen }) => fen)).toEqual([1n, 0n, 0n, 0n])
  expect(refundOfLines([], 0n)).toEqual([])
})

test('a supplement gives back a fen as it gives back a thousand, and no line of nothing is named', () => {
  const of = (orderLineId: number, goods: bigint, paid: bigint) => ({ orderLineId, goods, before: 0n, paid })
  const wanted = { fen: 101n, inOrder: 100n, left: 40n }
  expect(supplementShares([of(1, 101n, 100n), of(2, 0n, 100n)], wanted)).toEqual([{ orderLineId: 1, fen: 1n }])
  // The payments lack more than the lines cost beyond what they paid.
  expect(supplementShares([of(1, 101n, 100n)], { fen: 120n, inOrder: 100n, left: 40n })).toEqual([{ orderLineId: 1, fen: 20n }])
  // They lack less.
  expect(supplementShares([of(1, 130n, 100n)], { fen: 130n, inOrder: 120n, left: 40n })).toEqual([{ orderLineId: 1, fen: 30n }])
})
