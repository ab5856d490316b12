import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runDueTimers } from '../../../src/adapters/timers/run-timers.ts'
import {
  adminAnswerCancel,
  buyerAnswerCancel,
  buyerCancelPreview,
  buyerDecidePrices,
  buyerExits,
  buyerRequestCancel,
  buyerWithdrawCancel,
  sellerAnswerCancel,
  sellerCannotSupply,
  sellerCloseShort,
  sellerExits,
  sellerProposePrices,
  sellerRemindPayment,
} from '../../../src/modules/cancellation/endpoints.ts'
import { cancellationMachine } from '../../../src/modules/cancellation/rules/cancellation-machine.ts'
import { priceChangeMachine } from '../../../src/modules/cancellation/rules/price-change-machine.ts'
import { cancellationSubscribers, cancellationTimers } from '../../../src/modules/cancellation/server/background.ts'
import { buyerReceive } from '../../../src/modules/fulfilment/endpoints.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { anExitsHouse, moneyOf } from '../../fixtures/trade/exits-house.ts'
import { aBuyer, buy, footprint, stockOf } from '../../fixtures/trade/buying.ts'
import { aCampaign, aCoupon } from '../../fixtures/trade/coupons.ts'
import { aPlatformClerk } from '../../fixtures/trade/goods.ts'
import { movesOfTrigger, pairsOf } from '../../fixtures/trade/state-moves.ts'

const database = await aDatabase()
const { client, clock, app, ask, paid, detail, clerk, ship } = await anExitsHouse(database, [
  { productId: 1, stock: 900_000 },
  { productId: 2, stock: 900_000, businessPrice: 7777 },
])
let next = 8100
const someone = () => aBuyer(client, (next += 1))
const key = () => ({ idempotencyKey: randomUUID() })
const hour = 3_600_000
const money = async (orderSn: string) => (await client.query(moneyOf, [orderSn])).rows[0]
const runTimers = () =>
  runDueTimers(app, cancellationTimers, (error) => {
    throw error
  })
const both = [
  { productId: 1, number: 3 },
  { productId: 2, number: 2 },
]

test('a paid order is cancelled by request: the store agrees, stock and coupon come back, the money goes out', async () => {
  const buyer = await someone()
  const campaignId = await aCampaign(client)
  const couponId = await aCoupon(client, campaignId, buyer.memberId)
  const before = [await stockOf(client, 1), await stockOf(client, 2)]
  const { orderSn } = await paid(buyer, both)
  const total = (await money(orderSn)).paid
  const preview = dataOf(await ask(buyerCancelPreview, { orderSn }, buyer))
  expect(Math.round(preview.amount * 100)).toBe(total)
  const asked = dataOf(
    await ask(buyerRequestCancel, { orderSn, expectedVersion: preview.orderVersion, reason: '计划有变' }, { ...buyer, ...key() }),
  )
  expect(asked.list[0]).toMatchObject({ kind: 'REQUEST', state: 'REQUESTED', amount: total / 100, can: ['withdraw'] })
  expect(await detail(buyer, orderSn)).toMatchObject({ label: 'refundAfterSale', can: ['reorder', 'print'] })
  // It is not shipped meanwhile.
  const lines = (await detail(buyer, orderSn)).orderProductList.map(({ orderProductId }) => ({ orderProductId, number: '1' }))
  expect(await ship(orderSn, lines)).toMatchObject({ state: 255 })
  const [open] = dataOf(await ask(sellerExits, { orderSn }, clerk())).list
  expect(open?.can).toEqual(['agree', 'refuse'])
  const answer = { cancellationId: open?.cancellationId ?? 0, agree: 1 as const }
  const agreed = dataOf(await ask(sellerAnswerCancel, answer, clerk()))
  expect(agreed.list[0]).toMatchObject({ state: 'AGREED', can: [], refundSnList: [expect.stringMatching(/^R/)] })
  expect(await money(orderSn)).toMatchObject({ state: 'CLOSED', back: total, refunded: total, asked: total, frozen: false, cases: 0 })
  expect([await stockOf(client, 1), await stockOf(client, 2)]).toEqual(before)
  expect((await client.query('SELECT state FROM coupon WHERE coupon_id = $1', [couponId])).rows).toEqual([{ state: 'RETURNED' }])
  expect((await ask(sellerAnswerCancel, answer, clerk())).state).not.toBe(200)
})

