import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { goodsHandlers } from '../../../../tests/fixtures/trade/goods-handlers.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../api/caller.ts'
import { ownGoodsList } from '../endpoints.ts'
import { setOwnFreight } from '../endpoints-publication.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 10_000, freightTemplateId: 1 },
  { productId: 2, stock: 10_000, freightTemplateId: 2 },
  { productId: 3, stock: 500, freightTemplateId: 1 },
  { productId: 4, stock: 0, requireEnquiry: true, freightTemplateId: 1 },
  { productId: 5, storeId: 1002, freightTemplateId: 1 },
])
await client.query(
  `INSERT INTO freight_template (freight_template_id, code, owner_store_id, name_zh, name_en, mode, self_pickup, rates) OVERRIDING SYSTEM VALUE VALUES (12, 'S2', 1002, '别家', 'Other', 'enquiry', true, '{}')`,
)
const ask = asker(aHouse(database), goodsHandlers())
const clerk: Caller = { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.goods'] }] }
const freight = (list: readonly [number, number][], freightTemplateId: number) =>
  ask(
    setOwnFreight,
    { list: list.map(([goodsId, oldFreightTemplate]) => ({ goodsId, oldFreightTemplate })), freightTemplateId },
    { visitor: clerk },
  )
const kept = async () =>
  (await client.query('SELECT freight_template_id::int AS id FROM goods ORDER BY goods_id')).rows.map((row) => row.id)
const short = async () => dataOf(await ask(ownGoodsList, { isShort: 1 }, { visitor: clerk })).list.map((goods) => goods.goodsId)

test('several goods get one freight template, and each change stands in the log', async () => {
  expect(
    dataOf(
      await freight(
        [
          [1, 1],
          [2, 2],
        ],
        3,
      ),
    ),
  ).toEqual({ savedNum: 2 })
  expect(await kept()).toEqual([3, 3, 1, 1, 1])
  const { rows } = await client.query(`SELECT entity_id, diff FROM audit_log WHERE action = 'goods.freight' ORDER BY id`)
  expect(rows).toEqual([
    { entity_id: '1', diff: { freightTemplateId: [1, 3] } },
    { entity_id: '2', diff: { freightTemplateId: [2, 3] } },
  ])
})

test('foreign goods, a foreign template or one that somebody changed meanwhile refuse all of them', async () => {
  const before = await kept()
  expect(
    (
      await freight(
        [
          [3, 1],
          [5, 1],
        ],
        2,
      )
    ).code,
  ).toBe('api.notFound')
  expect((await freight([[3, 1]], 12)).code).toBe('api.notFound')
  expect(
    (
      await freight(
        [
          [3, 1],
          [1, 1],
        ],
        2,
      )
    ).code,
  ).toBe('catalog.freightChanged')
  expect(await kept()).toEqual(before)
})

test('goods on sale with less to sell than the threshold, or than the minimum order without one, are short', async () => {
  expect(await short()).toEqual([3])
  await client.query('INSERT INTO sku_stock_alert VALUES (1, 12000), (3, 100)')
  expect(await short()).toEqual([1])
  const page = dataOf(await ask(ownGoodsList, { isShort: 1 }, { visitor: clerk }))
  expect([page.counts.all, page.list[0]?.skus[0]]).toMatchObject([1, { alertAt: 12, isShort: true }])
})
