import { expect, test } from 'vitest'
import { aBuyer, buy, footprint, pay, stockOf } from '../../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { runDueTimers } from '../../../../adapters/timers/run-timers.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { orderCancel, orderHide, orderReorder, orderRestore } from '../../endpoints.ts'
import { buyerOrderDetail, buyerOrderList } from '../../endpoints-orders.ts'
import { orderTimers } from './cancel-order.ts'
import { orderHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, storeId: 1001, stock: 1_000_000 },
  { productId: 2, storeId: 1002, stock: 1_000_000, businessPrice: 5000 },
])
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers()])
let next = 6000
const someone = () => aBuyer(client, (next += 1))
const day = 86_400_000
const noErrors = (error: unknown) => {
  throw error
}

async function payment(paySn: string | undefined) {
  const { rows } = await client.query(
    'SELECT state, (SELECT array_agg(state ORDER BY order_id) FROM orders o WHERE o.pay_order_id = p.pay_order_id) AS orders FROM pay_order p WHERE pay_sn = $1',
    [paySn],
  )
  return rows[0]
}

test('a cancelled order gives its stock back once; the payment closes with the last of them', async () => {
  const buyer = await someone()
  const before = await stockOf(client, 1)
  const placed = (
    await buy(ask, buyer, [
      { productId: 1, number: 2 },
      { productId: 2, number: 1 },
    ])
  ).data
  const [first = '', second = ''] = placed?.orderSnList ?? []
  const key = { ...buyer, idempotencyKey: 'cancel-first' }
  expect((await ask(orderCancel, { orderSn: first, reason: '买错了' }, key)).data?.state).toBe('CANCELLED')
  expect(await payment(placed?.paySn)).toEqual({ state: 'OPEN', orders: ['CANCELLED', 'PENDING_PAYMENT'] })
  const after = await footprint(client)
  expect((await ask(orderCancel, { orderSn: first, reason: '买错了' }, key)).data?.state).toBe('CANCELLED')
  expect((await ask(orderCancel, { orderSn: first }, { ...buyer, idempotencyKey: 'cancel-again' })).code).toBe('order.cannotCancel')
  expect(await footprint(client)).toEqual(after)
  await ask(orderCancel, { orderSn: second }, { ...buyer, idempotencyKey: 'cancel-second' })
  expect(await payment(placed?.paySn)).toEqual({ state: 'CLOSED', orders: ['CANCELLED', 'CANCELLED'] })
  expect(await stockOf(client, 1)).toEqual(before)
  const { rows } = await client.query('SELECT FROM timer WHERE entity_id = $1 AND done_at IS NULL', [placed?.paySn])
  expect(rows).toEqual([])
})

test('an unpaid checkout cancels itself after 24 hours, not before, and gives the stock back once', async () => {
  const buyer = await someone()
  const before = await stockOf(client, 2)
  const placed = (await buy(ask, buyer, [{ productId: 2, number: 3 }])).data
  clock.forward(day - 60_000)
  await runDueTimers(app, orderTimers, noErrors)
  expect((await payment(placed?.paySn)).state).toBe('OPEN')
  clock.forward(120_000)
  // Two processes look for due timers at the same moment.
  await Promise.all([runDueTimers(app, orderTimers, noErrors), runDueTimers(app, orderTimers, noErrors)])
  await runDueTimers(app, orderTimers, noErrors)
  expect(await payment(placed?.paySn)).toEqual({ state: 'CLOSED', orders: ['CANCELLED'] })
  expect(await stockOf(client, 2)).toEqual(before)
  const order = (await ask(buyerOrderDetail, { orderSn: placed?.orderSnList[0] ?? '' }, buyer)).data
  expect(order?.logs[0]).toMatchObject({ event: 'payTimeout', text: '超时未付款，自动取消' })
  expect(order?.can).toEqual(['hide', 'reorder', 'print'])
})

test('a paid order does not cancel itself, is not cancelled by the buyer, and its timer is closed', async () => {
  const buyer = await someone()
  const placed = (await buy(ask, buyer, [{ productId: 1, number: 1 }])).data
  expect(await pay(app, buyer, placed?.paySn ?? '')).toMatchObject({ outcome: 'PAID' })
  clock.forward(2 * day)
  await runDueTimers(app, orderTimers, noErrors)
  const before = await footprint(client)
  expect((await ask(orderCancel, { orderSn: placed?.orderSnList[0] ?? '' }, { ...buyer, idempotencyKey: 'cancel-paid' })).code).toBe(
    'order.cannotCancel',
  )
  expect(await footprint(client)).toEqual(before)
  expect((await ask(buyerOrderDetail, { orderSn: placed?.orderSnList[0] ?? '' }, buyer)).data).toMatchObject({
    label: 'awaitingShipment',
    paidAmount: 23_500,
  })
})

