import { expect, test } from 'vitest'
import { anonymous, type Caller } from '../../../../api/caller.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { pricePositions } from '../../endpoints-price-position.ts'
import { statisticsHandlers } from '../handlers.ts'

const database = await aDatabase('demo')
const client = await database.connect()
await client.query('DELETE FROM standard_item')
await client.query(
  `INSERT INTO standard_item (category_id, name_zh, name_en, standard, attributes, enabled) VALUES
     (111, '0#锌锭', '#0 zinc', 'GB/T 470', '{"grade": "Zn99.995"}', true), (111, '停用', 'off', '', '{"grade": "Zn99.995"}', false)`,
)
const ask = asker(aHouse(database), statisticsHandlers())
const member = { memberId: 9001, memberName: 'clerk', memberType: 2 } as Caller['member']
const clerk = (storeId: number): { visitor: Caller } => ({
  visitor: { ...anonymous, member, stores: [{ storeId, storeName: '店', capabilities: ['store.orders'] }] },
})
// The same question in plain words: goods of the grade with a shown price, the cheapest SKU of each store in a unit.
const { rows: truth } = await client.query<{ storeId: number; unit: string; least: number }>(
  `SELECT g.store_id::int AS "storeId", g.price_unit AS unit, min(s.business_price)::float8 AS least FROM goods g JOIN sku s USING (goods_id)
   WHERE g.state = 'on_sale' AND g.price_shown AND NOT g.require_enquiry AND s.state = 'active' AND g.attributes ->> 'grade' = 'Zn99.995' AND g.category_id = 111 GROUP BY 1, 2`,
)

test('a store sees the place of its price among the others in the same unit, and nothing of theirs', async () => {
  const stores = new Set(truth.map((one) => one.storeId))
  expect(stores.size).toBeGreaterThan(1)
  for (const storeId of stores) {
    const answer = dataOf(await ask(pricePositions, { pageSize: 100 }, clerk(storeId)))
    expect(answer.list.length).toBe(answer.total)
    for (const one of answer.list) {
      const { rows: own } = await client.query(
        `SELECT g.store_id::int AS store, g.price_unit AS unit, s.business_price::float8 AS price FROM sku s JOIN goods g USING (goods_id) WHERE product_id = $1`,
        [one.productId],
      )
      const rivals = truth.filter((other) => other.storeId !== storeId && other.unit === own[0].unit)
      const cheaper = rivals.filter((other) => other.least < own[0].price).length
      expect([own[0].store, one.storeNum, one.place]).toEqual([storeId, rivals.length + 1, rivals.length < 3 ? null : cheaper + 1])
      expect(Object.keys(one).toSorted()).toEqual(
        ['band', 'goodsId', 'goodsName', 'itemName', 'place', 'price', 'productId', 'spec', 'storeNum', 'unitName'].toSorted(),
      )
    }
    const { counts } = answer
    expect(counts.all).toBe((counts.low ?? 0) + (counts.middle ?? 0) + (counts.high ?? 0) + (counts.few ?? 0))
    expect(dataOf(await ask(pricePositions, { band: 'high' }, clerk(storeId))).total).toBe(counts.high)
  }
  expect(dataOf(await ask(pricePositions, {}, clerk(1999))).list).toEqual([])
})
