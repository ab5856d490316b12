import { expect, test } from 'vitest'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer, buy } from '../../fixtures/trade/buying.ts'
import { aMarket, aStoreClerk } from '../../fixtures/trade/goods.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { cartAdd, cartList } from '../../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { buyerOrderDetail, buyerOrderList, sellerOrderDetail } from '../../../src/modules/order/endpoints-orders.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1 }, { productId: 2 }])
await client.query(
  `INSERT INTO enterprise (id, name, uscc, verified_at) VALUES (1, '北岸镀锌', '91310115DEM000014Q', now()), (2, '旁人', '91350100M000100Y43', now())`,
)
await client.query(
  `INSERT INTO material_code (enterprise_id, code, product_id) VALUES (1, 'M10-0001', 1), (2, 'THEIRS', 1), (2, 'THEIRS-2', 2)`,
)
const ask = asker(aHouse(database), [...basketHandlers(), ...orderHandlers()])
const alone = await aBuyer(client, 5001)
if (!alone.visitor.member) throw new Error('a buyer is a member')
const buyer = { ...alone, visitor: { ...alone.visitor, member: { ...alone.visitor.member, enterpriseId: 1 } } }

test('an order keeps the code that the buying company had when it ordered, whatever becomes of its list', async () => {
  await ask(cartAdd, { productId: 2, number: 1 }, buyer)
  const [line] = (await ask(cartList, {}, buyer)).data?.storeCartGroupList[0]?.storeCartList ?? []
  expect(line).toMatchObject({ productId: 2, materialCode: '' })
  const orderSn = (await buy(ask, buyer, [{ productId: 1, number: 1 }])).data?.orderSnList[0] ?? ''
  await client.query(`UPDATE material_code SET code = 'M99-0001' WHERE enterprise_id = 1`)
  await client.query(`INSERT INTO material_code (enterprise_id, code, product_id) VALUES (1, 'M99-0002', 2)`)
  const codesOf = (lines: readonly { productId: number; materialCode: string }[] = []) =>
    lines.map((one) => [one.productId, one.materialCode]).toSorted()
  const frozen = [
    [1, 'M10-0001'],
    [2, ''],
  ]
  expect(codesOf((await ask(buyerOrderDetail, { orderSn }, buyer)).data?.orderProductList)).toEqual(frozen)
  expect(codesOf((await ask(buyerOrderList, {}, buyer)).data?.list[0]?.orderProductList)).toEqual(frozen)
  expect(codesOf((await ask(sellerOrderDetail, { orderSn }, { visitor: aStoreClerk(1001) })).data?.orderProductList)).toEqual(frozen)
})

test('a buyer without a company has no codes', async () => {
  const single = await aBuyer(client, 5002)
  const orderSn = (await buy(ask, single, [{ productId: 1, number: 1 }])).data?.orderSnList[0] ?? ''
  expect((await ask(buyerOrderDetail, { orderSn }, single)).data?.orderProductList[0]).toMatchObject({ materialCode: '' })
})
