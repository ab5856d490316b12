import { expect, test } from 'vitest'
import { buy, footprint, stockOf } from '../../../../tests/fixtures/trade/buying.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aShippingHouse, truck } from '../../../../tests/fixtures/trade/shipping-house.ts'
import { goodsEvaluations } from '../../reviews/endpoints-evaluations.ts'
import { orderEvaluate, orderEvaluateAppend } from '../../order/endpoints-evaluation.ts'
import { adminOrderDetail, buyerOrderDetail, sellerOrderDetail, sellerOrderList, sellerOrderRemark } from '../../order/endpoints-orders.ts'
import { maskName } from '../../../kernel/text/mask-name.ts'
import {
  buyerReceive,
  buyerShipments,
  sellerArrive,
  sellerDeliver,
  sellerShip,
  sellerShipments,
  sellerTrace,
  sellerVoid,
} from '../endpoints.ts'

const { client, ask, clerk, stranger, keyed, aNewBuyer, aPaidOrder, shipAll, stateOf } = await aShippingHouse()
const carrier = { kind: 'CARRIER' as const, carrierName: '德邦', trackingNo: 'DPK123' }

test('two shipments of one line each are shipped and received, and the last receipt completes the order', async () => {
  const { buyer, orderSn, lines } = await aPaidOrder()
  const [zinc, alloy] = lines.map((line) => line.id)
  const first = (await ask(sellerDeliver, { orderSn, ...truck, lines: [{ orderProductId: zinc ?? 0, number: '1.5' }] }, keyed(clerk))).data
  expect(first?.shipments).toMatchObject([{ state: 'SHIPPED', lines: [{ number: 1.5, unitName: '吨' }] }])
  expect(await stateOf(orderSn)).toBe('PARTIALLY_SHIPPED')
  const second = (
    await ask(
      sellerDeliver,
      {
        orderSn,
        ...carrier,
        lines: [
          { orderProductId: zinc ?? 0, number: 1.5 },
          { orderProductId: alloy ?? 0, number: 2 },
        ],
      },
      keyed(clerk),
    )
  ).data
  expect(await stateOf(orderSn)).toBe('SHIPPED')
  const seen = (await ask(buyerShipments, { orderSn }, buyer)).data
  expect(seen?.shipments.map((shipment) => shipment.traces[0]?.text)).toEqual([
    '货物已装车发出，车牌 津A12345，司机 王师傅',
    '货物已发出，德邦，单号 DPK123',
  ])
  await ask(buyerReceive, { orderSn, shipmentSn: second?.shipments[1]?.shipmentSn }, keyed(buyer))
  expect(await stateOf(orderSn)).toBe('SHIPPED')
  await ask(buyerReceive, { orderSn, shipmentSn: first?.shipments[0]?.shipmentSn }, keyed(buyer))
  const done = (await ask(buyerOrderDetail, { orderSn }, buyer)).data
  expect(done).toMatchObject({ state: 'COMPLETED', label: 'awaitingEvaluation', can: ['evaluate', 'hide', 'reorder', 'print'] })
  expect(done?.orderProductList.map((line) => [line.buyNum, line.shippedNum, line.receivedNum]).toSorted()).toEqual([
    [2, 2, 2],
    [3, 3, 3],
  ])
})

test('held stock becomes sold as it leaves', async () => {
  const before = await stockOf(client, 1)
  const { orderSn, lines } = await aPaidOrder()
  await ask(sellerDeliver, { orderSn, ...truck, lines: [{ orderProductId: lines[0]?.id ?? 0, number: 2 }] }, keyed(clerk))
  expect(await stockOf(client, 1)).toEqual({ available: before.available - 3000, held: before.held + 1000, sold: before.sold + 2000 })
})

test('more than is left is refused with the largest quantity, and nothing moves', async () => {
  const { orderSn, lines } = await aPaidOrder()
  const zinc = lines[0]?.id ?? 0
  await ask(sellerDeliver, { orderSn, ...truck, lines: [{ orderProductId: zinc, number: 2 }] }, keyed(clerk))
  const before = await footprint(client)
  const ship = (parts: { orderProductId: number; number: number | string }[], by: object = truck) =>
    ask(sellerDeliver, { orderSn, ...truck, ...by, lines: parts }, keyed(clerk))
  expect(await ship([{ orderProductId: zinc, number: 1.001 }])).toMatchObject({ code: 'fulfilment.aboveOrdered' })
  const one = { orderProductId: zinc, number: 1 }
  expect((await ship([one, one])).code).toBe('fulfilment.twiceSameLine')
  expect((await ship([{ orderProductId: 999_999, number: 1 }])).code).toBe('order.lineNotInOrder')
  expect((await ship([{ orderProductId: zinc, number: 0 }])).code).toBe('fulfilment.nothingToShip')
  expect((await ship([{ orderProductId: zinc, number: '0.0001' }])).code).toBe('fulfilment.badNumber')
  expect((await ship([{ orderProductId: zinc, number: 1 }], { plateNo: 'X' })).code).toBe('fulfilment.plateInvalid')
  expect((await ask(sellerDeliver, { orderSn, ...truck, lines: [{ orderProductId: zinc, number: 1 }] }, keyed(stranger))).code).toBe(
    'order.orderGone',
  )
  expect(
    (await ask(sellerDeliver, { orderSn, ...truck, expectedVersion: 1, lines: [{ orderProductId: zinc, number: 1 }] }, keyed(clerk))).code,
  ).toBe('api.stale')
  expect(await footprint(client)).toEqual(before)
})