test('a stale version is refused', async () => {
  const buyer = await someone()
  const placed = (await buy(ask, buyer, [{ productId: 1, number: 1 }])).data
  const before = await footprint(client)
  expect(
    (await ask(orderCancel, { orderSn: placed?.orderSnList[0] ?? '', expectedVersion: 7 }, { ...buyer, idempotencyKey: 'stale-version' }))
      .code,
  ).toBe('api.stale')
  expect(await footprint(client)).toEqual(before)
})

test("somebody else's order is as absent as one that never was", async () => {
  const [owner, other] = [await someone(), await someone()]
  const orderSn = (await buy(ask, owner, [{ productId: 1, number: 1 }])).data?.orderSnList[0] ?? ''
  const before = await footprint(client)
  for (const sn of [orderSn, '26112099999999']) {
    expect((await ask(buyerOrderDetail, { orderSn: sn }, other)).code).toBe('order.orderGone')
    expect((await ask(orderCancel, { orderSn: sn }, { ...other, idempotencyKey: `foreign-${sn}` })).code).toBe('order.orderGone')
    expect((await ask(orderHide, { orderSn: sn }, other)).code).toBe('order.orderGone')
    expect((await ask(orderReorder, { orderSn: sn }, other)).code).toBe('order.orderGone')
  }
  expect((await ask(buyerOrderList, {}, other)).data?.list).toEqual([])
  expect(await footprint(client)).toEqual(before)
})

test('a cancelled order goes into the recycle bin and comes back; an unpaid one does not go', async () => {
  const buyer = await someone()
  const orderSn = (await buy(ask, buyer, [{ productId: 1, number: 1 }])).data?.orderSnList[0] ?? ''
  expect((await ask(orderHide, { orderSn }, buyer)).code).toBe('order.cannotHide')
  await ask(orderCancel, { orderSn }, { ...buyer, idempotencyKey: 'cancel-to-hide' })
  await ask(orderHide, { orderSn }, buyer)
  const list = async (tab: 'all' | 'recycle') => (await ask(buyerOrderList, { tab }, buyer)).data
  expect((await list('all'))?.list).toEqual([])
  expect((await list('recycle'))?.list.map((order) => order.orderSn)).toEqual([orderSn])
  expect((await list('all'))?.counts).toMatchObject({ all: 0, recycle: 1 })
  await ask(orderRestore, { orderSn }, buyer)
  expect((await list('all'))?.list.map((order) => order.label)).toEqual(['cancelled'])
})

test('an order is put into the cart again, what cannot be bought is named', async () => {
  const buyer = await someone()
  const orderSn =
    (
      await buy(ask, buyer, [
        { productId: 1, number: 1 },
        { productId: 2, number: 2 },
      ])
    ).data?.orderSnList ?? []
  await client.query("UPDATE goods SET state = 'off_shelf' WHERE goods_id = 2")
  expect((await ask(orderReorder, { orderSn: orderSn[0] ?? '' }, buyer)).data).toEqual({
    added: expect.any(Number),
    refused: expect.any(Array),
  })
  const both = await Promise.all(orderSn.map((sn) => ask(orderReorder, { orderSn: sn }, buyer)))
  expect(both.flatMap((envelope) => envelope.data?.refused ?? [])).toEqual([{ goodsName: '锌锭2', text: '该商品已下架或不存在' }])
  await client.query("UPDATE goods SET state = 'on_sale' WHERE goods_id = 2")
})

test('lists page by key, search by number, goods and store, and filter by day of Shanghai', async () => {
  const buyer = await someone()
  const placed: string[] = []
  for (let count = 0; count < 5; count += 1)
    placed.unshift(...((await buy(ask, buyer, [{ productId: 2, number: 1 }])).data?.orderSnList ?? []))
  const first = (await ask(buyerOrderList, { pageSize: 3 }, buyer)).data
  const second = (await ask(buyerOrderList, { pageSize: 3, cursor: first?.nextCursor ?? '' }, buyer)).data
  expect([...(first?.list ?? []), ...(second?.list ?? [])].map((order) => order.orderSn)).toEqual(placed)
  expect([first?.nextCursor === null, second?.nextCursor]).toEqual([false, null])
  const found = async (search: { keyword?: string; startDate?: string; endDate?: string }) =>
    (await ask(buyerOrderList, search, buyer)).data?.list.length
  expect(await found({ keyword: placed[0] })).toBe(1)
  expect(await found({ keyword: '店铺1002' })).toBe(5)
  expect(await found({ keyword: 'zinc 2' })).toBe(5)
  expect(await found({ keyword: '100%' })).toBe(0)
  const today = new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(await found({ startDate: today, endDate: today })).toBe(5)
  expect(await found({ endDate: '2026-11-01' })).toBe(0)
  expect((await ask(buyerOrderList, { cursor: 'x' }, buyer)).code).toBe('order.badCursor')
})
