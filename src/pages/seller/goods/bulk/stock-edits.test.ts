import { expect, test } from 'vitest'
import type { ListedGoods } from '../../../../modules/listing/endpoints.ts'
import { movedStock, pastedStock, quantityOf, stockPlaces } from './stock-edits.ts'

const stock = (warehouseId: number, onHand: number) => ({
  warehouseId,
  warehouseName: `仓${warehouseId}`,
  available: onHand,
  held: 0,
  onHand,
})
const goods: ListedGoods = {
  goodsId: 1,
  goodsName: '0#锌锭',
  goodsImage: '',
  state: 'on_sale',
  reason: '',
  priceUnit: '吨',
  secPriceUnit: null,
  precision: 3,
  isRequireEnquiry: 0,
  freightTemplateId: 1,
  freightName: '整车',
  can: ['stock'],
  skus: [
    {
      productId: 11,
      specText: '',
      retailPrice: 1,
      businessPrice: 1,
      retailSecPrice: null,
      businessSecPrice: null,
      stocks: [stock(1, 0.3), stock(2, 5)],
      alertAt: null,
      isShort: false,
    },
  ],
}

test('a SKU has a row for each warehouse, and goods whose stock is not changed here have none', () => {
  expect(stockPlaces([goods], null).map((place) => place.key)).toEqual(['11-1', '11-2'])
  expect(stockPlaces([goods], 2).map((place) => place.key)).toEqual(['11-2'])
  expect(stockPlaces([{ ...goods, can: [] }], null)).toEqual([])
})

test('stock moves in whole steps of the unit and never below zero', () => {
  const [small, large] = stockPlaces([goods], null)
  if (!small || !large) throw new Error('the goods lie in two warehouses')
  expect(movedStock(small, 'add', '0.1')).toBe('0.4')
  expect(movedStock(large, 'take', '1.25')).toBe('3.75')
  expect(movedStock(large, 'set', '0')).toBe('0')
  expect(movedStock(small, 'take', '0.301')).toBeNull()
  expect(movedStock(small, 'add', '0.0001')).toBeNull()
  expect(quantityOf('-1', 3)).toBeNull()
})

test('a column from a sheet fills the rows below, and no row that is not there', () => {
  const places = stockPlaces([goods], null)
  const pasted = (at: number, block: string) => pastedStock(places, at, block).map(([place, text]) => [place.key, text])
  expect(pasted(0, '1,200\r\n3.5\r\n')).toEqual([
    ['11-1', '1200'],
    ['11-2', '3.5'],
  ])
  expect(pasted(1, '7\n8\n9')).toEqual([['11-2', '7']])
})
