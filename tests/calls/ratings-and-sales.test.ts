import { expect, test } from 'vitest'
import { aDatabase } from '../fixtures/database/test-database.ts'
import { aClock, aHouse, asker } from '../fixtures/server/calls.ts'
import { aBuyer, buy, pay, systemAct, type Buyer } from '../fixtures/trade/buying.ts'
import { aMarket, aPlatformClerk, aStoreClerk } from '../fixtures/trade/goods.ts'
import { basketHandlers } from '../../src/modules/basket/server/handlers.ts'
import { buyerReceive, sellerDeliver } from '../../src/modules/fulfilment/endpoints.ts'
import { fulfilmentHandlers } from '../../src/modules/fulfilment/server/handlers.ts'
import {
  adminEvaluationList,
  adminEvaluationShow,
  orderEvaluate,
  sellerEvaluationAnswer,
  sellerEvaluationList,
} from '../../src/modules/order/endpoints-evaluation.ts'
import { sellerOrderDetail } from '../../src/modules/order/endpoints-orders.ts'
import { orderHandlers } from '../../src/modules/order/server/handlers.ts'
import { lockOrder, moveOrders } from '../../src/modules/order/server/orders/order-repository.ts'
import { countSales } from '../../src/modules/purchase-history/server/count-sales.ts'
import { goodsEvaluations } from '../../src/modules/reviews/endpoints-evaluations.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, stock: 1_000_000 },
])
const app = aHouse(database, aClock())
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...fulfilmentHandlers()])
const clerk = { visitor: aStoreClerk(1001) }
const stranger = { visitor: aStoreClerk(1002) }
const desk = { visitor: aPlatformClerk() }
let keys = 0
const keyed = <Who extends object>(who: Who) => ({ ...who, idempotencyKey: `ratings-key-${(keys += 1)}` })

/** Every event of orders goes to the subscriber, twice: it must take each once. */
async function subscribersRun(): Promise<void> {
  const { rows } = await client.query(`SELECT event, payload FROM event_outbox WHERE event = ANY($1) ORDER BY 1`, [countSales.events])
  for (const { event, payload } of [...rows, ...rows])
    await app.inTransaction((tx) => countSales.take(tx, { id: '1', event, payload }, app))
}

async function aCompletedOrder(buyer: Buyer, productIds: readonly number[]) {
  const placed = (
    await buy(
      ask,
      buyer,
      productIds.map((productId) => ({ productId, number: 1 })),
    )
  ).data
  await pay(app, buyer, placed?.paySn ?? '')
  const orderSn = placed?.orderSnList[0] ?? ''
  const lines = (await ask(sellerOrderDetail, { orderSn }, clerk)).data?.orderProductList.map((line) => line.orderProductId) ?? []
  const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
  await ask(sellerDeliver, { orderSn, ...truck, lines: lines.map((orderProductId) => ({ orderProductId, number: 1 })) }, keyed(clerk))
  await ask(buyerReceive, { orderSn }, keyed(buyer))
  return { orderSn, lines }
}

async function evaluate(buyer: Buyer, order: { orderSn: string; lines: number[] }, score: number): Promise<void> {
  const items = order.lines.map((orderProductId) => ({ orderProductId, score, content: '锌锭外观整齐' }))
  const scores = { descScore: score, serviceScore: Math.max(1, score - 1), logisticsScore: 4 }
  expect((await ask(orderEvaluate, { orderSn: order.orderSn, items, ...scores }, buyer)).state).toBe(200)
}

/** What the store's row says, and what its evaluations say. */
async function scoresOfStore(): Promise<{ kept: unknown; counted: unknown }> {
  const { rows } = await client.query(
    `SELECT (SELECT (rated, desc_score, service_score, logistics_score)::text FROM store WHERE store_id = 1001) AS kept,
       (SELECT (count(*), round(100 * avg(desc_score)), round(100 * avg(service_score)), round(100 * avg(logistics_score)))::text
        FROM evaluation WHERE store_id = 1001 AND state = 'PUBLISHED') AS counted`,
  )
  return rows[0]
}

/** `goods id → sold` as goods say it, and as their orders do. */
async function sold(): Promise<{ kept: unknown; counted: unknown }> {
  const { rows } = await client.query(
    `SELECT (SELECT json_object_agg(goods_id, sold_count ORDER BY goods_id) FROM goods) AS kept,
       (SELECT json_object_agg(g.goods_id, (SELECT count(DISTINCT o.order_id) FROM orders o JOIN order_line l USING (order_id)
          WHERE l.goods_id = g.goods_id AND o.paid_at IS NOT NULL AND o.state NOT IN ('CANCELLED', 'CLOSED')) ORDER BY g.goods_id) FROM goods g) AS counted`,
  )
  return rows[0]
}

