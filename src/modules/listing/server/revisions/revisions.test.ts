import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../../database/demo/load.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { anonymous, type Caller } from '../../../../api/caller.ts'
import {
  revisionBegin,
  revisionCopy,
  revisionCreate,
  revisionDetail,
  revisionDiscard,
  revisionList,
  revisionSave,
  revisionSubmit,
  revisionWithdraw,
} from '../../endpoints-revisions.ts'
import { reviewConfirm, reviewDetail, reviewList, reviewReturn } from '../../endpoints-review.ts'
import { goodsDetail } from '../../../catalog/endpoints-goods.ts'
import { goodsList } from '../../../search/endpoints.ts'
import { setOwnPrice } from '../../endpoints.ts'
import { emptyDocument, emptySku, type GoodsDocument } from '../../rules/goods-document.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
// Which attributes a category requires is said by the tests that are about it.
await client.query('UPDATE category_attribute SET is_required = false')
const app = aHouse(database)
const ask = asker(app, goodsHandlers())
const clerk = (storeId: number): Caller => ({ ...aMember(7), stores: [{ storeId, storeName: '', capabilities: ['store.goods'] }] })
const caller = clerk(1001)
const platform: Caller = { ...aMember(9, 1), platform: ['platform.goods'] }
let keys = 0
const keyed = (who: Caller = caller) => ({ visitor: who, idempotencyKey: `goods-change-key-${(keys += 1)}` })
const [{ warehouseId }] = (await client.query('SELECT warehouse_id::int AS "warehouseId" FROM warehouse WHERE store_id = 1001 LIMIT 1'))
  .rows
const fresh: GoodsDocument = {
  ...emptyDocument,
  nameZh: '独角兽锌锭 Zn99.995',
  categoryId: 111,
  freightTemplateId: 1,
  secUnit: 'kg',
  saleUnitState: 2,
  attributes: { grade: 'Zn99.995' },
  gallery: ['ingot-1.webp'],
  retailTiers: [{ min: '25', kind: 'amount', value: '-20' }],
  skus: [
    {
      ...emptySku,
      axisValues: { warehouse: '上海宝山仓' },
      retailPrice: '23600',
      businessPrice: '23400.5',
      stocks: [{ warehouseId, onHand: '12.5' }],
    },
  ],
}
// A picture that the store's goods already show, so it is the store's own.
await client.query(`UPDATE goods SET gallery = array_append(gallery, 'ingot-1.webp') WHERE goods_id = 500001`)
const goodsCount = async () => Number((await client.query('SELECT count(*) FROM goods')).rows[0].count)
const stateOf = async (changeId: number) =>
  (await client.query('SELECT state, version FROM goods_change WHERE change_id = $1', [changeId])).rows[0]
const total = async (keyword: string) => dataOf(await ask(goodsList, { keyword })).pagination.total

async function aDraft(document: GoodsDocument = fresh, who: Caller = caller, storeId = 1001) {
  return dataOf(await ask(revisionCreate, { storeId, document }, keyed(who)))
}
async function begun(goodsId: number, change: (document: GoodsDocument) => GoodsDocument, who: Caller = caller) {
  const held = dataOf(await ask(revisionBegin, { goodsId }, { visitor: who }))
  const { document } = dataOf(await ask(revisionDetail, { changeId: held.changeId }, { visitor: who }))
  return dataOf(
    await ask(revisionSave, { changeId: held.changeId, expectedVersion: held.version, document: change(document) }, { visitor: who }),
  )
}
const order = (held: { changeId: number; version: number }) => ({ changeId: held.changeId, expectedVersion: held.version })

