import { expect, test } from 'vitest'
import { aBuyer, buy, footprint, pay, submit } from '../../fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../fixtures/server/calls.ts'
import { aCampaign, aCoupon, couponStates } from '../../fixtures/trade/coupons.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aMarket } from '../../fixtures/trade/goods.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { orderCancel, checkoutPreview } from '../../../src/modules/order/endpoints.ts'
import { buyerOrderDetail } from '../../../src/modules/order/endpoints-orders.ts'
import { randomUUID } from 'node:crypto'
import { cancelUnpaidOrders } from '../../../src/modules/order/server/orders/cancel-order.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 10_000_000 },
  { productId: 2, stock: 10_000_000, businessPrice: 333.4, retailPrice: 400 },
  { productId: 3, storeId: 1002, stock: 10_000_000 },
])
const clock = aClock()
const houses = [aHouse(database, clock), aHouse(database, clock)] as const
const handlers = [...basketHandlers(), ...orderHandlers()]
const [ask, askOther] = [asker(houses[0], handlers), asker(houses[1], handlers)]
const ofStore = await aCampaign(client, { storeId: 1001, amount: 10_001, perPerson: 20 })
const ofPlatform = await aCampaign(client, { kind: 'PERCENT', offBp: 150, perPerson: 20, threshold: 0 })
let last = 8500
const someone = () => aBuyer(client, (last += 1))
const orderOf = async (paySn: string, storeId: number): Promise<string> => {
  const { rows } = await client.query(
    'SELECT order_sn FROM orders JOIN pay_order USING (pay_order_id) WHERE pay_sn = $1 AND store_id = $2',
    [paySn, storeId],
  )
  return rows[0]?.order_sn ?? ''
}
const pickup = [1001, 1002].map((storeId) => ({ storeId, delivery: 'PICKUP' as const }))
const three = [
  { productId: 1, number: 1 },
  { productId: 2, number: 2 },
  { productId: 3, number: 1 },
]

test('the best coupons are chosen, the sums agree in every row, and each line carries its share to the fen', async () => {
  const buyer = await someone()
  const mine = await aCoupon(client, ofStore, buyer.memberId)
  const platform = await aCoupon(client, ofPlatform, buyer.memberId)
  for (const line of three) dataOf(await ask(cartAdd, line, buyer))
  const view = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId, stores: pickup }, buyer))
  // 23,400 + 666.80 of one store less 100.01, 23,400 of the other; 1.5 % of what is left, rounded down.
  const left = 2_340_000 + 66_680 + 2_340_000 - 10_001
  const percent = Math.floor((left * 150) / 10_000)
  expect(view).toMatchObject({ goodsAmount: 47_466.8, platformCouponId: platform, discount: (10_001 + percent) / 100 })
  expect(view.totalAmount).toBeCloseTo((left - percent) / 100, 2)
  expect(Object.fromEntries(view.storeGroupList.map((store) => [store.storeId, store.couponId]))).toEqual({ 1001: mine, 1002: 0 })
  const placed = dataOf(await submit(ask, buyer, { stores: pickup, expectedTotal: view.totalAmount }))
  expect(placed.totalAmount).toBe(view.totalAmount)
  const { rows } = await client.query(
    `SELECT o.discount::int AS discount, o.total::int AS total, o.tax::int AS tax, sum(l.discount)::int AS shared, sum(l.subtotal)::int AS goods, sum(l.tax)::int AS taxes,
       (SELECT sum((b ->> 'amount')::int)::int FROM jsonb_array_elements(o.benefits) b) AS told
     FROM orders o JOIN order_line l USING (order_id) WHERE order_sn = ANY($1) GROUP BY o.order_id ORDER BY o.order_id`,
    [placed.orderSnList],
  )
  for (const row of rows) {
    expect([row.shared, row.told]).toEqual([row.discount, row.discount])
    expect(row.goods - row.discount).toBe(row.total)
    expect(row.taxes).toBe(row.tax)
  }
  expect(rows.reduce((sum, row) => sum + row.discount, 0)).toBe(10_001 + percent)
  expect(await couponStates(client, mine, platform)).toBe('RESERVED,RESERVED')
  const orderSn = await orderOf(placed.paySn, 1001)
  const shown = dataOf(await ask(buyerOrderDetail, { orderSn }, buyer))
  expect(shown.benefits.map((benefit) => [benefit.kind, benefit.name])).toEqual([
    ['storeCoupon', '测试券'],
    ['platformCoupon', '测试券'],
  ])
  expect(shown.netAmount + shown.taxAmount).toBeCloseTo(shown.totalAmount, 2)
  expect(await pay(houses[0], buyer, placed.paySn)).toMatchObject({ outcome: 'PAID' })
  expect(await couponStates(client, mine, platform)).toBe('USED,USED')
})

