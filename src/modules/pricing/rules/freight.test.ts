import { expect, test } from 'vitest'
import vectors from '../../../../database/demo/market/industry-vectors.json' with { type: 'json' }
import { roadKm } from './road-distance.ts'
import { byTonneKm, calculateFreight, massOf, massOfAll, type FreightRates } from './freight.ts'

const bulk = {
  mode: 'per_tonne_km',
  leastGrams: 1_000_000n,
  fullTruckGrams: 33_000_000n,
  fullRate: 3800n,
  partRate: 6200n,
  minCharge: 60_000n,
  loadingPerTonne: 1_800n,
} as const
const steel = {
  mode: 'per_tonne_km',
  leastGrams: 1_000_000n,
  fullTruckGrams: 32_000_000n,
  fullRate: 4000n,
  partRate: 6600n,
  minCharge: 70_000n,
  loadingPerTonne: 2_000n,
} as const
const ltl: FreightRates = {
  mode: 'step_kg',
  steps: [
    { uptoGrams: 30_000n, price: 2_800n },
    { uptoGrams: 100_000n, price: 5_500n },
    { uptoGrams: 500_000n, perKg: 5_200n },
    { uptoGrams: 2_000_000n, perKg: 4_400n },
    { uptoGrams: 10_000_000n, perKg: 3_800n },
  ],
}
const express: FreightRates = {
  mode: 'first_next',
  firstGrams: 1_000n,
  first: 800n,
  nextGrams: 1_000n,
  next: 300n,
  freeOver: 29_900n,
  remoteProvinces: ['54', '65'],
  remoteSurcharge: 1_500n,
}
const kilograms = (kg: number) => BigInt(Math.round(kg * 1000))
const sending = (rates: FreightRates, kg: number, over: object = {}) =>
  calculateFreight({ rates, grams: kilograms(kg), from: '310115', to: '320213', goodsAmount: 1_000n, ...over })

test('the freight vectors of the trade', () => {
  for (const vector of vectors.freight) {
    const cost = BigInt(Math.round(vector.cost * 100))
    if (vector.tonnes !== undefined && vector.km !== undefined) {
      expect(byTonneKm(vector.tpl === 'steel' ? steel : bulk, kilograms(vector.tonnes * 1000), vector.km)).toBe(cost)
    } else {
      expect(sending(vector.tpl === 'ltl' ? ltl : express, vector.kg ?? 0).amount).toBe(cost)
    }
  }
})

test('a small truck load pays the least charge and its loading', () => {
  expect(byTonneKm(bulk, kilograms(200), 100)).toBe(60_000n + 1_800n)
})

test('carriage is free above the sum, except to remote regions, which pay a surcharge', () => {
  expect(sending(express, 2, { goodsAmount: 29_900n })).toMatchObject({ amount: 0n, reason: 'free' })
  expect(sending(express, 2, { goodsAmount: 29_900n, to: '650100' }).amount).toBe(800n + 300n + 1_500n)
})

test('picking up costs nothing', () => {
  expect(sending(bulk, 5000, { selfPickup: true })).toMatchObject({ amount: 0n, reason: 'free' })
})

test('long members, unknown masses and unknown regions cannot be computed', () => {
  expect(sending({ mode: 'enquiry' }, 1)).toMatchObject({ amount: null, reason: 'enquiry' })
  expect(calculateFreight({ rates: ltl, grams: null, from: '31', to: '32', goodsAmount: 0n })).toMatchObject({
    amount: null,
    reason: 'mass_unknown',
  })
  expect(sending(bulk, 1000, { to: '990000' })).toMatchObject({ amount: null, reason: 'region_unknown' })
})

test('no tariff reaches a region that the platform closed; picking up does', () => {
  for (const rates of [bulk, ltl, { mode: 'none' } as const])
    expect(sending(rates, 1000, { closed: true })).toEqual({ amount: null, distanceKm: null, reason: 'region_closed' })
  expect(sending(bulk, 1000, { closed: true, selfPickup: true })).toMatchObject({ amount: 0n })
})

test('distances: within a city, within a province, between provinces', () => {
  expect(roadKm('310115', '310114')).toBe(40)
  expect(roadKm('320213', '320509')).toBe(150)
  expect(roadKm('310115', '120118')).toBe(roadKm('120118', '310115'))
  expect(roadKm('310115', '120118')).toBeGreaterThan(1000)
})

test('one mass: goods page, checkout and optimizer weigh a quantity alike, to the half gram', () => {
  // 0.001 of a piece of 1,500 g: 1.5 g. Cut it would be 1 g and fall under a step that begins at 2 g.
  const piece = { unitMassGrams: 1_500n, precision: 3 }
  expect(massOf(piece, 1n)).toBe(2n)
  expect(massOfAll([massOf(piece, 1n), massOf(piece, 1n)])).toBe(4n)
  expect(massOf({ unitMassGrams: null, precision: 0 }, 1n)).toBeNull()
  expect(massOfAll([1n, null, 2n])).toBeNull()
  expect(massOfAll([])).toBe(0n)
})

test.each([
  [30, 2_800n],
  [30.001, 5_500n],
  [100, 5_500n],
  [500, 26_000n],
  [500.001, 22_000n],
  [20_000, 760_000n],
])('%s kg by steps cost %s fen: a step holds up to its mass, and above the last one its rate goes on', (kg, amount) => {
  expect(sending(ltl, kg).amount).toBe(amount)
})

test.each([
  [0.5, 800n],
  [1, 800n],
  [1.001, 1_100n],
  [2, 1_100n],
  [2.001, 1_400n],
])('%s kg by express cost %s fen: what is begun counts', (kg, amount) => {
  expect(sending(express, kg).amount).toBe(amount)
})

test('a template without freight, without steps or with a step without a price costs nothing', () => {
  expect(sending({ mode: 'none' }, 5)).toEqual({ amount: 0n, distanceKm: null, reason: 'none' })
  expect(sending({ mode: 'step_kg', steps: [] }, 5).amount).toBe(0n)
  expect(sending({ mode: 'step_kg', steps: [{ uptoGrams: 10_000n }] }, 5).amount).toBe(0n)
})
