import type { ClientBase } from 'pg'
import { bandOf, earlierDays, laterDays, syntheticSeries } from './synthetic-series.ts'
import type { DemoCatalog } from '../catalog/catalog-data.ts'
import { advanceSequence, insertRows } from '../insert-rows.ts'
import { demoSeries, type DemoSeries } from './market-series.ts'
import { stockSeries } from './stock-series.ts'

// Days of 2026 without trade before the series of the catalogue begins; the data is synthetic, so these need not be official.
const earlierHolidays = [
  '2025-12-31',
  '2026-01-01',
  '2026-01-02',
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2026-02-20',
  '2026-02-23',
  '2026-04-06',
  '2026-05-01',
  '2026-05-04',
  '2026-05-05',
  '2026-06-19',
]
const earlierCount = 205
const tenThousandths = 10_000

const publicationHour = 15
const shanghaiHours = 8

/** The last day whose quotes are published at that moment; the days of trade are China's. */
function publishedDay(now: Date): string {
  return new Date(now.getTime() + (shanghaiHours - publicationHour) * 3_600_000).toISOString().slice(0, 10)
}

/** Loads the synthetic price series, every quote of every day; with `now` they go on to the last day that is published by then. */
export async function loadMarket(client: ClientBase, catalog: DemoCatalog, now?: Date): Promise<number> {
  const { priceSeries } = catalog
  const latest = syntheticSeries(priceSeries)
  const main = [
    ...earlierDays({ ...priceSeries, holidays: [...priceSeries.holidays, ...earlierHolidays] }, latest, earlierCount),
    ...latest,
    ...(now ? laterDays(priceSeries, latest, publishedDay(now)) : []),
  ]
  const all = [...demoSeries(main), ...stockSeries(main)]
  const series = all.map((one, sort) => ({
    series_code: one.code,
    name_zh: one.nameZh,
    name_en: one.nameEn,
    kind: one.kind,
    market_zh: one.marketZh,
    market_en: one.marketEn,
    unit_code: 't',
    synthetic: true,
    sort,
    grade: one.grade,
    source_zh: '锌桥演示数据',
    source_en: 'ZincBridge demonstration data',
    tax_included: one.taxIncluded,
    currency: one.currency,
  }))
  const quotes = all.flatMap((one) => one.days.map((day) => quoteRow(one, day))).map((quote, index) => ({ quote_id: index + 1, ...quote }))
  await insertRows(client, 'index_series', series)
  await insertRows(client, 'index_quote', quotes)
  await advanceSequence(client, 'index_quote', 'quote_id')
  return quotes.length
}

function quoteRow(one: Pick<DemoSeries, 'code' | 'band' | 'tick'>, day: DemoSeries['days'][number]) {
  const { low, high } = bandOf(day.price, one.band, one.tick)
  return {
    series_code: one.code,
    quote_date: day.date,
    low: low * tenThousandths,
    high: high * tenThousandths,
    price: day.price * tenThousandths,
    premium: day.premium === null ? null : day.premium * tenThousandths,
    published_at: `${day.date}T15:00:00+08:00`,
    is_current: true,
  }
}
