import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog/catalog-data.ts'
import { loadMarket } from '../../../../database/demo/market/load-market.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { indexDownload, indexQuotes, indexSeries, indexStocks } from '../endpoints.ts'
import { formulaSeries } from './formula-quote-repository.ts'
import { marketHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadMarket(client, readCatalog())
const ask = asker(aHouse(database), marketHandlers())

test('every series shows its latest quote and the change since the day before, and says that it is synthetic', async () => {
  const series = dataOf(await ask(indexSeries, {}))
  expect(series).toHaveLength(10)
  expect(series[0]).toMatchObject({
    seriesCode: 'ZN0-SH',
    unit: '元/吨',
    grade: 'Zn99.995',
    taxIncluded: true,
    synthetic: true,
    latest: { date: '2026-11-20', price: 23610, low: 23560, high: 23660, premium: 60, change: 220, changePercent: 0.94 },
  })
})

test('quotes of several series, oldest first, within a span', async () => {
  const found = dataOf(await ask(indexQuotes, { seriesCodes: 'ZN0-SH,ZN1-SH', from: '2026-11-16', to: '2026-11-18' }))
  expect(found.map((one) => one.seriesCode)).toEqual(['ZN0-SH', 'ZN1-SH'])
  expect(found[0]?.quotes.map((quote) => [quote.date, quote.price])).toEqual([
    ['2026-11-16', 23320],
    ['2026-11-17', 23250],
    ['2026-11-18', 23520],
  ])
  expect(found[1]?.quotes).toHaveLength(3)
  expect(dataOf(await ask(indexQuotes, { seriesCodes: 'ZN0-SH' }))[0]?.quotes).toHaveLength(60)
})

test('every series has a history of its own, in its own currency', async () => {
  const series = dataOf(await ask(indexSeries, {}))
  expect(series.filter((one) => one.currency === 'USD').map((one) => [one.seriesCode, one.unit])).toEqual([['LME-3M', '美元/吨']])
  const moves = await Promise.all(
    series.map(async ({ seriesCode }) => {
      const quotes = dataOf(await ask(indexQuotes, { seriesCodes: seriesCode }))[0]?.quotes ?? []
      return quotes.map((quote, index) => quote.price - (quotes[index - 1]?.price ?? quote.price)).join(' ')
    }),
  )
  expect(new Set(moves).size).toBe(10)
})

test('a corrected quote takes the place of the old one, which stays in the table', async () => {
  await client.query(`UPDATE index_quote SET is_current = false WHERE series_code = 'ZN0-SH' AND quote_date = '2026-11-20'`)
  await client.query(`INSERT INTO index_quote (series_code, quote_date, low, high, price, premium, published_at, revision_of)
    SELECT series_code, quote_date, low, high, price - 100000, premium, now(), quote_id FROM index_quote WHERE series_code = 'ZN0-SH' AND quote_date = '2026-11-20'`)
  expect(dataOf(await ask(indexSeries, {}))[0]?.latest).toMatchObject({ price: 23600 })
  expect((await client.query(`SELECT FROM index_quote WHERE series_code = 'ZN0-SH' AND quote_date = '2026-11-20'`)).rowCount).toBe(2)
})

test('a day that is none is refused', async () => {
  for (const from of ['2026-13-01', '2026-02-30', 'yesterday'])
    expect((await ask(indexQuotes, { seriesCodes: 'ZN0-SH', from })).state).toBe(255)
  expect(dataOf(await ask(indexQuotes, { seriesCodes: 'NO-SUCH' }))).toEqual([])
})

test('a year of history, and the same days as a file', async () => {
  const year = dataOf(await ask(indexQuotes, { seriesCodes: 'ZN0-SH', from: '2025-11-20' }))[0]?.quotes ?? []
  expect(year.length).toBeGreaterThan(220)
  expect(new Set(year.map((quote) => quote.date)).size).toBe(year.length)
  const file = dataOf(await ask(indexDownload, { seriesCodes: 'ZN0-SH,FUT-M1', from: '2026-11-17', to: '2026-11-18' }))
  expect(file.content.split('\r\n').slice(1, 3)).toEqual([
    'ZN0-SH,0#锌 上海均价,2026-11-17,23200,23300,23250,45',
    'ZN0-SH,0#锌 上海均价,2026-11-18,23470,23570,23520,30',
  ])
  expect((await ask(indexDownload, { seriesCodes: 'ZN0-SH', from: '2026-02-30' })).state).toBe(255)
})

test('stocks are tonnes of a week with the change since the week before, and never stand among prices', async () => {
  const stocks = dataOf(await ask(indexStocks, {}))
  expect(stocks.map((one) => one.seriesCode)).toEqual(['STOCK-SHFE', 'STOCK-LME', 'STOCK-CITIES', 'STOCK-BONDED'])
  const { rows } = await client.query<{ tonnes: number }>(
    `SELECT price::float8 / 10000 AS tonnes FROM index_quote WHERE series_code = 'STOCK-LME' ORDER BY quote_date DESC LIMIT 2`,
  )
  expect(stocks[1]).toMatchObject({
    seriesName: 'LME',
    synthetic: true,
    latest: { date: '2026-11-19', tonnes: rows[0]?.tonnes, change: (rows[0]?.tonnes ?? 0) - (rows[1]?.tonnes ?? 0) },
  })
  const prices = dataOf(await ask(indexSeries, {})).map((one) => one.seriesCode)
  expect(prices.filter((code) => code.startsWith('STOCK'))).toEqual([])
  expect((await formulaSeries(aHouse(database).read, ['STOCK-LME', 'ZN0-SH'])).has('STOCK-LME')).toBe(false)
})
