import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { footprintAdd, footprintClear, footprintList, savedItemChange, savedItemIds, savedItemList } from '../endpoints-saved-items.ts'
import { savedItemHandlers } from './saved-item-handlers.ts'

const database = await aDatabase('demo')
const app = aHouse(database)
const ask = asker(app, savedItemHandlers())
const me = { visitor: aMember(4) }
const other = { visitor: aMember(3) }

test('what is kept twice is kept once; letting go takes it from one’s own list alone', async () => {
  for (const isCollect of [1, 1] as const) await ask(savedItemChange, { goodsId: 500_001, storeId: 1001, isCollect }, me)
  await ask(savedItemChange, { goodsId: 500_001, isCollect: 1 }, other)
  expect(dataOf(await ask(savedItemIds, {}, me))).toEqual({ goods: [500_001], store: [1001], article: [] })
  await ask(savedItemChange, { goodsId: 500_001, isCollect: 0 }, me)
  expect(dataOf(await ask(savedItemIds, {}, me))).toEqual({ goods: [], store: [1001], article: [] })
  expect(dataOf(await ask(savedItemList, { kind: 'goods' }, other))).toMatchObject({ total: 1, list: [{ id: 500_001 }] })
})

test('five hundred of a kind are enough: the next is refused and nothing moves', async () => {
  const client = await database.connect()
  await client.query(`INSERT INTO member_mark SELECT 4, 'article', n FROM generate_series(1, 500) n`)
  const refused = await ask(savedItemChange, { articleId: 501, isCollect: 1 }, me)
  expect(refused.code).toBe('member.tooManyMarks')
  expect(dataOf(await ask(savedItemList, { kind: 'article' }, me)).total).toBe(500)
})

test('looks are kept by day in Shanghai, the newest first, and are forgotten by SKU, by day or all', async () => {
  for (const productId of [100_001, 100_002, 100_001]) await ask(footprintAdd, { productId }, me)
  const client = await database.connect()
  await client.query(
    `INSERT INTO member_footprint VALUES (4, 100003, '2026-01-05', '2026-01-05T09:00:00+08:00'), (3, 100003, '2026-01-05', now())`,
  )
  const list = async () => dataOf(await ask(footprintList, {}, me)).list.map((one) => one.productId)
  expect(await list()).toEqual([100_001, 100_002, 100_003])
  expect(dataOf(await ask(footprintClear, { day: '2026-01-05' }, me))).toEqual({ cleared: 1 })
  expect(dataOf(await ask(footprintClear, { productIds: [100_002] }, me))).toEqual({ cleared: 1 })
  expect(await list()).toEqual([100_001])
  expect(dataOf(await ask(footprintClear, {}, me))).toEqual({ cleared: 1 })
  expect(dataOf(await ask(footprintList, {}, other)).total).toBe(1)
})
