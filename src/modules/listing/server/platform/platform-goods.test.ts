import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { aMarket, aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'
import type { Caller } from '../../../../api/caller.ts'
import { goodsDelisted } from '../../../catalog/endpoints-goods.ts'
import { publishOwnGoods } from '../../endpoints-publication.ts'
import { platformGoodsExport, platformGoodsList, restoreGoods, takeGoodsDown } from '../../endpoints-platform.ts'
import { ownGoodsList } from '../../endpoints.ts'
import { platformGoodsHandlers } from './platform-goods-handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 10_000 },
  { productId: 2, requireEnquiry: true, stock: 0 },
  { productId: 3, storeId: 1002, stock: 0 },
  { productId: 6, state: 'off_shelf', stock: 0 },
])
const ask = asker(aHouse(database), [...goodsHandlers(), ...platformGoodsHandlers()])
const staff = { visitor: { ...aMember(9), platform: ['platform.goods'] } satisfies Caller }
const store = { visitor: { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.goods'] }] } satisfies Caller }
const stateOf = async (id: number) =>
  (await client.query(`SELECT state, taken_down_from AS "from", state_reason AS reason FROM goods WHERE goods_id = $1`, [id])).rows[0]
const cards = async (id: number) => (await client.query('SELECT FROM goods_card WHERE goods_id = $1', [id])).rowCount
const idsOf = async (asked: Parameters<typeof ask<typeof platformGoodsList>>[1]) =>
  dataOf(await ask(platformGoodsList, asked, staff)).list.map((goods) => goods.goodsId)

test('the platform finds goods of all stores by word, number, store, stock and state, in the order asked for', async () => {
  const page = dataOf(await ask(platformGoodsList, {}, staff))
  expect(page.counts).toMatchObject({ all: 4, on_sale: 3, off_shelf: 1, taken_down: 0 })
  expect(page.list.find((goods) => goods.goodsId === 1)).toMatchObject({
    state: 'on_sale',
    retailPrice: { low: 23600, high: 23600 },
    businessPrice: { low: 23400, high: 23400 },
    available: 10,
    can: ['takeDown'],
  })
  expect(await idsOf({ storeId: 1002 })).toEqual([3])
  expect(await idsOf({ keyword: '6' })).toContain(6)
  expect(await idsOf({ keyword: '%' })).toEqual([])
  expect(await idsOf({ state: 'off_shelf' })).toEqual([6])
  expect(await idsOf({ stock: 'in' })).toEqual([1])
  expect((await idsOf({ sort: '-stock' }))[0]).toBe(1)
  expect((await ask(platformGoodsList, {}, store)).state).not.toBe(200)
})

test('goods that were taken down are gone for buyers, stay with their store, and come back by the platform only', async () => {
  expect(dataOf(await ask(takeGoodsDown, { goodsIds: [1], reason: '图片与实物不符' }, staff)).list).toEqual([
    { goodsId: 1, state: 'taken_down' },
  ])
  expect(await stateOf(1)).toEqual({ state: 'taken_down', from: 'on_sale', reason: '图片与实物不符' })
  expect(await cards(1)).toBe(0)
  expect(dataOf(await ask(goodsDelisted, { productId: 1 })).gone).toBe(1)
  const [own] = dataOf(await ask(ownGoodsList, { state: 'taken_down' }, store)).list
  expect(own).toMatchObject({ goodsId: 1, reason: '图片与实物不符' })
  expect(own?.can).not.toContain('publish')
  expect((await ask(publishOwnGoods, { goodsId: 1 }, store)).msg).toBe('catalog.takenDown')
  expect((await stateOf(1)).state).toBe('taken_down')

  const told = await client.query(`SELECT payload FROM event_outbox WHERE event = 'catalog.goodsTakenDown'`)
  expect(told.rows.map((row) => row.payload)).toMatchObject([{ goodsId: 1, storeId: 1001, reason: '图片与实物不符' }])
  expect((await ask(takeGoodsDown, { goodsIds: [1], reason: '再次' }, staff)).msg).toBe('catalog.takedownNotNow')

  expect(dataOf(await ask(restoreGoods, { goodsIds: [1], reason: '已更正' }, staff)).list).toEqual([{ goodsId: 1, state: 'on_sale' }])
  expect(await stateOf(1)).toEqual({ state: 'on_sale', from: null, reason: '' })
  expect(await cards(1)).toBe(1)
  const log = await client.query(
    `SELECT action, from_state AS "from", to_state AS "to", reason FROM audit_log WHERE entity = 'goods' ORDER BY id`,
  )
  expect(log.rows).toEqual([
    { action: 'goods.takeDown', from: 'on_sale', to: 'taken_down', reason: '图片与实物不符' },
    { action: 'goods.restore', from: 'taken_down', to: 'off_shelf', reason: '已更正' },
  ])
})

test('several goods are taken down together or not at all; what lay off the shelf lies there again', async () => {
  expect((await ask(restoreGoods, { goodsIds: [3, 6], reason: '误操作' }, staff)).msg).toBe('catalog.takedownNotNow')
  expect((await ask(takeGoodsDown, { goodsIds: [3, 999], reason: '违规' }, staff)).msg).toBe('api.notFound')
  expect((await stateOf(3)).state).toBe('on_sale')
  dataOf(await ask(takeGoodsDown, { goodsIds: [6, 3], reason: '违规' }, staff))
  expect([(await stateOf(3)).state, (await stateOf(6)).state]).toEqual(['taken_down', 'taken_down'])
  expect(dataOf(await ask(restoreGoods, { goodsIds: [6], reason: '复核' }, staff)).list).toEqual([{ goodsId: 6, state: 'off_shelf' }])
})

test('of two who take the same goods down at once one is refused, and the store is told once', async () => {
  const both = await Promise.all([1, 2].map((who) => ask(takeGoodsDown, { goodsIds: [2], reason: `原因${who}` }, staff)))
  expect(both.map((one) => one.state).toSorted((one, other) => one - other)).toEqual([200, 255])
  const told = await client.query(`SELECT FROM event_outbox WHERE event = 'catalog.goodsTakenDown' AND payload ->> 'goodsId' = '2'`)
  expect(told.rowCount).toBe(1)
})

test('the list is taken along as a file, and who did is written down', async () => {
  const file = dataOf(await ask(platformGoodsExport, { format: 'csv', state: 'on_sale' }, staff))
  const text = Buffer.from(file.base64, 'base64').toString('utf8')
  expect(text).toContain('企业价')
  expect(text.trim().split('\n')).toHaveLength(2)
  const log = await client.query(`SELECT actor_kind AS kind FROM audit_log WHERE action = 'goods.export'`)
  expect(log.rows).toEqual([{ kind: 'platform' }])
})