test('two clerks shipping the rest at once ship it once', async () => {
  const { orderSn, lines } = await aPaidOrder()
  const rest = lines.map((line) => ({ orderProductId: line.id, number: line.productId === 1 ? 3 : 2 }))
  const answers = await Promise.all([1, 2].map(() => ask(sellerDeliver, { orderSn, ...truck, lines: rest }, keyed(clerk))))
  expect(answers.map((answer) => answer.code ?? 'shipped').toSorted()).toEqual(['fulfilment.cannotShip', 'shipped'])
})

test('an unpaid order does not ship', async () => {
  const buyer = await aNewBuyer()
  const orderSn = (await buy(ask, buyer, [{ productId: 1, number: 1 }])).data?.orderSnList[0] ?? ''
  const line = (await ask(buyerOrderDetail, { orderSn }, buyer)).data?.orderProductList[0]?.orderProductId ?? 0
  const before = await footprint(client)
  expect((await ask(sellerDeliver, { orderSn, ...truck, lines: [{ orderProductId: line, number: 1 }] }, keyed(clerk))).code).toBe(
    'fulfilment.cannotShip',
  )
  expect(await footprint(client)).toEqual(before)
})

test('a shipment is made ready, counts against what is left, is given up or sent; the buyer sees it when it leaves', async () => {
  const { buyer, orderSn, lines } = await aPaidOrder()
  const zinc = lines[0]?.id ?? 0
  const two = [{ orderProductId: zinc, number: 2 }]
  const ready = (await ask(sellerDeliver, { orderSn, ...truck, prepare: 1, lines: two }, keyed(clerk))).data
  expect(ready?.shipments[0]).toMatchObject({ state: 'PREPARING', can: ['ship', 'void'] })
  expect((await ask(buyerShipments, { orderSn }, buyer)).data?.shipments).toEqual([])
  expect((await ask(sellerDeliver, { orderSn, ...truck, lines: two }, keyed(clerk))).code).toBe('fulfilment.aboveOrdered')
  const voided = dataOf(await ask(sellerVoid, { shipmentSn: ready?.shipments[0]?.shipmentSn ?? '' }, keyed(clerk)))
  expect(voided.shipments[0]?.state).toBe('VOID')
  const three = [{ orderProductId: zinc, number: 3 }]
  const again = (await ask(sellerDeliver, { orderSn, ...truck, prepare: 1, lines: three }, keyed(clerk))).data
  const shipmentSn = again?.shipments[1]?.shipmentSn ?? ''
  expect((await ask(sellerShip, { shipmentSn }, keyed(stranger))).code).toBe('fulfilment.shipmentGone')
  const once = keyed(clerk)
  const sent = dataOf(await ask(sellerShip, { shipmentSn }, once))
  // A repetition after a lost answer is answered by its key and sends nothing again.
  expect(dataOf(await ask(sellerShip, { shipmentSn }, once)).orderVersion).toBe(sent.orderVersion)
  expect(await stateOf(orderSn)).toBe('PARTIALLY_SHIPPED')
  await ask(sellerTrace, { shipmentSn, text: '车辆已到沧州', place: '沧州' }, clerk)
  await ask(sellerArrive, { shipmentSn }, clerk)
  const seen = (await ask(buyerShipments, { orderSn }, buyer)).data?.shipments[0]
  expect(seen).toMatchObject({ state: 'ARRIVED', stateText: '已到达', can: ['receive'] })
  expect(seen?.traces.map((line) => line.text)).toEqual([
    '货物已到达',
    '车辆已到沧州',
    '货物已装车发出，车牌 津A12345，司机 王师傅',
    '供应商已备货',
  ])
})

