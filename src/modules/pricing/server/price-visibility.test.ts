import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../database/demo/load.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { anonymous, type Caller } from '../../../api/caller.ts'
import { brandDetail } from '../../search/endpoints-brands.ts'
import { goodsByIds, goodsComparison, goodsDetail } from '../../catalog/endpoints-goods.ts'
import { homeFloors } from '../../search/endpoints-home-floors.ts'
import { priceQuote } from '../endpoints-price-quote.ts'
import { goodsList, suggest } from '../../search/endpoints.ts'
import { goodsHandlers } from '../../../../tests/fixtures/trade/goods-handlers.ts'
import { refreshGoods } from '../../catalog/server/read-model/refresh-goods.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
const app = aHouse(database)
const ask = asker(app, goodsHandlers())
// Business prices that occur nowhere else: every one has the digits 7654 in front.
await client.query(
  'UPDATE sku SET business_price = 7654000000 + product_id * 10, business_sec_price = 7654000000 + product_id * 10 WHERE business_price IS NOT NULL',
)
await client.query(`UPDATE goods SET index_premium = 7654000000 WHERE index_premium IS NOT NULL`)
const { rows: goods } = await client.query<{ id: string }>(`SELECT goods_id AS id FROM goods`)
await app.inTransaction((tx) =>
  refreshGoods(
    tx,
    goods.map((row) => Number(row.id)),
  ),
)

async function everythingFor(visitor: Parameters<typeof ask>[2]): Promise<string> {
  const answers = [
    ...(await Promise.all([1, 2, 3].map((current) => ask(goodsList, { current, pageSize: 60 }, visitor)))),
    ...(await Promise.all([100001, 100100, 100253].map((productId) => ask(goodsDetail, { productId }, visitor)))),
    await ask(goodsList, { sort: 'price', order: 'desc', pageSize: 60 }, visitor),
    await ask(suggest, { keyword: '锌锭' }, visitor),
    await ask(goodsByIds, { productIds: '100001,100100' }, visitor),
    await ask(goodsComparison, { productIds: '100001,100005' }, visitor),
    await ask(homeFloors, {}, visitor),
    await ask(brandDetail, { brandId: 1 }, visitor),
    await ask(priceQuote, { productId: 100001, number: '25' }, visitor),
  ]
  for (const answer of answers) expect(answer.state).toBe(200)
  return JSON.stringify(answers)
}

test('no answer to a visitor holds a business price in any byte', async () => {
  expect(await everythingFor({ visitor: anonymous })).not.toContain('7654')
})

test.each([1, 4] as const)('nor does any answer to a member of type %i', async (memberType) => {
  expect(await everythingFor({ visitor: aMember(2, memberType) })).not.toContain('7654')
})

test.each([2, 3, 5, 6] as const)('members of type %i see the business price', async (memberType) => {
  expect(await everythingFor({ visitor: aMember(2, memberType) })).toContain('7654')
})

test('the order by price, too, is that of the visible price: the other one cannot be read from it', async () => {
  const prices = async (caller: Caller) =>
    dataOf(await ask(goodsList, { sort: 'price', order: 'asc', pageSize: 60, direct: 1 }, { visitor: caller })).list.flatMap(
      (card) => card.goodsPrice ?? [],
    )
  for (const visitor of [anonymous, aMember(2, 2)]) {
    const seen = await prices(visitor)
    expect(seen.length).toBeGreaterThan(20)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  }
})

test('the price range beside a list is that of the visible prices', async () => {
  const rangeOf = async (caller: Caller) => dataOf(await ask(goodsList, {}, { visitor: caller })).price
  expect((await rangeOf(anonymous)).max).toBeLessThan(765_400)
  expect((await rangeOf(aMember(2, 2))).min).toBeGreaterThan(765_400)
})

test('a filter by price works on the visible price, so that it cannot be used to find out the other one', async () => {
  const data = dataOf(await ask(goodsList, { low: '765400' }, { visitor: anonymous }))
  expect(data.pagination.total).toBe(0)
  expect(dataOf(await ask(goodsList, { low: '765400' }, { visitor: aMember(2, 2) })).pagination.total).toBeGreaterThan(50)
})
