import { expect, test } from 'vitest'
import { priceTiers, resolvePrice, type PriceBasis } from './resolve-price.ts'
import vectors from '../../../../database/demo/market/industry-vectors.json' with { type: 'json' }

const yuan = (value: number) => BigInt(Math.round(value * 10_000))
const tonnes = (value: number) => BigInt(Math.round(value * 1000))

function aBasis(over: Partial<PriceBasis> = {}): PriceBasis {
  return { unitPrice: yuan(23570), secUnitPrice: yuan(24.04), convToSec: { num: 1000n, den: 1n }, tiers: ladder, ...over }
}

const ladder = vectors.pricing.tier.tiers.map(([min, delta]) => ({ min: tonnes(min ?? 0), delta: yuan(delta ?? 0) }))

test('the tier vectors of the trade: a step counts from its minimum on, not a gram before', () => {
  for (const [quantity, price] of vectors.pricing.tier.qty) {
    const found = resolvePrice({ basis: aBasis(), quantity: tonnes(quantity ?? 0), unit: 'primary' })
    expect(found?.unitPrice).toBe(yuan(price ?? 0))
  }
})

test('below the first cheaper step the reason is the list price and the next step is named', () => {
  const found = resolvePrice({ basis: aBasis(), quantity: tonnes(2), unit: 'primary' })
  expect(found).toMatchObject({ reason: 'list', nextTier: { min: tonnes(25), unitPrice: yuan(23550) } })
  expect(resolvePrice({ basis: aBasis(), quantity: tonnes(300), unit: 'primary' })?.nextTier).toBeNull()
})

test('a step in yuan per tonne is converted for the second unit and rounded to the fen', () => {
  const found = resolvePrice({ basis: aBasis(), quantity: tonnes(25), unit: 'second' })
  expect(found).toMatchObject({ unitPrice: yuan(24.02), reason: 'tier', unit: 'second' })
})

test('a percent step applies to either unit', () => {
  const basis = aBasis({
    unitPrice: yuan(5.04),
    secUnitPrice: yuan(252),
    tiers: [
      { min: 0n, percentBp: 0n },
      { min: 200_000n, percentBp: -300n },
    ],
  })
  expect(resolvePrice({ basis, quantity: 200_000n, unit: 'primary' })?.unitPrice).toBe(yuan(4.89))
  expect(resolvePrice({ basis, quantity: 200_000n, unit: 'second' })?.unitPrice).toBe(yuan(244.44))
})

test('the lowest claim wins, and at the same price the agreed price is the reason', () => {
  const agreed = { reason: 'agreed', unitPrice: yuan(23550), secUnitPrice: null } as const
  const promotion = { reason: 'promotion', unitPrice: yuan(23500), secUnitPrice: null } as const
  const quantity = tonnes(25)
  expect(resolvePrice({ basis: aBasis(), quantity, unit: 'primary', offers: [agreed] })).toMatchObject({
    reason: 'agreed',
    unitPrice: yuan(23550),
  })
  expect(resolvePrice({ basis: aBasis(), quantity, unit: 'primary', offers: [agreed, promotion] })?.reason).toBe('promotion')
})

test('an agreed price above the list price never makes the buyer pay more', () => {
  const dear = { reason: 'agreed', unitPrice: yuan(30000), secUnitPrice: null } as const
  expect(resolvePrice({ basis: aBasis(), quantity: tonnes(1), unit: 'primary', offers: [dear] })).toMatchObject({
    reason: 'list',
    unitPrice: yuan(23570),
  })
})

test('an index price takes the place of the list price and the steps work on it', () => {
  const index = { reason: 'index', unitPrice: yuan(24000), secUnitPrice: null } as const
  expect(resolvePrice({ basis: aBasis(), quantity: tonnes(1), unit: 'primary', offers: [index] })).toMatchObject({
    reason: 'index',
    unitPrice: yuan(24000),
  })
  expect(resolvePrice({ basis: aBasis(), quantity: tonnes(25), unit: 'primary', offers: [index] })?.unitPrice).toBe(yuan(23980))
})

test('goods without a price in the chosen unit have no price', () => {
  expect(resolvePrice({ basis: aBasis({ secUnitPrice: null }), quantity: 1n, unit: 'second' })).toBeNull()
})

test('the ladder of a page shows every step in the unit asked for', () => {
  expect(priceTiers(aBasis(), 'primary').map((step) => step.unitPrice)).toEqual([23570, 23550, 23530, 23510].map(yuan))
})
