import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../../api/caller.ts'
import {
  ownOfferSheet,
  ownOfferSheets,
  publishOfferSheet,
  saveOfferSheet,
  withdrawOfferSheet,
} from '../../endpoints-offer-sheets-seller.ts'
import { offerSheetDetail, offerSheetDownload, offerSheetList } from '../../endpoints-offer-sheets.ts'
import { offerSheetMachine } from '../../rules/offer-sheet-machine.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1 },
  { productId: 2, requireEnquiry: true },
  { productId: 3, storeId: 1002 },
  { productId: 4 },
])
const clock = aClock('2026-11-20T10:00:00+08:00')
const ask = asker(aHouse(database, clock), goodsHandlers())
const clerk = (storeId: number) => ({
  visitor: { ...aMember(7), stores: [{ storeId, storeName: '', capabilities: ['store.goods'] }] } satisfies Caller,
})
const staff = clerk(1001)
const buyer = { visitor: aMember(2) }
const written = (over: Record<string, unknown> = {}) => ({
  offerSheetId: 0,
  oldVersion: 0,
  titleZh: '一周报价',
  validFrom: '2026-11-20',
  validUntil: '2026-11-30',
  lines: [{ productId: 1, remark: '现货' }, { productId: 2 }],
  ...over,
})
const listed = async () => dataOf(await ask(offerSheetList, {})).list.map((one) => one.sheetSn)
let sheet = { offerSheetId: 0, sheetSn: '', version: 0 }

test('a draft is nobody’s but the store’s; published, everybody reads it with the prices of their class', async () => {
  sheet = dataOf(await ask(saveOfferSheet, written(), staff))
  expect(sheet.sheetSn).toMatch(/^Q261120\d{6}$/)
  expect(await listed()).toEqual([])
  expect((await ask(offerSheetDetail, { sheetSn: sheet.sheetSn }, buyer)).code).toBe('catalog.offerGone')
  sheet = dataOf(await ask(publishOfferSheet, { offerSheetId: sheet.offerSheetId, oldVersion: sheet.version }, staff))
  expect(await listed()).toEqual([sheet.sheetSn])
  const seen = dataOf(await ask(offerSheetDetail, { sheetSn: sheet.sheetSn }, buyer))
  expect(seen.lines).toMatchObject([
    { productId: 1, price: 23_400, priceNow: 23_400, remark: '现货', isRequireEnquiry: 0 },
    { productId: 2, price: null, priceNow: null, isRequireEnquiry: 1 },
  ])
  const forVisitors = await ask(offerSheetDetail, { sheetSn: sheet.sheetSn })
  expect(dataOf(forVisitors).lines[0]).toMatchObject({ price: 23_600, priceNow: 23_600 })
  expect(JSON.stringify(forVisitors)).not.toContain('23400')
})

test('an edition keeps its prices; the next one has new prices and the old one stays readable', async () => {
  await client.query('UPDATE sku SET business_price = 235000000 WHERE product_id = 1')
  const before = dataOf(await ask(offerSheetDetail, { sheetSn: sheet.sheetSn }, buyer))
  expect(before.lines[0]).toMatchObject({ price: 23_400, priceNow: 23_500 })
  sheet = dataOf(await ask(publishOfferSheet, { offerSheetId: sheet.offerSheetId, oldVersion: sheet.version }, staff))
  const after = dataOf(await ask(offerSheetDetail, { sheetSn: sheet.sheetSn }, buyer))
  expect(after).toMatchObject({ edition: 2, isCurrent: 1, lines: [{ price: 23_500 }, {}] })
  expect(after.editions.map((edition) => edition.edition)).toEqual([2, 1])
  expect(dataOf(await ask(offerSheetDetail, { sheetSn: sheet.sheetSn, edition: 1 }, buyer))).toMatchObject({
    isCurrent: 0,
    lines: [{ price: 23_400 }, {}],
  })
})

