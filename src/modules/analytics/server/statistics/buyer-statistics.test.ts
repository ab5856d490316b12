import { expect, test } from 'vitest'
import { handOn } from '../../../../adapters/jobs/relay-events.ts'
import { anonymous, type Caller } from '../../../../api/caller.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aBuyer, buy, pay, type Buyer } from '../../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { orderHandlers } from '../../../order/server/public.ts'
import { buyerFigureExport, buyerFigureOrders, buyerParts, buyerStatistics } from '../../endpoints-buyer.ts'
import { buyerCohorts, figureRebuild, platformCampaigns, platformStatistics, storeCampaigns } from '../../endpoints-platform.ts'
import { platformCampaignOrders, platformFigureBuyers, storeCampaignOrders } from '../../endpoints-figure-rows.ts'
import { figureSubscriber } from '../figures/count-figures.ts'
import { statisticsHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, storeId: 1002, stock: 1_000_000 },
])
await client.query('UPDATE sku SET unit_mass_g = 1000000')
await client.query(
  `INSERT INTO enterprise (id, name, uscc, verified_at) OVERRIDING SYSTEM VALUE VALUES (71, '镀锌公司', '91350211M000100Y46', now())`,
)
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...statisticsHandlers()])
const staff = (...platform: Caller['platform']): { visitor: Caller } => ({ visitor: { ...anonymous, member: aClerk, platform } })
const aClerk = { memberId: 9001, memberName: 'clerk', memberType: 2 } as Caller['member']
const handOnAll = async () => {
  const { rows } = await client.query('DELETE FROM event_outbox RETURNING event_id AS id, event, payload')
  for (const happened of rows) await handOn(app, [figureSubscriber], happened)
}
const inCompany = async (memberId: number, company: Caller['company']): Promise<Buyer> => {
  const buyer = await aBuyer(client, memberId)
  await client.query('UPDATE member SET member_type = CASE WHEN $1 = 8201 THEN 3 ELSE 6 END, enterprise_id = 71 WHERE id = $1', [memberId])
  const member = { ...buyer.visitor.member, memberType: memberId === 8201 ? 3 : 6, enterpriseId: 71 } as Caller['member']
  return { ...buyer, visitor: { ...buyer.visitor, member, company } }
}
const bought = async (buyer: Buyer, productId: number, number: number): Promise<number> => {
  const placed = await buy(ask, buyer, [{ productId, number }])
  await pay(app, buyer, placed.data?.paySn ?? '')
  return placed.data?.totalAmount ?? 0
}

const one = await inCompany(8201, ['company.order', 'company.records'])
const two = await inCompany(8202, ['company.order'])
const person = await aBuyer(client, 8203)
const paid = [await bought(one, 1, 3), await bought(two, 2, 2), await bought(person, 1, 1)] as const
await handOnAll()
clock.forward(1000)

test('a company sees the purchases of all its people by its records; who has no right to them, and a person, see their own', async () => {
  const company = dataOf(await ask(buyerStatistics, {}, one))
  expect(company).toMatchObject({ isCompany: true, orderNum: { now: 2, before: 0 }, tonnes: { now: 5 } })
  expect(company.amount.now).toBeCloseTo(paid[0] + paid[1], 2)
  expect(company.suppliers.map((row) => [row.id, row.amount, row.orderNum, row.tonnes])).toEqual([
    [1001, paid[0], 1, 3],
    [1002, paid[1], 1, 2],
  ])
  expect(company.categories).toMatchObject([{ id: 1, orderNum: 2 }])
  expect(company.costCentres).toMatchObject([{ id: 0, name: '', orderNum: 2, tonnes: 5 }])
  expect(dataOf(await ask(buyerStatistics, {}, two))).toMatchObject({ isCompany: false, orderNum: { now: 1 }, amount: { now: paid[1] } })
  expect(dataOf(await ask(buyerStatistics, {}, person))).toMatchObject({ isCompany: false, amount: { now: paid[2] } })
  expect((await ask(buyerStatistics, {})).state).toBe(266)
})

test('each figure has its orders, and their sum is the figure', async () => {
  const company = dataOf(await ask(buyerStatistics, {}, one))
  for (const [by, rows] of [
    ['supplier', company.suppliers],
    ['category', company.categories],
    ['costCentre', company.costCentres],
  ] as const)
    for (const { id, amount, orderNum } of rows) {
      const behind = dataOf(await ask(buyerFigureOrders, { by, id }, one))
      expect(behind.total).toBe(orderNum)
      expect(behind.sum).toBeCloseTo(amount, 2)
    }
  for (const by of buyerParts) expect((await ask(buyerFigureOrders, { by }, person)).state).toBe(200)
  expect(dataOf(await ask(buyerFigureOrders, { by: 'late' }, one)).total).toBe(0)
  expect(dataOf(await ask(buyerFigureOrders, { by: 'supplier', id: 1002 }, person)).total).toBe(0)
  const file = dataOf(await ask(buyerFigureExport, { by: 'all', format: 'csv' }, one))
  expect(Buffer.from(file.base64, 'base64').toString('utf8').trim().split('\n')).toHaveLength(3)
})