test('none is none, and a coupon that is another person’s, used or too small an order for is refused and moves nothing', async () => {
  const [buyer, stranger] = [await someone(), await someone()]
  const mine = await aCoupon(client, ofStore, buyer.memberId)
  const theirs = await aCoupon(client, ofStore, stranger.memberId)
  const little = { buyNow: { productId: 2, number: 1 } }
  const store = (couponId: number) => [{ storeId: 1001, delivery: 'PICKUP' as const, couponId }]
  const asked = dataOf(await ask(checkoutPreview, { ...little, stores: store(mine) }, buyer))
  expect(asked.storeGroupList[0]).toMatchObject({
    couponId: 0,
    discount: 0,
    coupons: [{ couponId: mine, isUsable: 0, reason: '还差 ¥666.60 可用' }],
  })
  const before = await footprint(client)
  for (const couponId of [mine, theirs, 999_999])
    expect((await submit(ask, buyer, { ...little, stores: store(couponId), expectedTotal: 333.4 })).code).toBe('order.couponRefused')
  expect(await footprint(client)).toEqual(before)
  const without = dataOf(await ask(checkoutPreview, { buyNow: { productId: 1, number: 1 }, stores: store(0) }, buyer))
  expect(without).toMatchObject({ discount: 0, totalAmount: 23_400 })
  expect((await submit(ask, buyer, { buyNow: { productId: 1, number: 1 }, stores: store(mine), expectedTotal: 23_400 })).code).toBe(
    'order.totalChanged',
  )
})

test('a cancelled order frees its own coupon, the last one of a checkout the platform’s too; time over does the same', async () => {
  const buyer = await someone()
  const [mine, platform] = [await aCoupon(client, ofStore, buyer.memberId), await aCoupon(client, ofPlatform, buyer.memberId)]
  const placed = dataOf(await buy(ask, buyer, three, { stores: pickup }))
  const [first, second] = [await orderOf(placed.paySn, 1001), await orderOf(placed.paySn, 1002)]
  const cancel = (orderSn: string) => ask(orderCancel, { orderSn }, { ...buyer, idempotencyKey: randomUUID() })
  dataOf(await cancel(first))
  expect(await couponStates(client, mine, platform)).toBe('AVAILABLE,RESERVED')
  dataOf(await cancel(second))
  expect(await couponStates(client, mine, platform)).toBe('AVAILABLE,AVAILABLE')
  const again = dataOf(await buy(ask, buyer, three, { stores: pickup }))
  expect(await couponStates(client, mine, platform)).toBe('RESERVED,RESERVED')
  await client.query('UPDATE coupon SET valid_until = $2 WHERE coupon_id = $1', [mine, new Date(clock.now().getTime() + 1)])
  clock.forward(30 * 86_400_000)
  await houses[0].inTransaction((tx) => cancelUnpaidOrders(tx, again.paySn, clock.now()))
  expect(await couponStates(client, mine, platform)).toBe('EXPIRED,AVAILABLE')
})

test('one coupon in many checkouts at once is held by one of them', { timeout: 60_000 }, async () => {
  const buyer = await someone()
  await client.query(`UPDATE coupon_campaign SET claim_until = '2027-12-31'`)
  const mine = await aCoupon(client, ofStore, buyer.memberId)
  await client.query(`UPDATE coupon SET valid_until = '2027-12-31' WHERE coupon_id = $1`, [mine])
  const stores = [{ storeId: 1001, delivery: 'PICKUP' as const, couponId: mine }]
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, lane) =>
      submit(lane % 2 === 0 ? ask : askOther, buyer, { buyNow: { productId: 1, number: 1 }, stores, expectedTotal: 23_299.99 }),
    ),
  )
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  const refusals = new Set(answers.flatMap((answer) => answer.code ?? []))
  expect([...refusals].filter((code) => code !== 'promotion.couponTaken' && code !== 'order.couponRefused')).toEqual([])
  const { rows } = await client.query(`SELECT count(*)::int AS orders FROM orders WHERE member_id = $1`, [buyer.memberId])
  expect(rows).toEqual([{ orders: 1 }])
})
