import { expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { aBuyer } from '../../../../tests/fixtures/trade/buying.ts'
import { anExitsHouse } from '../../../../tests/fixtures/trade/exits-house.ts'
import type { Caller } from '../../../api/caller.ts'
import { buyerRequestCancel } from '../../cancellation/endpoints.ts'
import {
  adminOrderList,
  buyerOrderList,
  orderTabs,
  sellerOrderList,
  storeOrderTabs,
  type StoreOrderTab,
} from '../../order/endpoints-orders.ts'
import { orderHandlers } from '../../order/server/public.ts'
import { storeTodoList } from '../endpoints.ts'
import { dashboardHandlers } from './handlers.ts'

const database = await aDatabase()
const { client, app, ask, paid, detail, clerk, ship } = await anExitsHouse(database, [
  { productId: 1, stock: 9_000_000, goodsName: '0#锌锭' },
  { productId: 2, stock: 9_000_000, goodsName: '锌合金' },
])
const see = asker(app, [...orderHandlers(), ...dashboardHandlers])
const admin = { visitor: { ...clerk().visitor, platform: ['platform.orders'] } } satisfies { visitor: Caller }

const buyer = await aBuyer(client, 8001)
const other = await aBuyer(client, 8002)

/** A paid order of the buyer, of which so much is shipped. */
async function order(by: typeof buyer, productId: number, tonnes: number, shipped: string): Promise<string> {
  const { orderSn } = await paid(by, [{ productId, number: tonnes }])
  const [line] = (await detail(by, orderSn)).orderProductList
  if (shipped !== '0') dataOf(await ship(orderSn, [{ orderProductId: line?.orderProductId ?? 0, number: shipped }]))
  return orderSn
}
const waiting = await order(buyer, 1, 10, '0')
const begun = await order(buyer, 2, 20, '10')
const gone = await order(other, 1, 5, '5')
const wantedBack = await order(other, 2, 3, '0')
dataOf(await ask(buyerRequestCancel, { orderSn: wantedBack, reason: '不需要了' }, { ...other, idempotencyKey: 'wanted-back-1' }))

const inTab = async (tab: StoreOrderTab) => dataOf(await see(sellerOrderList, { tab }, clerk())).list.map((one) => one.orderSn)

test('in a store each order waits in one tab: not begun, begun, gone, wanted back', async () => {
  expect(await inTab('awaitingShipment')).toEqual([waiting])
  expect(await inTab('partlyShipped')).toEqual([begun])
  expect(await inTab('awaitingReceipt')).toEqual([gone])
  expect(await inTab('refund')).toEqual([wantedBack])
  const { counts, list } = dataOf(await see(sellerOrderList, { tab: 'partlyShipped' }, clerk()))
  expect(Object.keys(counts).toSorted()).toEqual([...storeOrderTabs].toSorted())
  expect(counts).toMatchObject({ all: 4, awaitingShipment: 1, partlyShipped: 1, awaitingReceipt: 1, refund: 1 })
  expect(list[0]?.orderProductList[0]).toMatchObject({ shippedNum: 10, buyNum: 20, unitName: '吨' })
})

test('the to-do counts of a store are those of the tabs that they lead to', async () => {
  const { list } = dataOf(await see(storeTodoList, {}, clerk()))
  const { counts } = dataOf(await see(sellerOrderList, {}, clerk()))
  const countOf = (key: string) => list.find((one) => one.key === key)?.count
  expect([countOf('ship'), countOf('shipRest')]).toEqual([counts.awaitingShipment, counts.partlyShipped])
})

test('buyers and the platform keep their tabs: what is begun waits for shipment and receipt, and there is no tab of its own', async () => {
  const of = async (tab: 'awaitingShipment' | 'awaitingReceipt') =>
    dataOf(await see(buyerOrderList, { tab }, buyer)).list.map((one) => one.orderSn)
  expect(await of('awaitingShipment')).toEqual([begun, waiting])
  expect(await of('awaitingReceipt')).toEqual([begun])
  const platform = dataOf(await see(adminOrderList, { tab: 'awaitingShipment' }, admin))
  expect(platform.list.map((one) => one.orderSn)).toEqual([wantedBack, begun, waiting])
  for (const { counts } of [dataOf(await see(buyerOrderList, {}, buyer)), platform])
    expect(Object.keys(counts).toSorted()).toEqual([...orderTabs].toSorted())
  const asked = { tab: 'partlyShipped' } as never
  expect((await see(buyerOrderList, asked, buyer)).errors).toHaveProperty('tab')
  expect((await see(adminOrderList, asked, admin)).errors).toHaveProperty('tab')
})

test.each([
  ['goods', { goods: '锌合金' }, () => [wantedBack, begun]],
  ['the payment', { payMethod: 'CREDIT' as const }, () => []],
  ['a lowest amount', { amountFrom: 200_000 }, () => [begun, waiting]],
  ['a highest amount', { amountTo: 100_000 }, () => [wantedBack]],
  ['both amounts', { amountFrom: 100_000, amountTo: 200_000 }, () => [gone]],
  ['goods within a tab', { goods: '0#锌锭', tab: 'awaitingReceipt' as const }, () => [gone]],
  ['goods that nobody ordered', { goods: '镀锌管%' }, () => []],
])('a store finds its orders by %s', async (_by, filters, expected) => {
  expect(dataOf(await see(sellerOrderList, filters, clerk())).list.map((one) => one.orderSn)).toEqual(expected())
})

test('a store finds its orders by the buyer as its rows show it, and not by the name behind', async () => {
  await client.query(`UPDATE orders SET buyer_title = '天津北辰镀锌有限公司' WHERE order_sn = $1`, [begun])
  await client.query(`UPDATE orders SET buyer_title = '', buyer_name = 'zhangsan' WHERE order_sn = $1`, [gone])
  const by = async (name: string) => dataOf(await see(sellerOrderList, { buyer: name }, clerk())).list.map((one) => one.orderSn)
  expect(await by('北辰')).toEqual([begun])
  expect(await by('zhangsan')).toEqual([])
  expect(await by('z***n')).toEqual([gone])
})
