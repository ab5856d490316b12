import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { agreementDetail, articleDetail, articleList } from '../endpoints.ts'
import * as desk from '../endpoints-admin.ts'
import { runDueTimers } from '../../../adapters/timers/run-timers.ts'
import { contentTimers } from './edit-article.ts'
import { agreementSource } from './agreement-source.ts'
import { contentHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await database.connect()
// The database's own clock says what is shown, so the house's must not be behind it.
const clock = { now: () => new Date() }
const app = aHouse(database, clock)
const ask = asker(app, contentHandlers())
const editor = { visitor: { ...aMember(9000, 1), platform: ['platform.content'] as const } }
const article = (titleZh: string, more: object = {}) => ({
  kind: 'information' as const,
  category: 'notice',
  titleZh,
  bodyZh: '<p>正文</p>',
  author: '平台',
  authorEn: 'The platform',
  ...more,
})
const shown = async () => dataOf(await ask(articleList, {})).list.map((one) => one.title)
const traces = async () =>
  (
    await client.query(
      `SELECT (SELECT count(*) FROM audit_log) || ' ' || (SELECT count(*) FROM article) || ' ' || (SELECT coalesce(sum(version), 0) FROM article) || ' ' || (SELECT count(*) FROM agreement) AS all`,
    )
  ).rows[0].all
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('only who keeps the content writes', async () => {
  expect((await ask(desk.adminArticleSave, article('a'))).state).toBe(266)
  const other = { visitor: { ...aMember(9001, 1), platform: ['platform.settings'] as const } }
  expect((await ask(desk.adminArticleSave, article('a'), other)).state).toBe(259)
  expect((await ask(desk.adminAgreementList, {}, other)).state).toBe(259)
  expect(await traces()).toBe('0 0 0 0')
})

test('an article is written, cleaned, published, changed, withdrawn; its versions stay', async () => {
  const hostile = '<p onclick="hit()">好<script>hit()</script></p><img src="https://evil.example/a.png">'
  const { articleId } = dataOf(await ask(desk.adminArticleSave, article('一', { bodyZh: hostile }), editor))
  expect(await shown()).toEqual([])
  expect(dataOf(await ask(desk.adminArticleMove, { articleId, event: 'publish' }, editor)).state).toBe('published')
  expect(await shown()).toEqual(['一'])
  expect(dataOf(await ask(articleDetail, { articleId }))).toMatchObject({ content: '<p>好</p>', categoryName: '平台公告', author: '平台' })
  expect(dataOf(await ask(articleDetail, { articleId }, { lang: 'en' })).author).toBe('The platform')
  dataOf(await ask(desk.adminArticleSave, { ...article('二'), articleId, version: 1 }, editor))
  expect(await shown()).toEqual(['二'])
  const detail = dataOf(await ask(desk.adminArticleDetail, { articleId }, editor))
  expect([detail.version, detail.can, detail.history.map((one) => one.version)]).toEqual([2, ['withdraw'], [2, 1]])
  expect(dataOf(await ask(desk.adminArticleVersion, { articleId, version: 1 }, editor)).titleZh).toBe('一')
  expect(dataOf(await ask(desk.adminArticleMove, { articleId, event: 'withdraw' }, editor)).state).toBe('withdrawn')
  expect(await shown()).toEqual([])
  expect((await ask(articleDetail, { articleId })).code).toBe('api.notFound')
  const log = await client.query(`SELECT action, from_state, to_state FROM audit_log WHERE entity = 'article' ORDER BY id`)
  expect(log.rows.map((row) => row.action)).toEqual([
    'content.addArticle',
    'content.publishArticle',
    'content.changeArticle',
    'content.withdrawArticle',
  ])
})

test('an article of the future waits for its time', async () => {
  const { articleId } = dataOf(await ask(desk.adminArticleSave, article('明天'), editor))
  expect(dataOf(await ask(desk.adminArticleMove, { articleId, event: 'publish', publishAt: soon(24) }, editor)).state).toBe('scheduled')
  expect(await shown()).toEqual([])
  expect((await ask(articleDetail, { articleId })).code).toBe('api.notFound')
  const timers = async () =>
    (
      await client.query(`SELECT event, done_at IS NULL AS open FROM timer WHERE entity = 'article' AND entity_id = $1`, [
        String(articleId),
      ])
    ).rows
  expect(await timers()).toEqual([{ event: 'show', open: true }])
  const waiting = dataOf(await ask(desk.adminArticleList, { state: 'scheduled' }, editor))
  expect(waiting.list.map((one) => one.title)).toEqual(['明天'])
  const tomorrow = aHouse(database, { now: () => new Date(Date.now() + 25 * 3_600_000) })
  expect(await runDueTimers(tomorrow, contentTimers, (error) => expect(error).toBeNull())).toEqual({ done: 1, failed: 0 })
  const told = await client.query(`SELECT FROM event_outbox WHERE event = 'content.changed' AND payload->>'timed' = $1`, [
    String(articleId),
  ])
  expect(told.rowCount).toBe(1)
  dataOf(await ask(desk.adminArticleMove, { articleId, event: 'withdraw' }, editor))
  expect((await timers()).map((one) => one.open)).toEqual([false])
})

test('what is refused moves nothing', async () => {
  const { articleId } = dataOf(await ask(desk.adminArticleSave, article('三'), editor))
  dataOf(await ask(desk.adminArticleMove, { articleId, event: 'publish' }, editor))
  const before = await traces()
  const known = { articleId, version: 1 }
  expect((await ask(desk.adminArticleSave, { ...article('x', { category: 'buying' }), ...known }, editor)).code).toBe('content.noCategory')
  expect((await ask(desk.adminArticleSave, { ...article('x', { cover: '/files/x' }), ...known }, editor)).code).toBe('content.noPicture')
  expect((await ask(desk.adminArticleSave, { ...article('x'), articleId, version: 7 }, editor)).code).toBe('content.changed')
  expect((await ask(desk.adminArticleSave, { ...article('x'), articleId: 99_999, version: 1 }, editor)).code).toBe('api.notFound')
  expect((await ask(desk.adminArticleMove, { articleId, event: 'publish' }, editor)).code).toBe('kernel.moveNotNow')
  expect((await ask(desk.adminArticleDelete, { articleId }, editor)).code).toBe('content.notDraft')
  expect((await ask(desk.adminArticleCategoryDelete, { code: 'notice' }, editor)).code).toBe('content.categoryUsed')
  expect(await traces()).toBe(before)
})

test('of two who change the same version one is told', async () => {
  const { articleId } = dataOf(await ask(desk.adminArticleSave, article('四'), editor))
  const both = await Promise.all(
    ['甲', '乙'].map((title) => ask(desk.adminArticleSave, { ...article(title), articleId, version: 1 }, editor)),
  )
  expect(both.map((answer) => answer.state).toSorted()).toEqual([200, 255])
})

test('categories are added, renamed and deleted while no article has them', async () => {
  const policy = { code: 'policy', kind: 'information' as const, nameZh: '政策', nameEn: 'Policy' }
  expect((await ask(desk.adminArticleCategorySave, policy, editor)).state).toBe(200)
  expect((await ask(desk.adminArticleCategorySave, { ...policy, kind: 'help' }, editor)).code).toBe('content.categoryTaken')
  dataOf(await ask(desk.adminArticleSave, article('五', { category: 'policy' }), editor))
  expect((await ask(desk.adminArticleCategoryDelete, { code: 'policy' }, editor)).code).toBe('content.categoryUsed')
  await client.query(`DELETE FROM article WHERE category = 'policy'`)
  expect((await ask(desk.adminArticleCategoryDelete, { code: 'policy' }, editor)).state).toBe(200)
})

test('an agreement in force stays as people agreed to it; the next version asks anew', async () => {
  const version = (number: number, more: object = {}) => ({
    agreementCode: 'privacy_policy',
    version: number,
    titleZh: '隐私政策',
    titleEn: 'Privacy policy',
    bodyZh: `<p>第 ${number} 版</p>`,
    ...more,
  })
  dataOf(await ask(desk.adminAgreementSave, version(1), editor))
  const before = await traces()
  expect((await ask(desk.adminAgreementSave, version(1, { bodyZh: '<p>改</p>' }), editor)).code).toBe('content.versionInForce')
  expect((await ask(desk.adminAgreementSave, version(3), editor)).code).toBe('content.notNextVersion')
  expect((await ask(desk.adminAgreementDelete, { agreementCode: 'privacy_policy', version: 1 }, editor)).code).toBe(
    'content.versionInForce',
  )
  expect(await traces()).toBe(before)
  dataOf(await ask(desk.adminAgreementSave, version(2, { effectiveAt: soon(48) }), editor))
  expect((await ask(desk.adminAgreementSave, version(3), editor)).code).toBe('content.versionWaiting')
  expect(dataOf(await ask(agreementDetail, { agreementCode: 'privacy_policy' }))).toMatchObject({ version: 1, content: '<p>第 1 版</p>' })
  expect((await agreementSource(app.read, ['privacy_policy'], 'zh')).map((one) => one.version)).toEqual([1])
  dataOf(await ask(desk.adminAgreementSave, version(2, { bodyZh: '<p>即刻</p>' }), editor))
  expect(dataOf(await ask(agreementDetail, { agreementCode: 'privacy_policy' }))).toMatchObject({ version: 2, content: '<p>即刻</p>' })
  const [agreement] = dataOf(await ask(desk.adminAgreementList, {}, editor))
  expect(agreement?.versions.map((one) => one.state)).toEqual(['inForce', 'past'])
})
