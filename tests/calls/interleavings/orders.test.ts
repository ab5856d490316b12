import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AppContext } from '../../../src/api/handler.ts'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { buyerRequestCancel, sellerCannotSupply } from '../../../src/modules/cancellation/endpoints.ts'
import { cancellationHandlers } from '../../../src/modules/cancellation/server/handlers.ts'
import { sellerDeliver } from '../../../src/modules/fulfilment/endpoints.ts'
import { fulfilmentHandlers } from '../../../src/modules/fulfilment/server/handlers.ts'
import { checkoutPreview, orderCancel } from '../../../src/modules/order/endpoints.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { cancelUnpaidOrders } from '../../../src/modules/order/server/orders/cancel-order.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker, type Ask } from '../../fixtures/server/calls.ts'
import { everyInterleaving, gated } from '../../fixtures/server/interleave.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { aBuyer, buy, pay, submit, type Buyer } from '../../fixtures/trade/buying.ts'
import { anExitsHouse, moneyOf } from '../../fixtures/trade/exits-house.ts'

const database = await aDatabase()
const received = 9_000_000
const { client, clock, app, ask, paid, detail, clerk } = await anExitsHouse(database, [{ productId: 1, stock: received }])
const gate = gated(aHouse(database, clock))
const handlers = [...basketHandlers(), ...orderHandlers(), ...fulfilmentHandlers(), ...cancellationHandlers()]
const slow = asker(gate.app, handlers)
let last = 6000
const someone = () => aBuyer(client, (last += 1))
const isDone = (answer: { state: number }) => answer.state === 200
const once = (buyer: Buyer) => ({ ...buyer, idempotencyKey: randomUUID() })

/** Stock is neither made nor lost, and what is held is what open orders still want. */
async function stockHolds(): Promise<void> {
  const { rows } = await client.query(
    `SELECT s.product_id, s.available, s.held, s.sold FROM sku_stock s
     LEFT JOIN (SELECT l.product_id, sum(l.number - l.cancelled - l.shipped) FILTER (WHERE w.state <> 'CANCELLED') AS open, sum(l.shipped) AS shipped
                FROM order_line l JOIN orders w USING (order_id) GROUP BY 1) o USING (product_id)
     WHERE s.available + s.held + s.sold <> ${received} OR s.held <> coalesce(o.open, 0) OR s.sold <> coalesce(o.shipped, 0)`,
  )
  expect(rows).toEqual([])
}

async function aPaidOrder() {
  const buyer = await someone()
  const { orderSn } = await paid(buyer, [{ productId: 1, number: 2 }])
  const lines = (await detail(buyer, orderSn)).orderProductList.map((line) => ({ orderProductId: line.orderProductId, number: '2' }))
  return { buyer, orderSn, lines }
}
type Paid = Awaited<ReturnType<typeof aPaidOrder>>
const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
const acts: Record<'cancel' | 'cannotSupply' | 'ship', (on: Ask) => (of: Paid) => Promise<{ readonly state: number }>> = {
  cancel: (on: Ask) => (of: Paid) => on(buyerRequestCancel, { orderSn: of.orderSn, reason: '计划' }, once(of.buyer)),
  cannotSupply: (on: Ask) => (of: Paid) => on(sellerCannotSupply, { orderSn: of.orderSn, reason: '断货', lines: of.lines }, clerk()),
  ship: (on: Ask) => (of: Paid) => on(sellerDeliver, { orderSn: of.orderSn, ...truck, lines: of.lines }, clerk()),
}

test.each([
  ['cancel', 'ship'],
  ['ship', 'cancel'],
  ['cannotSupply', 'ship'],
  ['ship', 'cannotSupply'],
  ['cancel', 'cannotSupply'],
] as const)('a paid order: %s, with %s before any of its statements, and one of the two is done', async (first, second) => {
  const played = await everyInterleaving(database, {
    gate,
    scene: aPaidOrder,
    first: acts[first](slow),
    second: acts[second](ask),
    holds: async ({ orderSn }, answers) => {
      expect(answers.filter(isDone)).toHaveLength(1)
      const { state, back, refunded, asked, paid: fen } = (await client.query(moneyOf, [orderSn])).rows[0]
      const is = state === 'CLOSED' ? { back: fen, refunded: fen, asked: fen } : { back: 0, refunded: 0, asked: 0 }
      expect({ back, refunded, asked }).toEqual(is)
      await stockHolds()
    },
  })
  expect(played).toBeGreaterThan(2)
})

