import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkQuantity, largestLegal } from './check-quantity.ts'

test('min + k·step up to limit and stock is legal', () => {
  for (const quantity of [5n, 7n, 9n]) expect(checkQuantity({ min: 5n, step: 2n, limit: 9n, stock: 100n, quantity })).toBeUndefined()
})

test('each refusal is named and offers the nearest legal quantities', () => {
  const rule = { min: 25n, step: 25n, limit: 110n, stock: 90n }
  expect(checkQuantity({ ...rule, quantity: 0n })).toEqual({ reason: 'notPositive', upper: 25n })
  expect(checkQuantity({ ...rule, quantity: 24n })).toEqual({ reason: 'belowMin', upper: 25n })
  expect(checkQuantity({ ...rule, quantity: 30n })).toEqual({ reason: 'offStep', lower: 25n, upper: 50n })
  expect(checkQuantity({ ...rule, quantity: 111n })).toEqual({ reason: 'aboveLimit', lower: 75n })
  expect(checkQuantity({ ...rule, quantity: 100n })).toEqual({ reason: 'aboveStock', lower: 75n })
  expect(checkQuantity({ ...rule, stock: 24n, quantity: 25n })).toEqual({ reason: 'soldOut' })
})

test('a limit below the minimum leaves nothing to offer', () => {
  expect(checkQuantity({ min: 10n, step: 1n, limit: 5n, quantity: 10n })).toEqual({ reason: 'aboveLimit' })
})

test('an offered quantity is itself legal and no legal one lies nearer', () => {
  const small = fc.bigInt({ min: 1n, max: 30n })
  const bound = fc.option(fc.bigInt({ min: 0n, max: 60n }), { nil: undefined })
  fc.assert(
    fc.property(small, small, bound, bound, fc.bigInt({ min: -5n, max: 70n }), (min, step, limit, stock, quantity) => {
      const rule = { min, step, limit, stock }
      const refusal = checkQuantity({ ...rule, quantity })
      const legal = Array.from({ length: 100 }, (_, n) => BigInt(n)).filter(
        (one) => checkQuantity({ ...rule, quantity: one }) === undefined,
      )
      const below = legal.findLast((one) => one < quantity)
      const above = legal.find((one) => one > quantity)
      if (refusal === undefined) expect(legal).toContain(quantity)
      else if (refusal.reason === 'soldOut') expect(legal).toEqual([])
      else expect([refusal.lower, refusal.upper]).toEqual([below, above])
    }),
    { numRuns: 300 },
  )
})

test('the largest that may be bought keeps to the step', () => {
  expect(largestLegal({ min: 5n, step: 10n, stock: 34n })).toBe(25n)
  expect(largestLegal({ min: 5n, step: 10n, stock: 4n })).toBeUndefined()
  expect(largestLegal({ min: 5n, step: 10n })).toBeUndefined()
})

test('a rule without a positive min and step is a bug', () => {
  expect(() => checkQuantity({ min: 0n, step: 1n, quantity: 1n })).toThrow(RangeError)
})
