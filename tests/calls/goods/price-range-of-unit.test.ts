import { expect, test } from 'vitest'
import { goodsList } from '../../../src/modules/search/endpoints.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aServedHouse } from '../../fixtures/server/calls-server.ts'

const house = await aServedHouse()
const buyer = await house.login('demo_buyer')
const client = await house.database.connect()
const { rows: mixed } = await client.query<{ categoryId: number }>(
  `SELECT category_id::int AS "categoryId" FROM sku JOIN goods USING (goods_id) WHERE goods.state = 'on_sale' GROUP BY 1 HAVING count(DISTINCT price_unit) > 1`,
)

test('the least price of a list is of the unit that it names, also where goods of several units are found', async () => {
  expect(mixed.length).toBeGreaterThan(0)
  for (const { categoryId } of mixed) {
    const { list, price, pagination } = dataOf(await house.ask(goodsList, { categoryId, pageSize: 60 }, buyer))
    expect(pagination.total).toBe(list.length)
    const prices = list.flatMap((card) => (card.priceUnit === price.unitName && card.goodsPrice !== null ? [card.goodsPrice] : []))
    // A card shows the lowest price of its goods; other sizes of the same goods may cost more.
    expect([categoryId, price.min]).toEqual([categoryId, Math.min(...prices)])
    expect(price.max, String(categoryId)).toBeGreaterThanOrEqual(Math.max(...prices))
  }
})
