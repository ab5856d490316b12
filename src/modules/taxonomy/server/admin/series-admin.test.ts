import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../../database/demo/load.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../../api/caller.ts'
import { adminSeries, adminStandardItems, seriesSave, standardItemSave } from '../../endpoints-series-admin.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
const ask = asker(aHouse(database), goodsHandlers())
const caller: Caller = { ...aMember(9, 1), platform: ['platform.goods'] }
const series = {
  seriesId: 0,
  categoryId: 111,
  brandId: 0,
  nameZh: '现货锌锭',
  nameEn: 'Spot ingots',
  sort: 1,
  enabled: 1 as const,
  expectedVersion: 0,
}
const item = {
  standardItemId: 0,
  categoryId: 111,
  nameZh: '0#锌锭 Zn99.995',
  nameEn: 'Zinc ingot Zn99.995',
  standard: 'GB/T 470-2008',
  attributesText: '牌号=Zn99.995',
  sort: 1,
  enabled: 1 as const,
  expectedVersion: 0,
}

test('a series counts its goods; an old version and a branch of the tree are refused', async () => {
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM goods WHERE category_id = 111 AND state = 'on_sale'`)
  const made = dataOf(await ask(seriesSave, series, { visitor: caller }))
  expect(dataOf(await ask(adminSeries, {}, { visitor: caller }))).toMatchObject([{ seriesId: made.id, goodsNum: rows[0].count }])
  const written = { ...series, seriesId: made.id, nameZh: '锌锭系列', expectedVersion: made.version }
  dataOf(await ask(seriesSave, written, { visitor: caller }))
  expect((await ask(seriesSave, written, { visitor: caller })).code).toBe('catalog.changeStale')
  expect((await ask(seriesSave, { ...series, categoryId: 1 }, { visitor: caller })).code).toBe('catalog.categoryMissing')
  expect(dataOf(await ask(adminSeries, { keyword: '系列' }, { visitor: caller })).map((one) => one.nameZh)).toEqual(['锌锭系列'])
})

test('a standard item finds the same thing in several stores', async () => {
  const made = dataOf(await ask(standardItemSave, item, { visitor: caller }))
  const [row] = dataOf(await ask(adminStandardItems, {}, { visitor: caller }))
  expect(row).toMatchObject({ standardItemId: made.id, attributesText: 'grade=Zn99.995' })
  expect(row?.skuNum).toBeGreaterThan(5)
  expect(row?.storeNum).toBeGreaterThan(1)
  const { rows } = await client.query(`SELECT action FROM audit_log WHERE entity = 'standardItem'`)
  expect(rows).toEqual([{ action: 'standardItem.save' }])
})

test.each([
  [{ attributesText: '颜色=红' }, 'catalog.rowAttribute'],
  [{ attributesText: 'Zn99.995' }, 'catalog.rowAttributeForm'],
  [{ categoryId: 11 }, 'catalog.categoryMissing'],
  [{ standardItemId: 99, expectedVersion: 1 }, 'api.notFound'],
])('%j is refused and makes nothing', async (change, code) => {
  const before = dataOf(await ask(adminStandardItems, {}, { visitor: caller })).length
  expect((await ask(standardItemSave, { ...item, ...change }, { visitor: caller })).code).toBe(code)
  expect(dataOf(await ask(adminStandardItems, {}, { visitor: caller }))).toHaveLength(before)
})
