import { expect, test } from 'vitest'
import { handOn } from '../../../../adapters/jobs/relay-events.ts'
import { anonymous, type Caller } from '../../../../api/caller.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aBuyer, buy, pay } from '../../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { orderHandlers } from '../../../order/server/public.ts'
import {
  platformFigureCases,
  storeFigureCases,
  storeStatistics,
  storeStatisticsExport,
  type StoreStatistics,
} from '../../endpoints-figures.ts'
import { ownScorecard, platformScorecard, storeScorecard, storeScorecards } from '../../endpoints-scorecard.ts'
import { platformFigureViews, storeFigureBuyers, storeFigureViews } from '../../endpoints-figure-rows.ts'
import { behaviourQueue } from '../behaviour-queue.ts'
import { figureSubscriber } from '../figures/count-figures.ts'
import { scoresOfStores } from '../scorecard/store-scorecards.ts'
import { statisticsHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, storeId: 1002, stock: 1_000_000 },
])
await client.query('UPDATE sku SET unit_mass_g = 1000000')
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...statisticsHandlers()])
const member = { memberId: 9001, memberName: 'clerk', memberType: 2 } as Caller['member']
const clerk = (storeId: number): { visitor: Caller } => ({
  visitor: { ...anonymous, member, stores: [{ storeId, storeName: '店', capabilities: ['store.orders'] }] },
})
const staff = { visitor: { ...anonymous, member, platform: ['platform.payments', 'platform.stores'] } as Caller }
const handOnAll = async () => {
  const { rows } = await client.query('DELETE FROM event_outbox RETURNING event_id AS id, event, payload')
  for (const happened of rows) await handOn(app, [figureSubscriber], happened)
}
const figureOf = (found: StoreStatistics, figure: string) => found.figures.find((one) => one.figure === figure)

/** So many shipments of orders that were paid ten days ago, so many of them late. */
async function shipped(orders: number, late: number): Promise<void> {
  await client.query(
    `WITH chosen AS (SELECT order_id, row_number() OVER (ORDER BY order_id) AS place FROM orders WHERE store_id = 1001 AND paid_at IS NOT NULL LIMIT $1)
     UPDATE orders o SET shipped_at = paid_at + CASE WHEN place <= $2 THEN interval '9 days' ELSE interval '1 hour' END FROM chosen WHERE chosen.order_id = o.order_id`,
    [orders, late],
  )
  await client.query(
    `INSERT INTO event_outbox (event, payload) SELECT 'order.completed', jsonb_build_object('orderSn', order_sn) FROM orders WHERE store_id = 1001`,
  )
  await handOnAll()
  clock.forward(10 * 86_400_000)
}

test('a period has what was paid in it and what was paid in as many days before, and each figure has its rows', async () => {
  const buyer = await aBuyer(client, 8101)
  const first = await buy(ask, buyer, [{ productId: 1, number: 3 }])
  await pay(app, buyer, first.data?.paySn ?? '')
  clock.forward(7 * 86_400_000)
  const second = await buy(ask, buyer, [{ productId: 1, number: 6 }])
  await pay(app, buyer, second.data?.paySn ?? '')
  await buy(ask, buyer, [{ productId: 1, number: 1 }])
  await buy(ask, buyer, [{ productId: 2, number: 1 }])
  await handOnAll()
  const found = dataOf(await ask(storeStatistics, {}, clerk(1001)))
  expect(figureOf(found, 'paid')).toEqual({
    figure: 'paid',
    now: { cases: 1, hits: 1, amount: second.data?.totalAmount, tonnes: 6, mean: null },
    before: { cases: 1, hits: 1, amount: first.data?.totalAmount, tonnes: 3, mean: null },
  })
  expect(figureOf(found, 'placed')?.now).toMatchObject({ cases: 2, hits: 1 })
  expect(found.buyers).toEqual({ all: 1, returning: 1, allBefore: 1, returningBefore: 0 })
  expect(found.series).toHaveLength(7)
  expect(found.series.at(-1)).toMatchObject({ amount: second.data?.totalAmount, orderNum: 1 })
  const payers = dataOf(await ask(storeFigureBuyers, {}, clerk(1001)))
  expect(payers).toMatchObject({ total: 1, counts: { all: 1, returning: 1 }, list: [{ isReturning: true, orderNum: 1, memberId: 0 }] })
  expect(payers.list[0]?.amount).toBe(second.data?.totalAmount)
  expect(dataOf(await ask(storeFigureBuyers, { kind: 'new' }, clerk(1001)))).toMatchObject({ total: 0, list: [] })
  expect(dataOf(await ask(storeFigureBuyers, {}, clerk(1002))).total).toBe(0)
  const behind = dataOf(await ask(storeFigureCases, { figure: 'placed', hit: '0' }, clerk(1001)))
  expect(behind).toMatchObject({ total: 1, counts: { all: 2, hit: 1 }, list: [{ isHit: false }] })
  expect(dataOf(await ask(storeFigureCases, { figure: 'placed' }, clerk(1002))).total).toBe(1)
  expect(dataOf(await ask(platformFigureCases, { figure: 'placed' }, staff)).list.map((row) => row.storeName)).toHaveLength(3)
  expect(dataOf(await ask(platformFigureCases, { figure: 'placed', storeId: 1002 }, staff)).total).toBe(1)
  const file = dataOf(await ask(storeStatisticsExport, { format: 'csv' }, clerk(1001)))
  expect(Buffer.from(file.base64, 'base64').toString('utf8').trim().split('\n')).toHaveLength(8)
})

