import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog/catalog-data.ts'
import { loadContent } from '../../../../database/demo/site/load-content.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { agreementDetail, agreementList, articleDetail, articleList } from '../endpoints.ts'
import { contentHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadContent(client, readCatalog())
const ask = asker(aHouse(database), contentHandlers())

test('articles, newest first, by category and words', async () => {
  const { list, pagination, categories } = dataOf(await ask(articleList, {}))
  expect(pagination.total).toBe(20)
  expect(list.map((one) => one.publishedAt)).toEqual(
    list
      .map((one) => one.publishedAt)
      .toSorted()
      .toReversed(),
  )
  expect(categories.reduce((sum, one) => sum + one.count, 0)).toBe(20)
  expect(categories.find((category) => category.category === 'process')?.categoryName).toBe('工艺技术')
  expect(dataOf(await ask(articleList, { category: 'tax' })).list).toHaveLength(1)
  const help = dataOf(await ask(articleList, { kind: 'help', pageSize: 50 }))
  expect(new Set(help.list.map((one) => one.kind))).toEqual(new Set(['help']))
  expect(help.categories.map((category) => category.category)).toContain('delivery')
  expect(dataOf(await ask(articleList, { keyword: '助镀' })).pagination.total).toBeGreaterThan(0)
})

test('an article has paragraphs and its neighbours', async () => {
  const article = dataOf(await ask(articleDetail, { articleId: 2 }))
  expect(article.content.match(/<p>/g)?.length).toBeGreaterThan(1)
  expect(dataOf(await ask(articleDetail, { articleId: 2 }, { lang: 'en' })).content).toContain('A zinc quotation is made of three numbers')
  expect([article.previous?.articleId, article.next?.articleId]).toEqual([1, 3])
  expect(dataOf(await ask(articleDetail, { articleId: 1 })).previous).toBeNull()
})

test('a body that was written past the way in is cleaned on the way out', async () => {
  await client.query(
    `UPDATE article SET body_zh = '<p onclick="x()">好<script>x()</script></p><img src="https://evil.example/x.png">' WHERE article_id = 3`,
  )
  expect(dataOf(await ask(articleDetail, { articleId: 3 })).content).toBe('<p>好</p>')
})

test('a withdrawn article is gone', async () => {
  await client.query(`UPDATE article SET state = 'withdrawn' WHERE article_id = 12`)
  expect((await ask(articleDetail, { articleId: 12 })).code).toBe('api.notFound')
  expect(dataOf(await ask(articleList, {})).pagination.total).toBe(19)
})

test('an agreement answers in its newest version that is in force', async () => {
  await client.query(
    `INSERT INTO agreement SELECT code, 2, title_zh, title_en, '<p>第二版</p>', body_en, now() - interval '1 hour' FROM agreement WHERE code = 'privacy_policy'`,
  )
  await client.query(
    `INSERT INTO agreement SELECT code, 3, title_zh, title_en, '第三版', body_en, now() + interval '7 days' FROM agreement WHERE code = 'privacy_policy' AND version = 2`,
  )
  expect(dataOf(await ask(agreementDetail, { agreementCode: 'privacy_policy' }))).toMatchObject({ version: 2, content: '<p>第二版</p>' })
  expect(dataOf(await ask(agreementDetail, { agreementCode: 'register_agreement' }, { lang: 'en' })).title).toBe('User agreement')
  expect(dataOf(await ask(agreementList, {})).map((one) => one.agreementCode)).toContain('supplier_agreement')
  expect((await ask(agreementDetail, { agreementCode: 'no_such' })).code).toBe('api.notFound')
})