test('the money has arrived once every refund is done', async () => {
  const buyer = await someone()
  const { orderSn } = await paid(buyer, both)
  await ask(buyerRequestCancel, { orderSn, reason: '选错' }, { ...buyer, ...key() })
  const [open] = dataOf(await ask(buyerExits, { orderSn }, buyer)).list
  await ask(adminAnswerCancel, { cancellationId: open?.cancellationId ?? 0, agree: 1 }, { visitor: aPlatformClerk(), ...key() })
  const [agreed] = dataOf(await ask(buyerExits, { orderSn }, buyer)).list
  const outRefundNo = agreed?.refundSnList[0] ?? ''
  const hear = () =>
    app.inTransaction(async (tx) => {
      const happened = { id: randomUUID(), event: 'payment.refundMoved', payload: { outRefundNo, state: 'DONE' } }
      for (const one of cancellationSubscribers) if (one.events.includes(happened.event)) await one.take(tx, happened, app)
    })
  await hear()
  expect(dataOf(await ask(buyerExits, { orderSn }, buyer)).list[0]?.state).toBe('AGREED')
  await client.query("UPDATE payment_refund SET state = 'DONE' WHERE out_refund_no = $1", [outRefundNo])
  await hear()
  await hear()
  expect(dataOf(await ask(buyerExits, { orderSn }, buyer)).list[0]).toMatchObject({ state: 'REFUNDED', refundTime: expect.any(String) })
})

test('a refused or withdrawn request lets the order go on; refusing needs a reason', async () => {
  const buyer = await someone()
  const { orderSn } = await paid(buyer, both)
  await ask(buyerRequestCancel, { orderSn, reason: '价格' }, { ...buyer, ...key() })
  const [open] = dataOf(await ask(sellerExits, { orderSn }, clerk())).list
  const cancellationId = open?.cancellationId ?? 0
  const before = await footprint(client)
  expect(await ask(sellerAnswerCancel, { cancellationId, agree: 0 }, clerk())).toMatchObject({ errors: { answer: expect.any(String) } })
  expect((await ask(sellerAnswerCancel, { cancellationId, agree: 1 }, { ...(await someone()), ...key() })).state).not.toBe(200)
  expect(await footprint(client)).toEqual(before)
  await ask(sellerAnswerCancel, { cancellationId, agree: 0, answer: '货已配好' }, clerk())
  expect(await detail(buyer, orderSn)).toMatchObject({ state: 'PENDING_SHIPMENT', can: expect.arrayContaining(['requestCancel']) })
  expect(await money(orderSn)).toMatchObject({ back: 0, frozen: false, cases: 0 })
  await ask(buyerRequestCancel, { orderSn, reason: '再问一次' }, { ...buyer, ...key() })
  const [second] = dataOf(await ask(buyerExits, { orderSn }, buyer)).list
  expect((await ask(buyerWithdrawCancel, { cancellationId: second?.cancellationId ?? 0 }, buyer)).state).toBe(200)
  expect(await money(orderSn)).toMatchObject({ state: 'PENDING_SHIPMENT', frozen: false, cases: 0 })
})

test('after an hour a request is granted where nothing was prepared, otherwise after three days', async () => {
  const [one, other] = [await someone(), await someone()]
  const [quick, slow] = [await paid(one, both), await paid(other, both)]
  const lines = (await detail(other, slow.orderSn)).orderProductList.map(({ orderProductId }) => ({ orderProductId, number: '1' }))
  expect((await ship(slow.orderSn, lines, 1)).state).toBe(200)
  await ask(buyerRequestCancel, { orderSn: quick.orderSn, reason: '计划' }, { ...one, ...key() })
  await ask(buyerRequestCancel, { orderSn: slow.orderSn, reason: '计划' }, { ...other, ...key() })
  clock.forward(hour + 1000)
  await runTimers()
  expect([(await money(quick.orderSn)).state, (await money(slow.orderSn)).state]).toEqual(['CLOSED', 'PENDING_SHIPMENT'])
  clock.forward(72 * hour)
  await runTimers()
  expect((await money(slow.orderSn)).state).toBe('CLOSED')
  const { rows } = await client.query('SELECT state FROM shipment WHERE order_sn = $1', [slow.orderSn])
  expect(rows).toEqual([{ state: 'VOID' }])
})

test('a store that cannot supply one line gives its money back at once; the rest is shipped and received', async () => {
  const buyer = await someone()
  const before = await stockOf(client, 2)
  const { orderSn } = await paid(buyer, both)
  const order = await detail(buyer, orderSn)
  const [first, second] = order.orderProductList.toSorted((a, b) => a.productId - b.productId)
  const missing = { orderProductId: second?.orderProductId ?? 0, number: '2' }
  expect(await ask(sellerCannotSupply, { orderSn, reason: '断货', lines: [{ ...missing, number: '3' }] }, clerk())).toMatchObject({
    errors: { lines: expect.any(String) },
  })
  dataOf(await ask(sellerCannotSupply, { orderSn, expectedVersion: order.version, reason: '断货', lines: [missing] }, clerk()))
  const share = Math.round((second?.subtotal ?? 0) * 100) + Math.round((order.freight * 100 * (second?.subtotal ?? 0)) / order.goodsAmount)
  expect(await money(orderSn)).toMatchObject({ state: 'PENDING_SHIPMENT', back: share, refunded: share })
  expect(await stockOf(client, 2)).toEqual(before)
  expect((await ship(orderSn, [{ orderProductId: first?.orderProductId ?? 0, number: '3' }])).state).toBe(200)
  expect((await money(orderSn)).state).toBe('SHIPPED')
  await ask(buyerReceive, { orderSn }, { ...buyer, ...key() })
  expect(await detail(buyer, orderSn)).toMatchObject({ state: 'COMPLETED', givenBackAmount: share / 100 })
})

