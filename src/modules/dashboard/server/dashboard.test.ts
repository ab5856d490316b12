import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aBuyer, buy, pay } from '../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { anonymous, type Caller } from '../../../api/caller.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { orderHandlers } from '../../order/server/public.ts'
import {
  memberFigures,
  memberTodoList,
  platformFigures,
  platformOverview,
  platformStoreFigures,
  platformTodoList,
  storeFigures,
  storeOverview,
  storeTodoList,
} from '../endpoints.ts'
import { platformMemberMoney } from '../endpoints-member-record.ts'
import { dashboardHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 1_000_000 }])
await client.query('UPDATE sku SET unit_mass_g = 1000000')
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...dashboardHandlers])
const member = { memberId: 9001, memberName: 'clerk', memberType: 2 } as Caller['member']
const staffOf = (storeId: number, capabilities: Caller['stores'][number]['capabilities']): { visitor: Caller } => ({
  visitor: { ...anonymous, member, stores: [{ storeId, storeName: '店', capabilities }] },
})
const platform = (...capabilities: Caller['platform']): { visitor: Caller } => ({
  visitor: { ...anonymous, member, platform: capabilities },
})

test('figures are the sums of the paid orders of the own stores, against the span before', async () => {
  const buyer = await aBuyer(client, 8101)
  const first = await buy(ask, buyer, [{ productId: 1, number: 3 }])
  await pay(app, buyer, first.data?.paySn ?? '')
  await client.query("UPDATE orders SET paid_at = paid_at - interval '7 days'")
  const second = await buy(ask, buyer, [{ productId: 1, number: 6 }])
  await pay(app, buyer, second.data?.paySn ?? '')
  await buy(ask, buyer, [{ productId: 1, number: 1 }])
  clock.forward(1000)
  const seen = dataOf(await ask(storeFigures, { days: '7' }, staffOf(1001, ['store.orders'])))
  expect(seen).toMatchObject({
    amount: { value: second.data?.totalAmount },
    orderNum: { value: 1, change: 0 },
    tonnes: { value: 6, change: 100 },
    punctuality: { value: null, of: 0 },
    goods: [{ orderNum: 1 }],
    customers: [{ orderNum: 1, amount: second.data?.totalAmount }],
  })
  expect(seen.series).toHaveLength(7)
  expect(seen.series.at(-1)).toMatchObject({ amount: second.data?.totalAmount, orderNum: 1 })
  const all = dataOf(await ask(platformFigures, { days: '30' }, platform('platform.payments')))
  expect(all).toMatchObject({
    orderNum: { value: 2, change: null },
    tonnes: { value: 9 },
    buyerNum: { value: 1 },
    stores: [{ storeId: 1001 }],
  })
  const { goods: _goods, customers: _customers, ...sales } = seen
  expect(dataOf(await ask(platformStoreFigures, { storeId: 1001, days: '7' }, platform('platform.payments')))).toEqual(sales)
  expect((await ask(platformStoreFigures, { storeId: 999_999 }, platform('platform.payments'))).code).toBe('store.storeGone')
  expect((await ask(platformStoreFigures, { storeId: 1001 }, platform('platform.orders'))).state).toBe(259)
  const money = async (who: ReturnType<typeof platform>) => ask(platformMemberMoney, { memberId: 8101 }, who)
  expect(dataOf(await money(platform('platform.payments')))).toMatchObject({
    paidAmount: (first.data?.totalAmount ?? 0) + (second.data?.totalAmount ?? 0),
    paidNum: 2,
    unpaidNum: 1,
    balance: 0,
    credit: [],
  })
  expect((await money(platform('platform.members'))).state).toBe(259)
  expect((await ask(platformMemberMoney, { memberId: 999_999 }, platform('platform.payments'))).code).toBe('member.memberGone')
  // Freight belongs to no category.
  const { rows } = await client.query('SELECT sum(goods_amount - discount)::float / 100 AS goods FROM orders WHERE paid_at IS NOT NULL')
  expect(all.categories.reduce((sum, one) => sum + one.amount, 0)).toBeCloseTo(rows[0].goods, 2)
  expect(dataOf(await ask(storeFigures, { days: '30' }, staffOf(1002, ['store.orders'])))).toMatchObject({
    amount: { value: 0 },
    goods: [],
  })
})

