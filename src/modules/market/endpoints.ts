import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text } from '../../api/fields.ts'

const day = z.iso.date()

export const seriesRow = z.object({
  seriesCode: z.string(),
  seriesName: z.string(),
  /** `spot`, `alloy` or `futures`. */
  kind: z.string(),
  market: z.string(),
  unit: z.string(),
  /** Foreign exchanges quote in dollars. */
  currency: z.enum(['CNY', 'USD']),
  /** Grade of the metal, e.g. Zn99.995. */
  grade: z.string(),
  source: z.string(),
  taxIncluded: z.boolean(),
  /** True for demonstration data, which the page must label 演示数据. */
  synthetic: z.boolean(),
  latest: z
    .object({
      date: z.string(),
      low: z.number(),
      high: z.number(),
      price: z.number(),
      premium: z.number().nullable(),
      change: z.number(),
      changePercent: z.number(),
      publishedAt: z.string(),
    })
    .nullable(),
})

export const indexSeries = endpoint({
  method: 'GET',
  path: 'v3/market/front/index/series',
  summary: 'Index series with their latest quote (also the strip in the header)',
  guard: 'anyone',
  input: z.object({}),
  output: z.array(seriesRow),
  rate: 'read',
})

export const indexStocks = endpoint({
  method: 'GET',
  path: 'v3/market/front/index/stocks',
  summary: 'Zinc in the warehouses of exchanges and cities: tonnes of the latest week and the change since the week before',
  guard: 'anyone',
  input: z.object({}),
  output: z.array(
    z.object({
      seriesCode: z.string(),
      seriesName: z.string(),
      synthetic: z.boolean(),
      latest: z.object({ date: z.string(), tonnes: z.number(), change: z.number().nullable() }).nullable(),
    }),
  ),
  rate: 'read',
})

export const quoteRow = z.object({
  date: z.string(),
  low: z.number(),
  high: z.number(),
  price: z.number(),
  premium: z.number().nullable(),
})

export const indexQuotes = endpoint({
  method: 'GET',
  path: 'v3/market/front/index/quotes',
  summary: 'Daily quotes of up to five series between two days, oldest first; by default the last 60 quotes',
  guard: 'anyone',
  input: z.object({ seriesCodes: text(200, 1), from: day.optional(), to: day.optional() }),
  output: z.array(z.object({ seriesCode: z.string(), seriesName: z.string(), quotes: z.array(quoteRow) })),
  rate: 'read',
})

export const indexDownload = endpoint({
  method: 'GET',
  path: 'v3/market/front/index/download',
  summary: 'History of up to five series between two days as the text of a CSV (with byte-order mark) or JSON file',
  guard: 'anyone',
  input: z.object({ seriesCodes: text(200, 1), from: day.optional(), to: day.optional(), format: z.enum(['csv', 'json']).default('csv') }),
  output: z.object({ fileName: z.string(), mimeType: z.string(), content: z.string() }),
  rate: 'search',
})
