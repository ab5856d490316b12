import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { memberSetSales } from '../../member/endpoints-admin.ts'
import { promoterBind, promoterInfo, referredCustomers, referralOrders, referralOverview, referralStatements } from '../endpoints.ts'
import { salesNoteRemove, salesNoteSave, salesNotes } from '../endpoints-notes.ts'
import { adminPayStatement, adminRate, adminSalespeople, adminSalespersonState, adminStatements } from '../endpoints-admin.ts'
import { commissionMachine, statementMachine } from '../rules/commission-machine.ts'
import { referralClosing } from './account-closure-check.ts'
import { referralSubscriber, referralTimers } from './referral-subscriber.ts'
import { referralHandlers } from './handlers.ts'

const { database, house, clock, ask: askWayIn, login, visitorBy } = await aWayIn()
const db = await database.connect()
const ask = asker(house, referralHandlers())
const visitorOf = async (name: string) => visitorBy((await login(name)).accessToken)
const happen = (event: string, payload: Record<string, unknown>) =>
  house.inTransaction((tx) => referralSubscriber.take(tx, { id: randomUUID(), event, payload }, house))
const key = () => ({ idempotencyKey: randomUUID() })
const code = (await db.query(`UPDATE account SET invitation_code = 'SALES005' WHERE id = 5 RETURNING invitation_code AS code`)).rows[0].code
const [sales, buyer, company, sub, admin] = [
  await visitorOf('demo_sales'),
  await visitorOf('demo_buyer'),
  await visitorOf('demo_company'),
  await visitorOf('demo_sub'),
  await visitorOf('demo_admin'),
]
let orders = 0

/** An order of a member, placed now, of goods for so many fen. */
async function anOrder(memberId: number, enterpriseId: number | null, goods: number): Promise<string> {
  const orderSn = `ORD${(orders += 1)}`
  await db.query(
    `WITH pay AS (INSERT INTO pay_order (pay_sn, member_id, enterprise_id, state, pay_method, total, paid, pay_due_at, created_at)
       VALUES ($1, $2, $3, 'PAID', 'ONLINE', $4::bigint + 500, $4::bigint + 500, $5, $5) RETURNING pay_order_id)
     INSERT INTO orders (order_sn, pay_order_id, member_id, enterprise_id, buyer_name, store_id, store_name, store_name_en, state, delivery, pay_method, goods_amount, freight,
       total, tax, invoice, buyer_remark, search_text, created_at)
     SELECT $1, pay_order_id, $2, $3, 'b', 1001, '沪锌一号', 'Store One', 'PENDING_SHIPMENT', 'DELIVERY', 'ONLINE', $4, 500, $4::bigint + 500, 0, '{}', '', $1, $5 FROM pay`,
    [orderSn, memberId, enterpriseId, goods, clock.now()],
  )
  return orderSn
}
const stateOf = async (orderSn: string) =>
  (await db.query('SELECT state FROM commission WHERE order_sn = $1', [orderSn])).rows[0]?.state ?? null
const day = 86_400_000

test('the database knows the same moves as the machines', async () => {
  expect(await movesOfTrigger(db, 'commission')).toEqual(pairsOf(commissionMachine, ['system']))
  expect(await movesOfTrigger(db, 'sales_statement')).toEqual(pairsOf(statementMachine, ['platform']))
})

test('the platform makes a salesperson; until then a code promotes nothing', async () => {
  expect((await ask(promoterInfo, { code })).data).toMatchObject({ isKnown: false })
  expect((await ask(referralOverview, {}, { visitor: sales })).data).toMatchObject({ isSales: false, code: '' })
  await happen('member.salesChanged', { memberId: 5, isSales: true })
  expect((await ask(promoterInfo, { code })).data).toMatchObject({ isKnown: true, standing: 'guest' })
  expect((await ask(referralOverview, {}, { visitor: sales })).data).toMatchObject({
    isSales: true,
    code,
    landing: `/promotion/${code}`,
    rate: 1,
  })
  // What the platform sets at the member's page is told to this module.
  await db.query('DELETE FROM event_outbox')
  await askWayIn(memberSetSales, { memberId: 1, isSales: 1, reason: '' }, { visitor: admin })
  expect((await db.query('SELECT event, payload FROM event_outbox')).rows).toEqual([
    { event: 'member.salesChanged', payload: { memberId: 1, isSales: true } },
  ])
})