test('views have the goods that were looked at, also when their records are gone, and views of the store itself are one row: all of them are the figure', async () => {
  const at = clock.now()
  const view = { at, kind: 'behaviour', type: 'view', memberId: null, device: 'd', cityCode: '', path: '/', goodsId: null } as const
  const queue = behaviourQueue({ everyMs: 60_000 })
  for (const row of [
    { ...view, skuId: 1, storeId: null },
    { ...view, skuId: 1, storeId: null },
    { ...view, skuId: null, storeId: 1001 },
    { ...view, skuId: 2, storeId: null },
    { ...view, kind: 'basket', type: 'add', skuId: 1, storeId: null },
    // What a page reports as an event is no cart.
    { ...view, kind: 'event', type: 'add', skuId: 1, storeId: null },
  ] as const)
    queue.add(app, row)
  await queue.flush()
  const figure = figureOf(dataOf(await ask(storeStatistics, {}, clerk(1001))), 'viewed')
  expect(figure?.now.cases).toBe(3)
  const rows = async () => dataOf(await ask(storeFigureViews, {}, clerk(1001)))
  expect((await rows()).list.map((row) => [row.id > 0, row.productId, row.viewNum])).toEqual([
    [true, 1, 2],
    [false, 0, 1],
  ])
  const carted = dataOf(await ask(storeFigureViews, { figure: 'carted' }, clerk(1001)))
  expect(carted).toMatchObject({ viewNum: 1, list: [{ productId: 1, viewNum: 1 }] })
  expect(figureOf(dataOf(await ask(storeStatistics, {}, clerk(1001))), 'carted')?.now.cases).toBe(1)
  await client.query('DELETE FROM behaviour_record')
  expect(await rows()).toMatchObject({
    viewNum: 3,
    list: [
      { productId: 1, viewNum: 2 },
      { id: 0, viewNum: 1 },
    ],
  })
  const byStore = dataOf(await ask(platformFigureViews, {}, staff))
  expect(byStore).toMatchObject({ total: 2, viewNum: 4 })
  expect(byStore.list.reduce((sum, row) => sum + row.viewNum, 0)).toBe(4)
})

test('a period that is none is refused, and nobody without the right reads figures', async () => {
  expect((await ask(storeStatistics, { from: '2026-11-20', to: '2026-11-01' }, clerk(1001))).code).toBe('analytics.badSpan')
  expect((await ask(storeFigureCases, { figure: 'paid', from: '2020-01-01', to: '2026-01-01' }, clerk(1001))).code).toBe(
    'analytics.badSpan',
  )
  expect((await ask(storeStatistics, {})).state).toBe(266)
  expect((await ask(platformFigureCases, { figure: 'paid' }, clerk(1001))).state).toBe(259)
  expect((await ask(platformScorecard, { storeId: 1001 }, clerk(1001))).state).toBe(259)
})

test('a scorecard shows cases and no share until there are enough; a buyer sees neither disputes nor the hit rate', async () => {
  await shipped(2, 1)
  const few = dataOf(await ask(storeScorecard, { storeId: 1001 }))
  expect(few.measures.find((one) => one.key === 'punctuality')).toEqual({ key: 'punctuality', good: 1, of: 2, percent: null, mean: null })
  expect(few.mark).toBeNull()
  expect(few.measures.map((one) => one.key)).not.toContain('disputes')
  const buyer = await aBuyer(client, 8102)
  for (let order = 0; order < 8; order += 1) {
    const placed = await buy(ask, buyer, [{ productId: 1, number: 1 }])
    await pay(app, buyer, placed.data?.paySn ?? '')
  }
  await shipped(10, 5)
  const whole = dataOf(await ask(platformScorecard, { storeId: 1001 }, staff))
  expect(whole.measures.find((one) => one.key === 'punctuality')).toMatchObject({ good: 5, of: 10, percent: 50 })
  // Half in time, all supplied, none claimed.
  expect(whole.mark).toBe(83)
  expect(dataOf(await ask(ownScorecard, {}, clerk(1001)))).toEqual(whole)
  expect(await app.inTransaction((tx) => scoresOfStores(tx, [1001, 1003], clock.now()))).toEqual(
    new Map([
      [1001, 83],
      [1003, null],
    ]),
  )
  expect((await ask(storeScorecard, { storeId: 999_999 })).code).toBe('store.storeGone')
  const beside = dataOf(await ask(storeScorecards, { storeIds: '1001,999999,1001' })).list
  expect(beside).toEqual([{ storeId: 1001, ...dataOf(await ask(storeScorecard, { storeId: 1001 })) }])
})
