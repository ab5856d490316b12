import { expect, test } from 'vitest'
import { pricePerTonne } from './price-per-tonne.ts'

test('prices of any unit compare per tonne', () => {
  expect(pricePerTonne(235_700_000n, 1_000_000n)).toBe(235_700_000n)
  expect(pricePerTonne(240_400n, 1_000n)).toBe(240_400_000n)
  expect(pricePerTonne(3_200_000n, 64_000n)).toBe(50_000_000n)
  expect(pricePerTonne(1n, null)).toBeNull()
})
