import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { pageFields, text, timestamp } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { span } from './endpoints-figures.ts'
import { missResults } from './rules/search-miss.ts'

// Whoever keeps the synonyms reads what they are missing for.
const guard = { platform: 'platform.goods' } as const
const filters = { ...span, result: z.enum(['', ...missResults]).default(''), keyword: text(60).default('') }
const miss = z.object({
  keyword: z.string(),
  result: z.enum(missResults),
  times: z.number(),
  lastTime: timestamp,
  hasSynonym: z.boolean(),
})
export type SearchMiss = z.output<typeof miss>

export const searchMisses = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/search/misses',
  summary: 'Words that found nothing, or not all that was typed, in a period; the most frequent first',
  guard,
  input: z.object({ ...filters, ...pageFields }),
  output: z.object({
    list: z.array(miss),
    total: z.number(),
    /** Searches, of the result that is asked for. */
    times: z.number(),
    /** Words by result. */
    counts: z.record(z.enum(['all', ...missResults]), z.number()),
  }),
  rate: 'read',
  note: 'Counted without the person, sampled and lossy; words that hold a phone number or a number of a card are not kept.',
})

export const searchMissExport = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/search/misses/export',
  summary: 'The same words as a file; at most 2000',
  guard,
  input: z.object({ ...filters, format: sheetFormat }),
  output: downloadFile,
  rate: 'read',
})
