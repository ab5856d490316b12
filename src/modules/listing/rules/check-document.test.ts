import { expect, test } from 'vitest'
import { checkDocument, type DocumentOptions } from './check-document.ts'
import { emptyDocument, emptySku, type GoodsDocument, type SkuDocument } from './goods-document.ts'
import { parseConversion } from './parse-conversion.ts'

const frame: DocumentOptions = {
  leafCategories: new Set([111]),
  brands: new Set([1]),
  freightTemplates: new Set([1]),
  warehouses: new Set([7]),
  attributes: new Set(['dn']),
  required: new Map(),
  liveUnits: null,
}
const sku: SkuDocument = { ...emptySku, axisValues: { dn: 'DN50' }, retailPrice: '4000', businessPrice: '3900' }
const good: GoodsDocument = { ...emptyDocument, nameZh: '镀锌管', categoryId: 111, freightTemplateId: 1, gallery: ['a.webp'], skus: [sku] }
const places = (change: Partial<GoodsDocument>, about: Partial<DocumentOptions> = {}) =>
  checkDocument({ ...good, ...change }, { ...frame, ...about }).map((problem) => problem.path)

test('goods with a name, a leaf category, a picture, a freight template and a priced SKU are complete', () => {
  expect(places({})).toEqual([])
  expect(places({ requireEnquiry: 1, skus: [{ ...sku, retailPrice: '', businessPrice: '' }] })).toEqual([])
})

test('nothing written yet lacks all of it, place by place', () => {
  expect(checkDocument(emptyDocument, frame).map((problem) => problem.path)).toEqual([
    'nameZh',
    'categoryId',
    'gallery',
    'freightTemplateId',
    'skus',
  ])
})

test.each<[string, Partial<GoodsDocument>]>([
  ['minBuy', { minBuy: '0' }],
  ['buyStep', { buyStep: '1.0001' }],
  ['buyLimit', { minBuy: '5', buyLimit: '3' }],
  ['leadTimeDays', { leadTimeDays: 'x' }],
  ['depositPercent', { depositPercent: '101' }],
  ['retailTiers.0', { retailTiers: [{ min: '10', kind: 'percent', value: '-100' }] }],
  [
    'businessTiers.1',
    {
      businessTiers: [
        { min: '10', kind: 'amount', value: '-5' },
        { min: '10.0', kind: 'amount', value: '-6' },
      ],
    },
  ],
  ['secUnit', { saleUnitState: 2 }],
  ['attributes.hazard', { attributes: { hazard: '8' } }],
  ['certificates.0.title', { certificates: [{ title: ' ', number: '1', validUntil: '', image: '' }] }],
  ['skus.0.retailPrice', { skus: [{ ...sku, retailPrice: '0' }] }],
  ['skus.0.convToSec', { saleUnitState: 2, secUnit: 'zhi', skus: [{ ...sku, convToSec: 'many' }] }],
  ['skus.0.stocks', { skus: [{ ...sku, stocks: [{ warehouseId: 8, onHand: '1' }] }] }],
  ['skus.1.axisValues', { skus: [sku, sku] }],
])('%s is told', (path, change) => {
  expect(places(change)).toEqual([path])
})

test('a required attribute is said by the goods, or by each of their SKUs', () => {
  const required = new Map([
    ['dn', '公称直径'],
    ['grade', '牌号'],
  ])
  const attributes = new Set(required.keys())
  expect(places({}, { required, attributes })).toEqual(['attributes.grade'])
  expect(places({ attributes: { grade: ' ' } }, { required, attributes })).toEqual(['attributes.grade'])
  expect(places({ attributes: { grade: 'Q235B' } }, { required, attributes })).toEqual([])
  const second = { ...sku, axisValues: { grade: 'Q235B' } }
  expect(places({ skus: [sku, second] }, { required, attributes })).toEqual(['attributes.dn', 'attributes.grade'])
})

test('goods that are there keep their trade unit', () => {
  expect(places({ priceUnit: 'kg' }, { liveUnits: { priceUnit: 't', secUnit: '' } })).toEqual(['priceUnit'])
})

test('a ratio is exact: of two masses, a fraction, a decimal, or the mass of one piece', () => {
  const ratio = (text: string, priceUnit: string, secUnit: string) => parseConversion(text, { priceUnit, secUnit })
  expect(ratio('', 't', 'kg')).toEqual({ num: 1000n, den: 1n })
  expect(ratio('22.62kg', 't', 'zhi')).toEqual({ num: 50000n, den: 1131n })
  expect(ratio('50000/1131', 't', 'zhi')).toEqual({ num: 50000n, den: 1131n })
  expect(ratio('12.5', 'box', 'pcs')).toEqual({ num: 25n, den: 2n })
  expect(ratio('12.5kg', 'box', 'pcs')).toBeUndefined()
  expect(ratio('0', 't', 'zhi')).toBeUndefined()
})
