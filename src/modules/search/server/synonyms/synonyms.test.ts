import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../../database/demo/load.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../../api/caller.ts'
import { goodsList, suggest } from '../../endpoints.ts'
import { synonymDelete, synonymList, synonymSave } from '../../endpoints-synonyms.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
const app = aHouse(database)
const ask = asker(app, goodsHandlers())
// Another process: its own handlers and its own memory.
const elsewhere = asker(app, goodsHandlers())
const staff = { visitor: { ...aMember(9000, 1), platform: ['platform.goods'] as const } satisfies Caller }

const names = async (asks: typeof ask, keyword: string) =>
  dataOf(await asks(goodsList, { keyword, facets: 0 })).list.map((card) => card.goodsName)
const save = (word: string, meanings: string[], version = 0) => ask(synonymSave, { word, meanings, version }, staff)
const kept = async (keyword: string) => dataOf(await ask(synonymList, { keyword }, staff)).list

test('a new word is understood at the next search, in every process', async () => {
  expect(await names(ask, '喷淋塔专用盔')).toEqual([])
  expect(await names(elsewhere, '喷淋塔专用盔')).toEqual([])
  const saved = dataOf(await save('喷淋塔专用盔', ['安全帽']))
  expect(saved).toMatchObject({ word: '喷淋塔专用盔', meanings: ['安全帽'], version: 1 })
  for (const asks of [ask, elsewhere]) {
    // A process that is not told looks at the version with every answer, so the answer after this one is new at the latest.
    await asks(suggest, { keyword: '帽' })
    const found = await names(asks, '喷淋塔专用盔')
    expect(found.length).toBeGreaterThan(0)
    for (const name of found) expect(name).toContain('安全帽')
  }
})

test('words of two scripts and of several parts are kept in one spelling', async () => {
  expect(dataOf(await save('  Hot  DIP Thing ', ['热镀锌 角钢', ' 热镀锌 角钢', 'Hot dip thing'])).meanings).toEqual(['热镀锌 角钢'])
  const found = await names(ask, 'hot dip thing')
  expect(found.length).toBeGreaterThan(0)
  for (const name of found) expect(name).toMatch(/角钢/)
})

test('deleting takes the word back', async () => {
  const { version } = dataOf(await save('呜嘟嘟', ['锌锭']))
  expect((await names(ask, '呜嘟嘟')).length).toBeGreaterThan(0)
  expect(dataOf(await ask(synonymDelete, { word: '呜嘟嘟', version }, staff))).toBeNull()
  expect(await kept('呜嘟嘟')).toEqual([])
  expect(await names(ask, '呜嘟嘟')).toEqual([])
})

test.each([
  ['a word that is there', '角铁', ['角钢'], 0, 'catalog.synonymTwice'],
  ['a version that is not the newest', '角铁', ['角钢'], 7, 'catalog.synonymChanged'],
  ['no meaning but itself', '新词', [' 新词 '], 0, 'catalog.meaningsBad'],
  ['a word of signs', '%%%', ['角钢'], 0, 'catalog.synonymWord'],
] as const)('%s is refused and changes nothing', async (_, word, meanings, version, code) => {
  const before = await kept('')
  expect(await save(word, [...meanings], version)).toMatchObject({ state: expect.not.stringMatching('^200$'), msg: code })
  expect(await kept('')).toEqual(before)
})

test('two people who change the same word at once do not overwrite each other', async () => {
  const { version } = dataOf(await save('铁皮卷', ['镀锌卷']))
  const answers = await Promise.all([save('铁皮卷', ['镀锌板'], version), save('铁皮卷', ['彩涂卷'], version)])
  expect(answers.map((answer) => answer.msg).filter((msg) => msg === 'catalog.synonymChanged')).toHaveLength(1)
  expect((await kept('铁皮卷'))[0]?.version).toBe(version + 1)
})

test('the audit log says who changed which word, and what it meant before', async () => {
  const { version } = dataOf(await save('审计词', ['锌锭']))
  await save('审计词', ['锌锭', '锌块'], version)
  const { rows } = await client.query(`SELECT actor_kind, action, diff FROM audit_log WHERE entity_id = '审计词' ORDER BY id`)
  expect(rows).toEqual([
    { actor_kind: 'platform', action: 'search.synonymSave', diff: { meanings: ['', '锌锭'] } },
    { actor_kind: 'platform', action: 'search.synonymSave', diff: { meanings: ['锌锭', '锌锭、锌块'] } },
  ])
})

test('a member without the right is refused', async () => {
  expect((await ask(synonymSave, { word: '路人词', meanings: ['锌锭'] }, { visitor: aMember(2, 2) })).state).not.toBe(200)
  expect(await kept('路人词')).toEqual([])
})
