import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formulaResult, type FormulaOfGoods } from './formula-result.ts'

const terms: FormulaOfGoods = {
  point: 'mid',
  factorPpm: 1_000_000n,
  coefficientPpm: 0n,
  processFee: 3_500_000n,
  freight: 0n,
  taxBp: 0n,
  step: 50_000n,
  period: 'day',
  periodDays: 1,
  retailPremium: 1_000_000n,
  businessPremium: 0n,
  skuDeltas: {},
  secondSurcharge: 20_000n,
  freshDays: 3,
}

test('the price by the second unit is its conversion and its surcharge, rounded to whole fen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15_000, max: 40_000 }), fc.integer({ min: 1, max: 2_000 }), (yuan, pieces) => {
      const price = BigInt(yuan) * 10_000n
      const quotes = [{ quoteId: 1, date: '2026-11-20', low: price, price, high: price, premium: null }]
      const made = formulaResult(terms, quotes, [{ productId: 1, convToSec: { num: BigInt(pieces), den: 1n } }])
      for (const own of [made?.retail[0], made?.business[0]]) {
        if (!own || own.second === null || own.secondExact === null) throw new Error('both units have a price')
        const rest = own.second - own.secondExact - terms.secondSurcharge
        expect(rest >= -50n && rest <= 50n).toBe(true)
        expect(own.second % 100n).toBe(0n)
        const back = own.secondExact * BigInt(pieces) - own.price
        expect(2n * (back < 0n ? -back : back) <= BigInt(pieces)).toBe(true)
      }
    }),
  )
})
