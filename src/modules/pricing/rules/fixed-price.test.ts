import { expect, test } from 'vitest'
import { atFixedPrice } from './fixed-price.ts'

const until = new Date('2026-11-20T03:00:00Z')
const fixed = {
  fixingId: 7,
  upTo: 5000n,
  unitPrice: 230_000_000n,
  secUnitPrice: 230_000n,
  formulaPriceId: 3,
  quoteDate: '2026-11-19',
  until,
}
const skuAt = (unitPrice: bigint) => ({
  basis: { unitPrice, secUnitPrice: null, tiers: [], convToSec: null },
  index: { fixed, fixingUsed: null, formulaPriceId: 4, quoteDate: '2026-11-20', isStale: true, lockedUntil: null, movedTo: null },
})

test('a fixed price counts for all of a purchase up to its quantity, and names the quote that it came from', () => {
  const at = atFixedPrice(skuAt(231_000_000n), 5000n)
  expect(at.basis).toMatchObject({ unitPrice: 230_000_000n, secUnitPrice: 230_000n })
  expect(at.index).toMatchObject({ fixingUsed: 7, formulaPriceId: 3, quoteDate: '2026-11-19', isStale: false, lockedUntil: until })
})

test('one step more, or a lower price of now, leaves the price of now', () => {
  const dear = skuAt(231_000_000n)
  expect(atFixedPrice(dear, 5001n)).toBe(dear)
  const cheap = skuAt(229_000_000n)
  expect(atFixedPrice(cheap, 1000n)).toBe(cheap)
})
