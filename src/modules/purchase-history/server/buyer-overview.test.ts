import { expect, test } from 'vitest'
import { aBuyer, buy, pay } from '../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { buyerOverview } from '../endpoints-overview.ts'
import { orderHandlers } from '../../order/server/public.ts'
import { purchaseHistoryHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, stock: 1_000_000, businessPrice: 5000 },
])
const app = aHouse(database, aClock())
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...purchaseHistoryHandlers])

test('only what was paid for counts, by month and supplier; what was bought twice comes first; others see their own', async () => {
  const buyer = await aBuyer(client, 8001)
  const other = await aBuyer(client, 8002)
  const lines = [{ productId: 1, number: 2 }]
  const paid = [await buy(ask, buyer, lines), await buy(ask, buyer, [...lines, { productId: 2, number: 1 }])]
  for (const one of paid) await pay(app, buyer, one.data?.paySn ?? '')
  await buy(ask, buyer, lines)
  const { data } = await ask(buyerOverview, {}, buyer)
  const current = data?.months.at(-1)
  const total = paid.reduce((sum, one) => sum + (one.data?.totalAmount ?? 0), 0)
  expect(data?.months).toHaveLength(12)
  expect(current).toMatchObject({ amount: total, orderNum: 2, stores: [{ storeId: 1001, amount: total }] })
  expect(data?.months.slice(0, -1).every((month) => month.amount === 0)).toBe(true)
  expect(data?.frequent.map((one) => [one.productId, one.times, one.lastNum, one.everyDays])).toEqual([
    [1, 2, 2, null],
    [2, 1, 1, null],
  ])
  expect((await ask(buyerOverview, {}, other)).data).toMatchObject({ frequent: [] })
  expect((await ask(buyerOverview, {})).state).toBe(266)
})
