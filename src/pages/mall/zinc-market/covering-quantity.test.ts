import { expect, test } from 'vitest'
import { coveringQuantity } from './covering-quantity.ts'

const byTonne = { minBuyNum: 1, buyStep: 0.5, priceUnitCode: 't', precision: 3 }

test('the quantity covers what was worked out, in legal steps', () => {
  expect([0.2, 1, 45.8599, 46, 45.5000000001].map((tonnes) => coveringQuantity(byTonne, { tonnes }))).toEqual([
    '1',
    '1',
    '46',
    '46',
    '45.5',
  ])
})

test('kilograms, and units that have no fixed weight', () => {
  expect(coveringQuantity({ minBuyNum: 25, buyStep: 25, priceUnitCode: 'kg', precision: 2 }, { tonnes: 0.06 })).toBe('75')
  expect(coveringQuantity({ minBuyNum: 50, buyStep: 10, priceUnitCode: 'pcs', precision: 0 }, { tonnes: 3 })).toBe('50')
  expect(coveringQuantity({ minBuyNum: 50, buyStep: 10, priceUnitCode: 'pcs', precision: 0 }, { tonnes: 3, pieces: 101 })).toBe('110')
  expect(coveringQuantity(byTonne, { tonnes: Number.NaN })).toBe('1')
})
