import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../database/demo/load.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { goodsHandlers } from '../../../../tests/fixtures/trade/goods-handlers.ts'
import { goodsList } from '../../search/endpoints.ts'
import { deliveredPrices, priceQuote } from '../endpoints-price-quote.ts'

const database = await aDatabase()
await loadCatalogDemo(await database.connect())
const ask = asker(aHouse(database), goodsHandlers())
const cityCode = '310100'

test('a delivered price is amount and freight of the goods page, divided by the quantity', async () => {
  const { list } = dataOf(await ask(goodsList, { categoryId: 1, sort: 'price', direct: 1, pageSize: 10 }, { cityCode }))
  const told = dataOf(await ask(deliveredPrices, { productIds: list.map((one) => one.defaultProductId).join(',') }, { cityCode }))
  expect(told.list.length).toBeGreaterThan(3)
  for (const { productId, number, delivered, freight } of told.list) {
    const quote = dataOf(await ask(priceQuote, { productId, number: String(number) }, { cityCode }))
    expect(freight).toBe(quote.freight.amount)
    if (delivered !== null) expect(delivered).toBeCloseTo(((quote.amount ?? 0) + (quote.freight.amount ?? 0)) / number, 1)
  }
})

test('without a city nothing is told', async () => {
  expect(dataOf(await ask(deliveredPrices, { productIds: '100001' }))).toEqual({ cityName: '', list: [] })
})

test('sorted by delivered price, what a unit costs at the gate rises within each unit', async () => {
  const { list } = dataOf(await ask(goodsList, { categoryId: 1, sort: 'delivered', pageSize: 60 }, { cityCode }))
  const told = dataOf(await ask(deliveredPrices, { productIds: list.map((one) => one.defaultProductId).join(',') }, { cityCode }))
  const rows = list.flatMap((card) => {
    const one = told.list.find((row) => row.productId === card.defaultProductId)
    return one && one.delivered !== null ? [{ unit: card.priceUnit, price: one.delivered }] : []
  })
  expect(rows.length).toBeGreaterThan(5)
  // Each unit stands together.
  expect(rows.filter((row, at) => row.unit !== rows[at - 1]?.unit)).toHaveLength(new Set(rows.map((row) => row.unit)).size)
  for (const [at, row] of rows.entries())
    if (rows[at - 1]?.unit === row.unit) expect(row.price).toBeGreaterThanOrEqual(rows[at - 1]?.price ?? 0)
})

test('the order follows the city', async () => {
  const order = async (city: string) =>
    dataOf(await ask(goodsList, { categoryId: 1, sort: 'delivered', pageSize: 60 }, { cityCode: city })).list.map((one) => one.goodsId)
  expect(await order('530100')).not.toEqual(await order('310100'))
})

test('limits of a price are of one unit, and the answer says which', async () => {
  const { list, price } = dataOf(await ask(goodsList, { low: '1', high: '999999', pageSize: 60 }))
  expect(price.unitName).not.toBe('')
  expect(new Set(list.map((one) => one.priceUnit))).toEqual(new Set([price.unitName]))
  const other = dataOf(await ask(goodsList, { low: '1', priceUnit: 'kg', pageSize: 60 }))
  expect(other.price.unitCode).toBe('kg')
  expect(other.list.every((one) => one.priceUnit === '千克')).toBe(true)
})

test('each class is told its own price', async () => {
  const price = async (visitor?: ReturnType<typeof aMember>) =>
    dataOf(await ask(deliveredPrices, { productIds: '100001' }, { cityCode, ...(visitor ? { visitor } : {}) })).list[0]?.delivered
  expect(await price(aMember(2))).not.toBe(await price())
})
