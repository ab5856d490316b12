import { expect, test } from 'vitest'
import { pagesChannel } from '../../src/app/http/page-cache-invalidation.ts'
import { goodsDetail } from '../../src/modules/catalog/endpoints-goods.ts'
import { goodsList } from '../../src/modules/search/endpoints.ts'
import { adminQuoteSave } from '../../src/modules/market/endpoints-quote.ts'
import { untilSettled } from '../fixtures/database/database-dump.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { aServedHouse } from '../fixtures/server/calls-server.ts'

const house = await aServedHouse()
const client = await house.database.connect()
const { rows } = await client.query<{ productId: number; date: string }>(
  `SELECT min(s.product_id)::int AS "productId", to_char(max(f.quote_date), 'YYYY-MM-DD') AS date FROM goods_formula f JOIN sku s USING (goods_id) WHERE goods_id = 500008`,
)
const { productId = 0, date = '' } = rows[0] ?? {}

/** Resolves when every process is told that pages about goods may be old: that is when nobody is shown the old price any more. */
function toldOfGoods(): Promise<void> {
  return new Promise((resolve) => {
    client.on('notification', ({ payload }) => payload === 'catalog.goodsChanged' && resolve())
  })
}

test('a running process prices goods anew by itself when a quote is published, and tells every process of it', async () => {
  const admin = await house.login('demo_admin')
  const buyer = await house.login('demo_buyer')
  await untilSettled(client)
  await client.query(`LISTEN ${pagesChannel}`)
  const told = toldOfGoods()
  const quote = { seriesCode: 'ZN0-SH', date, low: '30950', high: '31050', price: '31000', premium: '0', reason: '更正' }
  expect((await house.ask(adminQuoteSave, quote, admin)).state).toBe(200)
  await told
  // The formula of these goods: the day's price, 150 more for everybody and 10 more for business, in steps of 5 yuan.
  expect(dataOf(await house.ask(goodsDetail, { productId })).goodsPrice).toBe(31_150)
  expect(dataOf(await house.ask(goodsDetail, { productId }, buyer)).goodsPrice).toBe(31_010)
  const { list } = dataOf(await house.ask(goodsList, { keyword: '西矿', low: '31100', high: '31200' }))
  expect(list.map((one) => one.defaultProductId)).toContain(productId)
})