test('what was saved, what came late and what was claimed has its orders, and their parts are the figure', async () => {
  await client.query(
    `UPDATE order_line SET list_price = unit_price + 12345 WHERE order_id IN (SELECT order_id FROM orders WHERE member_id = 8201)`,
  )
  await client.query(`UPDATE orders SET discount = 700, freight = freight + 700 WHERE member_id = 8202`)
  await client.query(`UPDATE orders SET shipped_at = paid_at + interval '40 days' WHERE member_id = 8201`)
  await client.query(
    `INSERT INTO event_outbox (event, payload) SELECT 'order.completed', jsonb_build_object('orderSn', order_sn) FROM orders WHERE member_id = 8201`,
  )
  await handOnAll()
  const company = dataOf(await ask(buyerStatistics, {}, one))
  expect(company.saved.prices).toBeGreaterThan(0)
  expect(company).toMatchObject({ saved: { coupons: 7 }, shippedNum: 1, onTimeNum: 0 })
  for (const [by, figure] of [
    ['prices', company.saved.prices],
    ['coupons', company.saved.coupons],
  ] as const) {
    const behind = dataOf(await ask(buyerFigureOrders, { by }, one))
    expect([by, behind.sum, behind.list.reduce((sum, row) => sum + row.part, 0)]).toEqual([by, figure, figure])
  }
  expect(dataOf(await ask(buyerFigureOrders, { by: 'late', id: 1001 }, one)).total).toBe(1)
  expect(dataOf(await ask(buyerFigureOrders, { by: 'late', id: 1002 }, one)).total).toBe(0)
  const all = dataOf(await ask(buyerFigureOrders, { by: 'all' }, one))
  expect([all.sum, all.tonnes]).toEqual([company.amount.now, company.tonnes.now])
  for (const { id, claimNum } of company.suppliers)
    expect(dataOf(await ask(buyerFigureOrders, { by: 'claims', id }, one)).total).toBe(claimNum)
})

test('the platform sees all stores, buyers by their first month, and what reductions did', async () => {
  await client.query(
    `UPDATE orders SET discount = 500, freight = freight + 500, benefits = '[{"kind": "storeReduction", "nameZh": "满减", "nameEn": "Spend", "amount": "500"}]' WHERE member_id = 8203`,
  )
  const clerk = staff('platform.payments')
  const found = dataOf(await ask(platformStatistics, {}, clerk))
  expect(found.figures.find((row) => row.figure === 'paid')?.now).toMatchObject({ cases: 3, tonnes: 6 })
  expect(found.buyers).toMatchObject({ all: 3, returning: 0 })
  expect(found.stores.map((row) => [row.storeId, row.orderNum])).toEqual([
    [1001, 2],
    [1002, 1],
  ])
  expect(dataOf(await ask(buyerCohorts, {}, clerk)).list).toEqual([
    { month: '2026-11', buyerNum: 3, paidNums: [{ month: '2026-11', buyerNum: 3 }] },
  ])
  const effect = [
    {
      kind: 'storeReduction',
      key: '满减',
      storeId: 1001,
      name: '满减',
      storeName: '店铺1001',
      orderNum: 1,
      amount: paid[2],
      saved: 5,
      newBuyerNum: 1,
    },
  ]
  expect(dataOf(await ask(platformCampaigns, {}, clerk)).list).toEqual(effect)
  const behind = dataOf(await ask(platformCampaignOrders, { kind: 'storeReduction', name: '满减', storeId: 1001 }, clerk))
  expect(behind).toMatchObject({ total: 1, sums: { amount: paid[2], saved: 5, orderNum: 1, newBuyerNum: 1 }, list: [{ isNewBuyer: true }] })
  expect(dataOf(await ask(platformCampaignOrders, { kind: 'storeReduction', storeId: 0 }, clerk)).total).toBe(0)
  const buyers = dataOf(await ask(platformFigureBuyers, {}, clerk))
  expect(buyers).toMatchObject({ total: 3, counts: { all: 3, returning: 0 } })
  expect(buyers.list.reduce((sum, row) => sum + row.amount, 0)).toBeCloseTo(paid[0] + paid[1] + paid[2], 2)
  const cohort = { first: '2026-11', from: '2026-11-01', to: '2026-11-30' }
  expect(dataOf(await ask(platformFigureBuyers, cohort, clerk)).total).toBe(3)
  expect(dataOf(await ask(platformFigureBuyers, { ...cohort, first: '2026-10' }, clerk)).total).toBe(0)
  const seller = (storeId: number): { visitor: Caller } => ({
    visitor: { ...anonymous, member: aClerk, stores: [{ storeId, storeName: '店', capabilities: ['store.orders'] }] },
  })
  expect(dataOf(await ask(storeCampaigns, {}, seller(1001))).list).toEqual(effect)
  expect(dataOf(await ask(storeCampaigns, {}, seller(1002))).list).toEqual([])
  expect(dataOf(await ask(storeCampaignOrders, {}, seller(1001))).sums).toMatchObject({ orderNum: 1, saved: 5 })
  expect(dataOf(await ask(storeCampaignOrders, { storeId: 1001 }, seller(1002))).total).toBe(0)
  expect((await ask(figureRebuild, {}, clerk)).state).toBe(259)
  expect(dataOf(await ask(figureRebuild, {}, staff('platform.settings')))).toEqual({ isAsked: 1 })
  const { rows } = await client.query(
    `SELECT t.identifier FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier LIKE 'analytics.%'`,
  )
  expect(rows).toEqual([{ identifier: 'analytics.rebuildFigures' }])
})
