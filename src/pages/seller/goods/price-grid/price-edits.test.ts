import { expect, test } from 'vitest'
import type { ListedGoods } from '../../../../modules/listing/endpoints.ts'
import { changeOf, movedBy, pasteBlock, pricedSkus, withPrices, type PriceEdits } from './price-edits.ts'

const sku = (productId: number) => ({
  productId,
  specText: '',
  retailPrice: 100,
  businessPrice: 90,
  retailSecPrice: null,
  businessSecPrice: null,
  stocks: [],
})
const goods = (goodsId: number, can: ListedGoods['can'], ids: readonly number[]) =>
  ({ goodsId, goodsName: `g${goodsId}`, can, skus: ids.map(sku) }) as unknown as ListedGoods
const shown = pricedSkus([goods(1, ['price'], [11, 12]), goods(2, ['formula'], [21]), goods(3, ['price'], [31])])
const none: PriceEdits = new Map()
const typed = (edits: PriceEdits) => [...edits].map(([id, { retail, business }]) => [id, retail, business])

test('only goods that are priced by hand are in the table', () => {
  expect(shown.map((one) => one.sku.productId)).toEqual([11, 12, 31])
})

test('one column fills downwards, two columns fill both prices, three name their SKU', () => {
  const one = pasteBlock(none, shown, '95\n96.5\n', { at: 1, column: 'business' })
  expect([typed(one.edits), one.count, one.bad]).toEqual([
    [
      [12, '100', '95'],
      [31, '100', '96.5'],
    ],
    2,
    0,
  ])
  expect(typed(pasteBlock(none, shown, '¥1,200\t1,100', { at: 0, column: 'retail' }).edits)).toEqual([[11, '1200', '1100']])
  const three = pasteBlock(none, shown, '31\t88\t77\n21\t1\t1\n12\tx\t1', { at: 0, column: 'retail' })
  expect([typed(three.edits), three.count, three.bad]).toEqual([[[31, '88', '77']], 1, 2])
})

test('what runs over the end of the page is counted and not filled in', () => {
  expect(pasteBlock(none, shown, '1\n2\n3', { at: 2, column: 'retail' })).toMatchObject({ count: 1, bad: 2 })
})

test('a price typed as it was is no change', () => {
  const [first] = shown
  if (!first) throw new Error('no SKU')
  const edits = withPrices(none, first, { retail: '101' })
  expect(edits.size).toBe(1)
  expect(withPrices(edits, first, { retail: '100' }).size).toBe(0)
})

test('percent moves a price to whole fen, and says how far it moved', () => {
  expect([movedBy('100', 3), movedBy('23450.55', -1.5), movedBy('x', 3)]).toEqual(['103', '23098.79', 'x'])
  expect([changeOf(100, '103'), changeOf(null, '1'), changeOf(90, '81')]).toEqual([3, null, -10])
})
