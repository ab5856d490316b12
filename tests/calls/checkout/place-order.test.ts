import { expect, test } from 'vitest'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer, buy, footprint, stockOf, submit } from '../../fixtures/trade/buying.ts'
import { aMarket } from '../../fixtures/trade/goods.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { cartAdd, cartList } from '../../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { checkoutPreview, orderSubmit } from '../../../src/modules/order/endpoints.ts'
import { buyerOrderDetail } from '../../../src/modules/order/endpoints-orders.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, storeId: 1001, stock: 1_000_000 },
  { productId: 2, storeId: 1002, stock: 1_000_000, businessPrice: 5000 },
  { productId: 3, storeId: 1003, stock: 1_000_000, businessPrice: 7000 },
  { productId: 4, storeId: 1001, stock: 5000 },
  { productId: 5, storeId: 1001, stock: 1_000_000, freightTemplateId: 2 },
  { productId: 6, storeId: 1001, stock: 1_000_000, freightTemplateId: 3 },
])
const app = aHouse(database)
const ask = asker(app, [...basketHandlers(), ...orderHandlers()])
let next = 5000
const someone = () => aBuyer(client, (next += 1))

test('a checkout of three stores is one payment and one order per store, and every sum holds', async () => {
  const buyer = await someone()
  const placed = (
    await buy(ask, buyer, [
      { productId: 1, number: 2 },
      { productId: 2, number: 3 },
      { productId: 3, number: 1 },
      { productId: 1, number: 1000, unit: 'second' },
    ])
  ).data
  expect(placed?.orderSnList).toHaveLength(3)
  // Goods 3 × 23400 + 3 × 5000 + 7000; freight per store 100 for the first tonne and 50 for each further one.
  expect(placed?.totalAmount).toBe(70_200 + 15_000 + 7000 + 200 + 200 + 100)
  const { rows } = await client.query(
    'SELECT o.order_id, o.total, o.goods_amount, o.freight, sum(l.subtotal)::int AS lines, p.total AS paid_total FROM orders o JOIN order_line l USING (order_id) JOIN pay_order p USING (pay_order_id) WHERE p.pay_sn = $1 GROUP BY 1, 2, 3, 4, 6',
    [placed?.paySn],
  )
  for (const row of rows) expect(Number(row.total)).toBe(row.lines + Number(row.freight))
  expect(rows.reduce((sum, row) => sum + Number(row.total), 0)).toBe(Number(rows[0].paid_total))
  expect(await stockOf(client, 1)).toEqual({ available: 997_000, held: 3000, sold: 0 })
  expect((await ask(cartList, {}, buyer)).data?.availableCartNum).toBe(0)
  const { rows: timers } = await client.query('SELECT event FROM timer WHERE entity_id = $1 AND done_at IS NULL', [placed?.paySn])
  expect(timers).toEqual([{ event: 'autoCancel' }])
})

test('what was agreed is a snapshot: later changes of price, name and address leave the order', async () => {
  const buyer = await someone()
  const placed = (await buy(ask, buyer, [{ productId: 2, number: 1 }])).data
  await client.query(
    "UPDATE sku SET business_price = business_price * 2 WHERE product_id = 2; UPDATE goods SET name_zh = '改名' WHERE goods_id = 2",
  )
  await client.query("UPDATE member_address SET receiver = '别人' WHERE id = $1", [buyer.addressId])
  const order = (await ask(buyerOrderDetail, { orderSn: placed?.orderSnList[0] ?? '' }, buyer)).data
  expect(order?.orderProductList[0]).toMatchObject({ goodsName: '锌锭2', goodsPrice: 5000, subtotal: 5000, taxRate: 13, taxAmount: 575.22 })
  expect(order?.receiver?.receiverName).toBe('李工')
  expect(order).toMatchObject({ totalAmount: 5100, freight: 100, taxAmount: 586.72, netAmount: 4513.28, label: 'awaitingPayment' })
  await client.query("UPDATE sku SET business_price = 50000000 WHERE product_id = 2; UPDATE goods SET name_zh = '锌锭2' WHERE goods_id = 2")
})

