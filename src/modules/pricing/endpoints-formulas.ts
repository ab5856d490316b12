import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp } from '../../api/fields.ts'

const flag = z.union([z.literal(0), z.literal(1)])
export const formulaPeriods = ['day', 'days', 'month'] as const
export const quotePointNames = ['mid', 'low', 'high'] as const

/** One term of the explanation, yuan per trade unit; the amounts add up to the price. */
const formulaStep = z.object({
  code: z.enum(['base', 'indexPremium', 'tax', 'premium', 'processFee', 'freight', 'delta', 'rounding']),
  amount: z.number(),
})

/** How an index-linked price was made: every term, where it comes from, and what was rounded. */
export const formulaExplanation = z.object({
  formulaPriceId: z.number(),
  seriesCode: z.string(),
  seriesName: z.string(),
  source: z.string(),
  point: z.enum(quotePointNames),
  period: z.enum(formulaPeriods),
  periodDays: z.number(),
  /** The quotes that were averaged, newest last; yuan per tonne at the point that counts. */
  quotes: z.array(z.object({ date: z.string(), price: z.number(), premium: z.number().nullable() })),
  average: z.number(),
  factor: z.number(),
  /** How much of the index's own premium counts; 0 when none. */
  coefficient: z.number(),
  taxPercent: z.number(),
  steps: z.array(formulaStep),
  /** The price is a multiple of this, yuan. */
  roundedTo: z.number(),
  price: z.number(),
  secPrice: z.number().nullable(),
  /** What the price per second unit holds beyond the exact conversion of the price, yuan; 0 for the conversion alone. */
  secSurcharge: z.number(),
  quoteDate: z.string(),
  pricedAt: timestamp,
})
export type FormulaExplanation = z.output<typeof formulaExplanation>

const lockView = z.object({ price: z.number(), expiresAt: timestamp })

export const formulaSheet = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/formula/sheet',
  summary: "How an index-linked SKU's price was made, for the viewer's price class, with the viewer's price lock",
  guard: 'anyone',
  input: z.object({ productId: id }),
  output: formulaExplanation.extend({
    productId: z.number(),
    priceUnit: z.string(),
    secPriceUnit: z.string().nullable(),
    /** Last day on which the price counts as fresh. */
    freshUntil: z.string(),
    isStale: flag,
    /** What happens to a price that is not fresh: not sold, or sold at the last price. */
    whenStale: z.enum(['refuse', 'last']),
    lockMinutes: z.number(),
    lock: lockView.nullable(),
  }),
  rate: 'read',
})

export const formulaHistory = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/formula/history',
  summary: "The prices that an index-linked SKU's formula gave, newest first",
  guard: 'anyone',
  input: z.object({ productId: id, before: id.optional() }),
  output: z.object({
    list: z.array(
      z.object({
        formulaPriceId: z.number(),
        quoteDate: z.string(),
        pricedAt: timestamp,
        /** A new quote, the correction of one, or an edit of the formula. */
        cause: z.enum(['quote', 'revision', 'edit']),
        average: z.number(),
        price: z.number(),
      }),
    ),
    nextBefore: z.number().nullable(),
  }),
  rate: 'read',
})

export const formulaLock = endpoint({
  method: 'POST',
  path: 'v3/goods/front/goods/formula/lock',
  summary: 'Holds the price of an index-linked SKU for the time that its store grants; a live lock stays as it is',
  guard: 'login',
  input: z.object({ productId: id }),
  output: lockView,
  rate: 'write',
})

export const formulaUnlock = endpoint({
  method: 'POST',
  path: 'v3/goods/front/goods/formula/unlock',
  summary: 'Lets a price lock go, to buy at the price of now',
  guard: 'login',
  input: z.object({ productId: id }),
  output: z.null(),
  rate: 'write',
})
