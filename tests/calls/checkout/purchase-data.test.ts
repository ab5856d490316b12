import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { purchaseDataMessages } from '../../../src/modules/fulfilment/messages.ts'
import {
  documentOrderOf,
  documentOrderLinesOf,
  purchasePropertiesOf,
} from '../../../src/modules/fulfilment/server/documents/document-order-repository.ts'
import { checkoutPreview, orderPurchaseData } from '../../../src/modules/order/endpoints.ts'
import { buyerOrderDetail, buyerOrderList, sellerOrderDetail, sellerOrderList } from '../../../src/modules/order/endpoints-orders.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aClock, aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer, buy, footprint, submit } from '../../fixtures/trade/buying.ts'
import { aMarket, aStoreClerk } from '../../fixtures/trade/goods.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1 }, { productId: 2 }])
const app = aHouse(database, aClock())
const ask = asker(app, [...basketHandlers(), ...orderHandlers()])
let last = 7600
const someone = () => aBuyer(client, (last += 1))
const said = {
  buyerOrderNo: 'PO-2026/1187',
  wantedDate: '2026-12-01',
  unloading: 'FORKLIFT',
  unloadingNote: '南门进',
  truckLength: '9.6',
} as const

test('what the buyer says at checkout stands on the order for both sides, on documents, and finds it again', async () => {
  const buyer = await someone()
  const placed = dataOf(
    await buy(ask, buyer, [{ productId: 1, number: 1 }], { purchaseData: said, materialCodes: [{ productId: 1, code: 'ZN-01' }] }),
  )
  const [orderSn = ''] = placed.orderSnList
  const order = dataOf(await ask(buyerOrderDetail, { orderSn }, buyer))
  expect(order).toMatchObject({ purchaseData: said, purchaseEditable: 1 })
  expect(order.orderProductList[0]).toMatchObject({ materialCode: 'ZN-01' })
  const clerk = { visitor: aStoreClerk(1001) }
  expect(dataOf(await ask(sellerOrderDetail, { orderSn }, clerk))).toMatchObject({ purchaseData: said, purchaseEditable: 0 })
  for (const keyword of ['po-2026/1187', '1187'])
    for (const list of [await ask(buyerOrderList, { keyword }, buyer), await ask(sellerOrderList, { keyword }, clerk)])
      expect(dataOf(list).list.map((one) => one.orderSn)).toEqual([orderSn])
  const facts = await documentOrderOf(app.read, orderSn, { memberId: buyer.memberId })
  if (!facts) throw new Error('the order is gone')
  expect(purchasePropertiesOf(facts, 'zh').map(({ value }) => value)).toEqual([
    'PO-2026/1187',
    '2026-12-01',
    '叉车卸货',
    '9.6 米以内',
    '南门进',
  ])
  expect(purchasePropertiesOf(facts, 'en')[0]?.label).toBe(purchaseDataMessages.en.buyerOrderNo)
  expect((await documentOrderLinesOf(app.read, facts.orderId))[0]).toMatchObject({ materialCode: 'ZN-01' })
})

test('a number of the buyer that looks like one of the platform is found too', async () => {
  const buyer = await someone()
  const purchaseData = { ...said, buyerOrderNo: '20261123000999' }
  const placed = dataOf(await buy(ask, buyer, [{ productId: 2, number: 1 }], { purchaseData }))
  expect(dataOf(await ask(buyerOrderList, { keyword: '20261123000999' }, buyer)).list.map((one) => one.orderSn)).toEqual(placed.orderSnList)
})

test('a date that has passed is refused at its field, and nothing is lost or written', async () => {
  const buyer = await someone()
  await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  const total = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId }, buyer)).totalAmount
  const before = await footprint(client)
  for (const wantedDate of ['2026-11-19', '2028-01-01']) {
    const refused = await submit(ask, buyer, { expectedTotal: total, purchaseData: { ...said, wantedDate } })
    expect(refused).toMatchObject({ code: 'order.wantedDateOutOfRange' })
    expect(refused.errors).toHaveProperty(['purchaseData.wantedDate'])
  }
  expect(await footprint(client)).toEqual(before)
})

test('until everything is shipped the buyer changes it, with its own codes; nobody else, and not afterwards', async () => {
  const buyer = await someone()
  const placed = dataOf(await buy(ask, buyer, [{ productId: 1, number: 1 }]))
  const [orderSn = ''] = placed.orderSnList
  const line = dataOf(await ask(buyerOrderDetail, { orderSn }, buyer)).orderProductList[0]?.orderProductId ?? 0
  const change = { orderSn, purchaseData: said, materialCodes: [{ orderProductId: line, code: 'OWN-7' }] }
  const key = () => ({ idempotencyKey: randomUUID() })
  expect((await ask(orderPurchaseData, change, { ...(await someone()), ...key() })).code).toBe('order.orderGone')
  expect((await ask(orderPurchaseData, { ...change, materialCodes: [{ orderProductId: 1e9, code: 'x' }] }, buyer)).code).toBe(
    'order.lineNotInOrder',
  )
  expect(dataOf(await ask(buyerOrderDetail, { orderSn }, buyer)).purchaseData.buyerOrderNo).toBe('')
  dataOf(await ask(orderPurchaseData, change, buyer))
  dataOf(await ask(orderPurchaseData, { ...change, purchaseData: { ...said, buyerOrderNo: 'PO-9' }, materialCodes: [] }, buyer))
  const order = dataOf(await ask(buyerOrderDetail, { orderSn }, buyer))
  expect(order).toMatchObject({ purchaseData: { buyerOrderNo: 'PO-9' }, orderProductList: [{ materialCode: 'OWN-7' }] })
  expect(dataOf(await ask(buyerOrderList, { keyword: 'PO-9' }, buyer)).list).toHaveLength(1)
  expect(dataOf(await ask(buyerOrderList, { keyword: '1187' }, buyer)).list).toHaveLength(0)
  const { rows } = await client.query(
    `SELECT diff -> 'buyerOrderNo' AS diff FROM audit_log WHERE action = 'order.purchaseData' AND entity_id = $1 ORDER BY id`,
    [orderSn],
  )
  expect(rows.map((row) => row.diff)).toEqual([
    ['', 'PO-2026/1187'],
    ['PO-2026/1187', 'PO-9'],
  ])
  await client.query(`UPDATE orders SET frozen = true WHERE order_sn = $1`, [orderSn])
  expect((await ask(orderPurchaseData, change, buyer)).code).toBe('order.purchaseDataFixed')
})
