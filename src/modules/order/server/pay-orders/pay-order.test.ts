import { expect, test } from 'vitest'
import { aBuyer, buy, footprint, pay, stockOf, systemAct, type Buyer } from '../../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { runDueTimers } from '../../../../adapters/timers/run-timers.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { orderCancel } from '../../endpoints.ts'
import { buyerOrderDetail } from '../../endpoints-orders.ts'
import { cancelUnpaidOrders, orderTimers } from '../orders/cancel-order.ts'
import { orderHandlers } from '../handlers.ts'
import { confirmBankTransfer, movePayOrderToReview, rejectBankTransfer } from './review-bank-transfer.ts'
import { markPayOrderPaid } from './mark-pay-order-paid.ts'
import { payOrderDue, startPaying } from './pay-order-due.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 100_000_000 },
  { productId: 2, storeId: 1002, stock: 100_000_000 },
])
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers()])
let next = 7000
const someone = () => aBuyer(client, (next += 1))
const act = () => systemAct(clock.now())
const hour = 3_600_000

async function anOrder(
  lines = [
    { productId: 1, number: 1 },
    { productId: 2, number: 1 },
  ],
): Promise<{ buyer: Buyer; paySn: string; orderSnList: string[]; due: bigint }> {
  const buyer = await someone()
  const placed = (await buy(ask, buyer, lines)).data
  const paySn = placed?.paySn ?? ''
  return { buyer, paySn, orderSnList: placed?.orderSnList ?? [], due: (await payOrderDue(app.read, paySn, buyer.memberId))?.due ?? 0n }
}

async function states(paySn: string): Promise<unknown> {
  const { rows } = await client.query(
    'SELECT p.state, p.paid::int, array_agg(o.state ORDER BY order_id) AS orders FROM pay_order p JOIN orders o USING (pay_order_id) WHERE pay_sn = $1 GROUP BY 1, 2',
    [paySn],
  )
  return rows[0]
}

test('exactly the due amount marks the checkout paid, once', async () => {
  const { paySn, due } = await anOrder()
  const paid = () => app.inTransaction((tx) => markPayOrderPaid(tx, { paySn, amount: due, act: act() }))
  const outcomes = await Promise.all([paid(), paid(), paid()])
  expect(outcomes.map((outcome) => ('outcome' in outcome ? outcome.outcome : outcome.code)).toSorted()).toEqual([
    'ALREADY_PAID',
    'ALREADY_PAID',
    'PAID',
  ])
  expect(await states(paySn)).toEqual({ state: 'PAID', paid: Number(due), orders: ['PENDING_SHIPMENT', 'PENDING_SHIPMENT'] })
  const { rows } = await client.query(
    "SELECT count(*)::int AS count FROM order_event JOIN orders USING (order_id) JOIN pay_order USING (pay_order_id) WHERE pay_sn = $1 AND event = 'pay'",
    [paySn],
  )
  expect(rows[0].count).toBe(2)
})

test('a wrong amount moves nothing and says what is due', async () => {
  const { paySn, due } = await anOrder()
  const before = await footprint(client)
  for (const amount of [due - 1n, due + 1n, 0n]) {
    expect(await app.inTransaction((tx) => markPayOrderPaid(tx, { paySn, amount, act: act() }))).toEqual({ outcome: 'MISMATCH', due })
  }
  expect(await footprint(client)).toEqual(before)
  expect(isFailure(await app.inTransaction((tx) => markPayOrderPaid(tx, { paySn: 'P0', amount: due, act: act() })))).toBe(true)
})

test('what is due falls when an order of the checkout is cancelled', async () => {
  const { buyer, paySn, orderSnList, due } = await anOrder()
  await ask(orderCancel, { orderSn: orderSnList[0] ?? '' }, { ...buyer, idempotencyKey: 'cancel-one' })
  const left = await payOrderDue(app.read, paySn, buyer.memberId)
  expect(left?.due).toBe(due / 2n)
  expect(await pay(app, buyer, paySn)).toMatchObject({ outcome: 'PAID', orderSnList: [orderSnList[1]] })
  expect(await states(paySn)).toMatchObject({ state: 'PAID', orders: ['CANCELLED', 'PENDING_SHIPMENT'] })
})

test('money that comes after the closing is late: nothing is reopened, a refund is asked for', async () => {
  const { buyer, paySn, orderSnList, due } = await anOrder([{ productId: 1, number: 1 }])
  await ask(orderCancel, { orderSn: orderSnList[0] ?? '' }, { ...buyer, idempotencyKey: 'cancel-late' })
  expect(await app.inTransaction((tx) => markPayOrderPaid(tx, { paySn, amount: due, act: act() }))).toEqual({ outcome: 'LATE' })
  expect(await states(paySn)).toMatchObject({ state: 'LATE_PAID', orders: ['CANCELLED'] })
  const { rows } = await client.query("SELECT FROM event_outbox WHERE event = 'payOrder.latePaid' AND payload->>'paySn' = $1", [paySn])
  expect(rows).toHaveLength(1)
})

