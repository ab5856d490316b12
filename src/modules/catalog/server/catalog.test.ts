import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../database/demo/load.ts'
import { anonymous, type Caller } from '../../../api/caller.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { goodsByIds, goodsComparison, goodsDetail } from '../endpoints-goods.ts'
import { brandDetail, brandList } from '../../search/endpoints-brands.ts'
import { categoryInfo, categoryTree, listByPId } from '../../taxonomy/endpoints-categories.ts'
import { homeFloors } from '../../search/endpoints-home-floors.ts'
import { priceQuote } from '../../pricing/endpoints-price-quote.ts'
import { goodsList, suggest } from '../../search/endpoints.ts'
import { goodsHandlers } from '../../../../tests/fixtures/trade/goods-handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
const ask = asker(aHouse(database), goodsHandlers())
const buyer: Caller = {
  ...anonymous,
  member: { memberId: 2, memberName: 'demo_buyer', memberType: 2, enterpriseId: null, sessionId: 's' },
}

async function list(input: Parameters<typeof ask<typeof goodsList>>[1], caller: Caller = anonymous) {
  const answer = await ask(goodsList, input, { visitor: caller })
  return dataOf(answer)
}
const valuesOf = (data: Awaited<ReturnType<typeof list>>, code: string) => data.facets.find((facet) => facet.code === code)?.values ?? []

test('the whole list counts every goods on sale once, and none that the gate refused or holds', async () => {
  const { pagination, list: cards } = await list({ pageSize: 60 })
  expect(pagination).toEqual({ current: 1, pageSize: 60, total: 162, pageCount: 3 })
  const { rows } = await client.query<{ goods_id: string }>("SELECT goods_id FROM goods WHERE state <> 'on_sale'")
  expect(rows).toHaveLength(9)
  for (const word of ['盐酸', '锌粉', '锌灰', '底渣']) {
    const found = await list({ keyword: word, pageSize: 60 })
    const refused = new Set(rows.map((row) => Number(row.goods_id)))
    expect(found.list.filter((card) => refused.has(card.goodsId))).toEqual([])
  }
  expect(new Set(cards.map((card) => card.goodsId)).size).toBe(60)
})

test('pages follow one another without gap or repetition', async () => {
  const pages = await Promise.all([1, 2, 3].map((current) => list({ current, pageSize: 60, facets: 0 })))
  expect(new Set(pages.flatMap((page) => page.list.map((card) => card.goodsId))).size).toBe(162)
})

test('visitors see retail prices, buyers the business prices, of the same goods', async () => {
  const retail = await list({ keyword: '双燕' })
  const business = await list({ keyword: '双燕' }, buyer)
  expect(retail.list[0]).toMatchObject({ goodsPrice: 23710, secPrice: 24.18, priceUnit: '吨', secPriceUnit: '千克', saleUnitState: 2 })
  expect(business.list[0]).toMatchObject({ goodsId: retail.list[0]?.goodsId, goodsPrice: 23570, secPrice: 24.04 })
})

test('the visitor role cannot select a business column', async () => {
  await client.query('SET ROLE zb_visitor')
  for (const text of [
    'SELECT business_price FROM sku',
    'SELECT business_sec_price FROM sku',
    'SELECT business_tiers FROM goods',
    'SELECT index_premium FROM goods',
    'SELECT business_doc FROM goods_page',
    'SELECT * FROM sku',
    'SELECT held FROM sku_stock',
  ]) {
    await expect(client.query(text)).rejects.toMatchObject({ code: '42501' })
  }
  await expect(client.query('SELECT retail_price FROM sku LIMIT 1')).resolves.toMatchObject({ rowCount: 1 })
  await client.query('RESET ROLE')
})

test('filters hold for one SKU and counts say what remains', async () => {
  const both = await list({ categoryId: 321, attrs: 'dn:DN15;wall:6' })
  expect(both.pagination.total).toBe(0)
  const one = await list({ categoryId: 321, attrs: 'dn:DN100' })
  expect(one.list.every((card) => card.specLine.includes('DN100'))).toBe(true)
  const counted = valuesOf(one, 'dn').find((value) => value.value === 'DN200')
  const chosen = await list({ categoryId: 321, attrs: 'dn:DN100|DN200' })
  expect(
    valuesOf(chosen, 'dn')
      .filter((value) => value.checked === 1)
      .map((value) => value.value),
  ).toEqual(['DN100', 'DN200'])
  expect(counted?.count).toBeGreaterThan(0)
})

