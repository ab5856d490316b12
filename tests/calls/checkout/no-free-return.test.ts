import { expect, test } from 'vitest'
import { checkoutPreview } from '../../../src/modules/order/endpoints.ts'
import { buyerOrderDetail } from '../../../src/modules/order/endpoints-orders.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer, buy, type Buyer } from '../../fixtures/trade/buying.ts'
import { aMarket } from '../../fixtures/trade/goods.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, stock: 1_000_000 },
  { productId: 3, stock: 1_000_000 },
])
await client.query('UPDATE goods SET consumer_return = goods_id = (SELECT goods_id FROM sku WHERE product_id = 2)')
const ask = asker(aHouse(database), [...basketHandlers(), ...orderHandlers()])
const goods = [1, 2, 3].map((productId) => ({ productId, number: 1 }))

async function somebody(memberId: number, memberType: 1 | 2): Promise<Buyer> {
  const buyer = await aBuyer(client, memberId)
  const { member } = buyer.visitor
  if (!member) throw new Error('a buyer who is logged in')
  return { ...buyer, visitor: { ...buyer.visitor, member: { ...member, memberType } } }
}
const linesOf = async (orderSn: string) =>
  (
    await client.query(
      'SELECT product_id::int AS id, no_free_return AS confirmed FROM order_line JOIN orders USING (order_id) WHERE order_sn = $1 ORDER BY 1',
      [orderSn],
    )
  ).rows.map(({ id, confirmed }) => [id, confirmed])

test('a private buyer is shown what cannot be returned without a reason; the order keeps what was confirmed of it, and nothing else', async () => {
  const buyer = await somebody(5001, 1)
  for (const line of goods) await ask(cartAdd, line, buyer)
  const preview = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId }, buyer))
  const asked = preview.storeGroupList.flatMap(({ goodsList }) => goodsList.map((line) => [line.productId, line.noFreeReturn]))
  expect(asked.toSorted()).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
  ])
  // Goods that can be returned, and some that are not in the order, are confirmed in vain.
  const { orderSnList } = dataOf(await buy(ask, buyer, [], { noFreeReturn: [1, 2, 99] }))
  expect(await linesOf(orderSnList[0] ?? '')).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ])
  const { orderProductList } = dataOf(await ask(buyerOrderDetail, { orderSn: orderSnList[0] ?? '' }, buyer))
  expect(orderProductList.map((line) => [line.productId, line.noFreeReturn]).toSorted()).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ])
})

test('a caller that knows nothing of it buys as before; who buys for a company has nothing to confirm', async () => {
  const buyer = await somebody(5002, 1)
  const plain = dataOf(await buy(ask, buyer, goods))
  expect(await linesOf(plain.orderSnList[0] ?? '')).toEqual([1, 2, 3].map((id) => [id, false]))
  const trader = await somebody(5003, 2)
  for (const line of goods) await ask(cartAdd, line, trader)
  const preview = dataOf(await ask(checkoutPreview, { addressId: trader.addressId }, trader))
  expect(preview.storeGroupList.flatMap(({ goodsList }) => goodsList.map((line) => line.noFreeReturn))).toEqual([0, 0, 0])
  const { orderSnList } = dataOf(await buy(ask, trader, [], { noFreeReturn: [1, 3] }))
  expect(await linesOf(orderSnList[0] ?? '')).toEqual([1, 2, 3].map((id) => [id, false]))
})
