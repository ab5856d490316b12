import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, text } from '../../api/fields.ts'

const signedDecimal = z
  .union([z.string(), z.number().finite().transform(String)])
  .pipe(z.string().regex(/^-?(0|[1-9][0-9]{0,8})(\.[0-9]{1,4})?$/))
const desk = { platform: 'platform.market' } as const

const revision = z.object({
  quoteId: z.number(),
  low: z.number(),
  high: z.number(),
  price: z.number(),
  premium: z.number().nullable(),
  publishedAt: z.string(),
  /** Why it was corrected; empty for a first entry. */
  reason: z.string(),
  isCurrent: z.union([z.literal(0), z.literal(1)]),
})

export const adminQuoteList = endpoint({
  method: 'GET',
  path: 'v3/market/admin/quote/list',
  summary: 'Quotes of a series by day with all their revisions, newest day first',
  guard: desk,
  input: z.object({ seriesCode: text(40, 1), before: z.iso.date().optional() }),
  output: z.object({ days: z.array(z.object({ date: z.string(), revisions: z.array(revision) })), nextBefore: z.string().nullable() }),
  rate: 'read',
})

export const adminQuoteSave = endpoint({
  method: 'POST',
  path: 'v3/market/admin/quote/save',
  summary: 'Publish the quote of a day; a day that has one gets a revision, which needs a reason',
  guard: desk,
  input: z.object({
    seriesCode: text(40, 1),
    date: z.iso.date(),
    low: decimal,
    high: decimal,
    price: decimal,
    premium: signedDecimal.or(z.literal('')).default(''),
    reason: text(200).default(''),
  }),
  output: z.object({ quoteId: z.number(), revised: z.boolean(), alertsFired: z.number() }),
  rate: 'write',
})

export const adminQuoteImport = endpoint({
  method: 'POST',
  path: 'v3/market/admin/quote/import',
  summary: 'Publish quotes from the text of a CSV file, all or none; every bad line is told with its reason',
  guard: desk,
  input: z.object({ content: z.string().min(1).max(200_000), reason: text(200).default('') }),
  output: z.object({ imported: z.number(), revised: z.number(), errors: z.array(z.object({ line: z.number(), message: z.string() })) }),
  rate: 'write',
  note: 'Head line: series_code,date,low,high,price,premium (other columns, such as series_name, are ignored). At most 1,000 lines.',
})
