import { expect, test } from 'vitest'
import { readCatalog } from '../../../../../database/demo/catalog/catalog-data.ts'
import { loadStores } from '../../../../../database/demo/stores/load-store.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { actingForStore } from '../../../../api/caller.ts'
import {
  sellerDecorDetail,
  sellerDecorSave,
  sellerPostDetail,
  sellerPostList,
  sellerPostMove,
  sellerPostSave,
  storeDecor,
} from '../../endpoints-seller-posts.ts'
import { storePost, storePosts } from '../../endpoints-posts.ts'
import { storeHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadStores(client, readCatalog())
await client.query('DELETE FROM store_post')
const ask = asker(aHouse(database, { now: () => new Date() }), storeHandlers())
const staffOf = (storeId: number) => ({
  visitor: { ...aMember(storeId, 2), stores: [{ storeId, storeName: 's', capabilities: ['store.decorate'] as const }] },
})
const [first, second] = [staffOf(1001), staffOf(1002)]
const news = (titleZh: string) => ({ kind: 'news' as const, titleZh, bodyZh: '<p>好<script>x()</script></p>' })
const shown = async () => dataOf(await ask(storePosts, { vid: 1001 })).list.map((one) => one.title)
const traces = async () =>
  (await client.query(`SELECT (SELECT count(*) FROM audit_log) || ' ' || (SELECT coalesce(sum(version), 0) FROM store_post) AS all`))
    .rows[0].all

test('a post is written, published, withdrawn; another store does not know it', async () => {
  expect((await ask(sellerPostSave, news('a'))).state).toBe(266)
  expect((await ask(sellerPostSave, news('a'), { visitor: aMember(5, 2) })).state).toBe(259)
  const { newsId } = dataOf(await ask(sellerPostSave, news('停炉检修'), first))
  expect(await shown()).toEqual([])
  const before = await traces()
  expect((await ask(sellerPostMove, { newsId, event: 'publish' }, second)).code).toBe('api.notFound')
  expect((await ask(sellerPostDetail, { newsId }, second)).code).toBe('api.notFound')
  expect((await ask(sellerPostSave, { ...news('x'), newsId, version: 1 }, second)).code).toBe('api.notFound')
  expect((await ask(sellerPostMove, { newsId, event: 'withdraw' }, first)).code).toBe('kernel.moveNotNow')
  expect(await traces()).toBe(before)
  expect((await ask(sellerPostMove, { newsId, event: 'publish' }, first)).state).toBe(200)
  expect(await shown()).toEqual(['停炉检修'])
  expect(dataOf(await ask(storePost, { newsId })).content).toBe('<p>好</p>')
  expect((await ask(sellerPostSave, { ...news('x'), newsId, version: 9 }, first)).code).toBe('store.changed')
  dataOf(await ask(sellerPostSave, { ...news('复产'), newsId, version: 1 }, first))
  expect(await shown()).toEqual(['复产'])
  expect((await ask(sellerPostMove, { newsId, event: 'delete' }, first)).code).toBe('kernel.moveNotNow')
  expect((await ask(sellerPostMove, { newsId, event: 'withdraw' }, first)).state).toBe(200)
  expect(await shown()).toEqual([])
  expect(dataOf(await ask(sellerPostList, {}, first)).map((one) => one.state)).toEqual(['withdrawn'])
  expect(dataOf(await ask(sellerPostList, {}, second))).toEqual([])
})

test('a store decorates its own home, cleaned, and nobody else’s', async () => {
  const link = { type: 'store' as const, info: { storeId: 1001 } }
  const decor = { version: 0, pictures: [{ picture: '/media/ingot-1.webp', alt: '锌锭', link }], htmlZh: '<p onclick="x()">自有炉</p>' }
  expect(dataOf(await ask(sellerDecorSave, decor, first))).toEqual({ version: 1 })
  expect(dataOf(await ask(storeDecor, { vid: 1001 }))).toEqual({
    pictures: [{ picture: '/media/ingot-1.webp', alt: '锌锭', address: '/store/index?vid=1001' }],
    content: '<p>自有炉</p>',
  })
  expect(dataOf(await ask(storeDecor, { vid: 1002 }))).toEqual({ pictures: [], content: '' })
  expect(dataOf(await ask(sellerDecorDetail, {}, second)).version).toBe(0)
  expect((await ask(sellerDecorSave, decor, first)).code).toBe('store.changed')
  const bad = (picture: string) => ask(sellerDecorSave, { version: 1, pictures: [{ picture, link }] }, first)
  expect((await bad('https://evil.example/a.png')).code).toBe('site.settingImage')
  expect(dataOf(await ask(sellerDecorDetail, {}, first))).toMatchObject({ version: 1, htmlZh: '<p>自有炉</p>' })
})

test('who staffs several stores says which one before anything is written for it', async () => {
  const seat = (storeId: number) => ({ storeId, storeName: `s${storeId}`, capabilities: ['store.decorate'] as const })
  const both = { visitor: { ...aMember(77, 2), stores: [seat(1001), seat(1002)] } }
  const before = await traces()
  expect((await ask(sellerPostSave, news('哪家'), both)).code).toBe('store.chooseStore')
  expect((await ask(sellerDecorDetail, {}, both)).code).toBe('store.chooseStore')
  expect((await ask(sellerDecorSave, { version: 0, pictures: [] }, both)).code).toBe('store.chooseStore')
  expect(await traces()).toBe(before)
  const chosen = { visitor: actingForStore(both.visitor, '1002') }
  dataOf(await ask(sellerPostSave, news('二店新闻'), chosen))
  expect(dataOf(await ask(sellerPostList, {}, chosen)).map((one) => [one.titleZh, one.storeName])).toEqual([['二店新闻', 's1002']])
  expect(dataOf(await ask(sellerPostList, {}, first)).map((one) => one.titleZh)).not.toContain('二店新闻')
  expect(dataOf(await ask(sellerDecorDetail, {}, chosen)).storeId).toBe(1002)
})

test('what belongs to another of one’s stores names that store; a stranger’s is absent as ever, and nothing is written', async () => {
  const seat = (storeId: number) => ({ storeId, storeName: `s${storeId}`, capabilities: ['store.decorate'] as const })
  const both = { ...aMember(78, 2), stores: [seat(1001), seat(1002)] }
  const { newsId } = dataOf(await ask(sellerPostSave, news('一店新闻'), first))
  const foreign = dataOf(await ask(sellerPostSave, news('三店新闻'), staffOf(1003))).newsId
  const before = await traces()
  const asked = await ask(sellerPostDetail, { newsId }, { visitor: actingForStore(both, '1002') })
  expect([asked.state, asked.code, asked.data]).toEqual([255, 'api.otherStore', { otherStore: { storeId: 1001, storeName: 's1001' } }])
  expect(dataOf(await ask(sellerPostDetail, { newsId }, { visitor: actingForStore(both, '1001') })).titleZh).toBe('一店新闻')
  expect((await ask(sellerPostDetail, { newsId: foreign }, { visitor: actingForStore(both, '1002') })).code).toBe('api.notFound')
  expect((await ask(sellerPostMove, { newsId, event: 'publish' }, { visitor: actingForStore(both, '1002') })).code).toBe('api.notFound')
  expect(await traces()).toBe(before)
})
