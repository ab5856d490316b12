import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { equivalentOffers, seriesList } from '../../endpoints-series.ts'
import { goodsList } from '../../endpoints.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'

const database = await aDatabase('demo')
const client = await database.connect()
await client.query('DELETE FROM standard_item; DELETE FROM goods_series')
await client.query(
  `INSERT INTO standard_item (category_id, name_zh, name_en, standard, attributes, enabled) VALUES
     (111, '0#锌锭', '#0 zinc', 'GB/T 470', '{"grade": "Zn99.995", "warehouse": "上海宝山仓"}', true), (111, '停用', 'off', '', '{"grade": "Zn99.995"}', false)`,
)
await client.query(
  `INSERT INTO goods_series (category_id, brand_id, name_zh, name_en, sort) SELECT 111, brand_id, '双燕全系', 'Shuangyan', 1 FROM brand WHERE code = 'b-shuangyan'`,
)
await client.query(
  `INSERT INTO goods_series (category_id, name_zh, name_en, sort, enabled) VALUES (111, '现货锌锭', 'Spot zinc', 2, true), (112, '停用', 'off', 3, false)`,
)
const ask = asker(aHouse(database), goodsHandlers())

test('the same item in other goods, the cheapest first: every condition of the item holds for each SKU', async () => {
  const { standardItems, equivalents } = dataOf(await ask(equivalentOffers, { productId: 100001 }))
  expect(standardItems.map((one) => [one.itemName, one.standard])).toEqual([['0#锌锭', 'GB/T 470']])
  expect(equivalents.length).toBeGreaterThan(0)
  expect(equivalents.map((equivalent) => equivalent.goodsId)).not.toContain(500_001)
  const { rows } = await client.query(
    `SELECT axis_values ->> 'warehouse' AS warehouse, g.attributes ->> 'grade' AS grade FROM sku JOIN goods g USING (goods_id) WHERE product_id = ANY($1)`,
    [equivalents.map((equivalent) => equivalent.defaultProductId)],
  )
  expect(new Set(rows.map((row) => `${row.grade} ${row.warehouse}`))).toEqual(new Set(['Zn99.995 上海宝山仓']))
  const prices = equivalents.filter((equivalent) => equivalent.priceUnitCode === 't').flatMap((equivalent) => equivalent.goodsPrice ?? [])
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('another SKU of the same goods that differs in one condition is no such item', async () => {
  expect(dataOf(await ask(equivalentOffers, { productId: 100002 }))).toMatchObject({ standardItems: [], equivalents: [] })
})

test('series of a SKU by category and brand; disabled ones are not shown', async () => {
  const names = async (productId: number) => dataOf(await ask(equivalentOffers, { productId })).series.map((one) => one.seriesName)
  expect(await names(100001)).toEqual(['双燕全系', '现货锌锭'])
  expect(await names(100004)).toEqual(['现货锌锭'])
  const all = dataOf(await ask(seriesList, { categoryId: '1' }, { lang: 'en' }))
  expect(all.map((one) => [one.seriesName, one.goodsNum > 0])).toEqual([
    ['Shuangyan', true],
    ['Spot zinc', true],
  ])
  expect(dataOf(await ask(seriesList, { categoryId: '3' }))).toEqual([])
})

test('what is not on sale has no kin', async () => {
  expect(dataOf(await ask(equivalentOffers, { productId: 999_999_999 }))).toEqual({ standardItems: [], equivalents: [], series: [] })
})

test('goods are filtered by the city of their warehouse; a province means its cities', async () => {
  const of = async (shipFrom: string) => dataOf(await ask(goodsList, { shipFrom, pageSize: 60 }))
  const cities = (await of('')).facets.find((facet) => facet.code === 'shipFrom')?.values ?? []
  expect(cities.map((city) => city.label)).toContain('上海市')
  expect(cities.filter((city) => city.value.length === 4).length).toBeGreaterThan(3)
  const jiangsu = cities.filter((city) => city.value.startsWith('32'))
  const whole = await of('32')
  expect(
    whole.facets
      .find((facet) => facet.code === 'shipFrom')
      ?.values.filter((one) => one.checked === 1)
      .map((one) => one.value)
      .toSorted(),
  ).toEqual(jiangsu.map((one) => one.value).toSorted())
  expect((await of(jiangsu[0]?.value ?? '')).pagination.total).toBe(jiangsu[0]?.count)
})
