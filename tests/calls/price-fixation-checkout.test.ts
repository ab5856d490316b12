import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../fixtures/server/calls.ts'
import { aBuyer, buy, footprint, submit, type Buyer } from '../fixtures/trade/buying.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { aMarket, aMember, aStoreClerk } from '../fixtures/trade/goods.ts'
import { aSeries, deliverQuotes, publish } from '../fixtures/trade/index-market.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'
import { runDueTimers } from '../../src/adapters/timers/run-timers.ts'
import { cartAdd, cartList } from '../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../src/modules/basket/server/handlers.ts'
import { saveFormula } from '../../src/modules/pricing/endpoints-formulas-seller.ts'
import { goodsHandlers } from '../fixtures/trade/goods-handlers.ts'
import { priceFixationTimers } from '../../src/modules/pricing/server/price-fixation/move-price-fixation.ts'
import {
  sellerPriceFixationList,
  priceFixationRequest,
  priceFixationConfirm,
  priceFixationDecline,
  priceFixationList,
  priceFixationQuote,
  priceFixationRuleSave,
  priceFixationWithdraw,
} from '../../src/modules/pricing/endpoints-price-fixation.ts'
import { marketHandlers } from '../../src/modules/market/server/handlers.ts'
import { orderCancel, checkoutPreview } from '../../src/modules/order/endpoints.ts'
import { orderHandlers } from '../../src/modules/order/server/handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, stock: 1_000_000 },
])
await aSeries(client)
// A Friday morning: prices are fixed from nine to three on working days.
const clock = aClock('2026-11-20T10:00:00+08:00')
const app = aHouse(database, clock)
const ask = asker(app, [...marketHandlers(), ...goodsHandlers(), ...basketHandlers(), ...orderHandlers()])
await publish(ask, '2026-11-19', 23_000)
await deliverQuotes(app, client)
const keeper = { visitor: { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.goods' as const] }] } }
const formula = { goodsId: 1, oldVersion: 0, seriesCode: 'ZN', retailPremium: '200', businessPremium: '100' }
dataOf(await ask(saveFormula, formula, keeper))
const clerk = { visitor: aStoreClerk(1001) }
const stranger = { visitor: aStoreClerk(1002) }
const keyed = <Who extends object>(who: Who, idempotencyKey: string = randomUUID()) => ({ ...who, idempotencyKey })
const timers = () =>
  runDueTimers(app, priceFixationTimers, (error) => {
    throw error
  })
let next = 7000
const someone = () => aBuyer(client, (next += 1))
let day = 23_000
const requote = async (by = 100) => {
  day += by
  await publish(ask, '2026-11-20', day, 'correction')
  await deliverQuotes(app, client)
}

const quote = async (buyer: Buyer, number = '5') => dataOf(await ask(priceFixationQuote, { productId: 1, number }, buyer))
async function wish(buyer: Buyer, number = '5', key: string = randomUUID()) {
  const { price, formulaPriceId, shownTime } = await quote(buyer, number)
  const input = { productId: 1, number, price: String(price), formulaPriceId, shownTime }
  return ask(priceFixationRequest, input, { visitor: buyer.visitor, idempotencyKey: key })
}
async function fixed(buyer: Buyer, number = '5') {
  const asked = dataOf(await wish(buyer, number))
  return dataOf(await ask(priceFixationConfirm, { pricingId: asked.pricingId }, keyed(clerk)))
}
const all = async () => JSON.stringify((await client.query('SELECT * FROM price_fixing ORDER BY fixing_id')).rows)

test('a price that the store confirmed is what the buyer pays, for one order, whatever the index does', async () => {
  const buyer = await someone()
  const { price } = await quote(buyer)
  const held = await fixed(buyer)
  expect(held).toMatchObject({ state: 'CONFIRMED', price, number: 5, can: [] })
  expect(held.holdUntil).toBe(new Date(clock.now().getTime() + 30 * 60_000).toISOString())
  await requote()
  await ask(cartAdd, { productId: 1, number: 5 }, buyer)
  const line = dataOf(await ask(cartList, {}, buyer)).storeCartGroupList[0]?.storeCartList[0]
  expect(line).toMatchObject({ goodsPrice: price, index: { quoteDate: '2026-11-19', lockedUntil: held.holdUntil } })
  const view = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId }, buyer))
  expect(view.goodsAmount).toBe(price * 5)
  const placed = dataOf(await submit(ask, buyer, { expectedTotal: view.totalAmount }))
  const [own] = dataOf(await ask(priceFixationList, {}, buyer)).list
  expect(own).toMatchObject({ state: 'USED', orderSn: placed.orderSnList[0] })
  // The next order is placed at the price of now.
  expect(dataOf(await buy(ask, buyer, [{ productId: 1, number: 1 }])).totalAmount).toBeGreaterThan(0)
  const { rows } = await client.query('SELECT unit_price FROM order_line ORDER BY order_line_id DESC LIMIT 2')
  expect(rows.map((row) => Number(row.unit_price) / 10_000)).toEqual([price + 100, price])
})

