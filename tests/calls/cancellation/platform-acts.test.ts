import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminOrderActs, adminOrderCancel, adminOrderExtend, adminOrderNote } from '../../../src/modules/cancellation/endpoints-platform.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { anExitsHouse, moneyOf } from '../../fixtures/trade/exits-house.ts'
import { aBuyer, buy, stockOf } from '../../fixtures/trade/buying.ts'
import { aPlatformClerk } from '../../fixtures/trade/goods.ts'

const database = await aDatabase()
const { client, ask, paid, detail, clerk, ship } = await anExitsHouse(database, [{ productId: 1, stock: 900_000 }])
let next = 8300
const someone = () => aBuyer(client, (next += 1))
const desk = () => ({ visitor: aPlatformClerk(), idempotencyKey: randomUUID() })
const money = async (orderSn: string) => (await client.query(moneyOf, [orderSn])).rows[0]
const lines = [{ productId: 1, number: 3 }]
const told = async (orderSn: string) =>
  (
    await client.query(
      `SELECT payload ->> 'done' AS done, payload ->> 'reason' AS reason FROM event_outbox WHERE event = 'cancellation.platformActed' AND key = $1`,
      [orderSn],
    )
  ).rows
/** Who the other notices of a cancellation say did it; the platform's are told with their reason alone. */
const cancelledBy = async (orderSn: string) =>
  (
    await client.query(
      `SELECT payload ->> 'by' AS by FROM event_outbox WHERE event IN ('order.cancelled', 'cancellation.moved')
       AND (payload ->> 'orderSn' = $1 OR (payload -> 'orderSnList')::jsonb ? $1) AND payload ->> 'state' IS DISTINCT FROM 'REFUNDED'`,
      [orderSn],
    )
  ).rows.map((row) => row.by)
const canOf = async (orderSn: string) => dataOf(await ask(adminOrderActs, { orderSn }, desk())).can

test('the platform cancels an unpaid order: its stock is free, both sides read why', async () => {
  const before = await stockOf(client, 1)
  const buyer = await someone()
  const orderSn = dataOf(await buy(ask, buyer, lines)).orderSnList[0] ?? ''
  expect(await canOf(orderSn)).toEqual(['note', 'cancel'])
  expect((await ask(adminOrderCancel, { orderSn, reason: '' }, desk())).state).toBe(255)
  expect(dataOf(await ask(adminOrderCancel, { orderSn, reason: '买家电话要求取消' }, desk()))).toEqual({ orderSn })
  expect((await money(orderSn)).state).toBe('CANCELLED')
  expect(await stockOf(client, 1)).toEqual(before)
  expect(await told(orderSn)).toEqual([{ done: 'cancelled', reason: '买家电话要求取消' }])
  expect(await cancelledBy(orderSn)).toEqual(['platform'])
  const log = await client.query(`SELECT actor_kind AS kind, reason FROM audit_log WHERE action = 'order.cancel' AND entity_id = $1`, [
    orderSn,
  ])
  expect(log.rows).toEqual([{ kind: 'platform', reason: '买家电话要求取消' }])
  expect(await canOf(orderSn)).toEqual(['note'])
})

test('the platform cancels a paid order of which nothing has left: all of the money goes back', async () => {
  const before = await stockOf(client, 1)
  const { orderSn } = await paid(await someone(), lines)
  const total = (await money(orderSn)).paid
  expect(dataOf(await ask(adminOrderCancel, { orderSn, reason: '店铺停业' }, desk()))).toEqual({ orderSn })
  expect(await money(orderSn)).toMatchObject({ state: 'CLOSED', back: total, asked: total })
  expect(await cancelledBy(orderSn)).toEqual(['platform'])
  expect(await stockOf(client, 1)).toEqual(before)
  expect((await ask(adminOrderCancel, { orderSn, reason: '再次取消' }, desk())).state).toBe(255)
  expect(await money(orderSn)).toMatchObject({ back: total, asked: total })
})

test('what has left is not cancelled; its automatic receipt moves later, also a second time', async () => {
  const buyer = await someone()
  const { orderSn } = await paid(buyer, lines)
  const [line] = (await detail(buyer, orderSn)).orderProductList
  await ship(orderSn, [{ orderProductId: line?.orderProductId ?? 0, number: '3' }])
  expect(await canOf(orderSn)).toEqual(['note', 'extend'])
  expect((await ask(adminOrderCancel, { orderSn, reason: '取消' }, desk())).code).toBe('cancellation.notWaiting')
  const until = async () =>
    (await client.query(`SELECT auto_receive_at AS at FROM orders WHERE order_sn = $1`, [orderSn])).rows[0].at as Date
  const moments = [await until()]
  for (const reason of ['物流延误', '道路封闭']) {
    expect(dataOf(await ask(adminOrderExtend, { orderSn, reason }, desk()))).toEqual({ orderSn })
    moments.push(await until())
  }
  expect(moments.map(Number)).toEqual(moments.map(Number).toSorted((one, other) => one - other))
  expect(new Set(moments.map(Number)).size).toBe(3)
  expect((await told(orderSn)).map((one) => one.done)).toEqual(['extended', 'extended'])
})

test('notes are the platform’s own, and nobody else acts', async () => {
  const { orderSn } = await paid(await someone(), lines)
  expect(dataOf(await ask(adminOrderNote, { orderSn, text: '已联系买家核对地址' }, desk()))).toEqual({ orderSn })
  expect(dataOf(await ask(adminOrderActs, { orderSn }, desk())).notes).toMatchObject([{ text: '已联系买家核对地址' }])
  const before = await money(orderSn)
  for (const call of [adminOrderCancel, adminOrderExtend]) expect((await ask(call, { orderSn, reason: 'x' }, clerk())).state).toBe(259)
  expect(
    (await ask(adminOrderNote, { orderSn, text: 'x' }, { visitor: { ...aPlatformClerk(), platform: ['platform.goods'] } })).state,
  ).toBe(259)
  expect((await ask(adminOrderCancel, { orderSn: '0', reason: 'x' }, desk())).code).toBe('order.orderGone')
  expect(await money(orderSn)).toEqual(before)
})
