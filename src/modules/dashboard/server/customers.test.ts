import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aBuyer, buy, pay } from '../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { anonymous, type Caller } from '../../../api/caller.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { sellerOrderList } from '../../order/endpoints-orders.ts'
import { orderHandlers } from '../../order/server/public.ts'
import {
  customerDetail,
  customerExport,
  customerList,
  customerNoteAdd,
  customerNoteRemove,
  customerTags,
  customerTagSave,
} from '../endpoints-customers.ts'
import { customerHandlers } from './customers.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 1_000_000 }])
await client.query('UPDATE sku SET unit_mass_g = 1000000')
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...customerHandlers()])
const staffOf = (storeId: number): { visitor: Caller } => ({
  visitor: {
    ...anonymous,
    member: { memberId: 9001, memberName: 'clerk', memberType: 2 } as Caller['member'],
    stores: [{ storeId, storeName: '店', capabilities: ['store.orders'] }],
  },
})

test('a store sees those who paid it, with sums, and neither those who did not pay nor the buyers of other stores', async () => {
  const [often, once, never] = [await aBuyer(client, 8101), await aBuyer(client, 8102), await aBuyer(client, 8103)]
  for (const [buyer, number] of [
    [often, 3],
    [often, 2],
    [once, 1],
  ] as const)
    await pay(app, buyer, (await buy(ask, buyer, [{ productId: 1, number }])).data?.paySn ?? '')
  await buy(ask, never, [{ productId: 1, number: 1 }])
  clock.forward(1000)
  const seen = dataOf(await ask(customerList, {}, staffOf(1001)))
  expect(seen.counts).toEqual({ all: 2, new: 1, regular: 1, sleeping: 0 })
  expect(seen.list.map(({ orderNum, tonnes, kind }) => ({ orderNum, tonnes, kind }))).toEqual([
    { orderNum: 2, tonnes: 5, kind: 'regular' },
    { orderNum: 1, tonnes: 1, kind: 'new' },
  ])
  const { rows } = await client.query(`SELECT sum(total)::float / 100 AS amount FROM orders WHERE member_id = 8101 AND paid_at IS NOT NULL`)
  expect(seen.list[0]?.amount).toBe(rows[0].amount)
  // The way from a customer to its orders is the name that the store sees.
  const name = seen.list[0]?.name ?? ''
  const found = dataOf(await ask(sellerOrderList, { keyword: name }, staffOf(1001))).list
  expect(found.length).toBeGreaterThanOrEqual(2)
  expect(new Set(found.map((order) => order.buyerName))).toEqual(new Set([name]))
  expect(dataOf(await ask(customerList, { sort: 'amount' }, staffOf(1001))).list[0]?.orderNum).toBe(1)
  expect(dataOf(await ask(customerList, { kind: 'regular' }, staffOf(1001)))).toMatchObject({ total: 1, list: [{ orderNum: 2 }] })
  expect(dataOf(await ask(customerList, {}, staffOf(1002)))).toMatchObject({ total: 0, list: [] })
})

test('one customer: orders, months, goods, tags to filter by and notes that only their author removes', async () => {
  const list = async (storeId: number, tag = '') => dataOf(await ask(customerList, { tag }, staffOf(storeId))).list
  const key = (await list(1001))[0]?.key ?? ''
  const show = async () => dataOf(await ask(customerDetail, { key }, staffOf(1001)))
  const seen = await show()
  expect(seen.orders).toHaveLength(seen.orderNum)
  expect(seen.months).toHaveLength(12)
  expect(seen.months.at(-1)).toMatchObject({ month: '2026-11', amount: seen.amount, orderNum: seen.orderNum })
  expect(seen.goods[0]).toMatchObject({ productId: 1, orderNum: seen.orderNum })
  expect([seen.credit, seen.requests, seen.open]).toEqual([null, [], { samples: 0, cases: 0, contracts: 0 }])
  for (const refused of [
    await ask(customerDetail, { key }, staffOf(1002)),
    await ask(customerTagSave, { key, tags: ['x'] }, staffOf(1002)),
    await ask(customerNoteAdd, { key, body: 'x' }, staffOf(1002)),
  ])
    expect(refused.code).toBe('api.notFound')
  await ask(customerTagSave, { key, tags: ['月结', '重点', '月结'] }, staffOf(1001))
  expect((await list(1001, '重点')).map((one) => one.key)).toEqual([key])
  expect(await list(1001, '其他')).toEqual([])
  await ask(customerTagSave, { key, tags: ['月结'] }, staffOf(1001))
  expect(dataOf(await ask(customerTags, {}, staffOf(1001))).list).toEqual([{ tag: '月结', count: 1 }])
  expect(dataOf(await ask(customerTags, {}, staffOf(1002))).list).toEqual([])
  const { customerNoteId } = dataOf(await ask(customerNoteAdd, { key, body: '每月 5 日前对账' }, staffOf(1001)))
  const colleague = {
    visitor: { ...staffOf(1001).visitor, member: { memberId: 9002, memberName: 'other', memberType: 2 } as Caller['member'] },
  }
  expect((await ask(customerNoteRemove, { key, customerNoteId }, colleague)).code).toBe('api.notFound')
  expect((await show()).notes).toMatchObject([{ body: '每月 5 日前对账', authorName: 'clerk', isMine: true }])
  await ask(customerNoteRemove, { key, customerNoteId }, staffOf(1001))
  expect((await show()).notes).toEqual([])
})

test('neither the list nor its file shows an account name, a whole phone or the number of an account', async () => {
  await client.query(
    `UPDATE orders SET buyer_title = '', buyer_name = 'zhangsan', receiver = jsonb_set(coalesce(receiver, '{}'), '{mobile}', '"13812345678"')`,
  )
  const seen = dataOf(await ask(customerList, {}, staffOf(1001)))
  expect(seen.list[0]).toMatchObject({ name: 'z***n', phone: '138****5678', isCompany: 0 })
  const file = dataOf(await ask(customerExport, { format: 'csv' }, staffOf(1001)))
  const text = Buffer.from(file.base64, 'base64').toString('utf8')
  expect(text.trim().split('\n')).toHaveLength(3)
  for (const said of [JSON.stringify(seen), text]) expect(said).not.toMatch(/13812345678|zhangsan|\b8101\b/)
  const log = await client.query(`SELECT actor_kind AS kind FROM audit_log WHERE action = 'customer.export'`)
  expect(log.rows).toEqual([{ kind: 'store' }])
})

test('who paid nothing for ninety days sleeps', async () => {
  clock.forward(90 * 86_400_000)
  expect(dataOf(await ask(customerList, { kind: 'sleeping' }, staffOf(1001))).total).toBe(2)
  expect(dataOf(await ask(customerList, {}, staffOf(1001))).list.map((one) => one.kind)).toEqual(['sleeping', 'sleeping'])
})
