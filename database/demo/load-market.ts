import type { ClientBase } from 'pg'
import { bandOf, earlierDays, syntheticSeries } from '../../src/modules/market/rules/synthetic-series.ts'
import type { DemoCatalog } from './catalog-data.ts'
import { advanceSequence, insertRows } from './insert-rows.ts'

const names: Readonly<Record<string, readonly [en: string, kind: string, marketZh: string, marketEn: string, grade: string]>> = {
  'ZN0-SH': ['#0 zinc, Shanghai', 'spot', '上海', 'Shanghai', 'Zn99.995'],
  'ZN1-SH': ['#1 zinc, Shanghai', 'spot', '上海', 'Shanghai', 'Zn99.99'],
  'ZN0-GD': ['#0 zinc, Guangdong', 'spot', '广东', 'Guangdong', 'Zn99.995'],
  'ZN0-TJ': ['#0 zinc, Tianjin', 'spot', '天津', 'Tianjin', 'Zn99.995'],
  'ZN0-NB': ['#0 zinc, Ningbo', 'spot', '宁波', 'Ningbo', 'Zn99.995'],
  'ZNA-SH': ['Zamak 3 ingot', 'alloy', '上海', 'Shanghai', 'ZnAl4'],
  'FUT-M1': ['Zinc futures, front month (simulated)', 'futures', '期货', 'Futures', 'Zn99.995'],
}
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

/** Loads the synthetic price series: every product is the generated series moved by its offset. */
export async function loadMarket(client: ClientBase, catalog: DemoCatalog): Promise<number> {
  const { priceSeries } = catalog
  const latest = syntheticSeries(priceSeries)
  const days = [
    ...earlierDays({ ...priceSeries, holidays: [...priceSeries.holidays, ...earlierHolidays] }, latest, earlierCount),
    ...latest,
  ]
  const series: Record<string, unknown>[] = []
  const quotes: Record<string, unknown>[] = []
  for (const [sort, product] of priceSeries.products.entries()) {
    const [name_en = product.code, kind = 'spot', market_zh = '', market_en = '', grade = ''] = names[product.code] ?? []
    series.push({
      series_code: product.code,
      name_zh: product.zh,
      name_en,
      kind,
      market_zh,
      market_en,
      unit_code: 't',
      synthetic: true,
      sort,
      grade,
      source_zh: '锌桥演示数据',
      source_en: 'ZincBridge demonstration data',
      tax_included: kind !== 'futures',
    })
    for (const day of days) {
      const price = day.price + product.offset
      const { low, high } = bandOf(price, priceSeries.band.halfWidth, priceSeries.tick)
      quotes.push({
        quote_id: quotes.length + 1,
        series_code: product.code,
        quote_date: day.date,
        low: low * tenThousandths,
        high: high * tenThousandths,
        price: price * tenThousandths,
        premium: kind === 'spot' ? day.premium * tenThousandths : null,
        published_at: `${day.date}T15:00:00+08:00`,
        is_current: true,
      })
    }
  }
  await insertRows(client, 'index_series', series)
  await insertRows(client, 'index_quote', quotes)
  await advanceSequence(client, 'index_quote', 'quote_id')
  return quotes.length
}