test('new goods are written, proposed, confirmed, and then everybody finds them with prices, stock and both units', async () => {
  const held = await aDraft()
  expect(await total('独角兽')).toBe(0)
  const proposed = dataOf(await ask(revisionSubmit, order(held), { visitor: caller }))
  expect(proposed).toMatchObject({ state: 'proposed', goodsId: null })
  expect(dataOf(await ask(reviewList, {}, { visitor: platform })).list).toMatchObject([
    { changeId: held.changeId, listing: 'ok', skuNum: 1 },
  ])
  const done = dataOf(await ask(reviewConfirm, order(proposed), { visitor: platform }))
  expect(done.state).toBe('confirmed')
  await ask(goodsList, {})
  expect(await total('独角兽')).toBe(1)
  const { rows } = await client.query('SELECT product_id::int AS id FROM sku WHERE goods_id = $1', [done.goodsId])
  const page = dataOf(await ask(goodsDetail, { productId: rows[0].id }))
  expect(page).toMatchObject({
    goodsPrice: 23600,
    secPrice: 23.6,
    saleUnitState: 2,
    skus: [{ productStock: 12.5, tiers: [{ minNum: 25, goodsPrice: 23580 }] }],
  })
  const audits = await client.query(`SELECT action, to_state FROM audit_log WHERE entity = 'goodsChange' AND entity_id = $1 ORDER BY id`, [
    held.changeId,
  ])
  expect(audits.rows.map((row) => row.action)).toEqual(['goods.change.begin', 'goods.change.submit', 'goods.change.confirm'])
})

test('an unfinished draft is kept, but not proposed: every place that lacks something is told and nothing moves', async () => {
  const held = await aDraft({ ...emptyDocument, nameZh: '半截', skus: [{ ...emptySku, retailPrice: 'abc' }] })
  const answer = await ask(revisionSubmit, order(held), { visitor: caller })
  expect(answer.code).toBe('catalog.incomplete')
  expect(Object.keys(answer.errors ?? {})).toEqual([
    'categoryId',
    'gallery',
    'freightTemplateId',
    'skus.0.retailPrice',
    'skus.0.businessPrice',
  ])
  expect(await stateOf(held.changeId)).toEqual({ state: 'draft', version: 1 })
})

test('live goods keep the old until the change is confirmed; the reviewer sees old and new of every field', async () => {
  const held = await begun(500001, (document) => ({
    ...document,
    nameZh: '双燕锌锭（新名）',
    attributes: { ...document.attributes, bundleKg: '1200' },
  }))
  const proposed = dataOf(await ask(revisionSubmit, order(held), { visitor: caller }))
  expect(dataOf(await ask(goodsDetail, { productId: 100001 })).goodsName).toBe('双燕 0#锌锭 Zn99.995 上海现货')
  const shown = dataOf(await ask(reviewDetail, { changeId: held.changeId }, { visitor: platform }))
  expect(shown.differences).toEqual([
    { field: 'nameZh', place: '', placeText: '', label: '', from: '双燕 0#锌锭 Zn99.995 上海现货', to: '双燕锌锭（新名）' },
    { field: 'attributes.bundleKg', place: '', placeText: '', label: '捆重', from: '1100', to: '1200' },
  ])
  // The reviewer is told that the platform took the goods down meanwhile: a confirmed change would list them again.
  expect(shown.takedownReason).toBe('')
  await client.query(
    `UPDATE goods SET state = 'taken_down', taken_down_from = 'on_sale', state_reason = '图片与实物不符' WHERE goods_id = 500001`,
  )
  expect(dataOf(await ask(reviewDetail, { changeId: held.changeId }, { visitor: platform })).takedownReason).toBe('图片与实物不符')
  expect(dataOf(await ask(reviewList, {}, { visitor: platform })).list.map((one) => one.takedownReason)).toContain('图片与实物不符')
  await client.query(`UPDATE goods SET state = 'on_sale', taken_down_from = NULL, state_reason = '' WHERE goods_id = 500001`)
  // A price that moves while the change waits is not turned back by it.
  await ask(
    setOwnPrice,
    { productId: 100001, retailPrice: '24000', businessPrice: '23900', oldRetailPrice: '23710', oldBusinessPrice: '23570' },
    { visitor: caller },
  )
  dataOf(await ask(reviewConfirm, order(proposed), { visitor: platform }))
  await ask(goodsList, {})
  expect(dataOf(await ask(goodsDetail, { productId: 100001 }))).toMatchObject({ goodsName: '双燕锌锭（新名）', goodsPrice: 24000 })
})

