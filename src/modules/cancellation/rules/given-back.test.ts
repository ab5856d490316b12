import { expect, test } from 'vitest'
import { givenBackFor, leftOf, restOf, withinTolerance, type PaidOrder, type Part } from './given-back.ts'

// A small repeatable source of chance, so that a failure can be played again.
let seed = 20261123
const chance = (most: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor(seed / 65_536) % most
}
const big = (most: number) => BigInt(chance(most))

function anOrder(): PaidOrder {
  const lines = Array.from({ length: 1 + chance(4) }, (_, index) => {
    const subtotal = big(30_000)
    return {
      orderLineId: index + 1,
      number: 1n + big(5000),
      shipped: 0n,
      cancelled: 0n,
      subtotal,
      discount: subtotal === 0n ? 0n : big(Number(subtotal)),
      cancelledAmount: 0n,
    }
  })
  return { freight: big(9000), givenBack: 0n, lines }
}
const paidOf = (order: PaidOrder) => order.lines.reduce((sum, line) => sum + line.subtotal - line.discount, order.freight)

function cut(order: PaidOrder, parts: readonly Part[], withFreight: boolean): PaidOrder {
  const back = givenBackFor(order, parts, withFreight)
  const lines = order.lines.map((line) => {
    const part = back.parts.find((one) => one.orderLineId === line.orderLineId)
    return part ? { ...line, cancelled: line.cancelled + part.number, cancelledAmount: line.cancelledAmount + part.fen } : line
  })
  return { ...order, givenBack: order.givenBack + back.goods + back.freight, lines }
}

const ship = (order: PaidOrder): PaidOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, shipped: line.shipped + big(Number(leftOf(line)) + 1) })),
})
const somePart = (order: PaidOrder): Part[] =>
  restOf(order).flatMap((part) => (chance(2) === 0 ? [{ ...part, number: 1n + big(Number(part.number)) }] : []))

test('however an order is cut, what goes back and what is kept come to what was paid, to the fen', () => {
  for (let round = 0; round < 2000; round += 1) {
    let order = anOrder()
    const paid = paidOf(order)
    const hasShipped = chance(2) === 0
    for (let times = chance(4); times > 0; times -= 1) order = cut(order, somePart(order), chance(2) === 0)
    if (hasShipped) order = ship(order)
    for (let times = chance(3); times > 0; times -= 1) order = cut(order, somePart(order), chance(2) === 0)
    expect(order.givenBack).toBeLessThanOrEqual(paid)
    order = cut(order, restOf(order), chance(2) === 0)
    const isAllGone = order.lines.every((line) => line.cancelled === line.number)
    // Nothing is shipped: every fen goes back. Otherwise each line keeps the worth of what was shipped and less than a fen more, so
    // that what a later case gives back for the shipped goods is always there.
    if (isAllGone) expect(order.givenBack).toBe(paid)
    for (const line of order.lines) {
      const kept = line.subtotal - line.discount - line.cancelledAmount
      const worth = (line.subtotal - line.discount) * line.shipped
      expect(kept * line.number - worth).toBeGreaterThanOrEqual(0n)
      expect(kept * line.number - worth).toBeLessThan(line.number)
    }
  }
})

test('freight goes back in full with all of an order, in part where the store cannot supply, and not with a short close', () => {
  const line = { number: 10n, shipped: 0n, cancelled: 0n, subtotal: 10_000n, discount: 0n, cancelledAmount: 0n }
  const order = {
    freight: 1000n,
    givenBack: 0n,
    lines: [
      { ...line, orderLineId: 1 },
      { ...line, orderLineId: 2, subtotal: 30_000n },
    ],
  }
  expect(givenBackFor(order, restOf(order), false)).toMatchObject({ goods: 40_000n, freight: 1000n })
  expect(givenBackFor(order, [{ orderLineId: 1, number: 10n }], true)).toMatchObject({ goods: 10_000n, freight: 250n })
  expect(givenBackFor(order, [{ orderLineId: 1, number: 10n }], false)).toMatchObject({ goods: 10_000n, freight: 0n })
})

test('what is missing of every line must lie within the tolerance', () => {
  const of = (shipped: bigint) => ({
    freight: 0n,
    givenBack: 0n,
    lines: [{ orderLineId: 1, number: 10_000n, shipped, cancelled: 0n, subtotal: 1n, discount: 0n, cancelledAmount: 0n }],
  })
  expect([9970n, 9969n].map((shipped) => withinTolerance(of(shipped), 30))).toEqual([true, false])
})

test('goods that a case gave back rounded up leave a fen less for the others', () => {
  const line = {
    orderLineId: 1,
    number: 4000n,
    shipped: 0n,
    cancelled: 1327n,
    subtotal: 3_216_789n,
    discount: 0n,
    cancelledAmount: 1_067_170n,
  }
  const back = givenBackFor({ freight: 0n, givenBack: 1_067_170n, lines: [line] }, [{ orderLineId: 1, number: 2673n }], true)
  expect(back.goods + line.cancelledAmount).toBe(3_216_789n)
})