test('starting to pay moves the checkout to PAYING and is refused to strangers, after the time limit and when paid', async () => {
  const { buyer, paySn } = await anOrder()
  const start = (memberId: number) => app.inTransaction((tx) => startPaying(tx, { paySn, memberId, act: act() }))
  expect(await start(buyer.memberId)).toMatchObject({ state: 'PAYING' })
  expect(await start(buyer.memberId)).toMatchObject({ state: 'PAYING' })
  expect(await start(1)).toMatchObject({ code: 'order.orderGone' })
  clock.forward(25 * hour)
  expect(await start(buyer.memberId)).toMatchObject({ code: 'order.notPayable' })
})

test('vouchers: review stops the timer, parts add up, too much is refused, the rest pays', async () => {
  const { buyer, paySn, due } = await anOrder()
  await app.inTransaction((tx) => movePayOrderToReview(tx, { paySn, memberId: buyer.memberId, act: act() }))
  expect(await states(paySn)).toMatchObject({ state: 'OPEN', orders: ['PAYMENT_REVIEW', 'PAYMENT_REVIEW'] })
  clock.forward(48 * hour)
  await runDueTimers(app, orderTimers, (error) => {
    throw error
  })
  expect(await states(paySn)).toMatchObject({ orders: ['PAYMENT_REVIEW', 'PAYMENT_REVIEW'] })
  const confirm = (amount: bigint) => app.inTransaction((tx) => confirmBankTransfer(tx, { paySn, amount, who: 'platform', act: act() }))
  expect(await confirm(due + 1n)).toMatchObject({ code: 'order.transferTooMuch' })
  expect(await confirm(10_000n)).toEqual({ outcome: 'PART_PAID', due: due - 10_000n })
  expect(await states(paySn)).toMatchObject({ state: 'PART_PAID', paid: 10_000, orders: ['PAYMENT_REVIEW', 'PAYMENT_REVIEW'] })
  expect(await confirm(due - 10_000n)).toEqual({ outcome: 'PAID', due: 0n })
  expect(await states(paySn)).toEqual({ state: 'PAID', paid: Number(due), orders: ['PENDING_SHIPMENT', 'PENDING_SHIPMENT'] })
})

test('a rejected voucher gives at least a day to pay, then the order cancels itself', async () => {
  const { buyer, paySn } = await anOrder()
  await app.inTransaction((tx) => movePayOrderToReview(tx, { paySn, memberId: buyer.memberId, act: act() }))
  clock.forward(23 * hour)
  await app.inTransaction((tx) => rejectBankTransfer(tx, { paySn, reason: '看不清', who: 'platform', act: act() }))
  clock.forward(23 * hour)
  await runDueTimers(app, orderTimers, (error) => {
    throw error
  })
  expect(await states(paySn)).toMatchObject({ state: 'OPEN', orders: ['PENDING_PAYMENT', 'PENDING_PAYMENT'] })
  clock.forward(2 * hour)
  await runDueTimers(app, orderTimers, (error) => {
    throw error
  })
  expect(await states(paySn)).toMatchObject({ state: 'CLOSED', orders: ['CANCELLED', 'CANCELLED'] })
})

test('cancel, pay and timer at once: exactly one wins, stock and money agree with it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { buyer, paySn, orderSnList, due } = await anOrder([{ productId: 1, number: 1 }])
    const before = await stockOf(client, 1)
    const late = new Date(clock.now().getTime() + 25 * hour)
    const jobs = [
      () => ask(orderCancel, { orderSn: orderSnList[0] ?? '' }, { ...buyer, idempotencyKey: `three-way-${round}` }),
      () => app.inTransaction((tx) => markPayOrderPaid(tx, { paySn, amount: due, act: act() })),
      () => app.inTransaction((tx) => cancelUnpaidOrders(tx, paySn, late)),
    ]
    // Each of the three is first in a third of the rounds.
    await Promise.all([...jobs.slice(round % 3), ...jobs.slice(0, round % 3)].map((job) => job()))
    const after = await stockOf(client, 1)
    const { rows } = await client.query(
      'SELECT p.state AS payment, o.state AS order, o.paid::int FROM pay_order p JOIN orders o USING (pay_order_id) WHERE pay_sn = $1',
      [paySn],
    )
    const [{ payment, order, paid }] = rows
    if (order === 'PENDING_SHIPMENT') {
      expect([payment, paid, after]).toEqual(['PAID', Number(due), before])
    } else {
      expect(['CLOSED', 'LATE_PAID']).toContain(payment)
      expect([order, paid, after]).toEqual(['CANCELLED', 0, { ...before, available: before.available + 1000, held: before.held - 1000 }])
    }
  }
})

test('the detail tells what is due and which orders belong together', async () => {
  const { buyer, paySn, orderSnList, due } = await anOrder()
  const detail = (await ask(buyerOrderDetail, { orderSn: orderSnList[0] ?? '' }, buyer)).data
  expect(detail?.payOrder).toEqual({ paySn, state: 'OPEN', due: Number(due) / 100, paid: 0, orderSnList })
})