test('a cancelled order gives its fixed price back while that is held; the traces say who and in which request', async () => {
  const buyer = await someone()
  const held = await fixed(buyer)
  const once = () => ({ visitor: buyer.visitor, idempotencyKey: randomUUID() })
  const order = async () => dataOf(await buy(ask, buyer, [{ productId: 1, number: 5 }])).orderSnList[0] ?? ''
  const own = async () => dataOf(await ask(priceFixationList, {}, buyer)).list.find((one) => one.pricingId === held.pricingId)
  const first = await order()
  expect(await own()).toMatchObject({ state: 'USED', orderSn: first })
  expect((await ask(orderCancel, { orderSn: first }, once())).state).toBe(200)
  expect(await own()).toMatchObject({ state: 'CONFIRMED', orderSn: '' })
  const second = await order()
  expect(await own()).toMatchObject({ state: 'USED', orderSn: second })
  const { rows } = await client.query(
    `SELECT action, actor_id::int AS "actorId", actor_name <> '' AS named, request_id <> '' AS requested FROM audit_log
     WHERE entity = 'priceFixing' AND entity_id = $1 AND action IN ('pricing.use', 'pricing.giveBack') ORDER BY audit_log.id`,
    [String(held.pricingId)],
  )
  const traced = { actorId: buyer.visitor.member?.memberId, named: true, requested: true }
  expect(rows).toEqual(['use', 'giveBack', 'use'].map((event) => ({ action: `pricing.${event}`, ...traced })))
  clock.forward(31 * 60_000)
  expect((await ask(orderCancel, { orderSn: second }, once())).state).toBe(200)
  expect(await own()).toMatchObject({ state: 'LAPSED' })
  clock.forward(-31 * 60_000)
})

test('more than was confirmed is not at the fixed price, also when two lines share it', async () => {
  const buyer = await someone()
  const { price } = await quote(buyer)
  await fixed(buyer)
  await requote()
  await ask(cartAdd, { productId: 1, number: 4 }, buyer)
  const pay = async () => dataOf(await ask(checkoutPreview, { addressId: buyer.addressId }, buyer)).goodsAmount
  expect(await pay()).toBe(price * 4)
  await ask(cartAdd, { productId: 1, number: 2000, unit: 'second' }, buyer)
  const now = (await quote(buyer)).price
  expect(now).toBe(price + 100)
  expect(await pay()).toBe(now * 6)
  const placed = await submit(ask, buyer, {
    expectedTotal: dataOf(await ask(checkoutPreview, { addressId: buyer.addressId }, buyer)).totalAmount,
  })
  expect(placed.state).toBe(200)
  expect(dataOf(await ask(priceFixationList, {}, buyer)).list[0]).toMatchObject({ state: 'CONFIRMED', orderSn: '' })
})