test('a completed order is evaluated once and extended once; the goods page shows it without a name', async () => {
  const { buyer, orderSn, lines } = await aPaidOrder()
  const item = (index: number) => ({ orderProductId: lines[index]?.id ?? 0, score: 5, content: '锌锭外观整齐' })
  const scores = { descScore: 5, serviceScore: 4, logisticsScore: 5 }
  expect((await ask(orderEvaluate, { orderSn, items: [item(0)], ...scores }, buyer)).code).toBe('order.cannotEvaluate')
  await shipAll({ orderSn, lines })
  await ask(buyerReceive, { orderSn }, keyed(buyer))
  expect((await ask(orderEvaluate, { orderSn, items: [item(0), item(0)], ...scores }, buyer)).code).toBe('order.alreadyEvaluated')
  expect((await ask(orderEvaluate, { orderSn, items: [item(0)], ...scores }, buyer)).data?.evaluated).toBe(1)
  expect((await ask(orderEvaluate, { orderSn, items: [item(0)], ...scores }, buyer)).code).toBe('order.alreadyEvaluated')
  expect((await ask(orderEvaluate, { orderSn, items: [item(1)], anonymous: 1, ...scores }, buyer)).state).toBe(200)
  expect(
    (await ask(orderEvaluateAppend, { orderSn, items: [{ orderProductId: lines[0]?.id ?? 0, content: '用了一个月，锌渣少' }] }, buyer))
      .state,
  ).toBe(200)
  expect(
    (await ask(orderEvaluateAppend, { orderSn, items: [{ orderProductId: lines[0]?.id ?? 0, content: '再说一次' }] }, buyer)).code,
  ).toBe('order.cannotAppend')
  const shown = (await ask(goodsEvaluations, { goodsId: 1 })).data
  expect(shown).toMatchObject({ total: 1, average: 5, list: [{ content: '锌锭外观整齐', append: { content: '用了一个月，锌渣少' } }] })
  expect(JSON.stringify(shown)).not.toContain(`buyer${buyer.memberId}`)
})

test("the store sees its orders and nobody else's, and keeps a note of its own", async () => {
  const { buyer, orderSn } = await aPaidOrder()
  expect((await ask(sellerOrderList, { keyword: orderSn }, clerk)).data?.list).toHaveLength(1)
  expect((await ask(sellerOrderList, {}, stranger)).data?.list).toEqual([])
  expect((await ask(sellerOrderDetail, { orderSn }, stranger)).code).toBe('order.orderGone')
  expect((await ask(sellerShipments, { orderSn }, stranger)).code).toBe('order.orderGone')
  expect((await ask(sellerOrderList, {}, buyer)).state).toBe(259)
  expect((await ask(sellerOrderRemark, { orderSn, remark: '已让利 20 元/吨' }, stranger)).code).toBe('order.orderGone')
  await ask(sellerOrderRemark, { orderSn, remark: '已让利 20 元/吨' }, clerk)
  expect((await ask(sellerOrderDetail, { orderSn }, clerk)).data?.sellerRemark).toBe('已让利 20 元/吨')
  expect(JSON.stringify((await ask(buyerOrderDetail, { orderSn }, buyer)).data)).not.toContain('让利')
})

test('a store knows its buyer by company or discreetly and never by the account; the platform’s clerks are the platform to both', async () => {
  const { buyer, orderSn } = await aPaidOrder()
  const account = `member${buyer.memberId}`
  const seen = [await ask(sellerOrderList, { keyword: orderSn }, clerk), await ask(sellerOrderDetail, { orderSn }, clerk)]
  expect(seen.map((answer) => answer.state)).toEqual([200, 200])
  expect(JSON.stringify(seen)).not.toContain(account)
  expect(seen[1]?.data).toMatchObject({
    buyerName: maskName(account),
    logs: expect.arrayContaining([expect.objectContaining({ event: 'submit', actorName: maskName(account) })]),
  })
  expect((await ask(adminOrderDetail, { orderSn }, { visitor: { ...aMember(9), platform: ['platform.orders'] } })).data).toMatchObject({
    buyerName: account,
  })
  await client.query("UPDATE member SET company_name = '北辰镀锌厂' WHERE id = $1", [buyer.memberId])
  const again = await aPaidOrder(buyer)
  expect((await ask(sellerOrderDetail, { orderSn: again.orderSn }, clerk)).data?.buyerName).toBe('北辰镀锌厂')
  await client.query(
    "INSERT INTO order_event (order_id, at, event, to_state, actor_kind, actor_id, actor_name) SELECT order_id, now(), 'confirmTransfer', state, 'platform', 9, 'the_clerk' FROM orders WHERE order_sn = $1",
    [orderSn],
  )
  const told = await Promise.all([ask(buyerOrderDetail, { orderSn }, buyer), ask(sellerOrderDetail, { orderSn }, clerk)])
  for (const { data } of told) expect(data?.logs.find((log) => log.event === 'confirmTransfer')?.actorName).toBe('平台')
})