/** An order that waits for its payment. */
async function anUnpaidOrder() {
  const buyer = await someone()
  const placed = dataOf(await buy(ask, buyer, [{ productId: 1, number: 1 }]))
  return { buyer, paySn: placed.paySn, orderSn: placed.orderSnList[0] ?? '' }
}
type Unpaid = Awaited<ReturnType<typeof anUnpaidOrder>>
const due = new Date(clock.now().getTime() + 30 * 86_400_000)
const ends: Record<'pay' | 'cancel' | 'timeOver', (on: AppContext) => (of: Unpaid) => Promise<string | null | undefined>> = {
  pay: (on: AppContext) => async (of: Unpaid) => {
    const done = await pay(on, of.buyer, of.paySn)
    return 'outcome' in done ? done.outcome : done.code
  },
  cancel: (on: AppContext) => async (of: Unpaid) => (await asker(on, handlers)(orderCancel, { orderSn: of.orderSn }, once(of.buyer))).code,
  timeOver: (on: AppContext) => async (of: Unpaid) =>
    (await on.inTransaction((tx) => cancelUnpaidOrders(tx, of.paySn, due))) === true ? null : 'refused',
}

test.each([
  ['pay', 'cancel'],
  ['cancel', 'pay'],
  ['pay', 'timeOver'],
  ['timeOver', 'pay'],
  ['cancel', 'timeOver'],
] as const)('an unpaid order: %s, with %s before any of its statements, and it is paid or cancelled, never both', async (first, second) => {
  const played = await everyInterleaving(database, {
    gate,
    scene: anUnpaidOrder,
    first: ends[first](gate.app),
    second: ends[second](app),
    holds: async ({ paySn }, answers) => {
      const { rows } = await client.query(
        `SELECT p.state AS pay, p.paid::int, p.total::int, o.state FROM pay_order p JOIN orders o USING (pay_order_id) WHERE pay_sn = $1`,
        [paySn],
      )
      const [{ pay: stand, paid: fen, total, state }] = rows
      const isPaid = answers.includes('PAID')
      expect([stand, fen, state]).toEqual(
        isPaid ? ['PAID', total, 'PENDING_SHIPMENT'] : [answers.includes('LATE') ? 'LATE_PAID' : 'CLOSED', 0, 'CANCELLED'],
      )
      await stockHolds()
    },
  })
  expect(played).toBeGreaterThan(1)
})

/** Two buyers with the same in their carts, of which the store has one left. */
async function theLastOne() {
  const buyers = [await someone(), await someone()] as const
  const { rows } = await client.query('SELECT available::int FROM sku_stock WHERE product_id = 1')
  const left = rows[0].available - 1_000
  await client.query('UPDATE sku_stock SET available = 1000, held = held + $1 WHERE product_id = 1', [left])
  for (const buyer of buyers) dataOf(await ask(cartAdd, { productId: 1, number: 1 }, buyer))
  const { totalAmount } = dataOf(await ask(checkoutPreview, { addressId: buyers[0].addressId }, buyers[0]))
  return { buyers, left, expectedTotal: totalAmount }
}

test('the last one: a checkout, with another before any of its statements, and one of them has it', async () => {
  const played = await everyInterleaving(database, {
    gate,
    scene: theLastOne,
    first: ({ buyers, expectedTotal }) => submit(slow, buyers[0], { expectedTotal }),
    second: ({ buyers, expectedTotal }) => submit(ask, buyers[1], { expectedTotal }),
    holds: async ({ left }, answers) => {
      expect(answers.filter(isDone)).toHaveLength(1)
      await client.query('UPDATE sku_stock SET available = available + $1, held = held - $1 WHERE product_id = 1', [left])
      await stockHolds()
    },
  })
  expect(played).toBeGreaterThan(2)
})

test('one cart sent twice under two keys: one order of it, whenever the other comes between', async () => {
  const played = await everyInterleaving(database, {
    gate,
    scene: async () => {
      const buyer = await someone()
      dataOf(await ask(cartAdd, { productId: 1, number: 1 }, buyer))
      const { totalAmount } = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId }, buyer))
      return { buyer, expectedTotal: totalAmount }
    },
    first: ({ buyer, expectedTotal }) => submit(slow, buyer, { expectedTotal }),
    second: ({ buyer, expectedTotal }) => submit(ask, buyer, { expectedTotal }),
    holds: async ({ buyer }, answers) => {
      expect(answers.filter(isDone)).toHaveLength(1)
      const { rows } = await client.query('SELECT count(*)::int AS count FROM orders WHERE member_id = $1', [buyer.memberId])
      expect(rows).toEqual([{ count: 1 }])
      await stockHolds()
    },
  })
  expect(played).toBeGreaterThan(2)
})
