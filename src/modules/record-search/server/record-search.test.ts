import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aBuyer, buy, pay } from '../../../../tests/fixtures/trade/buying.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { anonymous, type Caller } from '../../../api/caller.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { orderHandlers } from '../../order/server/public.ts'
import { adminRecordSearch, memberRecordSearch, sellerRecordSearch, type FoundRecords } from '../endpoints.ts'
import { recordSearchHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, storeId: 1002, stock: 1_000_000 },
])
const app = aHouse(database)
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...recordSearchHandlers])
const member = { memberId: 9001, memberName: 'clerk', memberType: 2 } as Caller['member']
const staffOf = (storeId: number, ...capabilities: Caller['stores'][number]['capabilities']) => ({
  visitor: { ...anonymous, member, stores: [{ storeId, storeName: '店', capabilities }] },
})
const deskOf = (...platform: Caller['platform']) => ({ visitor: { ...anonymous, member, platform } })
const [buyer, other] = [await aBuyer(client, 8201), await aBuyer(client, 8202)]
const bought = dataOf(await buy(ask, buyer, [{ productId: 1, number: 1 }]))
await pay(app, buyer, bought.paySn)
const orderSn = bought.orderSnList[0] ?? ''
await client.query(`UPDATE orders SET buyer_title = '津门镀锌有限公司' WHERE order_sn = $1`, [orderSn])
const keys = (found: FoundRecords) => found.groups.map((group) => [group.kind, group.list.map((one) => one.key)])

test('an order is found by its number by its buyer, its store and the platform, and by nobody else', async () => {
  const mine = [['order', [orderSn]]]
  expect(keys(dataOf(await ask(memberRecordSearch, { keyword: orderSn }, buyer)))).toEqual(mine)
  expect(keys(dataOf(await ask(memberRecordSearch, { keyword: orderSn }, other)))).toEqual([])
  expect(keys(dataOf(await ask(sellerRecordSearch, { keyword: orderSn }, staffOf(1001, 'store.orders'))))).toEqual(mine)
  expect(keys(dataOf(await ask(sellerRecordSearch, { keyword: orderSn }, staffOf(1002, 'store.orders'))))).toEqual([])
  expect(keys(dataOf(await ask(adminRecordSearch, { keyword: orderSn }, deskOf('platform.orders'))))).toEqual(mine)
  // A part of the number is enough.
  expect(keys(dataOf(await ask(memberRecordSearch, { keyword: orderSn.slice(-6) }, buyer)))).toEqual(mine)
})

test('rights decide which kinds are searched', async () => {
  const kinds = async (...rights: Caller['stores'][number]['capabilities']) =>
    dataOf(await ask(sellerRecordSearch, { keyword: '津门镀锌' }, staffOf(1001, ...rights))).groups.map((group) => group.kind)
  expect(await kinds('store.orders')).toEqual(['order', 'customer'])
  expect(await kinds('store.goods', 'store.quote')).toEqual([])
  const goods = dataOf(await ask(sellerRecordSearch, { keyword: '锌锭' }, staffOf(1001, 'store.goods'))).groups
  expect(goods.map((group) => [group.kind, group.list.map((one) => one.key)])).toEqual([['goods', ['1']]])
  expect(keys(dataOf(await ask(adminRecordSearch, { keyword: '锌锭' }, deskOf('platform.goods'))))).toEqual([['goods', ['2', '1']]])
  expect(keys(dataOf(await ask(adminRecordSearch, { keyword: orderSn }, deskOf('platform.content'))))).toEqual([])
})

test.each(['%', '_', "'", '\\', 'zzz-nothing'])('%s finds nothing and breaks nothing', async (keyword) => {
  for (const kinds of [
    await ask(memberRecordSearch, { keyword }, buyer),
    await ask(sellerRecordSearch, { keyword }, staffOf(1001, 'store.orders', 'store.goods', 'store.quote')),
    await ask(adminRecordSearch, { keyword }, deskOf('platform.orders', 'platform.goods', 'platform.members', 'platform.stores')),
  ])
    expect(keys(dataOf(kinds))).toEqual([])
})

test('visitors and those without a seat are turned away', async () => {
  expect((await ask(memberRecordSearch, { keyword: 'x' })).state).toBe(266)
  expect((await ask(sellerRecordSearch, { keyword: 'x' }, buyer)).state).toBe(259)
  expect((await ask(adminRecordSearch, { keyword: 'x' }, buyer)).state).toBe(259)
})