test('a repetition under the same key gets the first answer and orders nothing again', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  const total = (await ask(checkoutPreview, { addressId: buyer.addressId }, buyer)).data?.totalAmount ?? 0
  const first = await submit(ask, buyer, { expectedTotal: total }, 'key-of-a-repetition')
  const before = await footprint(client)
  expect(await submit(ask, buyer, { expectedTotal: total }, 'key-of-a-repetition')).toEqual(first)
  expect(await footprint(client)).toEqual(before)
  expect((await submit(ask, buyer, { expectedTotal: total + 1 }, 'key-of-a-repetition')).code).toBe('api.keyReused')
})

test('the same key twice at once places one order', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  const total = (await ask(checkoutPreview, { addressId: buyer.addressId }, buyer)).data?.totalAmount ?? 0
  const answers = await Promise.all(Array.from({ length: 5 }, () => submit(ask, buyer, { expectedTotal: total }, 'key-at-once')))
  expect(new Set(answers.map((answer) => answer.data?.paySn)).size).toBe(1)
})

test('two checkouts of one cart at once under different keys order it once', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  const total = (await ask(checkoutPreview, { addressId: buyer.addressId }, buyer)).data?.totalAmount ?? 0
  const answers = await Promise.all([submit(ask, buyer, { expectedTotal: total }), submit(ask, buyer, { expectedTotal: total })])
  expect(answers.map((answer) => answer.code ?? 'placed').toSorted()).toEqual(['order.nothingChosen', 'placed'])
})

test('a total that the buyer did not see is refused with the new preview, and nothing moves', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  await client.query('UPDATE sku SET business_price = business_price + 1000000 WHERE product_id = 1')
  const before = await footprint(client)
  const refused = await submit(ask, buyer, { expectedTotal: 23_500 })
  expect(refused).toMatchObject({ state: 255, code: 'order.totalChanged', data: { totalAmount: 23_600, notices: [{ code: 'priceRose' }] } })
  expect(await footprint(client)).toEqual(before)
  await client.query('UPDATE sku SET business_price = business_price - 1000000 WHERE product_id = 1')
})

test('prices, totals and states in the request are ignored', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 2, number: 1 }, buyer)
  const tampered = {
    addressId: buyer.addressId,
    expectedTotal: 5100,
    goodsPrice: 0.01,
    totalAmount: 0.01,
    state: 'PAID',
    memberId: 1,
    stores: [{ storeId: 1002, freight: 0 }],
  }
  const placed = await ask(orderSubmit, tampered as never, { visitor: buyer.visitor, idempotencyKey: 'tampered-1' })
  expect(placed.data).toMatchObject({ totalAmount: 5100, payOrderState: 'OPEN' })
})

test('refusals leave everything unmoved', async () => {
  const buyer = await someone()
  const empty = await footprint(client)
  expect((await submit(ask, buyer, { expectedTotal: 1 })).code).toBe('order.nothingChosen')
  expect(await footprint(client)).toEqual(empty)
  await ask(cartAdd, { productId: 4, number: 4 }, buyer)
  const other = await someone()
  const before = await footprint(client)
  expect((await submit(ask, buyer, { expectedTotal: 1, addressId: other.addressId })).code).toBe('order.addressGone')
  expect((await submit(ask, buyer, { expectedTotal: 1, invoice: { invoiceType: 1 } })).code).toBe('order.invoiceTitleNeeded')
  expect((await submit(ask, buyer, { expectedTotal: 1, invoice: { invoiceType: 2, title: '公司' } })).code).toBe('order.taxNumberNeeded')
  expect((await ask(orderSubmit, { expectedTotal: 1 }, buyer)).code).toBe('api.keyRequired')
  expect(await footprint(client)).toEqual(before)
  await client.query('UPDATE sku_stock SET available = 3000 WHERE product_id = 4')
  const short = await footprint(client)
  expect((await submit(ask, buyer, { expectedTotal: 93_850 })).code).toBe('order.stockShort')
  expect(await footprint(client)).toEqual(short)
})

