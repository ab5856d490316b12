import { expect, test } from 'vitest'
import { quantityFor } from './quantity-for.ts'

const byTonne = { minBuyNum: 1, buyStep: 0.5, priceUnitCode: 't', precision: 3 }

test('the quantity covers what was worked out, in legal steps', () => {
  expect([0.2, 1, 45.8599, 46, 45.5000000001].map((tonnes) => quantityFor(byTonne, { tonnes }))).toEqual(['1', '1', '46', '46', '45.5'])
})

test('kilograms, and units that have no fixed weight', () => {
  expect(quantityFor({ minBuyNum: 25, buyStep: 25, priceUnitCode: 'kg', precision: 2 }, { tonnes: 0.06 })).toBe('75')
  expect(quantityFor({ minBuyNum: 50, buyStep: 10, priceUnitCode: 'pcs', precision: 0 }, { tonnes: 3 })).toBe('50')
  expect(quantityFor({ minBuyNum: 50, buyStep: 10, priceUnitCode: 'pcs', precision: 0 }, { tonnes: 3, pieces: 101 })).toBe('110')
  expect(quantityFor(byTonne, { tonnes: Number.NaN })).toBe('1')
})