test('the list is searched by words, category, province and store, and leaves out what has run out', async () => {
  const found = async (input: Record<string, unknown>) => dataOf(await ask(offerSheetList, input)).pagination.total
  expect([await found({ keyword: '锌锭1' }), await found({ keyword: '一周' }), await found({ keyword: '铜' })]).toEqual([1, 1, 0])
  expect([await found({ categoryId: 1 }), await found({ categoryId: 9 })]).toEqual([1, 0])
  expect([await found({ provinceCode: '31' }), await found({ provinceCode: '12' })]).toEqual([1, 0])
  expect([await found({ storeId: 1001 }), await found({ storeId: 1002 })]).toEqual([1, 0])
  clock.forward(11 * 86_400_000)
  expect([await found({}), await found({ withExpired: '1' })]).toEqual([0, 1])
  expect((await ask(publishOfferSheet, { offerSheetId: sheet.offerSheetId, oldVersion: sheet.version }, staff)).code).toBe(
    'catalog.offerOver',
  )
  clock.forward(-11 * 86_400_000)
})

test('the file holds the viewer’s prices and no formula for a spreadsheet', async () => {
  const { content, fileName } = dataOf(await ask(offerSheetDownload, { sheetSn: sheet.sheetSn }, buyer))
  expect(fileName).toBe(`${sheet.sheetSn}-2.csv`)
  expect(content.split('\r\n')[1]).toBe('锌锭1,上海仓,吨,23500,23500,100,现货')
})

test.each([
  [{ lines: [{ productId: 3 }] }, 'catalog.offerLines'],
  [{ lines: [{ productId: 1 }, { productId: 1 }] }, 'catalog.offerLines'],
  [{ lines: [{ productId: 99 }] }, 'catalog.offerLines'],
  [{ validUntil: '2026-11-19' }, 'catalog.offerDates'],
])('%o is refused as %s and writes nothing', async (over, code) => {
  const count = async () => (await client.query('SELECT count(*) FROM offer_sheet')).rows[0].count
  const before = await count()
  expect((await ask(saveOfferSheet, written(over), staff)).code).toBe(code)
  expect(await count()).toBe(before)
})

test('another store’s sheet is as if it were not there, and an old version moves nothing', async () => {
  const { offerSheetId, version } = sheet
  const move = { offerSheetId, oldVersion: version, reason: 'x' }
  expect((await ask(withdrawOfferSheet, move, clerk(1002))).code).toBe('api.notFound')
  expect((await ask(ownOfferSheet, { offerSheetId }, clerk(1002))).code).toBe('api.notFound')
  expect(dataOf(await ask(ownOfferSheets, {}, clerk(1002)))).toEqual([])
  expect((await ask(withdrawOfferSheet, { ...move, oldVersion: version - 1 }, staff)).code).toBe('catalog.offerChanged')
  expect(dataOf(await ask(ownOfferSheet, { offerSheetId }, staff))).toMatchObject({ state: 'published', can: ['publish', 'withdraw'] })
})

test('a sheet without goods on sale is not published; a withdrawn one leaves the list and says so', async () => {
  const empty = dataOf(await ask(saveOfferSheet, written({ lines: [] }), staff))
  expect((await ask(publishOfferSheet, { offerSheetId: empty.offerSheetId, oldVersion: empty.version }, staff)).code).toBe(
    'catalog.offerEmpty',
  )
  expect(dataOf(await ask(ownOfferSheet, { offerSheetId: empty.offerSheetId }, staff))).toMatchObject({ state: 'draft', edition: 0 })
  await ask(withdrawOfferSheet, { offerSheetId: sheet.offerSheetId, oldVersion: sheet.version, reason: '调价' }, staff)
  expect(await listed()).toEqual([])
  expect(dataOf(await ask(offerSheetDetail, { sheetSn: sheet.sheetSn }, buyer)).isWithdrawn).toBe(1)
})

test('every state of a sheet can be reached', () => {
  expect(offerSheetMachine.unreachable()).toEqual([])
})
