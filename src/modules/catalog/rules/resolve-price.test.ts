import { expect, test } from 'vitest'
import { priceTiers, resolvePrice, shownPrice, type PriceBasis } from './resolve-price.ts'
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

test('a step that comes to less than a fen is a fen', () => {
  const basis = aBasis({ unitPrice: yuan(1), secUnitPrice: null, tiers: [{ min: 1n, delta: yuan(-5) }] })
  expect(resolvePrice({ basis, quantity: 1n, unit: 'primary' })?.unitPrice).toBe(yuan(0.01))
})

test('a step in yuan per tonne is converted by both parts of the ratio: 400 pieces of three tonnes', () => {
  const basis = aBasis({
    unitPrice: yuan(23570),
    secUnitPrice: yuan(176.78),
    convToSec: { num: 400n, den: 3n },
    tiers: [{ min: 1n, delta: yuan(-100) }],
  })
  expect(resolvePrice({ basis, quantity: 1n, unit: 'second' })?.unitPrice).toBe(yuan(176.03))
})

test('the next step is the nearest one above the quantity that is cheaper, not one that was reached or costs the same', () => {
  const tiers = [
    { min: tonnes(50), delta: yuan(-60) },
    { min: tonnes(10), delta: yuan(-20) },
    { min: tonnes(25), delta: yuan(-20) },
  ]
  const next = (quantity: number) => resolvePrice({ basis: aBasis({ tiers }), quantity: tonnes(quantity), unit: 'primary' })?.nextTier
  expect(next(9)).toEqual({ min: tonnes(10), unitPrice: yuan(23550) })
  expect(next(10)).toEqual({ min: tonnes(50), unitPrice: yuan(23510) })
  expect(next(50)).toBeNull()
})

test('a step at the flash price is left out of the ladder, and without a price in the unit there is none', () => {
  const tiers = [
    { min: tonnes(10), delta: yuan(-70) },
    { min: tonnes(20), delta: yuan(-80) },
  ]
  const offers = [{ kind: 'flash', unitPrice: yuan(23500), secUnitPrice: null }] as const
  expect(priceTiers(aBasis({ tiers, offers }), 'primary')).toEqual([{ min: tonnes(20), unitPrice: yuan(23490) }])
  expect(priceTiers(aBasis({ tiers, secUnitPrice: null }), 'second')).toEqual([])
})

test('what cards show is the price of no quantity: the list price, whatever the first step is', () => {
  expect(shownPrice(aBasis({ tiers: [{ min: 0n, delta: yuan(-5) }] }), 'primary')?.unitPrice).toBe(yuan(23570))
})
