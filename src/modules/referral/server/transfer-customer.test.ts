import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { addDays, dayOf } from '../../../kernel/time/clock.ts'
import { referralOrders, referralStatements } from '../endpoints.ts'
import {
  adminCancelTransfer,
  adminCustomers,
  adminHistory,
  adminTransfer,
  adminSalespeople,
  adminSalespersonState,
} from '../endpoints-admin.ts'
import { referralSubscriber, referralTimers } from './referral-subscriber.ts'
import { referralHandlers } from './handlers.ts'

const { database, house, clock, login, visitorBy } = await aWayIn()
const db = await database.connect()
const ask = asker(house, referralHandlers())
const visitorOf = async (name: string) => visitorBy((await login(name)).accessToken)
const [sales, admin] = [await visitorOf('demo_sales'), await visitorOf('demo_admin')]
const happen = (event: string, payload: Record<string, unknown>) =>
  house.inTransaction((tx) => referralSubscriber.take(tx, { id: randomUUID(), event, payload }, house))
await db.query(`INSERT INTO account (id, member_name) VALUES (4001, 'second_sales'), (4002, 'a_customer');
  INSERT INTO member (id, nick_name, member_type) VALUES (4001, 's', 5), (4002, 'c', 1)`)
for (const memberId of [5, 4001]) await happen('member.salesChanged', { memberId, isSales: true })
await db.query(`INSERT INTO sales_binding (customer_id, salesperson_id, source, bound_at) VALUES (4002, 5, 'code', $1)`, [clock.now()])
const day = 86_400_000
let orders = 0

/** An order of the customer, placed now, of goods for so many fen. */
async function anOrder(goods: number): Promise<string> {
  const orderSn = `MOV${(orders += 1)}`
  await db.query(
    `WITH pay AS (INSERT INTO pay_order (pay_sn, member_id, state, pay_method, total, paid, pay_due_at, created_at)
       VALUES ($1, 4002, 'PAID', 'ONLINE', $2, $2, $3, $3) RETURNING pay_order_id)
     INSERT INTO orders (order_sn, pay_order_id, member_id, buyer_name, store_id, store_name, store_name_en, state, delivery, pay_method, goods_amount, freight,
       total, tax, invoice, buyer_remark, search_text, created_at)
     SELECT $1, pay_order_id, 4002, 'b', 1001, '沪锌一号', 'Store One', 'PENDING_SHIPMENT', 'DELIVERY', 'ONLINE', $2, 0, $2, 0, '{}', '', $1, $3 FROM pay`,
    [orderSn, goods, clock.now()],
  )
  return orderSn
}
const paid = (...orderSnList: readonly string[]) => happen('payOrder.paid', { orderSnList })
const whose = async (orderSn: string) =>
  Number((await db.query('SELECT salesperson_id FROM commission WHERE order_sn = $1', [orderSn])).rows[0]?.salesperson_id)
const move = (input: object) =>
  ask(
    adminTransfer,
    { customerId: 4002, salespersonId: 4001, fromDate: '', reason: '区域调整', ...input },
    { visitor: admin, idempotencyKey: randomUUID() },
  )
const customersOf = async (salespersonId: number) =>
  dataOf(await ask(adminCustomers, { salespersonId }, { visitor: admin })).list.map((one) => one.customerId)
/** The order is completed and its after-sale window is over. */
async function becomesPayable(orderSn: string) {
  await db.query(`UPDATE orders SET state = 'SHIPPED' WHERE order_sn = $1`, [orderSn])
  await db.query(`UPDATE orders SET state = 'COMPLETED' WHERE order_sn = $1`, [orderSn])
  await happen('order.completed', { orderSn })
  clock.forward(8 * day)
  await referralTimers['commission/release']?.(house, orderSn)
}

test.for([
  ['without a reason', { reason: '' }, 'sales.reasonRequired'],
  ['from a day that is over', { fromDate: addDays(dayOf(clock.now()), -1) }, 'sales.fromInvalid'],
  ['from a day too far', { fromDate: addDays(dayOf(clock.now()), 120) }, 'sales.fromInvalid'],
  ['from no day', { fromDate: '2026-02-30' }, 'sales.fromInvalid'],
  ['to somebody who is no salesperson', { salespersonId: 2 }, 'sales.personGone'],
  ['to the same', { salespersonId: 5 }, 'sales.sameSalesperson'],
  ['of nobody’s customer', { customerId: 2 }, 'sales.notBound'],
] as const)('a move %s is refused and nothing moves', async ([, input, code]) => {
  const all = async () => (await db.query('SELECT * FROM sales_binding ORDER BY binding_id')).rows
  const before = await all()
  const refused = await move(input)
  expect(refused.code).toBe(code)
  expect(await all()).toEqual(before)
})

