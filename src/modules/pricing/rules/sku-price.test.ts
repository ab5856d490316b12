import { expect, test } from 'vitest'
import type { PriceOffer } from '../../catalog/rules/price-precedence.ts'
import { indexTerms, isPriceStale, priceOf } from './sku-price.ts'

const until = new Date('2026-11-20T03:00:00Z')
const fixed: PriceOffer = {
  kind: 'fixed',
  unitPrice: 230_000_000n,
  secUnitPrice: 230_000n,
  upTo: 5000n,
  terms: { formulaPriceId: 3, quoteDate: '2026-11-19', until, fixingId: 7 },
}
const lock: PriceOffer = {
  kind: 'lock',
  unitPrice: 232_000_000n,
  secUnitPrice: null,
  terms: { formulaPriceId: 2, quoteDate: null, until, fixingId: null },
}
const skuAt = (unitPrice: bigint, offers: readonly PriceOffer[]) => ({
  precision: 3,
  secPrecision: 0,
  convToSec: { num: 1000n, den: 1n },
  min: 1000n,
  step: 1000n,
  limit: null,
  available: 100_000n,
  saleUnitState: 2 as const,
  secUnitCode: 'kg',
  basis: { unitPrice, secUnitPrice: unitPrice / 1000n, tiers: [], convToSec: { num: 1000n, den: 1n }, isIndex: true, offers },
  index: {
    formulaPriceId: 4,
    quoteDate: '2026-11-20',
    freshUntil: '2026-11-20',
    whenStale: 'refuse' as const,
    isStale: true,
    lockMinutes: 30,
  },
})

test('a fixed price counts for all of a purchase up to its quantity, and names the quote that it came from', () => {
  const sku = skuAt(231_000_000n, [fixed])
  expect(priceOf(sku, 5000n, 'primary')).toMatchObject({ unitPrice: 230_000_000n, base: 'fixed', reason: 'index' })
  expect(priceOf(sku, 5000n, 'second')).toMatchObject({ unitPrice: 230_000n, base: 'fixed' })
  expect(indexTerms(sku, 5000n)).toMatchObject({
    fixingUsed: 7,
    formulaPriceId: 3,
    quoteDate: '2026-11-19',
    isStale: false,
    lockedUntil: until,
  })
  expect(isPriceStale(sku, 5000n)).toBe(false)
})

test('one step more, also in another line, or a lower price of now, leaves the price of now', () => {
  const sku = skuAt(231_000_000n, [fixed])
  expect(priceOf(sku, 5001n, 'primary')).toMatchObject({ unitPrice: 231_000_000n, base: 'index' })
  expect(priceOf(sku, 1000n, 'primary', 5001n)?.unitPrice).toBe(231_000_000n)
  expect(indexTerms(sku, 5001n)).toMatchObject({ fixingUsed: null, formulaPriceId: 4, lockedUntil: null, isStale: true })
  expect(isPriceStale(sku, 5001n)).toBe(true)
  expect(priceOf(skuAt(229_000_000n, [fixed]), 1000n, 'primary')).toMatchObject({ unitPrice: 229_000_000n, base: 'index' })
})

test('a lock keeps its price and its formula price, and the fixed price counts before it when it is not dearer', () => {
  const sku = skuAt(231_000_000n, [lock])
  expect(priceOf(sku, 1000n, 'primary')).toMatchObject({ unitPrice: 232_000_000n, base: 'lock' })
  expect(indexTerms(sku, 1000n)).toMatchObject({ formulaPriceId: 2, quoteDate: '2026-11-20', lockedUntil: until, isStale: false })
  expect(priceOf(skuAt(231_000_000n, [lock, fixed]), 1000n, 'primary')?.base).toBe('fixed')
})

test('a lock without a price in the second unit leaves that unit without one', () => {
  expect(priceOf(skuAt(231_000_000n, [lock]), 1000n, 'second')).toBeNull()
})

test('an agreed price is no index price any more', () => {
  const agreed: PriceOffer = { kind: 'agreed', unitPrice: 229_000_000n, secUnitPrice: 229_000_000n }
  const sku = skuAt(231_000_000n, [lock, fixed, agreed])
  expect(priceOf(sku, 1000n, 'primary')).toMatchObject({ unitPrice: 229_000_000n, reason: 'agreed' })
  expect(indexTerms(sku, 1000n)).toBeNull()
})
