import { expect, test } from 'vitest'
import { aBuyer, buy, pay, type Buyer } from '../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker, type Ask } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket, aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { runDueTimers } from '../../../adapters/timers/run-timers.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { orderCancel } from '../../order/endpoints.ts'
import { buyerOrderDetail, sellerOrderDetail } from '../../order/endpoints-orders.ts'
import { orderHandlers } from '../../order/server/handlers.ts'
import { orderTimers } from '../../order/server/orders/cancel-order.ts'
import { buyerReceive, sellerDeliver } from '../endpoints.ts'
import { shipmentMachine } from '../rules/shipment-machine.ts'
import { fulfilmentHandlers } from './handlers.ts'
import { fulfilmentTimers } from './receive-shipment.ts'

const database = await aDatabase()
const received = 400_000
const client = await aMarket(database, [
  { productId: 1, storeId: 1001, stock: received },
  { productId: 2, storeId: 1002, stock: received, businessPrice: 5000 },
  { productId: 3, storeId: 1003, stock: received, businessPrice: 7777 },
])
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...fulfilmentHandlers()])
const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }

// A small repeatable source of chance, so that a failure can be played again.
let seed = 20261120
const chance = (most: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  // The low bits of such a generator repeat; the high ones do not.
  return Math.floor(seed / 65_536) % most
}

async function ship(orderSn: string, storeId: number): Promise<void> {
  const clerk = { visitor: aStoreClerk(storeId) }
  const order = (await ask(sellerOrderDetail, { orderSn }, clerk)).data
  const lines = (order?.orderProductList ?? []).map((line) => ({
    orderProductId: line.orderProductId,
    number: chance(2) === 0 ? line.buyNum : Math.max(1, line.buyNum - 1),
  }))
  await ask(sellerDeliver, { orderSn, ...truck, lines }, { ...clerk, idempotencyKey: `ship-${orderSn}-${chance(1_000_000)}` })
}

async function oneTrade(buyer: Buyer, call: Ask): Promise<void> {
  const lines = [1, 2, 3].filter(() => chance(3) > 0).map((productId) => ({ productId, number: 1 + chance(4) }))
  const placed = (await buy(call, buyer, lines.length > 0 ? lines : [{ productId: 1, number: 1 }])).data
  if (!placed) return
  const [first = ''] = placed.orderSnList
  const fate = chance(4)
  if (fate === 0) await call(orderCancel, { orderSn: first }, { ...buyer, idempotencyKey: `cancel-${first}` })
  if (fate === 1)
    await Promise.all([pay(app, buyer, placed.paySn), call(orderCancel, { orderSn: first }, { ...buyer, idempotencyKey: `race-${first}` })])
  if (fate < 2) return
  await pay(app, buyer, placed.paySn)
  for (const orderSn of placed.orderSnList) {
    const storeId = (await call(buyerOrderDetail, { orderSn }, buyer)).data?.storeId ?? 0
    await ship(orderSn, storeId)
    if (chance(2) === 0) await ship(orderSn, storeId)
    await call(buyerReceive, { orderSn }, { ...buyer, idempotencyKey: `receive-${orderSn}` })
  }
}

async function mustBeNone(text: string): Promise<void> {
  const { rows } = await client.query(text)
  expect([text, rows]).toEqual([text, []])
}