test('from a later day: until then the old one serves and earns, both are told, and a second move waits', async () => {
  await db.query('DELETE FROM event_outbox')
  const fromDate = addDays(dayOf(clock.now()), 3)
  dataOf(await move({ fromDate }))
  expect((await db.query('SELECT event, payload FROM event_outbox ORDER BY event')).rows).toEqual([
    { event: 'sales.bound', payload: { memberId: 4001 } },
    { event: 'sales.moved', payload: { memberId: 5 } },
  ])
  expect([await customersOf(5), await customersOf(4001)]).toEqual([[4002], []])
  expect((await move({})).code).toBe('sales.movePending')
  const running = await anOrder(100_000)
  clock.forward(4 * day)
  expect([await customersOf(5), await customersOf(4001)]).toEqual([[], [4002]])
  const late = await anOrder(100_000)
  // Both are paid after the move: the order placed before stays with the one of its moment.
  await paid(running, late)
  expect([await whose(running), await whose(late)]).toEqual([5, 4001])
})

test('the log says from whom to whom and why; the history shows both', async () => {
  const { rows } = await db.query(`SELECT reason, diff FROM audit_log WHERE action = 'sales.moveCustomer'`)
  expect(rows).toEqual([{ reason: '区域调整', diff: { salespersonId: [5, 4001], facts: { from: expect.any(String) } } }])
  const { list } = dataOf(await ask(adminHistory, { customerId: 4002 }, { visitor: admin }))
  expect(list.map((one) => [one.memberName, one.source, one.reason, one.setBy, one.endTime === null])).toEqual([
    ['second_sales', 'platform', '区域调整', 'demo_admin', true],
    ['demo_sales', 'code', '', '', false],
  ])
  expect((await ask(adminHistory, { customerId: 4002 }, { visitor: sales })).state).toBe(259)
})

const cancel = (input: { bindingId: number; expectedVersion: number; reason?: string }, caller = admin) =>
  ask(adminCancelTransfer, { reason: '客户要求', ...input }, { visitor: caller, idempotencyKey: randomUUID() })
const all = async () => (await db.query('SELECT * FROM sales_binding ORDER BY binding_id')).rows
/** The move of the customer that lies ahead, as the desk of this salesperson shows it. */
async function plannedOf(salespersonId: number) {
  const { list } = dataOf(await ask(adminCustomers, { salespersonId }, { visitor: admin }))
  const planned = list.find((one) => one.customerId === 4002)?.planned
  if (!planned) throw new Error('no move is planned')
  return planned
}

test('a planned move is cancelled with a reason: the customer stays, both are told, the log and the history say so', async () => {
  dataOf(await move({ salespersonId: 5, fromDate: addDays(dayOf(clock.now()), 5) }))
  const planned = await plannedOf(4001)
  expect(planned).toMatchObject({ memberName: 'demo_sales', reason: '区域调整', setBy: 'demo_admin', version: 1 })
  const before = await all()
  const wrong = [
    [{ ...planned, expectedVersion: 1, reason: ' ' }, admin, 'sales.reasonRequired'],
    [{ ...planned, expectedVersion: 2 }, admin, 'api.stale'],
    [{ bindingId: 999_999, expectedVersion: 1 }, admin, 'sales.moveGone'],
    // The binding of today is no planned move.
    [{ bindingId: planned.bindingId - 1, expectedVersion: 1 }, admin, 'sales.moveOver'],
  ] as const
  for (const [input, who, code] of wrong) expect((await cancel({ ...input, bindingId: input.bindingId }, who)).code).toBe(code)
  expect((await cancel({ bindingId: planned.bindingId, expectedVersion: 1 }, sales)).state).toBe(259)
  expect(await all()).toEqual(before)
  await db.query('DELETE FROM event_outbox')
  const answers = await Promise.all([1, 2].map(() => cancel({ bindingId: planned.bindingId, expectedVersion: 1 })))
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect((await db.query('SELECT event, payload FROM event_outbox ORDER BY payload::text')).rows).toEqual([
    { event: 'sales.moveCancelled', payload: { memberId: 4001 } },
    { event: 'sales.moveCancelled', payload: { memberId: 5 } },
  ])
  const { rows } = await db.query(`SELECT reason, diff FROM audit_log WHERE action = 'sales.cancelMove'`)
  expect(rows).toEqual([{ reason: '客户要求', diff: { salespersonId: [5, 4001], facts: { from: planned.fromTime } } }])
  const { list } = dataOf(await ask(adminHistory, { customerId: 4002 }, { visitor: admin }))
  expect(list.slice(0, 2).map((one) => [one.memberName, one.endTime, one.cancelled?.by, one.cancelled?.reason])).toEqual([
    ['demo_sales', planned.fromTime, 'demo_admin', '客户要求'],
    ['second_sales', null, undefined, undefined],
  ])
  clock.forward(6 * day)
  expect([await customersOf(5), await customersOf(4001)]).toEqual([[], [4002]])
  const order = await anOrder(100_000)
  await paid(order)
  expect(await whose(order)).toBe(4001)
})