test('a short close asks the buyer beyond the tolerance and holds at once within it', async () => {
  const buyer = await someone()
  const { orderSn } = await paid(buyer, [{ productId: 1, number: 3 }])
  const line = (await detail(buyer, orderSn)).orderProductList[0]?.orderProductId ?? 0
  await ship(orderSn, [{ orderProductId: line, number: '2' }])
  dataOf(await ask(sellerCloseShort, { orderSn, reason: '余料不足' }, clerk()))
  expect(await money(orderSn)).toMatchObject({ state: 'PARTIALLY_SHIPPED', back: 0, cases: 1, frozen: false })
  const [open] = dataOf(await ask(buyerExits, { orderSn }, buyer)).list
  expect(open?.can).toEqual(['agree', 'refuse'])
  // Silence refuses it.
  clock.forward(73 * hour)
  await runTimers()
  expect(dataOf(await ask(buyerExits, { orderSn }, buyer)).list[0]?.state).toBe('REFUSED')
  dataOf(await ask(sellerCloseShort, { orderSn, reason: '余料不足' }, clerk()))
  const [again] = dataOf(await ask(buyerExits, { orderSn }, buyer)).list
  dataOf(await ask(buyerAnswerCancel, { cancellationId: again?.cancellationId ?? 0, agree: 1 }, { ...buyer, ...key() }))
  expect(await money(orderSn)).toMatchObject({ state: 'SHIPPED', back: 2_340_000, refunded: 2_340_000, cases: 0 })
  const near = await paid(buyer, [{ productId: 1, number: 3 }])
  const nearLine = (await detail(buyer, near.orderSn)).orderProductList[0]?.orderProductId ?? 0
  await ship(near.orderSn, [{ orderProductId: nearLine, number: '2.991' }])
  await ask(buyerReceive, { orderSn: near.orderSn }, { ...buyer, ...key() })
  dataOf(await ask(sellerCloseShort, { orderSn: near.orderSn, reason: '磅差' }, clerk()))
  // Everything that was shipped had been received before.
  expect(await money(near.orderSn)).toMatchObject({ state: 'COMPLETED', back: 21_060, refunded: 21_060 })
})

test('other prices hold once the buyer accepts them, and what is due follows', async () => {
  const buyer = await someone()
  const placed = dataOf(await buy(ask, buyer, both))
  const orderSn = placed.orderSnList[0] ?? ''
  const order = await detail(buyer, orderSn)
  const first = order.orderProductList.find((line) => line.productId === 1)
  const wish = { orderSn, reason: '老客户优惠', lines: [{ orderProductId: first?.orderProductId ?? 0, price: '23000' }], freight: 0 }
  expect((await ask(sellerProposePrices, { ...wish, lines: [], freight: order.freight }, clerk())).state).not.toBe(200)
  const proposed = dataOf(await ask(sellerProposePrices, wish, clerk())).priceChange
  expect(proposed).toMatchObject({ state: 'PROPOSED', totalBefore: order.totalAmount, can: ['withdraw'] })
  expect((await ask(sellerProposePrices, wish, clerk())).state).not.toBe(200)
  expect((await detail(buyer, orderSn)).totalAmount).toBe(order.totalAmount)
  const priceChangeId = proposed?.priceChangeId ?? 0
  dataOf(await ask(buyerDecidePrices, { priceChangeId, accept: 1 }, { ...buyer, ...key() }))
  const after = await detail(buyer, orderSn)
  expect(after).toMatchObject({ freight: 0, totalAmount: 3 * 23_000 + 2 * 7777, payOrder: { due: 3 * 23_000 + 2 * 7777 } })
  expect(proposed?.total).toBe(after.totalAmount)
  expect((await ask(buyerDecidePrices, { priceChangeId, accept: 1 }, { ...buyer, ...key() })).state).not.toBe(200)
})

test('a store reminds of a payment three times at most, six hours apart', async () => {
  const buyer = await someone()
  const orderSn = dataOf(await buy(ask, buyer, both)).orderSnList[0] ?? ''
  const states: number[] = []
  for (const wait of [0, 1, 6, 6, 6]) {
    clock.forward(wait * hour)
    states.push((await ask(sellerRemindPayment, { orderSn }, clerk())).state)
  }
  expect(states.map((state) => state === 200)).toEqual([true, false, true, true, false])
})

test('the database knows the same moves as the machines', async () => {
  expect(await movesOfTrigger(client, 'cancellation')).toEqual(pairsOf(cancellationMachine, ['asker', 'answerer', 'platform', 'system']))
  expect(await movesOfTrigger(client, 'price_change')).toEqual(pairsOf(priceChangeMachine, ['buyer', 'store', 'system']))
})