test('a returned change says why and can be written on; discarding it leaves the goods alone', async () => {
  const who = clerk(Number((await client.query('SELECT store_id FROM goods WHERE goods_id = 500002')).rows[0].store_id))
  const held = await begun(500002, (document) => ({ ...document, nameZh: '虚假最便宜' }), who)
  const proposed = dataOf(await ask(revisionSubmit, order(held), { visitor: who }))
  const returned = dataOf(await ask(reviewReturn, { ...order(proposed), reason: '名称夸大' }, { visitor: platform }))
  expect(dataOf(await ask(revisionDetail, { changeId: held.changeId }, { visitor: who }))).toMatchObject({
    state: 'returned',
    reason: '名称夸大',
    can: ['save', 'submit', 'discard'],
  })
  expect(dataOf(await ask(revisionDiscard, order(returned), { visitor: who })).state).toBe('discarded')
  expect((await client.query('SELECT name_zh FROM goods WHERE goods_id = 500002')).rows[0].name_zh).not.toContain('虚假')
})

test('prices and terms of live goods take effect at once, with old and new in the audit log', async () => {
  const held = await begun(500001, (document) => ({
    ...document,
    minBuy: '2',
    skus: document.skus.map((sku) => ({ ...sku, retailPrice: '25000', retailSecPrice: '' })),
  }))
  expect(dataOf(await ask(revisionDetail, { changeId: held.changeId }, { visitor: caller })).scope).toBe('atOnce')
  expect(dataOf(await ask(revisionSubmit, order(held), { visitor: caller })).state).toBe('confirmed')
  await ask(goodsList, {})
  expect(dataOf(await ask(goodsDetail, { productId: 100001 }))).toMatchObject({ goodsPrice: 25000, secPrice: 25, minBuyNum: 2 })
  const { rows } = await client.query(
    `SELECT diff FROM audit_log WHERE action = 'goods.change.write' AND entity_id = '500001' ORDER BY id DESC LIMIT 1`,
  )
  expect(rows[0].diff).toMatchObject({ minBuy: ['1', '2'], '100001 retailPrice': ['24000', '25000'] })
})

test('what the gate blocks is refused when it is proposed; what needs the legal review is confirmed on a basis only', async () => {
  const acid = await aDraft({ ...fresh, nameZh: '工业盐酸 31%' })
  expect((await ask(revisionSubmit, order(acid), { visitor: caller })).code).toBe('catalog.hazardBlocked')
  expect(await stateOf(acid.changeId)).toEqual({ state: 'draft', version: 1 })
  const dross = await aDraft({ ...fresh, nameZh: '热镀锌渣' })
  const proposed = dataOf(await ask(revisionSubmit, order(dross), { visitor: caller }))
  const before = await goodsCount()
  expect((await ask(reviewConfirm, order(proposed), { visitor: platform })).code).toBe('catalog.basisMissing')
  expect([await goodsCount(), (await stateOf(dross.changeId)).state]).toEqual([before, 'proposed'])
  const done = dataOf(await ask(reviewConfirm, { ...order(proposed), basis: '已核固废属性鉴别报告' }, { visitor: platform }))
  const { rows } = await client.query('SELECT state, listing, listing_basis FROM goods WHERE goods_id = $1', [done.goodsId])
  expect(rows).toEqual([{ state: 'on_sale', listing: 'ok', listing_basis: '已核固废属性鉴别报告' }])
})

test('two people: the second save, and a move of an old version, are refused and change nothing', async () => {
  const held = await aDraft()
  const first = dataOf(await ask(revisionSave, { ...order(held), document: { ...fresh, nameZh: '甲' } }, { visitor: caller }))
  expect((await ask(revisionSave, { ...order(held), document: { ...fresh, nameZh: '乙' } }, { visitor: caller })).code).toBe(
    'catalog.changeStale',
  )
  expect((await ask(revisionSubmit, order(held), { visitor: caller })).code).toBe('catalog.changeStale')
  expect(dataOf(await ask(revisionDetail, { changeId: held.changeId }, { visitor: caller })).document.nameZh).toBe('甲')
  const proposed = dataOf(await ask(revisionSubmit, order(first), { visitor: caller }))
  expect((await ask(revisionSave, { ...order(proposed), document: fresh }, { visitor: caller })).code).toBe('catalog.changeNotNow')
  expect(dataOf(await ask(revisionWithdraw, order(proposed), { visitor: caller })).state).toBe('draft')
})

