import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../fixtures/server/calls.ts'
import { aBuyer, footprint, submit, type Buyer } from '../fixtures/trade/buying.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { aMarket, aMember } from '../fixtures/trade/goods.ts'
import { aSeries, deliverQuotes, publish } from '../fixtures/trade/index-market.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'
import { cartAdd, cartList } from '../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../src/modules/basket/server/handlers.ts'
import { saveFormula } from '../../src/modules/pricing/endpoints-formulas-seller.ts'
import { goodsHandlers } from '../fixtures/trade/goods-handlers.ts'
import { marketHandlers } from '../../src/modules/market/server/handlers.ts'
import { checkoutPreview } from '../../src/modules/order/endpoints.ts'
import { buyerOrderDetail } from '../../src/modules/order/endpoints-orders.ts'
import { orderHandlers } from '../../src/modules/order/server/handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000, tiers: [{ min: 5000, yuan: -20 }] },
  { productId: 2, stock: 1_000_000 },
])
await aSeries(client)
const clock = aClock('2026-11-20T10:00:00+08:00')
const app = aHouse(database, clock)
const ask = asker(app, [...marketHandlers(), ...goodsHandlers(), ...basketHandlers(), ...orderHandlers()])
await publish(ask, '2026-11-19', 23_000)
await deliverQuotes(app, client)
const staff = { visitor: { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.goods' as const] }] } }
const formula = { goodsId: 1, oldVersion: 0, seriesCode: 'ZN', retailPremium: '200', businessPremium: '100' }
dataOf(await ask(saveFormula, formula, staff))
let next = 7000
const someone = () => aBuyer(client, (next += 1))
const confirm = async (buyer: Buyer, more: { relock?: 0 | 1 } = {}) =>
  dataOf(await ask(checkoutPreview, { addressId: buyer.addressId, ...more }, buyer))
let day = 23_000
const requote = async () => {
  day += 100
  await publish(ask, '2026-11-20', day, 'correction')
  await deliverQuotes(app, client)
  return day + 100
}
const lineOf = (view: Awaited<ReturnType<typeof confirm>>) => view.storeGroupList[0]?.goodsList[0]

test('the checkout locks an index-linked price and says until when; other goods have no lock', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 2, number: 1 }, buyer)
  expect((await confirm(buyer)).priceLock).toBeNull()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  expect(dataOf(await ask(cartList, {}, buyer)).storeCartGroupList[0]?.storeCartList[0]).toMatchObject({
    priceReason: 'index',
    index: { quoteDate: '2026-11-19', lockedUntil: null },
  })
  const until = new Date(clock.now().getTime() + 30 * 60_000).toISOString()
  const view = await confirm(buyer)
  expect(view.priceLock).toEqual({ expiresAt: until, lockMinutes: 30 })
  expect(lineOf(view)).toMatchObject({ goodsPrice: 23_100, index: { lockedUntil: until, movedTo: null, isStale: 0 } })
})

test('within the lock a new quote changes nothing: the order is placed at the locked price and keeps its formula', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 6 }, buyer)
  const view = await confirm(buyer)
  const locked = lineOf(view)?.goodsPrice ?? 0
  const now = await requote()
  expect(lineOf(await confirm(buyer))).toMatchObject({ goodsPrice: locked, index: { movedTo: now - 20 } })
  const placed = dataOf(await submit(ask, buyer, { expectedTotal: view.totalAmount }))
  expect(placed.totalAmount).toBe(view.totalAmount)
  expect(placed.payDueTime).toBe(new Date(clock.now().getTime() + 30 * 60_000).toISOString())
  await requote()
  const order = dataOf(await ask(buyerOrderDetail, { orderSn: placed.orderSnList[0] ?? '' }, buyer))
  expect(order.orderProductList[0]).toMatchObject({
    goodsPrice: locked,
    priceReason: 'tier',
    formula: {
      seriesCode: 'ZN',
      price: locked + 20,
      quotes: [{ date: '2026-11-19' }],
      steps: [{ code: 'base' }, { code: 'premium', amount: 100 }],
    },
  })
})

test('an order is to be paid while its own lock holds, not as long again from when it was placed', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  const view = await confirm(buyer)
  clock.forward(20 * 60_000)
  const placed = dataOf(await submit(ask, buyer, { expectedTotal: view.totalAmount }))
  expect(placed.payDueTime).toBe(view.priceLock?.expiresAt)
  const { rows } = await client.query('SELECT price_held_until AS until FROM pay_order WHERE pay_sn = $1', [placed.paySn])
  expect(rows[0].until.toISOString()).toBe(view.priceLock?.expiresAt)
})

test('after the lock the new price must be confirmed: nothing is placed and nothing is lost', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  const view = await confirm(buyer)
  const now = await requote()
  clock.forward(31 * 60_000)
  const before = await footprint(client)
  const refused = await submit(ask, buyer, { expectedTotal: view.totalAmount })
  expect(refused.code).toBe('order.totalChanged')
  expect(await footprint(client)).toEqual(before)
  const again = await confirm(buyer)
  expect(lineOf(again)).toMatchObject({ goodsPrice: now, buyNum: 1 })
  expect(dataOf(await submit(ask, buyer, { expectedTotal: again.totalAmount })).totalAmount).toBe(again.totalAmount)
})

test('a buyer may give the lock up for the price of now', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  await confirm(buyer)
  const now = await requote()
  expect(lineOf(await confirm(buyer, { relock: 1 }))).toMatchObject({ goodsPrice: now, index: { movedTo: null } })
})

test('a price that has grown old is not sold, and the line waits in the cart', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  clock.forward(8 * 86_400_000)
  const view = await confirm(buyer)
  expect(view.can).toEqual([])
  expect(lineOf(view)?.problem?.code).toBe('priceStale')
  const before = await footprint(client)
  expect((await submit(ask, buyer, { expectedTotal: view.totalAmount })).code).toBe('order.lineRefused')
  expect(await footprint(client)).toEqual(before)
  expect(dataOf(await ask(cartList, {}, buyer)).invalidList[0]?.problem?.code).toBe('priceStale')
})
