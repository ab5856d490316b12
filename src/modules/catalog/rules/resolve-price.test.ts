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

test('a flash price below the tier wins, above it the tier does, and at the same price the flash price is the reason', () => {
  const at = (flash: number, quantity: number) => {
    const offers = [{ kind: 'flash', unitPrice: yuan(flash), secUnitPrice: null }] as const
    return resolvePrice({ basis: aBasis({ offers }), quantity: tonnes(quantity), unit: 'primary' })
  }
  expect(at(23500, 25)).toMatchObject({ reason: 'promotion', unitPrice: yuan(23500), base: 'list', listPrice: yuan(23570) })
  expect(at(23560, 25)).toMatchObject({ reason: 'tier', unitPrice: yuan(23550) })
  expect(at(23550, 25)).toMatchObject({ reason: 'promotion', unitPrice: yuan(23550) })
  expect(at(23580, 1)).toMatchObject({ reason: 'list', unitPrice: yuan(23570) })
})

test('an agreed price is the price, whatever the list, the tiers and a flash sale say', () => {
  const agreed = { kind: 'agreed', unitPrice: yuan(23560), secUnitPrice: null } as const
  const flash = { kind: 'flash', unitPrice: yuan(23000), secUnitPrice: null } as const
  for (const quantity of [1, 25, 300])
    expect(resolvePrice({ basis: aBasis({ offers: [flash, agreed] }), quantity: tonnes(quantity), unit: 'primary' })).toMatchObject({
      reason: 'agreed',
      base: 'agreed',
      unitPrice: yuan(23560),
      nextTier: null,
    })
})

test('an index price is the base that the steps work on, and a lock takes its place', () => {
  const index = { unitPrice: yuan(24000), isIndex: true }
  expect(resolvePrice({ basis: aBasis(index), quantity: tonnes(1), unit: 'primary' })).toMatchObject({
    reason: 'index',
    base: 'index',
    unitPrice: yuan(24000),
  })
  expect(resolvePrice({ basis: aBasis(index), quantity: tonnes(25), unit: 'primary' })?.unitPrice).toBe(yuan(23980))
  const offers = [{ kind: 'lock', unitPrice: yuan(24100), secUnitPrice: null }] as const
  expect(resolvePrice({ basis: aBasis({ ...index, offers }), quantity: tonnes(25), unit: 'primary' })).toMatchObject({
    base: 'lock',
    reason: 'tier',
    listPrice: yuan(24100),
    unitPrice: yuan(24080),
  })
})

test('goods without a price in the chosen unit have no price', () => {
  expect(resolvePrice({ basis: aBasis({ secUnitPrice: null }), quantity: 1n, unit: 'second' })).toBeNull()
})

test('the ladder of a page shows every step in the unit asked for', () => {
  expect(priceTiers(aBasis(), 'primary').map((step) => step.unitPrice)).toEqual([23570, 23550, 23530, 23510].map(yuan))
})