test('a store has no rating before somebody rates it, and then the average of its published evaluations', async () => {
  expect(await scoresOfStore()).toMatchObject({ kept: '(0,,,)' })
  const buyer = await aBuyer(client, 7101)
  const first = await aCompletedOrder(buyer, [1, 2])
  await evaluate(buyer, first, 5)
  expect((await scoresOfStore()).kept).toBe('(2,500,400,400)')
  const second = await aCompletedOrder(buyer, [1])
  await evaluate(buyer, second, 2)
  const after = await scoresOfStore()
  expect(after.kept).toBe(after.counted)
  expect(after.kept).toBe('(3,400,300,400)')
})

test('the platform hides an evaluation with a reason and shows it again; ratings follow', async () => {
  const worst = (await ask(adminEvaluationList, {}, desk)).data?.list.find((row) => row.score === 2)
  const evaluationId = worst?.evaluationId ?? 0
  expect((await ask(adminEvaluationShow, { evaluationId, act: 'hide' }, desk)).code).toBe('order.reasonRequired')
  expect((await ask(adminEvaluationShow, { evaluationId, act: 'hide', reason: '含有他人电话' }, clerk)).state).not.toBe(200)
  expect((await ask(adminEvaluationShow, { evaluationId, act: 'hide', reason: '含有他人电话' }, desk)).state).toBe(200)
  expect(await scoresOfStore()).toEqual({ kept: '(2,500,400,400)', counted: '(2,500,400,400)' })
  expect((await ask(goodsEvaluations, { goodsId: 1 })).data).toMatchObject({ total: 1, average: 5 })
  expect((await ask(sellerEvaluationList, {}, clerk)).data?.list[0]).toMatchObject({ isHidden: 1, hiddenReason: '含有他人电话' })
  expect((await ask(adminEvaluationShow, { evaluationId, act: 'hide', reason: '再次' }, desk)).code).toBe('order.evaluationMoved')
  expect((await ask(adminEvaluationShow, { evaluationId, act: 'show' }, desk)).state).toBe(200)
  expect((await scoresOfStore()).kept).toBe('(3,400,300,400)')
  expect((await ask(adminEvaluationShow, { evaluationId: 999_999, act: 'show' }, desk)).code).toBe('api.notFound')
})

test('a store reads the evaluations of its own goods and answers them in public; nobody else does', async () => {
  expect((await ask(sellerEvaluationList, {}, stranger)).data).toEqual({ total: 0, list: [] })
  const { total, list } = (await ask(sellerEvaluationList, { isAnswered: '0' }, clerk)).data ?? { total: 0, list: [] }
  expect(total).toBe(3)
  expect(JSON.stringify(list)).not.toContain('buyer7101')
  const evaluationId = list.find((row) => row.goodsId === 1)?.evaluationId ?? 0
  expect((await ask(sellerEvaluationAnswer, { evaluationId, content: '感谢' }, stranger)).code).toBe('api.notFound')
  expect((await ask(sellerEvaluationAnswer, { evaluationId, content: '感谢支持，欢迎再次采购' }, clerk)).state).toBe(200)
  expect((await ask(sellerEvaluationList, { isAnswered: '0' }, clerk)).data?.total).toBe(2)
  // The number of all of them stands beside a page beyond the last.
  expect((await ask(sellerEvaluationList, { current: 9 }, clerk)).data).toEqual({ total: 3, list: [] })
  const shown = (await ask(goodsEvaluations, { goodsId: 1 })).data?.list.find((row) => row.evaluationId === evaluationId)
  expect(shown?.answer?.content).toBe('感谢支持，欢迎再次采购')
})

test('paid orders are counted as sold, once, and closed ones are taken off again', async () => {
  const buyer = await aBuyer(client, 7102)
  const { orderSn } = await aCompletedOrder(buyer, [1, 2])
  // Placed and not paid: nothing is sold.
  await buy(ask, buyer, [{ productId: 2, number: 1 }])
  await subscribersRun()
  expect(await sold()).toEqual({ kept: { 1: 3, 2: 2 }, counted: { 1: 3, 2: 2 } })
  await app.inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderSn, { anyone: true })
    return moveOrders(tx, order ? [order] : [], { event: 'closeRefunded', who: 'system', act: systemAct(app.clock.now()) })
  })
  await subscribersRun()
  expect(await sold()).toEqual({ kept: { 1: 2, 2: 1 }, counted: { 1: 2, 2: 1 } })
})
