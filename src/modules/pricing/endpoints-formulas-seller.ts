import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, timestamp, text, whole } from '../../api/fields.ts'
import { formulaPeriods, quotePointNames } from './endpoints-formulas.ts'

const signed = z.union([z.string(), z.number().finite().transform(String)]).pipe(z.string().regex(/^-?(0|[1-9][0-9]{0,6})(\.[0-9]{1,2})?$/))
const desk = { store: 'store.goods' } as const
/** What a price may be rounded to, yuan. */
export const roundings = ['0.01', '1', '5', '10'] as const

const terms = {
  seriesCode: text(40, 1),
  point: z.enum(quotePointNames).default('mid'),
  period: z.enum(formulaPeriods).default('day'),
  /** Quotes that `days` averages. */
  periodDays: whole(60, 1).default(1),
  /** The index counts with this factor, e.g. 0.955. */
  factor: decimal.default('1'),
  /** How much of the index's own premium counts; 0 leaves it out. */
  coefficient: decimal.default('0'),
  /** Yuan per tonne, may be negative. */
  retailPremium: signed,
  businessPremium: signed,
  processFee: decimal.default('0'),
  freight: decimal.default('0'),
  roundedTo: z.enum(roundings).default('5'),
  /** What a second unit costs on top of the ratio, yuan. */
  secondSurcharge: decimal.default('0'),
  lockMinutes: whole(240, 5).default(30),
  /** Working days after the quote's own on which the price still counts as fresh. */
  freshDays: whole(30, 1).default(3),
  whenStale: z.enum(['refuse', 'last']).default('refuse'),
  /** What single SKUs cost more or less than the formula. */
  deltas: z
    .array(z.object({ productId: id, delta: signed }))
    .max(200)
    .default([]),
}

const formulaView = z.object({
  version: z.number(),
  state: z.enum(['active', 'stopped']),
  seriesCode: z.string(),
  point: z.enum(quotePointNames),
  period: z.enum(formulaPeriods),
  periodDays: z.number(),
  factor: z.number(),
  coefficient: z.number(),
  retailPremium: z.number(),
  businessPremium: z.number(),
  processFee: z.number(),
  freight: z.number(),
  roundedTo: z.enum(roundings),
  secondSurcharge: z.number(),
  lockMinutes: z.number(),
  freshDays: z.number(),
  whenStale: z.enum(['refuse', 'last']),
  quoteDate: z.string(),
  freshUntil: z.string(),
})
export type FormulaView = z.output<typeof formulaView>

const formulaSku = z.object({
  productId: z.number(),
  specText: z.string(),
  delta: z.number(),
  retailPrice: z.number().nullable(),
  businessPrice: z.number().nullable(),
})

export const ownFormula = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/goods/formula',
  summary: 'The price formula of a goods of the own store with its versions, and the series it may follow',
  guard: desk,
  input: z.object({ goodsId: id }),
  output: z.object({
    goodsId: z.number(),
    goodsName: z.string(),
    priceUnit: z.string(),
    secPriceUnit: z.string().nullable(),
    /** Null: the goods never had a formula. */
    formula: formulaView.nullable(),
    skus: z.array(formulaSku),
    series: z.array(z.object({ seriesCode: z.string(), seriesName: z.string(), latestDate: z.string(), latestPrice: z.number() })),
    versions: z.array(z.object({ version: z.number(), state: z.string(), reason: z.string(), editedAt: timestamp })),
  }),
  rate: 'read',
})
export type OwnFormula = z.output<typeof ownFormula.output>

export const previewFormula = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goods/formula/preview',
  summary: 'What a formula would give now per SKU, and what it would have given at the last 30 quotes',
  guard: desk,
  input: z.object({ goodsId: id, ...terms }),
  output: z.object({
    skus: z.array(z.object({ productId: z.number(), retailPrice: z.number(), businessPrice: z.number() })),
    /** Of the first SKU, oldest first. */
    days: z.array(z.object({ date: z.string(), retailPrice: z.number(), businessPrice: z.number() })),
  }),
  rate: 'read',
})

export const saveFormula = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goods/formula/save',
  summary: 'Gives a goods a price formula, or a new version of it; its prices follow at once and with every quote',
  guard: desk,
  input: z.object({
    goodsId: id,
    /** The version that the person saw; 0 without a formula. */
    oldVersion: whole(),
    reason: text(200).default(''),
    ...terms,
  }),
  output: z.object({ goodsId: z.number(), version: z.number(), quoteDate: z.string() }),
  rate: 'write',
})

export const stopFormula = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goods/formula/stop',
  summary: 'Stops following the index: the prices stay as they are and are set by hand again',
  guard: desk,
  input: z.object({ goodsId: id, oldVersion: whole(1_000_000, 1), reason: text(200, 1) }),
  output: z.object({ goodsId: z.number(), version: z.number() }),
  rate: 'write',
})