test('the to-do holds what somebody may do, of the own stores, and what is late', async () => {
  const clerk = staffOf(1001, ['store.orders'])
  const before = dataOf(await ask(storeTodoList, {}, clerk)).list.find((one) => one.key === 'ship')
  expect(before).toMatchObject({ count: 2 })
  clock.forward(400 * 86_400_000)
  expect(dataOf(await ask(storeTodoList, {}, clerk)).list.find((one) => one.key === 'ship')).toMatchObject({ count: 2, late: 2 })
  expect(dataOf(await ask(storeTodoList, {}, staffOf(1002, ['store.orders']))).list).toEqual([])
  expect(dataOf(await ask(storeTodoList, {}, staffOf(1001, ['store.decorate']))).list.map((one) => one.key)).not.toContain('ship')
  await client.query("INSERT INTO event_outbox (event, payload, dead_at) VALUES ('x', '{}', now())")
  expect(dataOf(await ask(platformTodoList, {}, platform('platform.settings'))).list).toMatchObject([{ key: 'deadEvent', count: 1 }])
  expect(dataOf(await ask(platformTodoList, {}, platform('platform.market'))).list).toEqual([])
})

test('nobody without a right reads figures', async () => {
  expect((await ask(storeFigures, { days: '7' }, staffOf(1001, ['store.goods']))).state).toBe(259)
  expect((await ask(platformFigures, { days: '7' }, platform('platform.goods'))).state).toBe(259)
  for (const call of [storeTodoList, platformTodoList, memberTodoList, memberFigures]) expect((await ask(call, {})).state).toBe(266)
})

test('a buyer reads the own month: paid orders, tonnes, and zinc against the mean of its index weighed by the same tonnes', async () => {
  const buyer = await aBuyer(client, 8103)
  const paid = await buy(ask, buyer, [{ productId: 1, number: 4 }])
  await pay(app, buyer, paid.data?.paySn ?? '')
  await buy(ask, buyer, [{ productId: 1, number: 9 }])
  clock.forward(1000)
  const plain = dataOf(await ask(memberFigures, {}, buyer))
  expect(plain).toMatchObject({
    amount: { value: paid.data?.totalAmount, change: null },
    orderNum: { value: 1 },
    tonnes: { value: 4 },
    zincShare: 0,
    zinc: null,
  })
  await client.query(
    `INSERT INTO index_series (series_code, name_zh, name_en, kind, market_zh, market_en, unit_code, synthetic, sort) VALUES ('ZN-T', '锌', 'zinc', 'spot', '上海', 'Shanghai', 't', true, 99)`,
  )
  for (const [days, price] of [
    [0, 230_000_000],
    [1, 250_000_000],
  ])
    await client.query(
      `INSERT INTO index_quote (series_code, quote_date, low, high, price, published_at) SELECT 'ZN-T', (o.paid_at AT TIME ZONE 'Asia/Shanghai')::date + $1::int, $2, $2, $2, o.paid_at FROM orders o WHERE member_id = 8103 AND paid_at IS NOT NULL`,
      [days, price],
    )
  await client.query("UPDATE goods SET index_series = 'ZN-T'")
  const { rows: lines } = await client.query(
    'SELECT sum(l.subtotal - l.discount)::float / 100 / 4 AS cost FROM orders o JOIN order_line l USING (order_id) WHERE o.member_id = 8103 AND o.paid_at IS NOT NULL',
  )
  const seen = dataOf(await ask(memberFigures, {}, buyer))
  expect(seen).toMatchObject({ zincShare: 100, zinc: { index: 24_000 } })
  expect(seen.zinc?.cost).toBe(Math.floor(lines[0].cost))
  expect(dataOf(await ask(memberFigures, {}, await aBuyer(client, 8104)))).toMatchObject({
    amount: { value: 0 },
    zinc: null,
    zincShare: null,
  })
})

test('what waits for a buyer is the own alone, and late when its time is over', async () => {
  const buyer = await aBuyer(client, 8105)
  await buy(ask, buyer, [{ productId: 1, number: 1 }])
  expect(dataOf(await ask(memberTodoList, {}, buyer)).list).toMatchObject([{ key: 'pay', count: 1, late: 0 }])
  clock.forward(30 * 86_400_000)
  expect(dataOf(await ask(memberTodoList, {}, buyer)).list).toMatchObject([{ key: 'pay', count: 1, late: 1 }])
  expect(dataOf(await ask(memberTodoList, {}, await aBuyer(client, 8106))).list).toEqual([])
})