test('who joins by code has one salesperson, also when they press twice; some may not join', async () => {
  const answers = await Promise.all([1, 2].map(() => ask(promoterBind, { code }, { visitor: buyer })))
  expect(answers.map((answer) => answer.state).toSorted()).toEqual([200, 255])
  expect((await ask(promoterInfo, { code }, { visitor: buyer })).data?.standing).toBe('bound')
  const before = (await db.query('SELECT * FROM sales_binding')).rows
  expect((await ask(promoterBind, { code }, { visitor: buyer })).code).toBe('sales.boundAlready')
  expect((await ask(promoterBind, { code }, { visitor: sales })).code).toBe('sales.ownCode')
  expect((await ask(promoterBind, { code }, { visitor: sub })).code).toBe('sales.notForYou')
  expect((await ask(promoterBind, { code: 'NOBODY' }, { visitor: company })).code).toBe('sales.codeUnknown')
  await db.query(`UPDATE member SET company_name = (SELECT name FROM enterprise WHERE id = 1) WHERE id = 5`)
  expect((await ask(promoterBind, { code }, { visitor: company })).code).toBe('sales.sameCompany')
  await db.query(`UPDATE member SET company_name = NULL WHERE id = 5`)
  expect((await db.query('SELECT * FROM sales_binding')).rows).toEqual(before)
})

test('who registers with the code is bound; an invitation of somebody else binds nobody', async () => {
  await db.query(`INSERT INTO account (id, member_name, invited_by) VALUES (3001, 'came_by_code', 5), (3002, 'friend', 2);
    INSERT INTO member (id, nick_name) VALUES (3001, 'c'), (3002, 'f')`)
  await happen('identity.registered', { memberId: 3001 })
  await happen('identity.registered', { memberId: 3002 })
  expect((await db.query('SELECT customer_id::int, source FROM sales_binding WHERE customer_id > 3000')).rows).toEqual([
    { customer_id: 3001, source: 'register' },
  ])
})

test('an order counts for goods without freight at the rate of its payment, frozen until the window is over', async () => {
  const early = await anOrder(3, 1, 1_000_000)
  clock.forward(60_000)
  expect((await ask(promoterBind, { code }, { visitor: company })).state).toBe(200)
  clock.forward(60_000)
  // A sub-account's order is the company's.
  const order = await anOrder(6, 1, 1_234_567)
  await happen('payOrder.paid', { orderSnList: [early, order] })
  await happen('payOrder.paid', { orderSnList: [early, order] })
  expect(await stateOf(early)).toBeNull()
  expect(await stateOf(order)).toBe('TRACKED')
  expect((await ask(adminRate, { salespersonId: 5, rate: '2.5', reason: '季度调整' }, { visitor: admin })).data?.rate).toBe(2.5)
  const { list } = (await ask(referralOrders, {}, { visitor: sales })).data ?? { list: [] }
  expect(list).toMatchObject([
    { orderSn: order, goodsAmount: 12_345.67, commission: 123.46, rate: 1, state: 'TRACKED', memberName: 'd***y' },
  ])
  await db.query(`UPDATE orders SET state = 'SHIPPED' WHERE order_sn = $1`, [order])
  await db.query(`UPDATE orders SET state = 'COMPLETED', open_cases = 1 WHERE order_sn = $1`, [order])
  await happen('order.completed', { orderSn: order })
  expect(await stateOf(order)).toBe('FROZEN')
  const due = await db.query(`SELECT due_at FROM timer WHERE entity = 'commission' AND entity_id = $1 AND done_at IS NULL`, [order])
  expect(due.rows[0].due_at.getTime() - clock.now().getTime()).toBe(7 * day)
  clock.forward(7 * day)
  // An open after-sale case keeps it frozen another day.
  await referralTimers['commission/release']?.(house, order)
  expect(await stateOf(order)).toBe('FROZEN')
  await db.query(`UPDATE orders SET open_cases = 0 WHERE order_sn = $1`, [order])
  await referralTimers['commission/release']?.(house, order)
  expect(await stateOf(order)).toBe('PAYABLE')
})

test('an order that is closed or cancelled takes its commission along', async () => {
  const [closed, cancelled] = [await anOrder(2, null, 50_000), await anOrder(2, null, 60_000)]
  await happen('payOrder.paid', { orderSnList: [closed, cancelled] })
  await happen('order.cancelled', { orderSnList: [cancelled] })
  await happen('order.completed', { orderSn: closed })
  await db.query(`UPDATE orders SET state = 'CLOSED' WHERE order_sn = $1`, [closed])
  await referralTimers['commission/release']?.(house, closed)
  expect([await stateOf(closed), await stateOf(cancelled)]).toEqual(['VOID', 'VOID'])
})

