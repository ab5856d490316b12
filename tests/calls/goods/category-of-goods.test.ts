import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../database/demo/load.ts'
import type { Caller } from '../../../src/api/caller.ts'
import { categoryMovePreview, categoryMovePropose } from '../../../src/modules/listing/endpoints-category.ts'
import { reviewConfirm } from '../../../src/modules/listing/endpoints-review.ts'
import { revisionDiscard, revisionWithdraw } from '../../../src/modules/listing/endpoints-revisions.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aMember } from '../../fixtures/trade/goods.ts'
import { goodsHandlers } from '../../fixtures/trade/goods-handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
const ask = asker(aHouse(database), goodsHandlers())
const clerk: Caller = { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.goods'] }] }
const platform: Caller = { ...aMember(9, 1), platform: ['platform.goods'] }

// Three goods of one category and a leaf category beside it, which has the attributes of their SKUs and one of its own.
const goods: { id: number; categoryId: number }[] = (
  await client.query(`SELECT goods_id::int AS id, category_id::int AS "categoryId" FROM goods
    WHERE store_id = 1001 AND state = 'on_sale' AND gallery <> '{}' ORDER BY category_id, goods_id LIMIT 3`)
).rows
const [one, two, three] = goods.map((each) => each.id) as [number, number, number]
const foreign = (await client.query(`SELECT goods_id::int AS id FROM goods WHERE store_id <> 1001 LIMIT 1`)).rows[0].id as number
await client.query(
  `INSERT INTO category (category_id, parent_id, grade, name_zh, name_en, sort) SELECT 9901, parent_id, grade, '另一类', 'Another', 99 FROM category WHERE category_id = $1`,
  [goods[0]?.categoryId],
)
await client.query(
  `INSERT INTO attribute SELECT (jsonb_populate_record(a, '{"code": "own_to_another", "label_zh": "另类属性", "label_en": "Own to another"}')).* FROM attribute a LIMIT 1`,
)
await client.query(
  `INSERT INTO category_attribute (category_id, attribute_code, sort)
   SELECT DISTINCT 9901, code, 1 FROM sku, jsonb_object_keys(axis_values) code WHERE goods_id = ANY($1::bigint[]) UNION SELECT 9901, 'own_to_another', 2`,
  [[one, two]],
)
await client.query(`UPDATE goods SET attributes = attributes || '{"stray": "旧值"}' WHERE goods_id = $1`, [one])
await client.query(`UPDATE sku SET axis_values = axis_values || '{"only_here": "甲"}' WHERE goods_id = $1`, [three])

const preview = (goodsIds: number[]) => ask(categoryMovePreview, { goodsIds, categoryId: 9901 }, { visitor: clerk })
const propose = (goodsIds: number[], categoryId = 9901) => ask(categoryMovePropose, { goodsIds, categoryId }, { visitor: clerk })
const openChanges = async () => (await client.query(`SELECT count(*)::int AS n FROM goods_change WHERE state <> 'discarded'`)).rows[0].n
const categoryOf = async (id: number) =>
  (await client.query('SELECT category_id::int AS id, attributes FROM goods WHERE goods_id = $1', [id])).rows[0]

test('the preview tells what falls away, what is missing, and what cannot go there', async () => {
  const { list } = dataOf(await preview([one, two, three]))
  const of = (id: number) => list.find((row) => row.goodsId === id)
  expect(of(one)).toMatchObject({ isThere: false, problem: '' })
  expect(of(one)?.dropped).toContainEqual({ label: 'stray', value: '旧值' })
  expect(of(one)?.missing).toContain('另类属性')
  expect(of(three)?.problem).toContain('规格')
  expect(await openChanges()).toBe(0)
})

test('one that cannot go there refuses all of them, and nothing is half done', async () => {
  expect((await propose([one, two, three])).code).toBe('catalog.categoryRefused')
  expect((await propose([one, foreign])).code).toBe('api.notFound')
  expect((await propose([one], 999_999)).code).toBe('catalog.categoryRefused')
  expect(await openChanges()).toBe(0)
})

test('what can go there waits for the review together, and is taken back without a trace on the goods', async () => {
  const before = await categoryOf(one)
  const { list } = dataOf(await propose([two, one]))
  expect(list).toHaveLength(2)
  expect(await categoryOf(one)).toEqual(before)
  expect(dataOf(await preview([one])).list[0]?.problem).not.toBe('')
  for (const { changeId, version } of list) {
    const draft = dataOf(await ask(revisionWithdraw, { changeId, expectedVersion: version }, { visitor: clerk }))
    dataOf(await ask(revisionDiscard, { changeId, expectedVersion: draft.version }, { visitor: clerk }))
  }
  expect(await openChanges()).toBe(0)
  expect(dataOf(await preview([one])).list[0]?.problem).toBe('')
})

test('confirmed by the platform the goods are there, without the attributes that fell away', async () => {
  const { list } = dataOf(await propose([one]))
  for (const { changeId, version } of list)
    dataOf(await ask(reviewConfirm, { changeId, expectedVersion: version, basis: '' }, { visitor: platform }))
  const moved = await categoryOf(one)
  expect(moved.id).toBe(9901)
  expect(moved.attributes).not.toHaveProperty('stray')
  expect(dataOf(await preview([one])).list[0]).toMatchObject({ isThere: true, problem: '' })
  expect((await propose([one])).code).toBe('catalog.nothingChanged')
})
