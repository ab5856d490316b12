import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog/catalog-data.ts'
import { loadStores } from '../../../../database/demo/stores/load-store.ts'
import { loadStorePosts } from '../../../../database/demo/stores/load-store-posts.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { storePost, storePosts } from '../endpoints-posts.ts'
import { storeIndex, storeInfo, storeList } from '../endpoints.ts'
import { storeHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadStores(client, readCatalog())
const ask = asker(aHouse(database), storeHandlers())

test('the directory lists open stores, the best scored first, in pages', async () => {
  const { list, pagination } = dataOf(await ask(storeList, { pageSize: 10 }))
  expect(pagination).toMatchObject({ total: 16, pageCount: 2 })
  const scores = list.map((store) => Math.round((store.descScore + store.serviceScore + store.logisticsScore) * 100))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

test('stores by words, main category, kind and province', async () => {
  expect(dataOf(await ask(storeList, { keyword: '天津' })).list.map((store) => store.city)).toEqual(expect.arrayContaining(['天津市']))
  for (const store of dataOf(await ask(storeList, { categoryId: 7 })).list) expect(store.mainCategoryIds).toContain(7)
  for (const store of dataOf(await ask(storeList, { storeType: 'producer', provinceCode: '32' })).list)
    expect(store).toMatchObject({ storeType: 'producer', provinceCode: '32' })
})

test('wildcards in the words are letters, not wildcards', async () => {
  expect(dataOf(await ask(storeList, { keyword: '%' })).pagination.total).toBe(0)
  expect(dataOf(await ask(storeList, { keyword: '_' })).pagination.total).toBe(0)
})

test('a store shows its licence number and its warehouses', async () => {
  const info = dataOf(await ask(storeInfo, { vid: 1001 }))
  expect(info).toMatchObject({ creditCode: '91310115DEM000014Q', qualifications: [{ name: '营业执照' }], fictional: 1 })
  expect(info.warehouses.map((warehouse) => warehouse.warehouseName)).toEqual(expect.arrayContaining(['上海宝山仓', '上海洋山仓']))
})

test('a company is called in English where it has such a name, beside the registered one', async () => {
  const [registered, english] = ['璞锌（演示）金属材料有限公司', 'PuZinc (Demo) Metal Materials Co., Ltd.']
  const inEnglish = async () => dataOf(await ask(storeInfo, { vid: 1001 }, { lang: 'en' }))
  expect(await inEnglish()).toMatchObject({ registeredName: registered, store: { companyName: english } })
  expect(dataOf(await ask(storeInfo, { vid: 1001 }))).toMatchObject({ registeredName: registered, store: { companyName: registered } })
  expect(dataOf(await ask(storeList, { keyword: 'PuZinc (Demo) Metal' })).list.map((store) => store.storeId)).toEqual([1001])
  await client.query(`UPDATE store SET company_name_en = '' WHERE store_id = 1001`)
  expect(await inEnglish()).toMatchObject({ store: { companyName: registered } })
})

test('a store shows its certificates, news and articles, the newest first, in both languages', async () => {
  await loadStorePosts(client, readCatalog())
  expect(dataOf(await ask(storeInfo, { vid: 1001 })).qualifications.map((qualification) => qualification.name)).toEqual(
    expect.arrayContaining(['营业执照', '品牌授权书']),
  )
  const news = dataOf(await ask(storePosts, { vid: 1001 }))
  expect(news.total).toBe(news.list.length)
  const days = news.list.map((post) => post.publishedAt)
  expect(days).toEqual(days.toSorted().toReversed())
  const post = dataOf(await ask(storePost, { newsId: news.list[0]?.newsId ?? 0 }, { lang: 'en' }))
  expect([post.storeId, post.content.startsWith('<p>')]).toEqual([1001, true])
  await client.query(`UPDATE store_post SET state = 'withdrawn' WHERE post_id = $1`, [news.list[0]?.newsId])
  expect((await ask(storePost, { newsId: news.list[0]?.newsId ?? 0 })).code).toBe('api.notFound')
})

test('a store that is not open answers as if it did not exist', async () => {
  await client.query(`UPDATE store SET state = 'closed' WHERE store_id = 1016`)
  expect((await ask(storeIndex, { vid: 1016 })).code).toBe('api.notFound')
  expect((await ask(storeInfo, { vid: 1016 })).code).toBe('api.notFound')
  expect(dataOf(await ask(storeList, { pageSize: 60 })).list.map((store) => store.storeId)).not.toContain(1016)
})
