import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aBuyer, buy } from '../../../../tests/fixtures/trade/buying.ts'
import { aMarket } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { goodsOftenBought, goodsBoughtTogether } from '../endpoints-bought-together.ts'
import { countGoodsBoughtTogether } from './frequently-bought.ts'
import { orderHandlers } from '../../order/server/public.ts'
import { purchaseHistoryHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1 }, { productId: 2, storeId: 1002 }, { productId: 3 }, { productId: 4 }])
const app = aHouse(database)
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...purchaseHistoryHandlers])
const [first, second] = [await aBuyer(client, 5001), await aBuyer(client, 5002)]

async function paysFor(buyer: typeof first, productIds: readonly number[]): Promise<void> {
  const { data } = await buy(
    ask,
    buyer,
    productIds.map((productId) => ({ productId, number: 1 })),
  )
  const payload = { paySn: data?.paySn ?? '' }
  await app.inTransaction((tx) => countGoodsBoughtTogether.take(tx, { id: '1', event: 'payOrder.paid', payload }, app))
}
const together = async (...goodsIds: number[]) => (await ask(goodsBoughtTogether, { goodsIds })).data?.goodsIds

test('what was paid for together is recommended beside it, the most often first, across stores', async () => {
  await paysFor(first, [1, 2])
  await paysFor(second, [1, 2, 3])
  expect(await together(1)).toEqual([2, 3])
  expect(await together(1, 2)).toEqual([3])
  expect(await together(4)).toEqual([])
  expect(await together()).toEqual([])
})

test('a member is reminded of their own purchases first, then of what goes with the cart; what is in the cart is left out', async () => {
  await paysFor(first, [2])
  const often = async (buyer: typeof first, ...goodsIds: number[]) => (await ask(goodsOftenBought, { goodsIds }, buyer)).data?.goodsIds
  expect(await often(first)).toEqual([2, 1])
  expect(await often(first, 1)).toEqual([2, 3])
  expect(await often(await aBuyer(client, 5003))).toEqual([])
  expect((await ask(goodsOftenBought, {})).state).toBe(266)
})
