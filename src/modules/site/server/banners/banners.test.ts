import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { adminBannerDelete, adminBannerList, adminBannerMove, adminBannerSave, bannerList } from '../../endpoints-banners.ts'
import { runDueTimers } from '../../../../adapters/timers/run-timers.ts'
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
const banner = (title: string, more: object = {}) => ({
  place: 'homeMain' as const,
  title,
  link: { type: 'goods' as const, info: { defaultProductId: 100001 } },
  ...more,
})
const shown = async (lang: 'zh' | 'en' = 'zh') => dataOf(await ask(bannerList, { place: 'homeMain' }, { lang })).map((one) => one.title)
const traces = async () =>
  (await client.query(`SELECT (SELECT count(*) FROM audit_log) || ' ' || (SELECT count(*) FROM banner) AS both`)).rows[0].both

test('only who keeps the content may see the desk and save', async () => {
  expect((await ask(adminBannerSave, banner('a'))).state).toBe(266)
  const other = { visitor: { ...aMember(9001, 1), platform: ['platform.orders'] as const } }
  for (const answer of [await ask(adminBannerSave, banner('a'), other), await ask(adminBannerList, {}, other)])
    expect(answer.state).toBe(259)
  expect(await traces()).toBe('0 0')
})

test('a banner is shown with its link as the specification names it', async () => {
  dataOf(await ask(adminBannerSave, banner('锌锭', { subtitle: '现货' }), desk))
  expect(dataOf(await ask(bannerList, { place: 'homeMain' }))).toMatchObject([
    { title: '锌锭', link_type: 'goods', info: { defaultProductId: 100001 }, address: '/goods/detail/100001', storeId: null },
  ])
})

test('by language, by time, and when it is on', async () => {
  dataOf(await ask(adminBannerSave, banner('English', { lang: 'en' }), desk))
  dataOf(await ask(adminBannerSave, banner('later', { startsAt: at(1), endsAt: at(3) }), desk))
  dataOf(await ask(adminBannerSave, banner('off', { isOn: 0 }), desk))
  expect([await shown(), await shown('en')]).toEqual([['锌锭'], ['锌锭', 'English']])
  clock.forward(2 * hour)
  expect(await shown()).toEqual(['锌锭', 'later'])
  clock.forward(2 * hour)
  expect(await shown()).toEqual(['锌锭'])
  expect(dataOf(await ask(adminBannerList, {}, desk)).map((one) => one.state)).toEqual(['shown', 'shown', 'ended', 'off'])
})

test('their order is moved one by one, and stops at the end', async () => {
  const ids = dataOf(await ask(adminBannerList, {}, desk)).map((one) => one.bannerId)
  for (const direction of ['up', 'up', 'up', 'up'] as const) dataOf(await ask(adminBannerMove, { bannerId: ids[3] ?? 0, direction }, desk))
  expect(dataOf(await ask(adminBannerList, {}, desk)).map((one) => one.bannerId)).toEqual([ids[3], ids[0], ids[1], ids[2]])
})

test.each([
  ['a link without its goods', { link: { type: 'goods' as const, info: {} } }, 'site.linkIncomplete'],
  ['an end before the beginning', { startsAt: at(3), endsAt: at(1) }, 'site.bannerPeriod'],
  ['a picture from elsewhere', { picture: 'https://evil.example/a.png' }, 'site.settingImage'],
  ['a picture that is nobody’s', { picture: '/files/019a0000-0000-7000-8000-000000000000' }, 'site.settingImage'],
])('%s is refused and nothing moves', async (_name, more, code) => {
  const before = await traces()
  expect((await ask(adminBannerSave, banner('bad', more), desk)).code).toBe(code)
  expect(await traces()).toBe(before)
})

test('of two who change the same version one is told', async () => {
  const [first] = dataOf(await ask(adminBannerList, {}, desk))
  const change = { bannerId: first?.bannerId, version: first?.version ?? 0 }
  const both = await Promise.all(['甲', '乙'].map((title) => ask(adminBannerSave, banner(title, change), desk)))
  expect(both.map((answer) => answer.state).toSorted()).toEqual([200, 255])
})

test('a deleted banner is gone and stands in the audit log', async () => {
  const [first] = dataOf(await ask(adminBannerList, {}, desk))
  expect((await ask(adminBannerDelete, { bannerId: first?.bannerId ?? 0 }, desk)).state).toBe(200)
  expect((await ask(adminBannerDelete, { bannerId: first?.bannerId ?? 0 }, desk)).code).toBe('api.notFound')
  const log = await client.query(`SELECT diff->'title'->>0 AS title FROM audit_log WHERE action = 'site.deleteBanner'`)
  expect(log.rows).toHaveLength(1)
})

test('begin and end of a period are told at their moments, like a change; a deleted banner is told no more', async () => {
  const told = async () => {
    await runDueTimers(app, siteTimers, (error) => expect(error).toBeNull())
    return (await client.query(`SELECT count(*)::int AS n FROM event_outbox WHERE payload->>'timed' = 'true'`)).rows[0].n
  }
  await told()
  const { bannerId } = dataOf(await ask(adminBannerSave, banner('timed', { startsAt: at(1), endsAt: at(3) }), desk))
  const gone = dataOf(await ask(adminBannerSave, banner('gone', { startsAt: at(1) }), desk))
  dataOf(await ask(adminBannerDelete, { bannerId: gone.bannerId }, desk))
  const before = await told()
  clock.forward(hour)
  expect(await told()).toBe(before + 1)
  dataOf(await ask(adminBannerSave, banner('timed', { bannerId, version: 1, startsAt: at(-1), endsAt: at(5) }), desk))
  clock.forward(2 * hour)
  expect(await told()).toBe(before + 1)
  clock.forward(3 * hour)
  expect(await told()).toBe(before + 2)
})