test('a month’s statement holds what is payable, once; its payment is noted once', async () => {
  expect((await referralClosing(house.read, 5, clock.now())).map((closingBlock) => closingBlock.why.facts)).toEqual([{ count: 1 }])
  const both = await Promise.all([referralTimers['salesperson/state']?.(house, '5'), referralTimers['salesperson/state']?.(house, '5')])
  expect(both).toHaveLength(2)
  const { list } = (await ask(referralStatements, {}, { visitor: sales })).data ?? { list: [] }
  expect(list).toMatchObject([{ state: 'ISSUED', total: 123.46, entryCount: 1 }])
  expect((await ask(adminSalespersonState, { salespersonId: 5 }, { visitor: admin, ...key() })).code).toBe('sales.nothingPayable')
  const statementId = list[0]?.statementId ?? 0
  expect((await ask(adminPayStatement, { statementId }, { visitor: admin, ...key() })).code).toBe('sales.noteRequired')
  expect((await ask(adminPayStatement, { statementId, note: 'ICBC 0001' }, { visitor: admin, ...key() })).data).toMatchObject({
    state: 'PAID',
    can: [],
  })
  expect((await ask(adminPayStatement, { statementId, note: 'again' }, { visitor: admin, ...key() })).code).toBe('sales.statementMoved')
  expect((await ask(referralOverview, {}, { visitor: sales })).data).toMatchObject({ paid: 123.46, payable: 0, customerNum: 3 })
  expect(await referralClosing(house.read, 5, clock.now())).toEqual([])
})

test('customers are shown masked, to their own salesperson alone; the desk is the platform’s', async () => {
  const mine = (await ask(referredCustomers, {}, { visitor: sales })).data
  expect(mine?.list.map((one) => [one.memberName, one.mobile, one.orderNum])).toEqual([
    ['d***y', '138****0003', 1],
    ['c***e', '', 0],
    ['d***r', '138****0002', 0],
  ])
  expect((await ask(referredCustomers, {}, { visitor: buyer })).state).toBe(259)
  expect((await ask(adminSalespeople, {}, { visitor: sales })).state).toBe(259)
  expect((await ask(adminSalespeople, {}, { visitor: admin })).data).toMatchObject({
    total: 1,
    list: [{ memberName: 'demo_sales', stated: 123.46 }],
  })
  expect((await ask(adminStatements, {}, { visitor: admin })).data).toMatchObject({
    total: 1,
    list: [{ memberName: 'demo_sales', can: [] }],
  })
})

test('a salesperson whose post ends has no customers any more and earns nothing from then on', async () => {
  await happen('member.salesChanged', { memberId: 5, isSales: false })
  const order = await anOrder(2, null, 70_000)
  await happen('payOrder.paid', { orderSnList: [order] })
  expect(await stateOf(order)).toBeNull()
  expect((await ask(promoterInfo, { code })).data?.isKnown).toBe(false)
  expect((await db.query('SELECT count(*)::int AS open FROM sales_binding WHERE ended_at IS NULL')).rows).toEqual([{ open: 0 }])
})

test('a salesperson keeps notes about own customers, which nobody else reads or changes', async () => {
  await db.query(`DELETE FROM sales_binding WHERE customer_id = 3`)
  const { rows } = await db.query(
    `INSERT INTO sales_binding (customer_id, salesperson_id, source, bound_at) VALUES (3, 5, 'code', $1::timestamptz - interval '1 day') RETURNING binding_id::int AS id`,
    [clock.now()],
  )
  const bindingId = rows[0].id
  const as = { visitor: sales }
  const salesNoteId =
    (await ask(salesNoteSave, { ownBindingId: bindingId, body: '每月 10 日付款' }, { ...as, ...key() })).data?.salesNoteId ?? 0
  await ask(salesNoteSave, { ownBindingId: bindingId, salesNoteId, body: '每月 15 日付款' }, { ...as, ...key() })
  expect((await ask(salesNotes, { ownBindingId: bindingId }, as)).data?.list).toMatchObject([{ salesNoteId, body: '每月 15 日付款' }])
  expect((await ask(referredCustomers, {}, as)).data?.list.find((one) => one.bindingId === bindingId)?.lastNote).toBe('每月 15 日付款')
  await db.query(`INSERT INTO salesperson (member_id, rate_bp, opened_at) VALUES (1, 0, $1)`, [clock.now()])
  await db.query(
    `INSERT INTO sales_customer_note (salesperson_id, customer_id, body, created_at, changed_at) VALUES (1, 3, 'other', $1, $1)`,
    [clock.now()],
  )
  const foreign = (await db.query(`SELECT note_id::int AS id FROM sales_customer_note WHERE salesperson_id = 1`)).rows[0].id
  for (const refused of [
    await ask(salesNoteSave, { ownBindingId: bindingId, salesNoteId: foreign, body: 'mine now' }, { ...as, ...key() }),
    await ask(salesNoteRemove, { ownBindingId: bindingId, salesNoteId: foreign }, { ...as, ...key() }),
    await ask(salesNotes, { ownBindingId: bindingId + 1000 }, as),
  ]) {
    expect(refused.code).toBe('api.notFound')
  }
  expect((await db.query(`SELECT body FROM sales_customer_note WHERE salesperson_id = 1`)).rows).toEqual([{ body: 'other' }])
  expect((await ask(salesNotes, { ownBindingId: bindingId }, as)).data?.list).toHaveLength(1)
  await db.query(`UPDATE sales_binding SET ended_at = $2 WHERE binding_id = $1`, [bindingId, clock.now()])
  expect((await ask(salesNotes, { ownBindingId: bindingId }, as)).code).toBe('api.notFound')
})
