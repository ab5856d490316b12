import { expect, test } from 'vitest'
import { readCatalog } from '../../../../../database/demo/catalog/catalog-data.ts'
import { loadStores } from '../../../../../database/demo/stores/load-store.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import {
  sellerPageDraft,
  sellerPageHistory,
  sellerPagePublish,
  sellerPageRestore,
  sellerPageSave,
  storePage,
} from '../../endpoints-store-page.ts'
import { storeHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadStores(client, readCatalog())
await client.query(`DELETE FROM built_page_version; DELETE FROM built_page`)
const ask = asker(aHouse(database), storeHandlers())
const staffOf = (...storeIds: number[]) => ({
  visitor: {
    ...aMember(storeIds[0] ?? 0, 2),
    stores: storeIds.map((storeId) => ({ storeId, storeName: `s${storeId}`, capabilities: ['store.decorate'] as const })),
  },
})
const [first, second] = [staffOf(1001), staffOf(1002)]
const text = (html: string) => [{ id: 't', type: 'text' as const, html }]
const shown = async (vid: number, lang: 'zh' | 'en' = 'zh') => dataOf(await ask(storePage, { vid }, { lang }))
const publish = async (html: string, lang: 'zh' | 'en' = 'zh') => {
  const { draftVersion } = dataOf(await ask(sellerPageDraft, { lang }, first))
  const saved = dataOf(await ask(sellerPageSave, { lang, draftVersion, blocks: text(html) }, first))
  return dataOf(await ask(sellerPagePublish, { lang, draftVersion: saved.draftVersion }, first))
}
const traces = async () =>
  (
    await client.query(
      `SELECT (SELECT count(*) FROM audit_log) || ' ' || (SELECT count(*) || ' ' || coalesce(sum(draft_version), 0) FROM built_page) AS all`,
    )
  ).rows[0].all

test('a store builds its own home, cleaned; nobody sees the draft, and other stores have none of it', async () => {
  expect((await ask(sellerPageDraft, { lang: 'zh' })).state).toBe(266)
  expect((await ask(sellerPageDraft, { lang: 'zh' }, { visitor: aMember(5, 2) })).state).toBe(259)
  dataOf(await ask(sellerPageSave, { lang: 'zh', draftVersion: 0, blocks: text('<p onclick="x()">自有炉</p>') }, first))
  expect(await shown(1001)).toEqual({ version: 0, blocks: [] })
  await publish('<p>自有炉</p>')
  expect(await shown(1001)).toEqual({ version: 1, blocks: [{ id: 't', type: 'text', html: '<p>自有炉</p>' }] })
  expect((await shown(1001, 'en')).blocks).toHaveLength(1)
  expect(await shown(1002)).toEqual({ version: 0, blocks: [] })
  expect(dataOf(await ask(sellerPageDraft, { lang: 'zh' }, second))).toMatchObject({ storeId: 1002, draftVersion: 0, blocks: [] })
  const log = await client.query(`SELECT actor_kind, channel, entity_id FROM audit_log WHERE action = 'site.publishPage'`)
  expect(log.rows).toEqual([{ actor_kind: 'store', channel: 'seller', entity_id: 'store-1001 zh' }])
})

test('the history comes back; the empty page brings the plain decoration back', async () => {
  await publish('<p>二</p>')
  expect(dataOf(await ask(sellerPageHistory, { lang: 'zh' }, first)).map((one) => one.version)).toEqual([2, 1])
  const { draftVersion } = dataOf(await ask(sellerPageDraft, { lang: 'zh' }, first))
  const restored = dataOf(await ask(sellerPageRestore, { lang: 'zh', draftVersion, version: 0 }, first))
  dataOf(await ask(sellerPagePublish, { lang: 'zh', draftVersion: restored.draftVersion }, first))
  expect(await shown(1001)).toEqual({ version: 3, blocks: [] })
})

test('what is refused moves nothing', async () => {
  const { draftVersion } = dataOf(await ask(sellerPageDraft, { lang: 'zh' }, first))
  const before = await traces()
  const save = (blocks: Parameters<typeof ask<typeof sellerPageSave>>[1]['blocks'], as = first) =>
    ask(sellerPageSave, { lang: 'zh', draftVersion, blocks }, as)
  expect((await save([{ id: 'm', type: 'market' }])).code).toBe('site.blockNotHere')
  expect((await save([{ id: 'i', type: 'images', columns: 1, pictures: [{ picture: '/files/x', link: { type: 'none' } }] }])).code).toBe(
    'site.settingImage',
  )
  expect((await save([{ id: 's', type: 'shelf', sort: 'new', count: 4 }])).code).toBe('api.invalid')
  expect((await save(text('x'), staffOf(1001, 1002))).code).toBe('store.chooseStore')
  expect((await ask(sellerPageSave, { lang: 'zh', draftVersion: draftVersion + 1, blocks: text('x') }, first)).code).toBe(
    'site.pageChanged',
  )
  expect((await ask(sellerPagePublish, { lang: 'zh', draftVersion: 0 }, second)).code).toBe('site.pageNoDraft')
  expect((await ask(storePage, { vid: 999 })).code).toBe('api.notFound')
  expect(await traces()).toBe(before)
})
