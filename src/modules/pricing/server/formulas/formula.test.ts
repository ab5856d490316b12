import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aSeries, deliverQuotes, publish } from '../../../../../tests/fixtures/trade/index-market.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../../api/caller.ts'
import { marketHandlers } from '../../../market/server/handlers.ts'
import { ownPriceLocks } from '../../endpoints-price-lock.ts'
import { formulaHistory, formulaLock, formulaSheet, formulaUnlock } from '../../endpoints-formulas.ts'
import { ownFormula, previewFormula, saveFormula, stopFormula } from '../../endpoints-formulas-seller.ts'
import { goodsDetail } from '../../../catalog/endpoints-goods.ts'
import { priceQuote } from '../../endpoints-price-quote.ts'
import { setOwnPrice } from '../../../listing/endpoints.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'
import { goodsChanged } from '../../../catalog/server/goods/publish-goods.ts'
import { repriceIfFormula } from './reprice-goods.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1 }, { productId: 2 }, { productId: 3, storeId: 1002 }, { productId: 4 }])
await aSeries(client)
const clock = aClock('2026-11-20T10:00:00+08:00')
const app = aHouse(database, clock)
const ask = asker(app, [...marketHandlers(), ...goodsHandlers()])
await app.inTransaction((tx) => goodsChanged(tx, [1, 2, 3, 4]))
for (const [date, price] of [
  ['2026-11-18', 23_000],
  ['2026-11-19', 23_200],
] as const)
  await publish(ask, date, price)
await deliverQuotes(app, client)

