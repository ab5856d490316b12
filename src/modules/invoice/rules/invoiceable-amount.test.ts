import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excessOf, invoiceable, offersOf, overInvoiced, settledAmount, type Claims } from './invoiceable-amount.ts'

const fen = fc.bigInt({ min: 0n, max: 5_000_00n })
const part = fc.record({ settled: fen, returned: fc.oneof(fc.constant(0n), fen) })
const order = fc.record({ paid: fen, parts: fc.array(part, { minLength: 1, maxLength: 3 }) })
const act = fc.record({ kind: fc.constantFrom('apply', 'red', 'refund'), place: fc.nat(20), amount: fen })

type Live = {
  refunded: bigint
  orders: { orderId: number; paid: bigint; parts: { key: string; settled: bigint; returned: bigint; invoiced: bigint }[] }[]
}
const claimsOf = (live: Live): Claims => ({
  refunded: live.refunded,
  orders: live.orders.map((one) => ({ ...one, refunded: 0n, invoiced: one.parts.reduce((sum, each) => sum + each.invoiced, 0n) })),
})
const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

test('whatever is applied for, taken back and refunded: an application is let through only within what was paid and kept', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 3 }), fc.array(act, { maxLength: 30 }), (orders, acts) => {
      const live: Live = {
        refunded: 0n,
        orders: orders.map((one, at) => ({
          orderId: at,
          paid: one.paid,
          parts: one.parts.map((each, no) => ({ key: `${at}.${no}`, ...each, invoiced: 0n })),
        })),
      }
      const parts = live.orders.flatMap((one) => one.parts)
      const paid = sum(live.orders.map((one) => one.paid))
      for (const { kind, place, amount } of acts) {
        const chosen = parts[place % parts.length]
        if (!chosen) return
        if (kind === 'refund') live.refunded = live.refunded + amount > paid ? live.refunded : live.refunded + amount
        if (kind === 'red') chosen.invoiced = amount > chosen.invoiced ? 0n : chosen.invoiced - amount
        if (kind !== 'apply' || excessOf(claimsOf(live), new Map([[chosen.key, amount]]))) continue
        if (amount === 0n) continue
        chosen.invoiced += amount
        expect(sum(parts.map((each) => each.invoiced)) <= paid - live.refunded).toBe(true)
        expect(chosen.invoiced <= (chosen.settled > chosen.returned ? chosen.settled - chosen.returned : 0n)).toBe(true)
        expect(live.orders.every((one) => sum(one.parts.map((each) => each.invoiced)) <= one.paid)).toBe(true)
      }
      const offers = offersOf(claimsOf(live))
      // All that is offered can be applied for at once, and nothing of it is below zero.
      expect(excessOf(claimsOf(live), offers)).toBeNull()
      expect([...offers.values()].every((offer) => offer >= 0n)).toBe(true)
      expect(overInvoiced(claimsOf(live)) >= 0n).toBe(true)
    }),
  )
})

test('what is left is never below zero, and a line is worth what was received of it', () => {
  expect(invoiceable({ paid: 100n, refunded: 60n, invoiced: 50n })).toBe(0n)
  expect(invoiceable({ paid: 100n, refunded: 10n, invoiced: 50n })).toBe(40n)
  expect(settledAmount(10_000n, 1n, 3n)).toBe(3_333n)
  expect(settledAmount(10_000n, 3n, 3n)).toBe(10_000n)
})

test('an order that was given back is taken back in full, whatever was kept for another order of its checkout', () => {
  const anOrder = (orderId: number, refunded: bigint, invoiced: bigint) => ({
    orderId,
    paid: 1_000n,
    refunded,
    invoiced,
    parts: [{ key: `${orderId}`, settled: 1_000n, returned: refunded, invoiced }],
  })
  const claims = { refunded: 1_000n, orders: [anOrder(1, 0n, 0n), anOrder(2, 1_000n, 1_000n)] }
  expect(overInvoiced(claims)).toBe(1_000n)
  const after = { refunded: 1_000n, orders: [anOrder(1, 0n, 0n), anOrder(2, 1_000n, 0n)] }
  expect([...offersOf(after)]).toEqual([
    ['1', 1_000n],
    ['2', 0n],
  ])
})