test('a price of now that is lower counts, and the fixed one waits', async () => {
  const buyer = await someone()
  const { price } = await quote(buyer)
  await fixed(buyer)
  await requote(-300)
  await ask(cartAdd, { productId: 1, number: 5 }, buyer)
  expect(dataOf(await ask(checkoutPreview, { addressId: buyer.addressId }, buyer)).goodsAmount).toBe((price - 300) * 5)
  await requote(300)
})

test('two orders at once use a fixed price once', async () => {
  const buyer = await someone()
  await fixed(buyer)
  await requote()
  const buyNow = { productId: 1, number: '5', unit: 'primary' as const }
  const view = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId, buyNow }, buyer))
  const answers = await Promise.all([1, 2].map(() => submit(ask, buyer, { expectedTotal: view.totalAmount, buyNow })))
  expect(answers.map((answer) => answer.state).toSorted()).toEqual([200, 255])
  const refused = answers.find((answer) => answer.state !== 200)
  expect(['order.fixedPriceGone', 'order.totalChanged']).toContain(refused?.code)
})

test('of a confirmation and a refusal at once one counts; a second confirmation is refused', async () => {
  const buyer = await someone()
  const { pricingId } = dataOf(await wish(buyer))
  const answers = await Promise.all([
    ask(priceFixationConfirm, { pricingId }, keyed(clerk)),
    ask(priceFixationConfirm, { pricingId }, keyed(clerk)),
    ask(priceFixationDecline, { pricingId, reason: '库存紧张' }, clerk),
  ])
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  const before = await all()
  expect((await ask(priceFixationConfirm, { pricingId }, keyed(clerk))).code).toBe('kernel.moveNotNow')
  expect(await all()).toBe(before)
})

test('a confirmation whose answer was lost is answered again by its key, and counts once', async () => {
  const { pricingId } = dataOf(await wish(await someone()))
  const once = keyed(clerk)
  const first = dataOf(await ask(priceFixationConfirm, { pricingId }, once))
  const before = await all()
  expect(dataOf(await ask(priceFixationConfirm, { pricingId }, once))).toEqual(first)
  expect((await ask(priceFixationConfirm, { pricingId }, clerk)).code).toBe('api.keyRequired')
  expect(await all()).toBe(before)
})

test('nobody answers: the wish runs out, a late answer is refused, and the buyer may ask anew', async () => {
  const buyer = await someone()
  const { pricingId } = dataOf(await wish(buyer))
  expect((await wish(buyer)).code).toBe('catalog.pricingOpen')
  clock.forward(61_000)
  // Before the timer came nothing else may happen either.
  expect((await ask(priceFixationConfirm, { pricingId }, keyed(clerk))).code).toBe('catalog.pricingOver')
  expect((await ask(priceFixationWithdraw, { pricingId }, buyer)).code).toBe('catalog.pricingOver')
  await timers()
  const { rows } = await client.query('SELECT state FROM price_fixing WHERE fixing_id = $1', [pricingId])
  expect(rows).toEqual([{ state: 'EXPIRED' }])
  const again = dataOf(await wish(buyer))
  expect(dataOf(await ask(priceFixationWithdraw, { pricingId: again.pricingId }, buyer)).state).toBe('WITHDRAWN')
})

test('a fixed price that was not ordered at lapses with its time', async () => {
  const buyer = await someone()
  const { price } = await quote(buyer)
  const { pricingId } = await fixed(buyer)
  await requote()
  await ask(cartAdd, { productId: 1, number: 5 }, buyer)
  clock.forward(31 * 60_000)
  expect(dataOf(await ask(checkoutPreview, { addressId: buyer.addressId }, buyer)).goodsAmount).toBe((price + 100) * 5)
  await timers()
  const { rows } = await client.query('SELECT state FROM price_fixing WHERE fixing_id = $1', [pricingId])
  expect(rows).toEqual([{ state: 'LAPSED' }])
})

