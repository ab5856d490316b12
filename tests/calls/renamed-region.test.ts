import { expect, test } from 'vitest'
import { relayEvents } from '../../src/adapters/jobs/relay-events.ts'
import { goodsByIds, goodsDetail } from '../../src/modules/catalog/endpoints-goods.ts'
import { offerSheetList } from '../../src/modules/pricing/endpoints-offer-sheets.ts'
import { goodsList } from '../../src/modules/search/endpoints.ts'
import { goodsHandlers } from '../fixtures/trade/goods-handlers.ts'
import { refreshGoodsOfRegions } from '../../src/modules/catalog/server/goods/refresh-goods-of-stores.ts'
import { adminRegionList, adminRegionSave } from '../../src/modules/site/endpoints-regions.ts'
import { siteHandlers } from '../../src/modules/site/server/handlers.ts'
import { storeIndex, storeInfo } from '../../src/modules/store/endpoints.ts'
import { storeHandlers } from '../../src/modules/store/server/handlers.ts'
import { aHouse, asker } from '../fixtures/server/calls.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { aMember } from '../fixtures/trade/goods.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

const database = await aDatabase('demo')
const client = await database.connect()
const app = aHouse(database, { now: () => new Date() })
const handlers = () => [...goodsHandlers(), ...storeHandlers(), ...siteHandlers()]
// Two processes, each with the catalogue in a memory of its own; only the first hears of the change.
const ask = asker(app, handlers())
const askOther = asker(aHouse(database, { now: () => new Date() }), handlers())
const desk = { visitor: { ...aMember(9, 1), platform: ['platform.settings'] as const } }
const english = { lang: 'en' as const }

const follow = async () => {
  const faults: unknown[] = []
  while ((await relayEvents(app, [refreshGoodsOfRegions], (error) => faults.push(error))) > 0);
  expect(faults).toEqual([])
}
const name = async (code: string, nameEn: string) => {
  const row = dataOf(await ask(adminRegionList, { parentCode: code.slice(0, -2) }, desk)).list.find((one) => one.code === code)
  if (!row) throw new Error(`no region ${code}`)
  dataOf(await ask(adminRegionSave, { code, version: row.version, name: row.name, nameEn, isEnabled: row.isEnabled }, desk))
  await follow()
}

/** Goods of a store that stands in a city of its own, not in a municipality. */
const { rows: own } = await client.query<{ productId: number; goodsId: number; storeId: number; regionCode: string }>(
  `SELECT c.default_product_id::int AS "productId", c.goods_id::int AS "goodsId", s.store_id::int AS "storeId", s.region_code AS "regionCode"
   FROM goods_card c JOIN goods g USING (goods_id) JOIN store s USING (store_id)
   WHERE left(s.region_code, 2) NOT IN ('11', '12', '31', '50') ORDER BY 2 LIMIT 1`,
)
const [one] = own
if (!one) throw new Error('the demonstration has a store outside the municipalities')
const cityCode = one.regionCode.slice(0, 4)

const placesOf = async (asking: typeof ask) => {
  const card = dataOf(await asking(goodsByIds, { productIds: String(one.productId) }, english))[0]
  const goods = dataOf(await asking(goodsDetail, { productId: one.productId }, english))
  const list = dataOf(await asking(goodsList, { storeId: String(one.storeId) }, english))
  const cities = list.facets.find((facet) => facet.code === 'shipFrom')?.values.map((value) => value.label) ?? []
  return { card: card?.storeInf.city, page: goods.store.city, cities }
}

test('a city shows the English name that the platform chose, on cards, pages, filters and stores, in every process', async () => {
  const before = await placesOf(ask)
  expect(before.card).toMatch(/^[A-Z][a-zü']+$/)
  expect(await placesOf(askOther)).toEqual(before)
  await name(cityCode, 'Harbour City')
  const shown = {
    card: 'Harbour City',
    page: 'Harbour City',
    cities: before.cities.map((city) => (city === before.card ? 'Harbour City' : city)),
  }
  expect(shown.cities).toContain('Harbour City')
  expect(await placesOf(ask)).toEqual(shown)
  expect(await placesOf(askOther)).toEqual(shown)
  expect(dataOf(await ask(storeIndex, { vid: one.storeId }, english)).city).toBe('Harbour City')
  // In Chinese the name stays.
  expect(dataOf(await ask(storeIndex, { vid: one.storeId })).city).not.toBe('Harbour City')
  await name(cityCode, '')
  expect(await placesOf(askOther)).toEqual(before)
})

test('a district and a municipality are named by their own rows', async () => {
  await name(one.regionCode, 'Old Town')
  expect(dataOf(await ask(storeIndex, { vid: one.storeId }, english)).district).toBe('Old Town')
  const { rows } = await client.query(`SELECT store_id::int AS id FROM store WHERE region_code LIKE '12%' AND state = 'open' LIMIT 1`)
  await name('12', 'Tientsin')
  const info = dataOf(await ask(storeInfo, { vid: rows[0].id }, english))
  expect(info.store.city).toBe('Tientsin')
  expect(info.warehouses.filter((place) => place.regionCode.startsWith('12')).map((place) => place.cityName)).toContain('Tientsin')
  const sheets = dataOf(await ask(offerSheetList, { provinceCode: '12' }, english)).list
  expect(new Set(sheets.map((sheet) => sheet.store.city))).toEqual(new Set(sheets.length > 0 ? ['Tientsin'] : []))
})

test('a region that is closed or opened alone leaves the catalogue as it is', async () => {
  const version = async () => (await client.query('SELECT version FROM catalog_version')).rows[0].version
  const before = await version()
  const row = dataOf(await ask(adminRegionList, { parentCode: '12' }, desk)).list[0]
  if (!row) throw new Error('Tianjin has districts')
  dataOf(await ask(adminRegionSave, { code: row.code, version: row.version, name: row.name, nameEn: row.nameEn, isEnabled: 0 }, desk))
  await follow()
  expect(await version()).toBe(before)
})