test('an address is needed for delivery and not for self-pickup', async () => {
  const buyer = await someone()
  await client.query('DELETE FROM member_address WHERE id = $1', [buyer.addressId])
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  const preview = (await ask(checkoutPreview, {}, buyer)).data
  expect(preview).toMatchObject({
    address: null,
    can: [],
    storeGroupList: [{ freightState: 'NEED_ADDRESS', deliveryChoices: ['DELIVERY', 'PICKUP'] }],
  })
  expect((await ask(orderSubmit, { expectedTotal: 23_400 }, { ...buyer, idempotencyKey: 'no-address-1' })).code).toBe('order.addressNeeded')
  const placed = await ask(
    orderSubmit,
    { expectedTotal: 23_400, stores: [{ storeId: 1001, delivery: 'PICKUP', remark: '周五自提' }] },
    { ...buyer, idempotencyKey: 'pickup-1' },
  )
  const order = (await ask(buyerOrderDetail, { orderSn: placed.data?.orderSnList[0] ?? '' }, buyer)).data
  expect(order).toMatchObject({ delivery: 'PICKUP', freight: 0, receiver: null, buyerRemark: '周五自提' })
})

test('nothing is delivered to a region that the platform closed, and all again when it opens it', async () => {
  const buyer = await someone()
  const line = { buyNow: { productId: 1, number: 1 }, expectedTotal: 23_500 }
  await client.query(
    `INSERT INTO region (code, name, level, parent_code, initial, enabled)
     SELECT left(district_code, 4), '市', 2, left(district_code, 2), 'S', false FROM member_address WHERE id = $1`,
    [buyer.addressId],
  )
  const preview = (await ask(checkoutPreview, { buyNow: line.buyNow }, buyer)).data
  expect(preview).toMatchObject({ can: [], storeGroupList: [{ freightState: 'ENQUIRY' }] })
  const before = await footprint(client)
  expect((await submit(ask, buyer, line)).code).toBe('order.freightAsk')
  expect(await footprint(client)).toEqual(before)
  await client.query('UPDATE region SET enabled = true')
  expect((await submit(ask, buyer, line)).state).toBe(200)
})

test('freight that must be asked for stops the delivery, and self-pickup only where the template allows it', async () => {
  const buyer = await someone()
  const buyNow = (productId: number) => ({ buyNow: { productId, number: 1 }, expectedTotal: 23_400 })
  expect((await submit(ask, buyer, buyNow(5))).code).toBe('order.freightAsk')
  expect((await submit(ask, buyer, { ...buyNow(5), stores: [{ storeId: 1001, delivery: 'PICKUP' }] })).state).toBe(200)
  expect((await submit(ask, buyer, { ...buyNow(6), stores: [{ storeId: 1001, delivery: 'PICKUP' }] })).code).toBe('order.pickupNotOffered')
})

test('buying at once leaves the cart alone', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  expect((await submit(ask, buyer, { buyNow: { productId: 2, number: 2 }, expectedTotal: 10_150 })).state).toBe(200)
  expect((await ask(cartList, {}, buyer)).data?.availableCartNum).toBe(1)
})

test('unchecked lines stay in the cart', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  const second = await ask(cartAdd, { productId: 2, number: 1 }, buyer)
  await client.query('UPDATE basket_line SET checked = false WHERE basket_line_id = $1', [second.data?.cartId])
  const placed = await submit(ask, buyer, { expectedTotal: 23_500 })
  expect(placed.data?.orderSnList).toHaveLength(1)
  expect((await ask(cartList, {}, buyer)).data?.availableCartNum).toBe(1)
})