test('what was not shown, was shown long ago, or is not sold is refused, and nothing is written', async () => {
  const buyer = await someone()
  const before = [await all(), await footprint(client)]
  const { price, formulaPriceId, shownTime } = await quote(buyer)
  const shown = { productId: 1, number: '5', price: String(price), formulaPriceId, shownTime }
  const as = (input: typeof shown, who = buyer.visitor) => ask(priceFixationRequest, input, { visitor: who, idempotencyKey: randomUUID() })
  expect((await as({ ...shown, price: String(price - 1) })).code).toBe('catalog.pricingMoved')
  expect((await as({ ...shown, number: '5.5' })).code).toBe('catalog.offStep')
  expect((await as({ ...shown, number: '2000' })).code).toBe('catalog.aboveStock')
  expect((await as({ ...shown, productId: 2 })).code).toBe('catalog.noFormula')
  expect((await as(shown, aMember(3, 1))).state).toBe(259)
  clock.forward(61_000)
  expect((await as(shown)).code).toBe('catalog.pricingShownLong')
  expect([await all(), await footprint(client)]).toEqual(before)
  await requote()
  expect((await as({ ...shown, shownTime: clock.now().toISOString() })).code).toBe('catalog.pricingMoved')
  expect(await all()).toBe(before[0])
})

test('wishes of others are unknown: to other buyers and to other stores', async () => {
  const [buyer, other] = [await someone(), await someone()]
  const { pricingId } = dataOf(await wish(buyer))
  const before = await all()
  const answers = [
    await ask(priceFixationWithdraw, { pricingId }, other),
    await ask(priceFixationConfirm, { pricingId }, keyed(stranger)),
    await ask(priceFixationDecline, { pricingId, reason: 'x' }, stranger),
    await ask(priceFixationRuleSave, { storeId: 1002, autoTons: 1, holdMinutes: 0, oldVersion: 0 }, keeper),
  ]
  expect(answers.map((answer) => answer.code)).toEqual(Array.from(answers, () => 'api.notFound'))
  expect(dataOf(await ask(priceFixationList, {}, other)).list).toEqual([])
  expect(dataOf(await ask(sellerPriceFixationList, {}, stranger)).list).toEqual([])
  expect(dataOf(await ask(sellerPriceFixationList, { tab: 'open' }, clerk)).list.map((one) => one.buyerName)).toEqual([
    `member${buyer.memberId}`,
  ])
  expect(await all()).toBe(before)
})

test('a rule agrees at once up to its tonnes a day, one key asks once, and tomorrow it begins anew', async () => {
  dataOf(await ask(priceFixationRuleSave, { storeId: 1001, autoTons: 8, holdMinutes: 120, oldVersion: 0 }, keeper))
  const [one, two, three] = [await someone(), await someone(), await someone()]
  const key = randomUUID()
  const first = dataOf(await wish(one, '5', key))
  expect(first).toMatchObject({ state: 'CONFIRMED', isAuto: true })
  expect(first.holdUntil).toBe(new Date(clock.now().getTime() + 120 * 60_000).toISOString())
  expect(dataOf(await wish(one, '5', key)).pricingId).toBe(first.pricingId)
  expect(dataOf(await wish(two, '4')).state).toBe('REQUESTED')
  expect(dataOf(await wish(three, '3')).state).toBe('CONFIRMED')
  expect((await ask(priceFixationRuleSave, { storeId: 1001, autoTons: 9, holdMinutes: 0, oldVersion: 0 }, keeper)).code).toBe('api.stale')
})

test('outside trading hours the page says so and nothing can be asked', async () => {
  const buyer = await someone()
  clock.forward(6 * 3_600_000)
  const said = (await quote(buyer)).refusal ?? ''
  expect(said).toContain('9:00–15:00')
  const before = await all()
  expect((await wish(buyer)).code).toBe('catalog.pricingClosed')
  expect(await all()).toBe(before)
})