const staff = { visitor: { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.goods'] }] } satisfies Caller }
const buyer = { visitor: aMember(2) }
const terms = (goodsId: number, over: Record<string, unknown> = {}) => ({
  goodsId,
  oldVersion: 0,
  seriesCode: 'ZN',
  retailPremium: '200',
  businessPremium: '100',
  secondSurcharge: '0.47',
  ...over,
})
const prices = async (id: number) =>
  (
    await client.query(
      `SELECT (retail_price / 10000)::float AS retail, (business_price / 10000)::float AS business, (business_sec_price::float / 10000) AS sec FROM sku WHERE product_id = $1`,
      [id],
    )
  ).rows[0]
const madePrices = async (id: number) =>
  Number((await client.query('SELECT count(*) FROM formula_price WHERE goods_id = $1', [id])).rows[0].count)

test('a store gives its goods a formula: both classes are priced at once, and the second unit by the ratio', async () => {
  const preview = dataOf(await ask(previewFormula, terms(1), staff))
  expect(preview.skus).toEqual([{ productId: 1, retailPrice: 23_400, businessPrice: 23_300 }])
  expect(preview.days.map((day) => [day.date, day.businessPrice])).toEqual([
    ['2026-11-18', 23_100],
    ['2026-11-19', 23_300],
  ])
  expect(await madePrices(1)).toBe(0)
  expect(dataOf(await ask(saveFormula, terms(1), staff))).toEqual({ goodsId: 1, version: 1, quoteDate: '2026-11-19' })
  expect(await prices(1)).toEqual({ retail: 23_400, business: 23_300, sec: 23.77 })
  const shown = dataOf(await ask(goodsDetail, { productId: 1 }, buyer))
  expect(shown).toMatchObject({ goodsPrice: 23_300, isIndexPrice: 1, indexLink: { seriesCode: 'ZN', premium: 100 } })
  expect(shown.tags[0]).toBe('行情价')
  expect(dataOf(await ask(priceQuote, { productId: 1, number: '1' }, buyer))).toMatchObject({ unitPrice: 23_300, reason: 'index' })
})

test('a new quote and the correction of one change prices and pages; other goods keep theirs', async () => {
  await publish(ask, '2026-11-20', 23_610)
  await deliverQuotes(app, client)
  expect(await prices(1)).toMatchObject({ retail: 23_810, business: 23_710 })
  expect(dataOf(await ask(goodsDetail, { productId: 1 }, buyer)).goodsPrice).toBe(23_710)
  await publish(ask, '2026-11-20', 23_510, 'typing error')
  await deliverQuotes(app, client)
  expect(await prices(1)).toMatchObject({ business: 23_610 })
  expect(await prices(2)).toMatchObject({ business: 23_400 })
  const history = dataOf(await ask(formulaHistory, { productId: 1 }, buyer)).list
  expect(history.map((one) => [one.quoteDate, one.cause, one.price])).toEqual([
    ['2026-11-20', 'revision', 23_610],
    ['2026-11-20', 'quote', 23_710],
    ['2026-11-19', 'edit', 23_300],
  ])
})

test('an event that comes twice makes no second price', async () => {
  const before = await madePrices(1)
  await client.query(`INSERT INTO event_outbox (event, payload) VALUES ('market.quoted', '{"seriesCode": "ZN"}')`)
  await deliverQuotes(app, client)
  expect(await madePrices(1)).toBe(before)
})

test('the sheet explains the viewer’s own price: every term, its source and what was rounded', async () => {
  const sheet = dataOf(await ask(formulaSheet, { productId: 1 }, buyer))
  expect(sheet).toMatchObject({ seriesName: '0#锌', source: '测试', average: 23_510, price: 23_610, quoteDate: '2026-11-20', isStale: 0 })
  expect(sheet.steps).toEqual([
    { code: 'base', amount: 23_510 },
    { code: 'premium', amount: 100 },
  ])
  const forVisitors = dataOf(await ask(formulaSheet, { productId: 1 }))
  expect(forVisitors).toMatchObject({ price: 23_710, lock: null })
  expect(JSON.stringify(forVisitors)).not.toContain('23610')
  expect((await ask(formulaSheet, { productId: 2 }, buyer)).code).toBe('catalog.noFormula')
})

test('a lock holds the price while the index moves on, for its member alone and until it ends', async () => {
  const lock = dataOf(await ask(formulaLock, { productId: 1 }, buyer))
  expect(lock).toEqual({ price: 23_610, expiresAt: new Date(clock.now().getTime() + 30 * 60_000).toISOString() })
  await publish(ask, '2026-11-20', 23_700, 'second correction')
  await deliverQuotes(app, client)
  const quote = async (who: { visitor: Caller }) => dataOf(await ask(priceQuote, { productId: 1, number: '1' }, who)).unitPrice
  expect(await quote(buyer)).toBe(23_610)
  expect(await quote({ visitor: aMember(3) })).toBe(23_800)
  expect(dataOf(await ask(formulaLock, { productId: 1 }, buyer))).toEqual(lock)
  expect(dataOf(await ask(ownPriceLocks, {}, buyer))).toMatchObject([{ productId: 1, price: 23_610, expiresAt: lock.expiresAt }])
  expect((await ask(ownPriceLocks, {})).state).toBe(266)
  await ask(formulaUnlock, { productId: 1 }, buyer)
  expect(dataOf(await ask(ownPriceLocks, {}, buyer))).toEqual([])
  expect(await quote(buyer)).toBe(23_800)
  await ask(formulaLock, { productId: 1 }, buyer)
  clock.forward(30 * 60_000)
  expect(dataOf(await ask(formulaSheet, { productId: 1 }, buyer)).lock).toBeNull()
})

test('an average waits for its days, then follows them', async () => {
  expect((await ask(saveFormula, terms(2, { period: 'days', periodDays: 4 }), staff)).code).toBe('catalog.formulaNoPrice')
  expect(await prices(2)).toMatchObject({ business: 23_400 })
  expect((await client.query('SELECT FROM goods_formula WHERE goods_id = 2')).rowCount).toBe(0)
  const averaged = terms(2, { period: 'days', periodDays: 3, businessPremium: '30', roundedTo: '1' })
  expect((await ask(saveFormula, averaged, staff)).state).toBe(200)
  expect(await prices(2)).toMatchObject({ business: 23_330 })
})

test('prices of a formula are not set by hand; stopping it leaves them and gives the hand back', async () => {
  const byHand = { productId: 2, retailPrice: '1', businessPrice: '1', oldRetailPrice: '23500', oldBusinessPrice: '23330' }
  expect((await ask(setOwnPrice, byHand, staff)).code).toBe('catalog.pricedByFormula')
  expect((await ask(stopFormula, { goodsId: 2, oldVersion: 9, reason: 'x' }, staff)).code).toBe('catalog.formulaChanged')
  expect(dataOf(await ask(stopFormula, { goodsId: 2, oldVersion: 1, reason: '改为一口价' }, staff))).toEqual({ goodsId: 2, version: 2 })
  expect(dataOf(await ask(ownFormula, { goodsId: 2 }, staff)).versions.map((version) => [version.version, version.state])).toEqual([
    [2, 'stopped'],
    [1, 'active'],
  ])
  expect(await prices(2)).toMatchObject({ business: 23_330 })
  expect((await ask(setOwnPrice, byHand, staff)).state).toBe(200)
})

test('goods that are written otherwise keep to their formula, and a new SKU gets its price', async () => {
  await client.query(`UPDATE sku SET business_price = 1, business_sec_price = 1 WHERE product_id = 1`)
  await client.query(`INSERT INTO sku SELECT 11, 1, 2, axis_values, spec_text_zh, spec_text_en, 1, 1, 1, 1, conv_numerator, conv_denominator, sec_precision,
    unit_mass_g, mass_estimated, state FROM sku WHERE product_id = 1`)
  await app.inTransaction((tx) => repriceIfFormula(tx, 1, clock.now()))
  expect([await prices(1), await prices(11)]).toMatchObject([{ business: 23_800 }, { business: 23_800, retail: 23_900 }])
  await client.query(`UPDATE sku SET state = 'retired' WHERE product_id = 11`)
})

test('an old price is refused or kept, as the store decided', async () => {
  await ask(saveFormula, terms(4, { whenStale: 'last' }), staff)
  const refusal = async (productId: number) => dataOf(await ask(priceQuote, { productId, number: '1' }, buyer)).refusal
  expect(await refusal(1)).toBeNull()
  clock.forward(6 * 86_400_000)
  expect(await refusal(1)).toContain('2026-11-20')
  expect(await refusal(4)).toBeNull()
  expect((await ask(formulaLock, { productId: 1 }, buyer)).code).toBe('catalog.priceStale')
  expect(dataOf(await ask(formulaSheet, { productId: 4 }, buyer))).toMatchObject({ isStale: 1, whenStale: 'last', price: 23_800 })
})

test.each([
  [{ goodsId: 3 }, 'api.notFound'],
  [{ oldVersion: 0 }, 'catalog.formulaChanged'],
  [{ oldVersion: 1, seriesCode: 'NONE' }, 'catalog.noSeries'],
  [{ oldVersion: 1, factor: '0' }, 'catalog.badFactor'],
  [{ oldVersion: 1, factor: '3.000001' }, 'catalog.badFactor'],
  [{ oldVersion: 1, businessPremium: '-900000' }, 'catalog.formulaNoPrice'],
])('%o is refused as %s and leaves formula and prices', async (over, code) => {
  const before = [await prices(1), await madePrices(1)]
  expect((await ask(saveFormula, terms(1, over), staff)).code).toBe(code)
  expect([await prices(1), await madePrices(1)]).toEqual(before)
  expect(dataOf(await ask(ownFormula, { goodsId: 1 }, staff)).formula?.version).toBe(1)
})

test('made prices never change', async () => {
  await expect(app.inTransaction((tx) => unitQuery(tx))).rejects.toThrow(/permission denied/)
})

async function unitQuery(tx: Parameters<Parameters<typeof app.inTransaction>[0]>[0]): Promise<void> {
  const { execute } = await import('../../../../kernel/database/transaction.ts')
  await execute(tx, { name: 'test.rewrite', text: 'UPDATE formula_price SET goods_id = goods_id' }, [])
}
