import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { runDueTimers } from '../../../../adapters/timers/run-timers.ts'
import { adminBannerSave } from '../../endpoints-banners.ts'
import { adminPageDraft, adminPageHistory, adminPagePublish, adminPageSave } from '../../endpoints-pages.ts'
import { adminTopicDelete, adminTopicList, adminTopicSave, topicDetail, topicList } from '../../endpoints-topics.ts'
import { siteHandlers } from '../handlers.ts'
import { siteTimers } from '../scheduled-content.ts'

const database = await aDatabase()
const client = await database.connect()
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, siteHandlers())
const desk = { visitor: { ...aMember(9000, 1), platform: ['platform.content'] as const } }
const hour = 3_600_000
const at = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString()
const facts = (titleZh: string, more: object = {}) => ({ kind: 'topic' as const, titleZh, titleEn: `${titleZh} en`, ...more })
const text = (html: string) => [{ id: 't', type: 'text' as const, html }]
const make = async (titleZh: string, more: object = {}) => dataOf(await ask(adminTopicSave, facts(titleZh, more), desk)).topicId
const build = async (topicId: number, html: string, lang: 'zh' | 'en' = 'zh') => {
  const page = { pageKey: `topic-${topicId}`, lang }
  const { draftVersion } = dataOf(await ask(adminPageDraft, page, desk))
  const saved = dataOf(await ask(adminPageSave, { ...page, draftVersion, blocks: text(html) }, desk))
  return dataOf(await ask(adminPagePublish, { ...page, draftVersion: saved.draftVersion }, desk))
}
const listed = async (kind?: 'topic' | 'activity') => dataOf(await ask(topicList, { kind })).map((one) => [one.title, one.state])
const stateOf = async (topicId: number) => dataOf(await ask(adminTopicList, {}, desk)).find((one) => one.topicId === topicId)?.state
const traces = async () =>
  (
    await client.query(
      `SELECT (SELECT count(*) FROM audit_log) || ' ' || (SELECT count(*) || ' ' || coalesce(sum(version), 0) FROM topic) || ' ' || (SELECT count(*) FROM built_page) AS all`,
    )
  ).rows[0].all

test('only who keeps the content makes topics', async () => {
  expect((await ask(adminTopicSave, facts('a'))).state).toBe(266)
  const other = { visitor: { ...aMember(9001, 1), platform: ['platform.settings'] as const } }
  for (const answer of [await ask(adminTopicSave, facts('a'), other), await ask(adminTopicList, {}, other)]) expect(answer.state).toBe(259)
  expect(await traces()).toBe('0 0 0 0')
})

test('a topic is seen when its page is published, in the language that it has', async () => {
  const topicId = await make('冬季备料')
  expect([await listed(), await stateOf(topicId), (await ask(topicDetail, { topicId })).code]).toEqual([[], 'unpublished', 'api.notFound'])
  await build(topicId, '<p>一</p><script>hit()</script>')
  expect(await listed('topic')).toEqual([['冬季备料', 'running']])
  expect(dataOf(await ask(topicDetail, { topicId }))).toMatchObject({ version: 1, blocks: [{ type: 'text', html: '<p>一</p>' }] })
  const english = dataOf(await ask(topicDetail, { topicId }, { lang: 'en' }))
  expect([english.title, english.blocks]).toEqual(['冬季备料 en', [{ id: 't', type: 'text', html: '<p>一</p>' }]])
  await build(topicId, '<p>one</p>', 'en')
  expect(dataOf(await ask(topicDetail, { topicId }, { lang: 'en' })).blocks).toMatchObject([{ html: '<p>one</p>' }])
  expect(dataOf(await ask(adminPageHistory, { pageKey: `topic-${topicId}`, lang: 'zh' }, desk))).toHaveLength(1)
})

test('a campaign begins and ends at its moments, and kept pages are told', async () => {
  const told = async () => {
    await runDueTimers(app, siteTimers, (error) => expect(error).toBeNull())
    return (await client.query(`SELECT count(*)::int AS n FROM event_outbox WHERE payload->>'timed' = 'true'`)).rows[0].n
  }
  const topicId = await make('直采周', { kind: 'activity', startsAt: at(1), endsAt: at(3) })
  await build(topicId, '<p>周</p>')
  expect(await listed('activity')).toEqual([['直采周', 'coming']])
  expect((await ask(topicDetail, { topicId })).code).toBe('api.notFound')
  const before = await told()
  clock.forward(hour)
  expect([await told(), await listed('activity')]).toEqual([before + 1, [['直采周', 'running']]])
  expect((await ask(topicDetail, { topicId })).state).toBe(200)
  clock.forward(2 * hour)
  expect([await told(), await listed('activity'), await stateOf(topicId)]).toEqual([before + 2, [], 'ended'])
  expect((await ask(topicDetail, { topicId })).code).toBe('api.notFound')
})

test('what is refused moves nothing', async () => {
  const topicId = await make('拒绝')
  const page = { pageKey: `topic-${topicId}`, lang: 'zh' as const, draftVersion: 0 }
  const before = await traces()
  expect((await ask(adminTopicSave, facts('x', { topicId, version: 9 }), desk)).code).toBe('site.topicChanged')
  expect((await ask(adminTopicSave, facts('x', { topicId: 99_999, version: 1 }), desk)).code).toBe('api.notFound')
  expect((await ask(adminTopicSave, facts('x', { startsAt: at(3), endsAt: at(1) }), desk)).code).toBe('site.bannerPeriod')
  expect((await ask(adminTopicSave, facts('x', { picture: 'https://evil.example/a.png' }), desk)).code).toBe('site.settingImage')
  expect((await ask(adminPageSave, { ...page, blocks: [{ id: 'a', type: 'hero' }] }, desk)).code).toBe('site.blockNotHere')
  expect((await ask(adminPageSave, { ...page, pageKey: 'topic-99999', blocks: text('x') }, desk)).code).toBe('api.notFound')
  expect((await ask(adminPageSave, { ...page, pageKey: 'store-1001', blocks: text('x') }, desk)).state).toBe(255)
  expect((await ask(adminTopicDelete, { topicId: 99_999 }, desk)).code).toBe('api.notFound')
  expect(await traces()).toBe(before)
})

test('a banner leads to a topic that exists, and the topic stays while it does', async () => {
  const topicId = await make('有广告')
  await build(topicId, '<p>x</p>')
  const banner = (decoId: number) => ({ place: 'homeMain' as const, title: 'b', link: { type: 'topic' as const, info: { decoId } } })
  expect((await ask(adminBannerSave, banner(99_999), desk)).code).toBe('site.topicGone')
  dataOf(await ask(adminBannerSave, banner(topicId), desk))
  expect((await ask(adminTopicDelete, { topicId }, desk)).code).toBe('site.topicLinked')
  await client.query('DELETE FROM banner')
  expect((await ask(adminTopicDelete, { topicId }, desk)).state).toBe(200)
  expect((await ask(topicDetail, { topicId })).code).toBe('api.notFound')
  expect((await client.query(`SELECT FROM built_page_version WHERE page_key = $1`, [`topic-${topicId}`])).rowCount).toBe(0)
})

test('of two who change the same version one is told', async () => {
  const topicId = await make('两人')
  const both = await Promise.all(['甲', '乙'].map((title) => ask(adminTopicSave, facts(title, { topicId, version: 1 }), desk)))
  expect(both.map((answer) => answer.state).toSorted()).toEqual([200, 255])
})
