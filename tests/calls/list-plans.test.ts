import { beforeAll, expect, test } from 'vitest'
import { aDatabase } from '../fixtures/database/test-database.ts'
import type { Composed } from '../../src/kernel/database/compose-statement.ts'
import { deliveryListStatement } from '../../src/modules/notification/server/delivery/delivery-repository.ts'
import { messageListStatement } from '../../src/modules/notification/server/message-repository.ts'
import type { OrderTab } from '../../src/modules/order/endpoints-orders.ts'
import {
  orderCountsStatement,
  orderPageStatement,
  type OrderListQuery,
} from '../../src/modules/order/server/orders/order-list-repository.ts'

// Our connections plan once for all values (plan_cache_mode=force_generic_plan): a plan that scans the table scans it for everybody.
const database = await aDatabase()
const client = await database.connect()
const now = new Date('2026-11-20T04:00:00Z')

beforeAll(async () => {
  await client.query(`INSERT INTO pay_order (pay_sn, member_id, state, pay_method, total, pay_due_at, created_at)
    SELECT 'ZF' || n, n % 2000, 'OPEN', 'ONLINE', 0, now(), now() FROM generate_series(1, 20000) n`)
  await client.query(`INSERT INTO orders (order_sn, pay_order_id, member_id, buyer_name, store_id, store_name, state, delivery, pay_method, goods_amount, freight, total, tax,
      invoice, buyer_remark, search_text, created_at)
    SELECT 'DD' || n, n, n % 2000, 'b', n % 500, 's', 'PENDING_PAYMENT', 'PICKUP', 'ONLINE', 0, 0, 0, 0, '{}', '', '', now() FROM generate_series(1, 20000) n`)
  // Most orders have ended.
  await client.query(`INSERT INTO orders (order_sn, pay_order_id, member_id, buyer_name, store_id, store_name, state, delivery, pay_method, goods_amount, freight, total, tax,
      invoice, buyer_remark, search_text, created_at)
    SELECT 'DE' || n, n, n % 2000, 'b', 1000 + n % 500, 's', 'COMPLETED', 'PICKUP', 'ONLINE', 0, 0, 0, 0, '{}', '', '', now() FROM generate_series(1, 20000) n`)
  await client.query(
    `INSERT INTO account (id, member_name, phone, password_hash) SELECT n, 'm' || n, '139' || lpad(n::text, 8, '0'), 'none' FROM generate_series(100, 2099) n`,
  )
  await client.query(`INSERT INTO member (id, member_type, nick_name) SELECT n, 2, 'm' FROM generate_series(100, 2099) n`)
  await client.query(`INSERT INTO site_message (member_id, kind, template, facts, link, created_at)
    SELECT 100 + n % 2000, 'order', 'paid', '{}', '', now() FROM generate_series(1, 20000) n`)
  await client.query(`INSERT INTO notice_delivery (member_id, channel, kind, template, facts, link, on_site, created_at, moved_at)
    SELECT 100 + n % 2000, 'mail', 'order', 'paid', '{}', '', true, now(), now() FROM generate_series(1, 20000) n`)
  await client.query(`UPDATE notice_delivery SET state = CASE WHEN id % 100 = 0 THEN 'FAILED' ELSE 'SENT' END, channel = CASE WHEN id % 3 = 0 THEN 'sms' ELSE 'mail' END
    WHERE id % 1000 <> 0`)
  // What most of a log is: visible to everybody.
  for (const table of ['pay_order', 'orders', 'site_message', 'notice_delivery']) await client.query(`VACUUM ANALYZE ${table}`)
  await client.query('SET plan_cache_mode = force_generic_plan')
})

let prepared = 0
/** Tables that the generic plan of a statement reads from end to end. */
async function scanned(composed: Composed): Promise<string[]> {
  return (await planOf(composed)).match(/"Node Type":"Seq Scan"[^}]*?"Relation Name":"\w+"/g) ?? []
}