test('goods have one change under way: beginning again finds it; a copy begins beside it without stock and SKU ids', async () => {
  const one = dataOf(await ask(revisionBegin, { goodsId: 500001 }, { visitor: caller }))
  expect(dataOf(await ask(revisionBegin, { goodsId: 500001 }, { visitor: caller })).changeId).toBe(one.changeId)
  const copy = dataOf(await ask(revisionCopy, { goodsId: 500001 }, keyed()))
  const { document, goodsId } = dataOf(await ask(revisionDetail, { changeId: copy.changeId }, { visitor: caller }))
  expect([goodsId, document.skus.map((sku) => sku.productId)]).toEqual([null, [null, null]])
})

test('a SKU of other goods, written into one’s own draft, becomes a new one and stays untouched', async () => {
  const held = await aDraft()
  const foreign = { ...emptySku, productId: 100020, retailPrice: '1' }
  const saved = dataOf(await ask(revisionSave, { ...order(held), document: { ...fresh, skus: [foreign] } }, { visitor: caller }))
  expect(dataOf(await ask(revisionDetail, { changeId: saved.changeId }, { visitor: caller })).document.skus[0]?.productId).toBe(null)
})

test('a picture of another store is refused when it is proposed', async () => {
  const other = (
    await client.query(
      `SELECT gallery[1] AS name FROM goods WHERE store_id <> 1001 AND NOT gallery[1] = ANY(SELECT unnest(gallery) FROM goods WHERE store_id = 1001) LIMIT 1`,
    )
  ).rows[0].name
  const held = await aDraft({ ...fresh, gallery: [other] })
  expect(Object.keys((await ask(revisionSubmit, order(held), { visitor: caller })).errors ?? {})).toEqual(['gallery.0'])
})

test('another store, a buyer and the reviewer of drafts find nothing and move nothing', async () => {
  const held = await aDraft()
  for (const who of [clerk(1002), platform, aMember(2), anonymous]) {
    const codes = await Promise.all([
      ask(revisionDetail, { changeId: held.changeId }, { visitor: who }),
      ask(revisionSave, { ...order(held), document: fresh }, { visitor: who }),
      ask(revisionSubmit, order(held), { visitor: who }),
      ask(revisionDiscard, order(held), { visitor: who }),
      ask(revisionBegin, { goodsId: 500001 }, { visitor: who }),
      ask(reviewDetail, { changeId: held.changeId }, { visitor: who }),
      ask(reviewConfirm, order(held), { visitor: who }),
    ])
    expect(new Set(codes.map((answer) => answer.code)).size).toBeLessThanOrEqual(2)
    expect(codes.every((answer) => answer.state !== 200)).toBe(true)
  }
  expect(await stateOf(held.changeId)).toEqual({ state: 'draft', version: 1 })
  expect(dataOf(await ask(revisionList, {}, { visitor: clerk(1002) })).list.some((row) => row.changeId === held.changeId)).toBe(false)
})

test('a required attribute keeps a draft from being proposed; goods that lack it stay on sale, and their change waits for it', async () => {
  await client.query(`UPDATE category_attribute SET is_required = true WHERE category_id = 111 AND attribute_code = 'grade'`)
  const held = await aDraft({ ...fresh, nameZh: '无牌号锌锭', attributes: {} })
  const refused = await ask(revisionSubmit, order(held), { visitor: caller })
  expect(refused.errors).toEqual({ 'attributes.grade': 'catalog.attributeMissing' })
  expect((await stateOf(held.changeId)).state).toBe('draft')
  const [{ goodsId }] = (
    await client.query(
      `UPDATE goods SET attributes = attributes - 'grade' WHERE goods_id = (SELECT max(goods_id) FROM goods g WHERE store_id = 1001 AND category_id = 111
         AND state = 'on_sale' AND NOT EXISTS (SELECT FROM goods_change c WHERE c.goods_id = g.goods_id)) RETURNING goods_id::int AS "goodsId"`,
    )
  ).rows
  const change = await begun(goodsId, (document) => ({ ...document, leadTimeDays: '9' }))
  expect((await ask(revisionSubmit, order(change), { visitor: caller })).errors).toEqual({ 'attributes.grade': 'catalog.attributeMissing' })
  const { rows } = await client.query('SELECT state FROM goods WHERE goods_id = $1', [goodsId])
  expect(rows[0].state).toBe('on_sale')
  await client.query(`UPDATE category_attribute SET is_required = false WHERE category_id = 111`)
  expect((await ask(revisionSubmit, order(held), { visitor: caller })).state).toBe(200)
})
