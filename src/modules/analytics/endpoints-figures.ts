import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { behaviourFigures, caseFigures } from './rules/figure-names.ts'

/** Whole days, both included; the last seven where nothing is said. */
export const span = { from: text(10).default(''), to: text(10).default('') }
const counted = z.object({
  cases: z.number(),
  /** Cases that came out well: in time, within the tolerance, won. */
  hits: z.number(),
  amount: yuan,
  /** Of paid orders. */
  tonnes: z.number(),
  /** Minutes until a quotation, per cent between both weighings; null elsewhere. */
  mean: z.number().nullable(),
})
export const figureNames = [...caseFigures, ...behaviourFigures] as const
export const countedFigures = z.array(z.object({ figure: z.enum(figureNames), now: counted, before: counted }))
export type CountedFigure = z.output<typeof countedFigures>[number]
const days = { from: z.string(), to: z.string(), beforeFrom: z.string(), beforeTo: z.string() }
const series = z.array(z.object({ day: z.string(), amount: yuan, orderNum: z.number(), viewNum: z.number() }))
export const figureFields = { ...days, figures: countedFigures, series }
const buyers = z.object({ all: z.number(), returning: z.number(), allBefore: z.number(), returningBefore: z.number() })

export const storeStatistics = endpoint({
  method: 'GET',
  path: 'v3/statistics/seller/figures',
  summary: 'What happened in my stores in a period, and in as many days before it: views, orders, money, requests, shipments, claims',
  guard: { store: 'store.orders' },
  input: z.object(span),
  output: z.object({ ...figureFields, buyers }),
  rate: 'read',
})
export type StoreStatistics = z.output<typeof storeStatistics.output>

export const storeStatisticsExport = endpoint({
  method: 'GET',
  path: 'v3/statistics/seller/figures/export',
  summary: 'The figures of my stores by day as a file',
  guard: { store: 'store.orders' },
  input: z.object({ ...span, format: sheetFormat }),
  output: downloadFile,
  rate: 'read',
})

const caseInput = {
  figure: z.enum(caseFigures),
  ...span,
  /** 1: only what came out well; 0: only what did not. */
  hit: z.enum(['', '1', '0']).default(''),
}
const caseRow = z.object({
  /** Of the order or the request; the refund, case, note or certificate is `caseSn`. */
  sn: z.string(),
  caseSn: z.string(),
  time: timestamp,
  storeName: z.string(),
  isHit: z.boolean(),
  amount: yuan.nullable(),
  tonnes: z.number().nullable(),
  mean: z.number().nullable(),
})
export type FigureCase = z.output<typeof caseRow>
const caseOutput = z.object({ list: z.array(caseRow), total: z.number(), counts: z.object({ all: z.number(), hit: z.number() }) })

export const storeFigureCases = endpoint({
  method: 'GET',
  path: 'v3/statistics/seller/figure/cases',
  summary: 'The orders, requests, refunds or papers that a figure of my stores counts in a period, the latest first',
  guard: { store: 'store.orders' },
  input: z.object({ ...caseInput, ...pageFields }),
  output: caseOutput,
  rate: 'read',
})

export const platformFigureCases = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/figure/cases',
  summary: 'The orders, requests, refunds or papers that a figure counts in a period, of all stores or of one',
  guard: { platform: 'platform.payments' },
  input: z.object({ ...caseInput, ...pageFields, storeId: id.optional() }),
  output: caseOutput,
  rate: 'read',
})
