import { expect, test } from 'vitest'
import { missingColumns, placesOf, type ColumnNames, type ImportFields } from './import-columns.ts'
import { pairsOf } from '../../taxonomy/rules/attribute-pairs.ts'
import { joinRows, readImportRow, type ImportOptions } from './read-import-row.ts'

const frame: ImportOptions = {
  categories: new Map([['镀锌管', 311]]),
  brands: new Map([['友发', 4]]),
  units: new Map([
    ['吨', 't'],
    ['支', 'zhi'],
  ]),
  freightTemplates: new Map([['整车', 2]]),
  warehouses: new Map([['天津仓', 7]]),
  required: new Map(),
  attributes: new Map([
    [
      311,
      new Map([
        ['公称直径', 'dn'],
        ['壁厚', 'wall'],
      ]),
    ],
  ]),
  galleries: new Map([['500001', ['pipe-1.webp']]]),
  firstFreight: 1,
  firstWarehouse: 6,
}
const row: ImportFields = {
  nameZh: '热镀锌管',
  category: '镀锌管',
  brand: '友发',
  priceUnit: '吨',
  secUnit: '支',
  conversion: '22.62kg',
  spec: '公称直径=DN50；壁厚=3.75',
  retailPrice: '¥4,280.50',
  businessPrice: '4200',
  warehouse: '天津仓',
  stock: '12.5',
  pictures: '#500001',
}
const codes = (change: ImportFields) => {
  const read = readImportRow({ ...row, ...change }, frame)
  return read.kind === 'bad' ? read.problems.map((problem) => [problem.column, problem.code]) : []
}

test('a row becomes goods with one SKU; what it does not say is the usual', () => {
  expect(readImportRow(row, frame)).toMatchObject({
    kind: 'goods',
    goods: {
      categoryId: 311,
      brandId: 4,
      freightTemplateId: 1,
      saleUnitState: 2,
      gallery: ['pipe-1.webp'],
      minBuy: '1',
      skus: [
        {
          axisValues: { dn: 'DN50', wall: '3.75' },
          retailPrice: '4280.50',
          convToSec: '22.62kg',
          stocks: [{ warehouseId: 7, onHand: '12.5' }],
        },
      ],
    },
  })
})

test('a row with the id of a SKU changes its prices, its stock, or both', () => {
  expect(readImportRow({ productId: '100001', retailPrice: '24000', businessPrice: '23900' }, frame)).toEqual({
    kind: 'sku',
    productId: 100001,
    prices: { retail: '24000', business: '23900' },
    stock: null,
  })
  expect(readImportRow({ productId: '100001', stock: '8' }, frame)).toMatchObject({ prices: null, stock: { warehouseId: 6, onHand: '8' } })
})

test.each<[ImportFields, [string, string]]>([
  [{ nameZh: '' }, ['nameZh', 'catalog.rowName']],
  [{ category: '锌管' }, ['category', 'catalog.rowCategory']],
  [{ brand: 'X' }, ['brand', 'catalog.rowBrand']],
  [{ secUnit: '根根' }, ['secUnit', 'catalog.rowUnit']],
  [{ spec: '公称直径DN50' }, ['spec', 'catalog.rowAttributeForm']],
  [{ attributes: '颜色=红' }, ['attributes', 'catalog.rowAttribute']],
  [{ retailPrice: '面议' }, ['retailPrice', 'catalog.rowPrice']],
  [{ stock: '1.2345' }, ['stock', 'catalog.rowNumber']],
  [{ warehouse: '火星仓' }, ['warehouse', 'catalog.rowWarehouse']],
  [{ pictures: '#9' }, ['pictures', 'catalog.rowPicture']],
  [{ productId: 'abc' }, ['productId', 'catalog.rowProduct']],
])('%j is told by its column', (change, problem) => {
  expect(codes(change)).toEqual([problem])
})

test('a row tells all that is wrong with it', () => {
  expect(codes({ nameZh: '', businessPrice: '-1' })).toHaveLength(2)
})

test('rows of one name and category are SKUs of the same goods', () => {
  const read = (fields: ImportFields) => readImportRow({ ...row, ...fields }, frame)
  const rows = [read({}), read({ spec: '公称直径=DN80' }), read({ nameZh: '另一种' })].flatMap((readRow, at) =>
    readRow.kind === 'goods' ? [{ line: at + 2, goods: readRow.goods }] : [],
  )
  expect(joinRows(rows).map((joinedGoods) => [joinedGoods.lines, joinedGoods.goods.skus.length])).toEqual([
    [[2, 3], 2],
    [[4], 1],
  ])
})

test('heads are found in any order and language; what no row could do without is named', () => {
  const names = { productId: ['规格编号', 'SKU'], nameZh: ['商品名称', 'Name'], category: ['分类', 'Category'] } as unknown as ColumnNames
  const all = {
    ...Object.fromEntries(
      [
        'nameEn',
        'brand',
        'priceUnit',
        'secUnit',
        'conversion',
        'spec',
        'attributes',
        'standards',
        'retailPrice',
        'businessPrice',
        'warehouse',
        'stock',
        'minBuy',
        'buyStep',
        'leadTime',
        'freight',
        'pictures',
        'description',
      ].map((key) => [key, [key]]),
    ),
    ...names,
  } as ColumnNames
  const places = placesOf(['category', '备注', '商品名称 *'], all)
  expect([...places]).toEqual([
    ['nameZh', 2],
    ['category', 0],
  ])
  expect(missingColumns(places)).toEqual(['retailPrice', 'businessPrice'])
  expect(missingColumns(placesOf(['sku'], all))).toEqual([])
  expect(pairsOf('a=1; b：2')).toEqual([
    ['a', '1'],
    ['b', '2'],
  ])
})
