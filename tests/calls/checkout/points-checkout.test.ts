import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemContext } from '../../../src/api/actor-context.ts'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import { sellerCannotSupply } from '../../../src/modules/cancellation/endpoints.ts'
import { balancesOf, proveLoyalty } from '../../../src/modules/loyalty/server/ledger/statement-repository.ts'
import { addGranted } from '../../../src/modules/loyalty/server/ledger/post-points.ts'
import { giveBackOrderPoints, loyaltySubscriber } from '../../../src/modules/loyalty/server/public.ts'
import { checkoutPreview, orderCancel } from '../../../src/modules/order/endpoints.ts'
import { cancelUnpaidOrders } from '../../../src/modules/order/server/orders/cancel-order.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { orderDetailsBySn } from '../../../src/modules/order/server/public.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer, buy, footprint, submit, type Buyer } from '../../fixtures/trade/buying.ts'
import { anExitsHouse } from '../../fixtures/trade/exits-house.ts'

const database = await aDatabase()
const { client, clock, app, ask, paid, detail, clerk } = await anExitsHouse(database, [
  { productId: 1, stock: 9_000_000 },
  { productId: 2, stock: 9_000_000, businessPrice: 333.4 },
  { productId: 3, storeId: 1002, stock: 9_000_000 },
])
const askOther = asker(aHouse(database, clock), [...basketHandlers(), ...orderHandlers()])
const act = () => systemContext('test', clock.now())
let last = 7300
let gifts = 0
async function someone(points: number): Promise<Buyer> {
  const buyer = await aBuyer(client, (last += 1))
  // Two lots, so that points come from several.
  for (const amount of [Math.floor(points / 3), points - Math.floor(points / 3)])
    await app.inTransaction((tx) =>
      addGranted(tx, { memberId: buyer.memberId, currency: 'points', source: 'adjust', reference: `G${(gifts += 1)}`, amount, act: act() }),
    )
  return buyer
}
const pointsOf = async ({ memberId }: Buyer) => (await balancesOf(app.read, memberId, 'points', clock.now())).available
const stores = [1001, 1002].map((storeId) => ({ storeId, delivery: 'PICKUP' as const }))
const three = [
  { productId: 1, number: 1 },
  { productId: 2, number: 2 },
  { productId: 3, number: 1 },
]
const proved = async () => {
  const { accounts, lots } = await proveLoyalty(app.read)
  return accounts + lots
}
/** Hands the waiting events to the subscriber, each once. */
const subscriber = loyaltySubscriber(orderDetailsBySn)
async function deliver(): Promise<void> {
  const { rows } = await client.query(`DELETE FROM event_outbox RETURNING event_id::text AS id, event, payload`)
  for (const row of rows.toSorted((one, other) => Number(one.id) - Number(other.id)))
    if (subscriber.events.includes(row.event)) await app.inTransaction((tx) => subscriber.take(tx, row, app))
}

test('points pay a part: shown with their limit, split over stores and lines to the fen, taken with the order', async () => {
  const buyer = await someone(50_050)
  for (const line of three) dataOf(await ask(cartAdd, line, buyer))
  const plain = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId, stores }, buyer))
  // 23,400 + 666.80 + 23,400; 10 % of it are 4,746.68 yuan, at 0.10 yuan a point 47,400 in whole hundreds.
  expect(plain.points).toEqual({ available: 50_050, unit: 100, sharePercent: 10, most: 47_400, mostAmount: 4740, used: 0, amount: 0 })
  const view = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId, stores, points: 47_400 }, buyer))
  expect(view).toMatchObject({ points: { used: 47_400, amount: 4740 }, discount: 4740, totalAmount: plain.totalAmount - 4740 })
  const lowered = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId, stores, points: 90_000 }, buyer))
  expect(lowered.points.used).toBe(47_400)

  const before = await footprint(client)
  for (const points of [47_450, 47_500]) {
    const refused = await submit(ask, buyer, { stores, points, expectedTotal: view.totalAmount })
    expect(refused).toMatchObject({ state: 255, code: 'order.pointsRefused' })
  }
  expect(await footprint(client)).toEqual(before)
  const placed = dataOf(await submit(ask, buyer, { stores, points: 47_400, expectedTotal: view.totalAmount }))
  expect(placed.totalAmount).toBe(view.totalAmount)
  const { rows } = await client.query(
    `SELECT o.order_sn, o.discount::int, o.total::int, o.tax::int, sum(l.discount)::int AS shared, sum(l.subtotal)::int AS goods, sum(l.tax)::int AS taxes,
       (SELECT sum((b ->> 'amount')::int)::int FROM jsonb_array_elements(o.benefits) b WHERE b ->> 'kind' = 'points') AS told, min(p.points)::int AS points, min(p.worth::bigint)::int AS worth
     FROM orders o JOIN order_line l USING (order_id) JOIN loyalty_order_points p USING (order_sn) WHERE o.order_sn = ANY($1) GROUP BY o.order_id`,
    [placed.orderSnList],
  )
  expect(rows).toHaveLength(2)
  for (const row of rows) {
    expect([row.discount, row.told, row.worth]).toEqual([row.shared, row.shared, row.shared])
    expect(row.total).toBe(row.goods - row.discount)
    expect(row.tax).toBe(row.taxes)
  }
  expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(47_400)
  expect(rows.reduce((sum, row) => sum + row.worth, 0)).toBe(474_000)
  expect(await pointsOf(buyer)).toBe(2650)
  const order = await detail(buyer, placed.orderSnList[0] ?? '')
  expect(order.benefits[0]).toMatchObject({ kind: 'points', name: expect.stringMatching(/^积分抵扣（\d+ 积分）$/) })
  expect(await proved()).toBe(0)
})