async function planOf({ statement, values }: Composed): Promise<string> {
  const name = `plan_${(prepared += 1)}`
  await client.query(`PREPARE ${name} AS ${statement.text}`)
  const literals = values.map((value) =>
    Array.isArray(value) ? `'{${value.join(',')}}'` : `'${value instanceof Date ? value.toISOString() : String(value)}'`,
  )
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) EXECUTE ${name}(${literals.join(', ')})`)
  return JSON.stringify(rows[0]['QUERY PLAN'])
}

const asked = (scope: OrderListQuery['scope'], more: Partial<OrderListQuery> = {}): OrderListQuery => ({
  scope,
  tab: 'all',
  keyword: '',
  sort: '-time',
  after: null,
  limit: 21,
  now,
  ...more,
})
const scopes = { buyer: { memberId: 7 }, store: { storeIds: [7] }, stores: { storeIds: [7, 8] } }
const tabs: OrderTab[] = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'awaitingEvaluation',
  'completed',
  'cancelled',
  'recycle',
]

test.each(Object.entries(scopes))('no tab of the orders of a %s scans a table, nor do the counts', async (_name, scope) => {
  for (const tab of tabs) expect(await scanned(orderPageStatement(asked(scope, { tab }))), tab).toEqual([])
  expect(
    await scanned(
      orderPageStatement(
        asked(scope, { after: { orderId: 9000, total: null }, keyword: '锌', startDate: '2026-01-01', endDate: '2026-12-31' }),
      ),
    ),
  ).toEqual([])
  expect(await scanned(orderCountsStatement(scope, now))).toEqual([])
})

test('neither the tabs nor the filters that only stores have scan a table', async () => {
  for (const scope of [scopes.store, scopes.stores])
    for (const tab of ['awaitingShipment', 'partlyShipped', 'awaitingReceipt'] as const)
      expect(await scanned(orderPageStatement(asked(scope, { tab }))), tab).toEqual([])
  const filtered = { buyer: '镀锌', goods: 'DN50', payMethod: 'CREDIT' as const, amountFrom: 100, amountTo: 9000 }
  expect(await scanned(orderPageStatement(asked(scopes.store, filtered)))).toEqual([])
})

test('the platform reads the newest orders by their key, and those of a store or a member by theirs', async () => {
  for (const more of [{}, { after: { orderId: 9000, total: null } }, { storeId: 7 }, { memberId: 7 }])
    expect(await scanned(orderPageStatement(asked({ anyone: true }, more))), JSON.stringify(more)).toEqual([])
})

test('messages and deliveries are read by an index in every combination', async () => {
  for (const kind of ['', 'order'] as const)
    for (const before of [null, 9000]) expect(await scanned(messageListStatement(7, { kind, before, limit: 20 }))).toEqual([])
  for (const state of ['', 'WAITING'] as const)
    for (const memberId of [null, 7])
      expect(await scanned(deliveryListStatement({ state, channel: '', memberId, before: null, limit: 20 }))).toEqual([])
})

test('deliveries of one state, channel or member are found in an index that holds all of it, however rare they are', async () => {
  const none = { state: '', channel: '', memberId: null, before: null, limit: 20 } as const
  const indexed = async (query: Parameters<typeof deliveryListStatement>[0]) =>
    [...(await planOf(deliveryListStatement(query))).matchAll(/"Node Type":"Sort"|"Index Name":"(\w+)"/g)].map(([all, name]) => name ?? all)
  for (const before of [null, 9000]) {
    expect(await indexed({ ...none, before, state: 'FAILED' })).toContain('notice_delivery_state')
    expect(await indexed({ ...none, before, channel: 'wechat' })).toContain('notice_delivery_channel')
    expect(await indexed({ ...none, before, state: 'FAILED', channel: 'sms' })).toContain('notice_delivery_state_channel')
    expect(await indexed({ ...none, before, memberId: 107, channel: 'mail' })).toContain('notice_delivery_of')
  }
})

test('the platform counts its tabs by indexes, and not further than a thousand', async () => {
  const counts = orderCountsStatement({ anyone: true }, now)
  expect(await scanned(counts)).toEqual([])
  // Not by walking through all orders either.
  const { rows: plan } = await client.query(`EXPLAIN (FORMAT JSON) EXECUTE plan_${prepared}('${now.toISOString()}')`)
  expect(JSON.stringify(plan)).toContain('orders_to_evaluate')
  const { rows } = await client.query(counts.statement.text, [...counts.values])
  expect(rows).toEqual([
    expect.objectContaining({
      all: '1000',
      awaitingPayment: '1000',
      awaitingShipment: '0',
      completed: '1000',
      cancelled: '0',
      refund: '0',
      recycle: '0',
    }),
  ])
})
