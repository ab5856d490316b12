import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceShares } from './difference-shares.ts'

const goods = (orderLineId: number, name: string, spec: string, net: bigint, received: bigint) => ({
  orderLineId,
  name,
  spec,
  net,
  received,
})
const ingot = { name: '锌锭', spec: '0# 25kg' }

test.each([
  [
    'the same goods by what was received',
    [goods(1, '锌锭', '0#25KG', 600n, 600n), goods(2, '锌锭', '0# 25kg', 600n, 300n), goods(3, '锌丝', '', 900n, 900n)],
    [
      [1, 60n],
      [2, 30n],
    ],
  ],
  [
    'by the price while nothing came',
    [goods(1, '锌锭', '0# 25kg', 200n, 0n), goods(2, '锌锭', '0# 25kg', 100n, 0n)],
    [
      [1, 60n],
      [2, 30n],
    ],
  ],
  ['of the name with another specification', [goods(1, '锌锭', '1#', 200n, 200n), goods(2, '锌丝', '', 100n, 100n)], [[1, 90n]]],
  [
    'named otherwise: all under the contract',
    [goods(1, '电解锌', '', 200n, 200n), goods(2, '锌合金', '', 100n, 100n)],
    [
      [1, 60n],
      [2, 30n],
    ],
  ],
  ['no order under the contract', [], []],
] as const)('%s', (_name, of, expected) => {
  expect(differenceShares(ingot, 90n, of).map((one) => [one.orderLineId, one.amount])).toEqual(expected)
})

test('the shares sum to the difference to the fen', () => {
  const fen = fc.bigInt({ min: 0n, max: 9_000_000n })
  fc.assert(
    fc.property(
      fc.bigInt({ min: -9_000_000n, max: 9_000_000n }),
      fc.array(fc.tuple(fen, fen), { minLength: 1, maxLength: 6 }),
      (difference, drawn) => {
        const shares = differenceShares(
          ingot,
          difference,
          drawn.map(([net, received], place) => goods(place, '锌锭', '', net, received)),
        )
        expect(shares.reduce((sum, one) => sum + one.amount, 0n)).toBe(difference)
      },
    ),
  )
})
