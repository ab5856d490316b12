import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import type { InputOf } from '../../../../api/endpoint.ts'
import { adminPageDraft, adminPageHistory, adminPagePublish, adminPageRestore, adminPageSave, builtPage } from '../../endpoints-pages.ts'
import { defaultHome } from '../../rules/page-blocks.ts'
import { siteHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await database.connect()
const ask = asker(aHouse(database), siteHandlers())
const desk = { visitor: { ...aMember(9000, 1), platform: ['platform.content'] as const } }
const home = { pageKey: 'home' as const, lang: 'zh' as const }
type Blocks = InputOf<typeof adminPageSave>['blocks']
const text = (html: string): Blocks => [
  { id: 'hero', type: 'hero' },
  { id: 't', type: 'text', html },
]
const shown = async (lang: 'zh' | 'en' = 'zh') => dataOf(await ask(builtPage, { pageKey: 'home' }, { lang }))
const draftVersion = async () => dataOf(await ask(adminPageDraft, home, desk)).draftVersion
const save = async (blocks: Blocks) => ask(adminPageSave, { ...home, draftVersion: await draftVersion(), blocks }, desk)
const traces = async () =>
  (
    await client.query(
      `SELECT (SELECT count(*) FROM audit_log) || ' ' || (SELECT coalesce(sum(draft_version), 0) FROM built_page) || ' ' || (SELECT count(*) FROM built_page_version) AS all`,
    )
  ).rows[0].all

test('without a published page the home page that comes with the mall is shown', async () => {
  const { version, blocks } = await shown()
  expect([version, blocks.map((block) => block.id)]).toEqual([0, defaultHome.map((block) => block.id)])
})

test('only who keeps the content may see drafts and publish', async () => {
  expect((await ask(adminPageSave, { ...home, draftVersion: 0, blocks: text('<p>a</p>') })).state).toBe(266)
  const other = { visitor: { ...aMember(9001, 1), platform: ['platform.settings'] as const } }
  expect((await ask(adminPageDraft, home, other)).state).toBe(259)
  expect((await ask(adminPagePublish, { ...home, draftVersion: 0 }, other)).state).toBe(259)
  expect((await ask(adminPagePublish, { ...home, draftVersion: 0 }, desk)).code).toBe('site.pageNoDraft')
  expect(await traces()).toBe('0 0 0')
})

test('a draft is seen by nobody until it is published, and then in its language alone', async () => {
  dataOf(await save(text('<p>一</p><script>hit()</script>')))
  expect((await shown()).version).toBe(0)
  expect(dataOf(await ask(adminPageDraft, home, desk)).isChanged).toBe(1)
  expect(dataOf(await ask(adminPagePublish, { ...home, draftVersion: await draftVersion(), note: '年末' }, desk))).toEqual({ version: 1 })
  expect(await shown()).toEqual({
    version: 1,
    blocks: [
      { id: 'hero', type: 'hero' },
      { id: 't', type: 'text', html: '<p>一</p>' },
    ],
  })
  expect((await shown('en')).version).toBe(0)
  expect(dataOf(await ask(adminPageDraft, home, desk)).isChanged).toBe(0)
  const log = await client.query(`SELECT entity_id, reason FROM audit_log WHERE action = 'site.publishPage'`)
  expect(log.rows).toEqual([{ entity_id: 'home zh', reason: '年末' }])
  expect((await client.query(`SELECT FROM event_outbox WHERE event = 'site.changed'`)).rowCount).toBe(1)
})

test('a version of the history comes back into the draft and is shown when it is published', async () => {
  dataOf(await save(text('<p>二</p>')))
  dataOf(await ask(adminPagePublish, { ...home, draftVersion: await draftVersion() }, desk))
  expect(dataOf(await ask(adminPageHistory, home, desk)).map((one) => [one.version, one.note])).toEqual([
    [2, ''],
    [1, '年末'],
  ])
  dataOf(await ask(adminPageRestore, { ...home, draftVersion: await draftVersion(), version: 1 }, desk))
  expect((await shown()).version).toBe(2)
  dataOf(await ask(adminPagePublish, { ...home, draftVersion: await draftVersion() }, desk))
  expect((await shown()).blocks[1]).toMatchObject({ html: '<p>一</p>' })
  dataOf(await ask(adminPageRestore, { ...home, draftVersion: await draftVersion(), version: 0 }, desk))
  expect(dataOf(await ask(adminPageDraft, home, desk)).blocks).toHaveLength(defaultHome.length)
  expect((await ask(adminPageRestore, { ...home, draftVersion: await draftVersion(), version: 99 }, desk)).code).toBe('api.notFound')
})

test.each<[string, Blocks, string]>([
  [
    'a first screen that comes second',
    [
      { id: 'a', type: 'figures' },
      { id: 'b', type: 'hero' },
    ],
    'site.blockFirst',
  ],
  [
    'a picture of nobody',
    [{ id: 'a', type: 'images', columns: 2, pictures: [{ picture: '/files/x', link: { type: 'none' } }] }],
    'site.settingImage',
  ],
  [
    'a link halfway',
    [{ id: 'a', type: 'images', columns: 2, pictures: [{ picture: '/media/a.webp', link: { type: 'goods' } }] }],
    'site.linkIncomplete',
  ],
  ['goods not in threes', [{ id: 'a', type: 'floor', categoryId: 1, layout: 'row', count: 4 }], 'api.invalid'],
  ['suppliers not in fives', [{ id: 'a', type: 'stores', count: 7 }], 'api.invalid'],
])('%s is refused and nothing moves', async (_name, blocks, code) => {
  const before = await traces()
  expect((await save(blocks)).code).toBe(code)
  expect(await traces()).toBe(before)
})

test('of two who save at once one is told', async () => {
  const version = await draftVersion()
  const both = await Promise.all(
    ['甲', '乙'].map((html) => ask(adminPageSave, { ...home, draftVersion: version, blocks: text(html) }, desk)),
  )
  expect(both.map((answer) => answer.state).toSorted()).toEqual([200, 255])
  expect((await ask(adminPagePublish, { ...home, draftVersion: version }, desk)).code).toBe('site.pageChanged')
})

test('two first drafts at once: one stands', async () => {
  const input = { pageKey: 'home' as const, lang: 'en' as const, draftVersion: 0 }
  const both = await Promise.all(['a', 'b'].map((html) => ask(adminPageSave, { ...input, blocks: text(html) }, desk)))
  expect(both.map((answer) => answer.state).toSorted()).toEqual([200, 255])
})
