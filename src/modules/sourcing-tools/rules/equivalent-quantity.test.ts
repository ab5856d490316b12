import { expect, test } from 'vitest'
import { orderableFrom, equivalentQuantity } from './equivalent-quantity.ts'

const tonne = { unitCode: 't', precision: 3, grams: 1_000_000n, min: 1_000n, step: 1_000n }
const kilo = { unitCode: 'kg', precision: 2, grams: 1_000n, min: 100n, step: 100n }
const pipe = { unitCode: 'zhi', precision: 0, grams: 64_000n, min: 10n, step: 5n }

test('the same unit is counted, a finer one too', () => {
  expect(equivalentQuantity(tonne, 12_000n, tonne)).toBe(12_000n)
  expect(equivalentQuantity(pipe, 23n, pipe)).toBe(25n)
  expect(equivalentQuantity(tonne, 12_500n, { ...tonne, precision: 0, min: 1n, step: 1n })).toBe(13n)
})

test('different units go by mass, rounded up to what is sold', () => {
  expect(equivalentQuantity(tonne, 2_000n, kilo)).toBe(200_000n)
  expect(equivalentQuantity(tonne, 1_000n, pipe)).toBe(20n)
  expect(equivalentQuantity(pipe, 10n, tonne)).toBe(1_000n)
  expect(equivalentQuantity({ ...pipe, grams: null }, 10n, tonne)).toBeNull()
})

test('less than the minimum is the minimum, and beyond it whole steps', () => {
  expect(orderableFrom(pipe, 3n)).toBe(10n)
  expect(orderableFrom(pipe, 11n)).toBe(15n)
})
