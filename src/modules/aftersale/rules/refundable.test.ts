import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  freightByLine,
  givesFreightBack,
  mostOf,
  paidFor,
  refundableOf,
  shareFor,
  splitAmount,
  worthOf,
  type SoldLine,
  type TakenPart,
} from './refundable.ts'

const aLine = fc.record({
  number: fc.bigInt({ min: 1n, max: 100_000n }),
  subtotal: fc.bigInt({ min: 0n, max: 900_000_000n }),
  discountShare: fc.integer({ min: 0, max: 100 }),
})

test('however a line is taken apart, its parts come to what was paid for it and to its freight, to the fen', () => {
  fc.assert(
    fc.property(
      aLine,
      fc.bigInt({ min: 0n, max: 5_000_000n }),
      fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 12 }),
      (wish, freight, cuts) => {
        const discount = (wish.subtotal * BigInt(wish.discountShare)) / 100n
        const line: SoldLine = { orderLineId: 1, number: wish.number, shipped: 0n, cancelled: 0n, subtotal: wish.subtotal, discount }
        const taken: TakenPart[] = []
        for (const cut of [...cuts, 100]) {
          const { unshipped } = refundableOf(line, taken)
          const number = (unshipped * BigInt(cut)) / 100n
          if (number === 0n) continue
          const worth = worthOf({ line, freight, weightRefund: 0n, taken }, number, true)
          expect(worth.goods >= 0n && worth.freight >= 0n).toBe(true)
          taken.push({ orderLineId: 1, number, unshipped: true, cancelled: false, goodsWorth: worth.goods, freightWorth: worth.freight })
        }
        expect(refundableOf(line, taken).unshipped).toBe(0n)
        expect(taken.reduce((sum, part) => sum + part.goodsWorth, 0n)).toBe(paidFor(line))
        expect(taken.reduce((sum, part) => sum + part.freightWorth, 0n)).toBe(freight)
      },
    ),
  )
})

test('what was shipped and what was not are asked for apart, and nothing twice', () => {
  const line: SoldLine = { orderLineId: 1, number: 10n, shipped: 4n, cancelled: 1n, subtotal: 1000n, discount: 0n }
  const part = { orderLineId: 1, goodsWorth: 0n, freightWorth: 0n }
  expect(refundableOf(line, [])).toMatchObject({ unshipped: 5n, shipped: 4n })
  const held = { ...part, number: 2n, unshipped: true, cancelled: false }
  const back = { ...part, number: 3n, unshipped: false, cancelled: false }
  // What the order has noted as cancelled is out of it already.
  const noted = { ...part, number: 1n, unshipped: true, cancelled: true }
  expect(refundableOf(line, [held, back, noted])).toMatchObject({ unshipped: 3n, shipped: 1n })
  expect(refundableOf(line, [{ ...held, orderLineId: 2 }])).toMatchObject({ unshipped: 5n })
})

test('what a weight gave back is off the worth of shipped goods, in whatever parts they are taken, and of no others', () => {
  const line: SoldLine = { orderLineId: 1, number: 10n, shipped: 7n, cancelled: 0n, subtotal: 10_000n, discount: 0n }
  const taken: TakenPart[] = []
  const take = (number: bigint, unshipped: boolean) => {
    const { goods } = worthOf({ line, freight: 0n, weightRefund: 100n, taken }, number, unshipped)
    taken.push({ orderLineId: 1, number, unshipped, cancelled: false, goodsWorth: goods, freightWorth: 0n })
    return goods
  }
  expect([take(1n, true), take(2n, false), take(2n, true), take(5n, false)]).toEqual([1000n, 1971n, 2000n, 4929n])
})

test('the freight of an order is split over its lines to the fen', () => {
  const line = (orderLineId: number, subtotal: bigint): SoldLine => ({
    orderLineId,
    number: 1n,
    shipped: 0n,
    cancelled: 0n,
    subtotal,
    discount: 0n,
  })
  const shares = freightByLine([line(1, 100n), line(2, 200n), line(3, 0n)], 1000n)
  expect([...shares.values()].reduce((sum, share) => sum + share, 0n)).toBe(1000n)
})

test('what was paid for a line is less by its discount', () => {
  const line: SoldLine = { orderLineId: 1, number: 10n, shipped: 0n, cancelled: 0n, subtotal: 1_000n, discount: 300n }
  expect(paidFor(line)).toBe(700n)
  expect(worthOf({ line, freight: 0n, weightRefund: 0n, taken: [] }, 10n, true).goods).toBe(700n)
})

test('freight goes back with goods that never left, and with any where the supplier is at fault', () => {
  const line = (shipped: bigint): SoldLine => ({ orderLineId: 1, number: 10n, shipped, cancelled: 0n, subtotal: 1_000n, discount: 0n })
  expect(givesFreightBack([line(0n), line(0n)], false)).toBe(true)
  expect(givesFreightBack([line(0n), line(1n)], false)).toBe(false)
  expect(givesFreightBack([line(1n)], false)).toBe(false)
  expect(givesFreightBack([line(0n), line(1n)], true)).toBe(true)
})

test('at most the goods and, where it goes back, the freight; an amount is of the goods first', () => {
  const worth = { goods: 1_000n, freight: 50n }
  expect([mostOf(worth, true), mostOf(worth, false)]).toEqual([1_050n, 1_000n])
  expect(splitAmount(999n, worth)).toEqual({ goods: 999n, freight: 0n })
  expect(splitAmount(1_000n, worth)).toEqual({ goods: 1_000n, freight: 0n })
  expect(splitAmount(1_030n, worth)).toEqual({ goods: 1_000n, freight: 30n })
  expect([shareFor(1_001n, 1n, 2n), shareFor(1_000n, 3n, 7n)]).toEqual([501n, 429n])
})