/** What must hold at every moment, whatever happened before. */
async function invariants(): Promise<void> {
  await mustBeNone(`SELECT product_id FROM sku_stock WHERE available + held + sold <> ${received}`)
  await mustBeNone(
    `SELECT product_id FROM sku_stock s JOIN (SELECT product_id, sum(change) AS available, sum(held_change) AS held FROM stock_ledger GROUP BY 1) l USING (product_id) WHERE s.available <> l.available OR s.held <> l.held`,
  )
  await mustBeNone(
    `SELECT o.order_sn FROM orders o JOIN order_line l USING (order_id) GROUP BY o.order_id HAVING o.total <> sum(l.subtotal) + o.freight OR o.goods_amount <> sum(l.subtotal)`,
  )
  await mustBeNone(
    `SELECT p.pay_sn FROM pay_order p JOIN orders o USING (pay_order_id) GROUP BY p.pay_order_id HAVING p.total <> sum(o.total)`,
  )
  await mustBeNone(
    `SELECT p.pay_sn FROM pay_order p JOIN orders o USING (pay_order_id) WHERE p.state = 'PAID' GROUP BY p.pay_order_id HAVING p.paid <> sum(o.total) FILTER (WHERE o.state <> 'CANCELLED')`,
  )
  await mustBeNone(
    `SELECT order_sn FROM orders WHERE (state IN ('PENDING_SHIPMENT', 'PARTIALLY_SHIPPED', 'SHIPPED', 'COMPLETED')) <> (paid = total)`,
  )
  // What live orders have not shipped is held for them, and nothing else is.
  await mustBeNone(
    `SELECT s.product_id, s.held, sum(l.stock_number - l.shipped) AS open FROM sku_stock s LEFT JOIN (order_line l JOIN orders o ON o.order_id = l.order_id AND o.state <> 'CANCELLED') ON l.product_id = s.product_id GROUP BY 1, 2 HAVING s.held <> coalesce(sum(l.stock_number - l.shipped), 0)`,
  )
  await mustBeNone(
    `SELECT o.order_sn FROM orders o WHERE o.shipments_open <> (SELECT count(*) FROM shipment s WHERE s.order_id = o.order_id AND s.state IN ('SHIPPED', 'ARRIVED', 'WEIGHED'))`,
  )
  await mustBeNone(
    `SELECT l.order_line_id FROM order_line l LEFT JOIN shipment_line s USING (order_line_id) GROUP BY l.order_line_id HAVING l.shipped <> coalesce(sum(s.number), 0)`,
  )
  await mustBeNone(
    `SELECT order_sn FROM orders o WHERE state = 'COMPLETED' AND EXISTS (SELECT FROM order_line l WHERE l.order_id = o.order_id AND l.received <> l.number)`,
  )
  await mustBeNone(
    `SELECT p.pay_sn FROM pay_order p WHERE p.state IN ('OPEN', 'PAYING') AND NOT EXISTS (SELECT FROM timer t WHERE t.entity = 'payOrder' AND t.entity_id = p.pay_sn AND t.done_at IS NULL)`,
  )
  await mustBeNone(
    `SELECT o.order_sn FROM orders o WHERE o.version > 1 AND o.version > (SELECT count(*) FROM order_event e WHERE e.order_id = o.order_id)`,
  )
}

test('whatever buyers, stores and timers do at once, stock, money and history agree', { timeout: 120_000 }, async () => {
  const buyers: Buyer[] = []
  for (let number = 0; number < 8; number += 1) buyers.push(await aBuyer(client, 4000 + number))
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(buyers.map((buyer) => oneTrade(buyer, ask)))
    await invariants()
    clock.forward(26 * 3_600_000)
    await runDueTimers(app, { ...orderTimers, ...fulfilmentTimers() }, (error) => {
      throw error
    })
    await invariants()
  }
  clock.forward(20 * 86_400_000)
  await runDueTimers(
    app,
    { ...orderTimers, ...fulfilmentTimers() },
    (error) => {
      throw error
    },
    500,
  )
  await invariants()
  await mustBeNone("SELECT order_sn FROM orders WHERE state IN ('PENDING_PAYMENT', 'SHIPPED')")
  const { rows } = await client.query('SELECT count(DISTINCT state)::int AS states, count(*)::int AS orders FROM orders')
  expect(rows[0].states).toBeGreaterThan(2)
})

test('the database knows the same moves of shipments as the machine', async () => {
  expect(await movesOfTrigger(client, 'shipment')).toEqual(pairsOf(shipmentMachine, ['buyer', 'store', 'system']))
})