test('a cancelled order gives its points back at once, a checkout that timed out all of them; twice gives nothing more', async () => {
  const buyer = await someone(10_000)
  const placed = dataOf(await buy(ask, buyer, three, { stores, points: 9000 }))
  expect(await pointsOf(buyer)).toBe(1000)
  const [first = '', second = ''] = placed.orderSnList
  const { rows } = await client.query('SELECT points::int FROM loyalty_order_points WHERE order_sn = $1', [first])
  dataOf(await ask(orderCancel, { orderSn: first }, { ...buyer, idempotencyKey: randomUUID() }))
  expect(await pointsOf(buyer)).toBe(1000 + rows[0].points)
  clock.forward(25 * 3_600_000)
  await app.inTransaction((tx) => cancelUnpaidOrders(tx, placed.paySn, clock.now()))
  expect(await pointsOf(buyer)).toBe(10_000)
  for (const orderSn of [first, second])
    await app.inTransaction((tx) => giveBackOrderPoints(tx, { orderSn, refundSn: 'again', goods: 'all', paid: 0n }, act()))
  expect(await pointsOf(buyer)).toBe(10_000)
  expect(await proved()).toBe(0)
})

test('a paid order earns on its money only; what cannot be supplied brings points back pro rata, the rest the others', async () => {
  const buyer = await someone(10_000)
  const lines = [
    { productId: 1, number: 3 },
    { productId: 2, number: 2 },
  ]
  const { orderSn } = await paid(buyer, lines, { stores, points: 7000 })
  expect(await pointsOf(buyer)).toBe(3000)
  const order = await detail(buyer, orderSn)
  const goods = Math.round((order.goodsAmount - order.discount) * 100)
  await deliver()
  const { rows: earned } = await client.query(
    `SELECT amount::int, base::bigint::int FROM loyalty_lot WHERE source = 'order' AND reference = $1`,
    [orderSn],
  )
  expect(earned).toEqual([{ amount: Math.floor(goods / 10_000), base: goods }])

  const [line] = order.orderProductList
  const part = { orderSn, lines: [{ orderProductId: line?.orderProductId ?? 0, number: '1' }], reason: '缺货' }
  dataOf(await ask(sellerCannotSupply, part, clerk()))
  const { rows: gone } = await client.query(
    'SELECT sum(cancelled_amount)::int AS fen FROM order_line JOIN orders USING (order_id) WHERE order_sn = $1',
    [orderSn],
  )
  await deliver()
  const back = Math.round((7000 * gone[0].fen) / goods)
  expect(await pointsOf(buyer)).toBe(3000 + back)
  const rest = order.orderProductList.map(({ orderProductId, buyNum }, place) => ({
    orderProductId,
    number: String(place === 0 ? buyNum - 1 : buyNum),
  }))
  dataOf(await ask(sellerCannotSupply, { orderSn, lines: rest, reason: '缺货' }, clerk()))
  await deliver()
  expect(await detail(buyer, orderSn)).toMatchObject({ state: 'CLOSED' })
  expect(await pointsOf(buyer)).toBe(10_000)
  expect(await proved()).toBe(0)
})

test('two checkouts at once over the last points: one order gets them, the other is refused and nothing of it is written', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await someone(1000)
    const buyNow = { productId: 1, number: '1' }
    const view = dataOf(await ask(checkoutPreview, { buyNow, addressId: buyer.addressId, stores, points: 1000 }, buyer))
    const wish = { buyNow, stores, points: 1000, expectedTotal: view.totalAmount }
    const answers = await Promise.all([submit(ask, buyer, wish), submit(askOther, buyer, wish)])
    expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
    const [refused] = answers.filter((answer) => answer.state !== 200)
    expect(['loyalty.pointsShort', 'order.pointsRefused']).toContain(refused?.code)
    expect(await pointsOf(buyer)).toBe(0)
    const { rows } = await client.query('SELECT count(*)::int AS orders FROM orders WHERE member_id = $1', [buyer.memberId])
    expect(rows[0].orders).toBe(1)
  }
  expect(await proved()).toBe(0)
})
