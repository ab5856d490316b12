import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../../database/demo/load.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { anonymous, type Caller } from '../../../../api/caller.ts'
import { goodsDetail } from '../../endpoints-goods.ts'
import { goodsList } from '../../../search/endpoints.ts'
import { publishOwnGoods, takeOwnGoodsOff } from '../../../listing/endpoints-publication.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'
import { goodsChanged, publishGoods, takeGoodsOff } from './publish-goods.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
const app = aHouse(database)
const ask = asker(app, goodsHandlers())
const total = async (keyword: string) => dataOf(await ask(goodsList, { keyword })).pagination.total
const now = new Date('2026-11-20T10:00:00+08:00')
const goodsCalled = async (name: string) =>
  Number((await client.query('SELECT goods_id AS id FROM goods WHERE name_zh LIKE $1', [`%${name}%`])).rows[0]?.id)

test('goods that were blocked stay refused, with the reason, however often they are sent', async () => {
  const acid = await goodsCalled('工业盐酸')
  expect(await app.inTransaction((tx) => publishGoods(tx, acid, now))).toMatchObject({
    state: 'refused',
    reason: '盐酸属危险化学品且为第三类易制毒化学品',
  })
  const { rows } = await client.query('SELECT state FROM goods WHERE goods_id = $1', [acid])
  expect(rows[0].state).toBe('refused')
  await expect(client.query(`UPDATE goods SET state = 'on_sale', published_at = now() WHERE goods_id = $1`, [acid])).rejects.toMatchObject({
    code: '23514',
  })
})

test('goods in legal review are held and not to be found', async () => {
  const spray = await goodsCalled('自喷漆')
  expect(await app.inTransaction((tx) => publishGoods(tx, spray, now))).toMatchObject({ state: 'held' })
  expect((await client.query('SELECT FROM goods_card WHERE goods_id = $1', [spray])).rowCount).toBe(0)
})

test('goods off the shelf leave list, page and search at once, and come back when published', async () => {
  expect(await total('双燕')).toBe(1)
  await app.inTransaction((tx) => takeGoodsOff(tx, 500001, '换货'))
  expect((await ask(goodsDetail, { productId: 100001 })).state).toBe(255)
  expect(dataOf(await ask(goodsList, { keyword: '0#锌锭', pageSize: 60 })).list.map((card) => card.goodsId)).not.toContain(500001)
  expect(await app.inTransaction((tx) => publishGoods(tx, 500001, now))).toMatchObject({ state: 'on_sale' })
  expect((await ask(goodsDetail, { productId: 100001 })).state).toBe(200)
})

test('a new name is found after the change, in the process that has not heard of it otherwise', async () => {
  await client.query(`UPDATE goods SET name_zh = '独角兽锌锭' WHERE goods_id = 500002`)
  await app.inTransaction((tx) => goodsChanged(tx, [500002]))
  await ask(goodsList, {})
  expect(await total('独角兽锌锭')).toBe(1)
})

test('goods of a store that is paused are not shown', async () => {
  await client.query(`UPDATE store SET state = 'paused' WHERE store_id = 1008`)
  const { rows } = await client.query<{ id: string }>('SELECT goods_id AS id FROM goods WHERE store_id = 1008')
  await app.inTransaction((tx) =>
    goodsChanged(
      tx,
      rows.map((row) => Number(row.id)),
    ),
  )
  await ask(goodsList, {})
  expect(dataOf(await ask(goodsList, { storeId: '1008' })).pagination.total).toBe(0)
})

const clerk = (storeId: number, capabilities: Caller['stores'][number]['capabilities'] = ['store.goods']): Caller => ({
  ...aMember(7),
  stores: [{ storeId, storeName: '', capabilities }],
})

test('a store puts its own goods on and off the shelf, and the audit log says who did', async () => {
  const caller = clerk(1001)
  expect(dataOf(await ask(takeOwnGoodsOff, { goodsId: 500001, reason: '缺货' }, { visitor: caller })).state).toBe('off_shelf')
  expect((await ask(goodsDetail, { productId: 100001 })).state).toBe(255)
  expect(dataOf(await ask(publishOwnGoods, { goodsId: 500001 }, { visitor: caller })).state).toBe('on_sale')
  const { rows } = await client.query(`SELECT action, from_state, to_state FROM audit_log WHERE entity = 'goods' ORDER BY id`)
  expect(rows).toEqual([
    { action: 'goods.takeOff', from_state: 'on_sale', to_state: 'off_shelf' },
    { action: 'goods.publish', from_state: 'off_shelf', to_state: 'on_sale' },
  ])
})

test.each([
  ['another store’s clerk', clerk(1002), 'api.notFound'],
  ['a clerk without the right', clerk(1001, ['store.orders']), 'api.noPermission'],
  ['a buyer', aMember(2), 'api.noPermission'],
  ['a visitor', anonymous, 'api.notLoggedIn'],
] as const)('%s moves nothing', async (_who, caller, code) => {
  expect((await ask(takeOwnGoodsOff, { goodsId: 500001, reason: 'x' }, { visitor: caller })).code).toBe(code)
  expect((await ask(publishOwnGoods, { goodsId: 500001 }, { visitor: caller })).code).toBe(code)
  expect((await client.query('SELECT state FROM goods WHERE goods_id = 500001')).rows).toEqual([{ state: 'on_sale' }])
})

test('goods that the gate refused cannot be taken off and so cannot slip out of their refusal', async () => {
  const acid = await goodsCalled('工业盐酸')
  const { rows } = await client.query('SELECT store_id AS id FROM goods WHERE goods_id = $1', [acid])
  expect((await ask(takeOwnGoodsOff, { goodsId: acid, reason: 'x' }, { visitor: clerk(Number(rows[0].id)) })).code).toBe('catalog.offSale')
})