test('every count of a facet is the total of the list with that value', async () => {
  const all = await list({ categoryId: 3 })
  for (const code of ['brand', 'store', 'shipFrom', 'standard', 'category'] as const) {
    const value = valuesOf(all, code)[0]
    if (!value) throw new Error(`no values for ${code}`)
    const filter = {
      brand: { brandId: value.value },
      store: { storeId: value.value },
      shipFrom: { shipFrom: value.value },
      standard: { standard: value.value },
      category: {},
    }[code]
    const narrowed = await list({ categoryId: code === 'category' ? Number(value.value) : 3, ...filter })
    expect([code, narrowed.pagination.total]).toEqual([code, value.count])
  }
})

test('the price filter swaps, clamps and works on the price of the viewer', async () => {
  const { list: cards, price } = await list({ categoryId: 1, low: '24000', high: '23600.005', sort: 'price' })
  expect(price).toMatchObject({ low: 23600.01, high: 24000 })
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(card.goodsPrice).toBeGreaterThanOrEqual(23600)
})

test('sorted by price, the prices of a unit stand together and rise, and asked-for prices come last', async () => {
  const { list: cards } = await list({ categoryId: 3, sort: 'price', pageSize: 60 })
  const priced = cards.filter((card) => card.goodsPrice !== null)
  expect(cards.slice(0, priced.length)).toEqual(priced)
  const byUnit = Map.groupBy(priced, (card) => card.priceUnit)
  expect([...byUnit.values()].flat()).toEqual(priced)
  expect(byUnit.size).toBeGreaterThan(1)
  for (const ofUnit of byUnit.values()) {
    const prices = ofUnit.map((card) => card.goodsPrice ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  }
})

test('goods on enquiry show no price, in the list and on their page', async () => {
  const { list: cards } = await list({ keyword: '葫锌' }, buyer)
  expect(cards[0]).toMatchObject({ isRequireEnquiry: 1, goodsPrice: null, secPrice: null })
  const detail = await ask(goodsDetail, { productId: cards[0]?.defaultProductId ?? 0 }, { visitor: buyer })
  expect(detail.data).toMatchObject({ goodsPrice: null, indexLink: null })
})

test('the goods page: axes that pick a SKU, prices in both units, steps, stock by warehouse, the same category', async () => {
  const data = dataOf(await ask(goodsDetail, { productId: 100100 }))
  expect(data.axes.map((axis) => axis.code)).toEqual(['dn'])
  expect(data.columns.map((column) => column.code)).toEqual(['dn', 'od', 'wall'])
  const sku = data.skus.find((one) => one.productId === 100100)
  expect(sku).toMatchObject({ axisValues: { dn: 'DN100' }, convToSec: { numerator: 100000, denominator: 6653 } })
  expect(sku?.warehouses.reduce((sum, one) => sum + one.stock, 0)).toBeCloseTo(sku?.productStock ?? -1)
  expect(sku?.tiers[0]).toMatchObject({ minNum: 1 })
  expect(data).toMatchObject({
    minBuyNum: 1,
    precision: 3,
    path: [{ categoryId: 3 }, { categoryId: 32 }, { categoryId: 321 }],
    store: { storeId: 1008 },
  })
  expect(data.sameCategory.length).toBeGreaterThan(2)
})

test('goods that the gate refused answer as if they did not exist', async () => {
  const { rows } = await client.query<{ product_id: string }>(
    "SELECT product_id FROM sku JOIN goods g USING (goods_id) WHERE g.state = 'refused' LIMIT 1",
  )
  const refused = Number(rows[0]?.product_id)
  expect(await ask(goodsDetail, { productId: refused })).toMatchObject({ state: 255, msg: 'catalog.offSale' })
  expect(dataOf(await ask(goodsByIds, { productIds: [refused, 100001] })).map((card) => card.defaultProductId)).toEqual([100001])
})

test('English names and units', async () => {
  const data = dataOf(await ask(goodsList, { keyword: 'zinc ingot' }, { lang: 'en' }))
  expect(data.list[0]).toMatchObject({ priceUnit: 't', secPriceUnit: 'kg' })
  expect(data.list[0]?.goodsName).toMatch(/zinc/i)
})

test('a quote: steps, second unit, freight to the city, refusal with the nearest quantities', async () => {
  const quote = async (input: Parameters<typeof ask<typeof priceQuote>>[1]) =>
    dataOf(await ask(priceQuote, input, { visitor: buyer, cityCode: '320200' }))
  expect(await quote({ productId: 100001, number: '25' })).toMatchObject({
    unitPrice: 23550,
    reason: 'tier',
    amount: 588750,
    nextTier: { minNum: 100 },
    freight: { computable: true, distanceKm: 340 },
  })
  expect(await quote({ productId: 100001, number: '2000', unit: 'second' })).toMatchObject({
    unitPrice: 24.04,
    primaryNumber: 2,
    amount: 48080,
    massKg: 2000,
  })
  expect((await quote({ productId: 100001, number: '1.5' })).refusal).toMatch(/1.*2/)
  // Pipes by the piece: the step of one tonne is no whole number of pieces, so every piece counts from the least quantity on.
  expect(await quote({ productId: 100097, number: '37', unit: 'second' })).toMatchObject({ refusal: null, primaryNumber: 1.185 })
  expect((await quote({ productId: 100097, number: '3', unit: 'second' })).refusal).toMatch(/32 支/)
  expect(await ask(priceQuote, { productId: 100001, number: '１' })).toMatchObject({ state: 255 })
})

test('a card says what its second-unit price holds beyond the exact conversion', async () => {
  const { list: cards } = dataOf(await ask(goodsList, { keyword: '双燕 0#锌锭', pageSize: 5 }))
  const { rows } = await client.query('SELECT product_id::int AS id, conv_numerator::int AS num, conv_denominator::int AS den FROM sku')
  for (const { defaultProductId, goodsPrice, secPrice, secSurcharge } of cards) {
    const { num, den } = rows.find((row) => row.id === defaultProductId)
    const beyond = (secPrice ?? 0) - ((goodsPrice ?? 0) * den) / num
    expect(secSurcharge).toBeCloseTo(beyond, 1)
    expect(secSurcharge).toBeGreaterThan(0)
  }
})

test('category menu, tree and path', async () => {
  const top = dataOf(await ask(listByPId, {}))
  expect(top.map((one) => one.categoryName)).toEqual(['锌锭', '锌合金', '镀锌钢材与制品', '辅料耗材', '不锈钢', '铝合金', '劳保用品'])
  for (const grade of [0, 1, 2]) expect(dataOf(await ask(listByPId, { categoryId: 0, grade }))).toEqual(top)
  expect(dataOf(await ask(listByPId, { categoryId: 3, grade: 1 }))[0]).toMatchObject({ categoryId: 31, pid: 3 })
  expect(dataOf(await ask(listByPId, { categoryId: 3, grade: 2 }))).toEqual([])
  expect(dataOf(await ask(categoryTree, {}))[0]?.children[0]?.children.length).toBeGreaterThan(0)
  expect(dataOf(await ask(categoryInfo, { categoryId: 321 })).path.map((one) => one.categoryId)).toEqual([3, 32, 321])
  expect(await ask(categoryInfo, { categoryId: 999 })).toMatchObject({ state: 255 })
})

test('brands, home, contrast and suggestions answer from the same goods', async () => {
  const brands = dataOf(await ask(brandList, {}))
  expect(brands.length).toBeGreaterThan(20)
  expect(dataOf(await ask(brandDetail, { brandId: brands[0]?.brandId ?? 0 })).goods.length).toBeGreaterThan(0)
  const home = dataOf(await ask(homeFloors, {}))
  for (const floor of home.floors.filter((one) => one.layout !== 'market')) expect([3, 6, 9, 12]).toContain(floor.goods.length)
  const contrast = dataOf(await ask(goodsComparison, { productIds: [100001, 100005] }))
  expect(contrast.rows.find((row) => row.code === 'grade')?.values).toHaveLength(contrast.list.length)
  expect(
    dataOf(await ask(suggest, { keyword: 'duxin' }))
      .categories.map((category) => category.categoryName)
      .join(),
  ).toContain('镀锌')
})

test('what is no list input is refused and names the field', async () => {
  for (const input of [{ current: 'x' }, { pageSize: 1000 }, { sort: 'drop' }, { brandId: '1;2' }]) {
    expect((await ask(goodsList, input as never)).state).toBe(255)
  }
})
