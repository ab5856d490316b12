import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedQuantity, deliveredPrice, type DeliverableSku } from './delivered-price.ts'
import { calculateFreight, massOf } from './freight.ts'

const ingot: DeliverableSku = {
  basis: { unitPrice: 234_000_000n, secUnitPrice: null, tiers: [{ min: 5_000n, delta: -500_000n }], convToSec: null },
  unitCode: 't',
  precision: 3,
  min: 1_000n,
  step: 500n,
  unitMassGrams: 1_000_000n,
  freightRates: {
    mode: 'step_kg',
    steps: [
      { uptoGrams: 2_000_000n, price: 30_000n },
      { uptoGrams: 100_000_000n, perKg: 1_000n },
    ],
  },
  shipFrom: '530100',
}
const to = { place: '310100', closed: false }

test('goods and freight of one consignment, divided by the quantity', () => {
  // One tonne: 23,400 and 300 of freight. Ten tonnes: the tier, and 0.1 yuan a kilogram.
  expect(deliveredPrice(ingot, 1_000n, to)).toEqual({ amount: 2_340_000n, freight: 30_000n, perUnit: 2_370_000n, reason: 'step_kg' })
  expect(deliveredPrice(ingot, 10_000n, to)).toMatchObject({ amount: 23_350_000n * 1n, freight: 100_000n, perUnit: 2_345_000n })
})

test('where the carrier must be asked there is no delivered price, and goods without a price have none', () => {
  expect(deliveredPrice({ ...ingot, freightRates: { mode: 'enquiry' } }, 1_000n, to)).toMatchObject({ freight: null, perUnit: null })
  expect(deliveredPrice(ingot, 1_000n, { ...to, closed: true })).toMatchObject({ perUnit: null, reason: 'region_closed' })
  expect(deliveredPrice({ ...ingot, basis: null }, 1_000n, to)).toBeNull()
})

test('goods by the tonne are compared at ten tonnes, on a step and never under the least order; others at their least order', () => {
  expect(comparedQuantity(ingot)).toBe(10_000n)
  expect(comparedQuantity({ ...ingot, min: 30_000n })).toBe(30_000n)
  expect(comparedQuantity({ ...ingot, min: 1_000n, step: 4_000n })).toBe(13_000n)
  expect(comparedQuantity({ ...ingot, unitCode: 'piece', precision: 0, min: 37n })).toBe(37n)
})

test('any quantity: times the quantity it is goods and freight again, to half a fen per unit', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10_000_000n), (number) => {
      const told = deliveredPrice(ingot, number, to)
      const grams = massOf(ingot, number)
      const freight = calculateFreight({ rates: ingot.freightRates, grams, from: ingot.shipFrom, to: to.place, goodsAmount: 0n }).amount
      expect(told?.freight).toBe(freight)
      const whole = ((told?.amount ?? 0n) + (freight ?? 0n)) * 1_000n
      const back = (told?.perUnit ?? 0n) * number
      expect(2n * (back > whole ? back - whole : whole - back) <= number).toBe(true)
    }),
  )
})
