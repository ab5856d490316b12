import type { ClientBase } from 'pg'
import { bandOf, syntheticSeries } from '../../src/modules/market/rules/synthetic-series.ts'
import type { DemoCatalog } from './catalog-data.ts'
import { advanceSequence, insertRows } from './insert-rows.ts'

const names: Readonly<Record<string, readonly [en: string, kind: string, marketZh: string, marketEn: string]>> = {
  'ZN0-SH': ['#0 zinc, Shanghai', 'spot', '上海', 'Shanghai'],
  'ZN1-SH': ['#1 zinc, Shanghai', 'spot', '上海', 'Shanghai'],
  'ZN0-GD': ['#0 zinc, Guangdong', 'spot', '广东', 'Guangdong'],
  'ZN0-TJ': ['#0 zinc, Tianjin', 'spot', '天津', 'Tianjin'],
  'ZN0-NB': ['#0 zinc, Ningbo', 'spot', '宁波', 'Ningbo'],
  'ZNA-SH': ['Zamak 3 ingot', 'alloy', '上海', 'Shanghai'],
  'FUT-M1': ['Zinc futures, front month (simulated)', 'futures', '期货', 'Futures'],
}
const tenThousandths = 10_000

/** Loads the synthetic price series: every product is the generated series moved by its offset. */
export async function loadMarket(client: ClientBase, catalog: DemoCatalog): Promise<number> {
  const { priceSeries } = catalog
  const days = syntheticSeries(priceSeries)
  const series: Record<string, unknown>[] = []
  const quotes: Record<string, unknown>[] = []
  for (const [sort, product] of priceSeries.products.entries()) {
    const [name_en = product.code, kind = 'spot', market_zh = '', market_en = ''] = names[product.code] ?? []
    series.push({ series_code: product.code, name_zh: product.zh, name_en, kind, market_zh, market_en, unit_code: 't', synthetic: true, sort })
    for (const day of days) {
      const price = day.price + product.offset
      const { low, high } = bandOf(price, priceSeries.band.halfWidth, priceSeries.tick)
      quotes.push({
        quote_id: quotes.length + 1, series_code: product.code, quote_date: day.date, low: low * tenThousandths, high: high * tenThousandths,
        price: price * tenThousandths, premium: kind === 'spot' ? day.premium * tenThousandths : null, published_at: `${day.date}T15:00:00+08:00`, is_current: true,
      })
    }
  }
  await insertRows(client, 'index_series', series)
  await insertRows(client, 'index_quote', quotes)
  await advanceSequence(client, 'index_quote', 'quote_id')
  return quotes.length
}
