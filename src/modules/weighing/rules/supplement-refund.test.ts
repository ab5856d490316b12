import { expect, test } from 'vitest'
import { supplementShares } from './supplement-refund.ts'

const line = (orderLineId: number, goods: bigint, before: bigint, paid: bigint) => ({ orderLineId, goods, before, paid })

test('the payments of the order give back first; the supplement gives only what they did not pay for the line', () => {
  expect(supplementShares([line(1, 500n, 0n, 1000n)], { fen: 500n, inOrder: 1000n, left: 40n })).toEqual([])
  expect(supplementShares([line(1, 540n, 500n, 1000n)], { fen: 540n, inOrder: 500n, left: 40n })).toEqual([{ orderLineId: 1, fen: 40n }])
  expect(supplementShares([line(1, 1040n, 0n, 1000n), line(2, 300n, 0n, 300n)], { fen: 1340n, inOrder: 1300n, left: 40n })).toEqual([
    { orderLineId: 1, fen: 40n },
  ])
})

test('no more comes out of a supplement than is left of it, and no less than the payments lack', () => {
  expect(supplementShares([line(1, 1040n, 0n, 1000n)], { fen: 1040n, inOrder: 1030n, left: 10n })).toEqual([{ orderLineId: 1, fen: 10n }])
  expect(supplementShares([line(1, 100n, 0n, 1000n)], { fen: 100n, inOrder: 80n, left: 40n })).toEqual([{ orderLineId: 1, fen: 20n }])
  expect(supplementShares([line(1, 100n, 0n, 1000n)], { fen: 100n, inOrder: 80n, left: 0n })).toEqual([])
})
