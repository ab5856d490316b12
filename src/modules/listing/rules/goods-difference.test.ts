import { expect, test } from 'vitest'
import { differencesOf, mergeDocument, scopeOf } from './goods-difference.ts'
import { emptyDocument, emptySku, type GoodsDocument } from './goods-document.ts'

const sku = (productId: number | null, retailPrice: string) => ({
  ...emptySku,
  productId,
  axisValues: { dn: `DN${productId ?? 0}` },
  retailPrice,
})
const base: GoodsDocument = {
  ...emptyDocument,
  nameZh: '镀锌管',
  attributes: { grade: 'Q235B' },
  gallery: ['a.webp'],
  skus: [sku(1, '4000.00'), sku(2, '4100')],
}

test('a difference names the field, the SKU, the old value and the new one; the same number written otherwise is none', () => {
  const to = {
    ...base,
    nameZh: '热镀锌管',
    attributes: { grade: 'Q355B' },
    skus: [sku(2, '4100.0'), { ...sku(1, '4000'), businessPrice: '3900' }],
  }
  expect(differencesOf(base, to)).toEqual([
    { field: 'nameZh', place: '', from: '镀锌管', to: '热镀锌管' },
    { field: 'attributes.grade', place: '', from: 'Q235B', to: 'Q355B' },
    { field: 'businessPrice', place: '1', from: '', to: '3900' },
  ])
  expect(differencesOf(base, base)).toEqual([])
})

test('prices and terms of trade of SKUs that are there take effect at once; everything else is looked at', () => {
  const scope = (to: Partial<GoodsDocument>) => scopeOf(differencesOf(base, { ...base, ...to }))
  expect(scope({})).toBe('none')
  expect(scope({ minBuy: '5', leadTimeDays: '7', skus: [sku(1, '4050'), sku(2, '4100')] })).toBe('atOnce')
  expect(scope({ retailTiers: [{ min: '10', kind: 'percent', value: '-2' }] })).toBe('atOnce')
  expect(scope({ nameEn: 'Pipe', minBuy: '5' })).toBe('review')
  expect(scope({ gallery: ['b.webp'] })).toBe('review')
  expect(scope({ skus: [...base.skus, sku(null, '1')] })).toBe('review')
  expect(scope({ skus: [sku(1, '4000')] })).toBe('review')
})

test('confirming keeps what moved meanwhile: only what the change touched is written', () => {
  const live = { ...base, minBuy: '3', skus: [sku(1, '4321'), sku(2, '4100'), sku(9, '9')] }
  const wanted = { ...base, nameZh: '热镀锌管', skus: [sku(1, '4000'), sku(null, '5000')] }
  const merged = mergeDocument(base, wanted, live)
  expect(merged).toMatchObject({ nameZh: '热镀锌管', minBuy: '3' })
  // The first SKU keeps its new price, the second was taken out, a new one comes, and one that came meanwhile stays.
  expect(merged.skus.map((skuDocument) => [skuDocument.productId, skuDocument.retailPrice])).toEqual([
    [1, '4321'],
    [null, '5000'],
    [9, '9'],
  ])
})
