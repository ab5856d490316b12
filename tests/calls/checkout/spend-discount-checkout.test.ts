import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyer, buy, footprint, submit } from '../../fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../fixtures/server/calls.ts'
import { aCampaign, aCoupon, aLadder, couponStates } from '../../fixtures/trade/coupons.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aMarket } from '../../fixtures/trade/goods.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { promotionHandlers } from '../../../src/modules/promotion/server/handlers.ts'
import { promotionTimers } from '../../../src/modules/promotion/server/timers.ts'
import { spendDiscountList } from '../../../src/modules/promotion/endpoints.ts'
import { couponClaim, couponsForGoods, couponsForStores } from '../../../src/modules/promotion/endpoints-coupons-on-goods.ts'
import { orderCancel, checkoutPreview } from '../../../src/modules/order/endpoints.ts'
import { buyerOrderDetail } from '../../../src/modules/order/endpoints-orders.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 10_000_000 },
  { productId: 2, stock: 10_000_000, businessPrice: 333.4, retailPrice: 400 },
  { productId: 3, storeId: 1002, stock: 10_000_000 },
])
const app = aHouse(database, aClock())
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...promotionHandlers()])
// One tonne is 23,400 yuan.
const steps = [
  [2_000_000, 10_000],
  [4_000_000, 50_001],
] as const
const ladder = await aLadder(client, 1001, steps)
let last = 8700
const someone = () => aBuyer(client, (last += 1))
const pickup = [1001, 1002].map((storeId) => ({ storeId, delivery: 'PICKUP' as const }))
const tonnes = (number: number) => ({ buyNow: { productId: 1, number }, stores: pickup.slice(0, 1) })

test('preview and order agree; the reduction comes before the coupon, stands in the order and adds up over its lines', async () => {
  const buyer = await someone()
  const coupon = await aCoupon(client, await aCampaign(client, { storeId: 1001, amount: 10_001 }), buyer.memberId)
  const lines = [
    { productId: 1, number: 2 },
    { productId: 2, number: 2 },
    { productId: 3, number: 1 },
  ]
  const placed = dataOf(await buy(ask, buyer, lines, { stores: pickup }))
  expect(placed.totalAmount).toBeCloseTo((4_680_000 + 66_680 - 50_001 - 10_001 + 2_340_000) / 100, 2)
  const { rows } = await client.query(
    `SELECT o.order_sn AS "orderSn", o.discount::int AS discount, sum(l.discount)::int AS shared, o.total::int AS total, sum(l.subtotal)::int AS goods
     FROM orders o JOIN order_line l USING (order_id) WHERE order_sn = ANY($1) GROUP BY o.order_id ORDER BY o.store_id`,
    [placed.orderSnList],
  )
  expect(rows.map((row) => [row.discount, row.shared, row.goods - row.total])).toEqual([
    [60_002, 60_002, 60_002],
    [0, 0, 0],
  ])
  const { orderSn } = rows[0]
  const shown = dataOf(await ask(buyerOrderDetail, { orderSn }, buyer))
  expect(shown.benefits).toEqual([
    { kind: 'storeReduction', name: '测试满减', amount: 500.01 },
    { kind: 'storeCoupon', name: '测试券', amount: 100.01 },
  ])
  // Nothing of a reduction is held: a cancelled order frees its coupon, and the next order is reduced again.
  dataOf(await ask(orderCancel, { orderSn }, { ...buyer, idempotencyKey: randomUUID() }))
  expect(await couponStates(client, coupon)).toBe('AVAILABLE')
  const again = dataOf(await ask(checkoutPreview, tonnes(1), buyer))
  expect(again.storeGroupList[0]).toMatchObject({
    reduction: { name: '测试满减', saving: 100, hint: '再买 ¥16,600.00 可减 ¥500.01' },
    discount: 200.01,
  })
  const little = dataOf(await ask(checkoutPreview, { buyNow: { productId: 2, number: 1 }, stores: pickup.slice(0, 1) }, buyer))
  expect(little.storeGroupList[0]).toMatchObject({ reduction: { saving: 0, hint: '再买 ¥19,666.60 可减 ¥100.00' }, discount: 0 })
})

test('visitors see it on goods, in stores and in the hall; nobody claims it', async () => {
  const card = {
    reductionName: '测试满减',
    storeId: 1001,
    steps: [
      { from: 20_000, off: 100 },
      { from: 40_000, off: 500.01 },
    ],
  }
  const { rows } = await client.query<{ goodsId: number; storeId: number }>(
    'SELECT DISTINCT goods_id AS "goodsId", store_id AS "storeId" FROM goods ORDER BY 1',
  )
  const goodsOf = (storeId: number) => rows.filter((row) => Number(row.storeId) === storeId).map((row) => Number(row.goodsId))
  const asked = dataOf(await ask(couponsForStores, { storeIds: [1001, 1002], goodsIds: rows.map((row) => Number(row.goodsId)) }))
  expect(asked.reductions).toMatchObject([{ ...card, goodsIds: goodsOf(1001) }])
  expect(dataOf(await ask(couponsForGoods, { goodsId: goodsOf(1001)[0] ?? 0 })).reductions).toMatchObject([card])
  expect(dataOf(await ask(couponsForGoods, { goodsId: goodsOf(1002)[0] ?? 0 })).reductions).toEqual([])
  expect(dataOf(await ask(spendDiscountList, {}))).toMatchObject({ list: [card], total: 1 })
  const claim = await ask(couponClaim, { campaignId: ladder }, { ...(await someone()), idempotencyKey: randomUUID() })
  expect(claim.code).toBe('promotion.couponGone')
})

test('one that ends between preview and order changes the total: it is said, nothing moves and nothing is lost', async () => {
  const buyer = await someone()
  const view = dataOf(await ask(checkoutPreview, tonnes(2), buyer))
  expect(view).toMatchObject({ discount: 500.01, totalAmount: 46_299.99 })
  await promotionTimers['couponCampaign/end']?.(app, String(ladder))
  const before = await footprint(client)
  const refused = await submit(ask, buyer, { ...tonnes(2), expectedTotal: view.totalAmount })
  expect(refused.code).toBe('order.totalChanged')
  expect(await footprint(client)).toEqual(before)
  expect(dataOf(await submit(ask, buyer, { ...tonnes(2), expectedTotal: 46_800 })).totalAmount).toBe(46_800)
  expect(dataOf(await ask(spendDiscountList, {})).total).toBe(0)
})