test('a move that has begun is not cancelled; nor one whose earlier salesperson has left', async () => {
  dataOf(await move({ salespersonId: 5, fromDate: addDays(dayOf(clock.now()), 2) }))
  const begun = await plannedOf(4001)
  clock.forward(3 * day)
  expect((await cancel({ bindingId: begun.bindingId, expectedVersion: 1 })).code).toBe('sales.moveOver')
  dataOf(await move({ fromDate: addDays(dayOf(clock.now()), 2) }))
  const planned = await plannedOf(5)
  await happen('member.salesChanged', { memberId: 5, isSales: false })
  const before = await all()
  expect((await cancel({ bindingId: planned.bindingId, expectedVersion: 1 })).code).toBe('sales.formerEnded')
  expect(await all()).toEqual(before)
  await happen('member.salesChanged', { memberId: 5, isSales: true })
  clock.forward(3 * day)
  expect(await customersOf(4001)).toEqual([4002])
})

test('when the salesperson leaves to whom a customer was to come, the customer stays where they are', async () => {
  dataOf(await move({ salespersonId: 5, fromDate: addDays(dayOf(clock.now()), 2) }))
  await happen('member.salesChanged', { memberId: 5, isSales: false })
  await happen('member.salesChanged', { memberId: 5, isSales: true })
  clock.forward(3 * day)
  expect([await customersOf(5), await customersOf(4001)]).toEqual([[], [4002]])
})

test('two moves at once: one is done', async () => {
  const answers = await Promise.all([move({ salespersonId: 5 }), move({ salespersonId: 5 })])
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect(await customersOf(5)).toEqual([4002])
})

test('a refund after the statement lowers the next one, once, and the statement says so', async () => {
  clock.forward(60_000)
  const first = await anOrder(1_000_000)
  await paid(first)
  await becomesPayable(first)
  const issue = () => ask(adminSalespersonState, { salespersonId: 5 }, { visitor: admin, idempotencyKey: randomUUID() })
  expect(dataOf(await issue())).toMatchObject({ total: 100, takenBack: 0 })
  const refund = { orderSn: first, refundSn: 'TK1', goodsAmount: '400000' }
  await happen('aftersale.refunded', refund)
  await happen('aftersale.refunded', refund)
  const person = async () => dataOf(await ask(adminSalespeople, {}, { visitor: admin })).list.find((one) => one.salespersonId === 5)
  expect((await person())?.payable).toBe(-40)
  // Nothing is to be paid: what was taken back waits.
  expect((await issue()).code).toBe('sales.nothingPayable')
  const second = await anOrder(600_000)
  await paid(second)
  await becomesPayable(second)
  expect((await person())?.payable).toBe(20)
  expect(dataOf(await issue())).toMatchObject({ total: 20, entryCount: 2, takenBack: 40 })
  const { list } = dataOf(await ask(referralStatements, {}, { visitor: sales }))
  expect(list.map((one) => [one.total, one.takenBack])).toEqual([
    [20, 40],
    [100, 0],
  ])
  const shown = dataOf(await ask(referralOrders, {}, { visitor: sales })).list.find((one) => one.orderSn === first)
  expect(shown).toMatchObject({ commission: 100, takenBack: 40 })
})

test('an order that comes to nothing before its statement takes nothing back', async () => {
  const order = await anOrder(500_000)
  await paid(order)
  await happen('aftersale.refunded', { orderSn: order, refundSn: 'TK2', goodsAmount: '100000' })
  await happen('order.cancelled', { orderSnList: [order] })
  const { list } = dataOf(await ask(adminSalespeople, {}, { visitor: admin }))
  expect(list.find((one) => one.salespersonId === 5)?.payable).toBe(0)
})