test('the first page counts for each member of a staff what their rights allow, and nothing else', async () => {
  const countsOf = (found: { readonly counts: readonly { readonly key: string; readonly count: number }[] }) =>
    Object.fromEntries(found.counts.map(({ key, count }) => [key, count]))
  const goods = dataOf(await ask(storeOverview, {}, staffOf(1001, ['store.goods'])))
  expect(countsOf(goods)).toEqual({ goodsOnSale: 1, goodsOffShelf: 0, goodsTakenDown: 0, soldOutSku: 0 })
  expect(goods.panels).toEqual([])
  expect(dataOf(await ask(storeOverview, {}, staffOf(1001, ['store.orders']))).panels).toEqual(['sales'])
  expect(countsOf(dataOf(await ask(storeOverview, {}, staffOf(1002, ['store.goods']))))).toMatchObject({ goodsOnSale: 0 })
  expect(countsOf(dataOf(await ask(platformOverview, {}, platform('platform.goods'))))).toEqual({ goodsOnSale: 1, goodsTakenDown: 0 })
  expect(dataOf(await ask(platformOverview, {}, platform('platform.payments')))).toEqual({ counts: [], panels: ['turnover'] })
  expect(dataOf(await ask(platformOverview, {}, staffOf(1001, ['store.goods'])))).toEqual({ counts: [], panels: [] })
  const everything = dataOf(
    await ask(
      platformOverview,
      {},
      platform('platform.orders', 'platform.goods', 'platform.stores', 'platform.members', 'platform.content'),
    ),
  )
  expect(everything.counts).toHaveLength(9)
})

test('tenders wait for their company in its member centre, and for bidders in theirs and in the console of the store', async () => {
  await client.query(`INSERT INTO enterprise (id, name, uscc, verified_at) VALUES (71, '镀锌公司', '91350211M000100Y46', now())`)
  const buyer = await aBuyer(client, 8107)
  const bidder = await aBuyer(client, 8108)
  const now = clock.now()
  const { rows } = await client.query(
    `INSERT INTO tender (tender_sn, member_id, enterprise_id, buyer_title, mode, access, title, body, lines, state, estimate, scoring, price_weight, deadline_at, published_at, awarded_at, created_at, updated_at)
     SELECT 'ZB' || state, 8107, 71, '镀锌公司', 'ENTERPRISE', 'OPEN', '锌锭', '按国标', '[]', state, 100, 'LOWEST', 100, $1::timestamptz + interval '1 day', $1, $1, $1, $1
     FROM unnest(ARRAY['BIDDING', 'OPENABLE', 'AWARDED']) AS state RETURNING tender_id`,
    [now],
  )
  const [open, , awarded] = rows.map((row) => row.tender_id)
  await client.query(
    `INSERT INTO bid (bid_sn, tender_id, store_id, member_id, bidder_title, state, version, sealed, receipt, submitted_at, deposit_state)
     VALUES ('TBWON', $1, 1002, 8108, '店铺', 'WON', 1, '', repeat('0', 64), $2, 'NONE')`,
    [awarded, now],
  )
  await client.query(
    `INSERT INTO tender_question (tender_id, kind, store_id, question, asked_at) VALUES ($1, 'QUESTION', 1001, '可否分批？', $2)`,
    [open, now],
  )
  const company = { visitor: { ...buyer.visitor, member: { ...member, memberId: 8107, memberType: 3, enterpriseId: 71 } } as Caller }
  const ofTenders = (list: readonly { key: string; count: number; late: number }[]) =>
    list.filter(({ key }) => /tender|bid/i.test(key)).map(({ key, count, late }) => [key, count, late])
  expect(ofTenders(dataOf(await ask(memberTodoList, {}, company)).list)).toEqual([
    ['tenderAnswer', 1, 0],
    ['tenderOpen', 1, 0],
    ['tenderContract', 1, 0],
  ])
  const seller: { visitor: Caller } = { visitor: { ...bidder.visitor, stores: staffOf(1001, ['store.quote']).visitor.stores } }
  expect(ofTenders(dataOf(await ask(memberTodoList, {}, seller)).list)).toEqual([['ownBidToMake', 1, 0]])
  expect(ofTenders(dataOf(await ask(storeTodoList, {}, seller)).list)).toEqual([['bidToMake', 1, 0]])
  clock.forward(31 * 86_400_000)
  expect(ofTenders(dataOf(await ask(memberTodoList, {}, company)).list)).toContainEqual(['tenderContract', 1, 1])
  expect(ofTenders(dataOf(await ask(memberTodoList, {}, seller)).list)).toEqual([])
})
