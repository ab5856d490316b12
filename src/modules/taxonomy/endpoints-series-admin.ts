import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, text, whole } from '../../api/fields.ts'

const desk = { platform: 'platform.goods' } as const
const flag = z.union([z.literal(0), z.literal(1)])
const version = whole()
const held = z.object({ id: z.number(), version: z.number() })

const seriesRow = z.object({
  seriesId: z.number(),
  categoryId: z.number(),
  categoryName: z.string(),
  brandId: z.number(),
  brandName: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  sort: z.number(),
  enabled: flag,
  /** Goods on sale of the category and, where one is named, the brand. */
  goodsNum: z.number(),
  version: z.number(),
})
export type SeriesRow = z.output<typeof seriesRow>

export const adminSeries = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/series/list',
  summary: 'Series: goods of a category (and brand) that are shown together in sizes',
  guard: desk,
  input: z.object({ keyword: text(40).default('') }),
  output: z.array(seriesRow),
  rate: 'read',
})

export const seriesSave = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/series/save',
  summary: 'A new series (seriesId 0) or other words, place and state of one',
  guard: desk,
  input: z.object({
    seriesId: whole(),
    categoryId: id,
    brandId: whole(),
    nameZh: text(60, 1),
    nameEn: text(80, 1),
    sort: whole(9999),
    enabled: oneOrZero,
    expectedVersion: version,
  }),
  output: held,
  rate: 'write',
})

const standardItemRow = z.object({
  standardItemId: z.number(),
  categoryId: z.number(),
  categoryName: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  standard: z.string(),
  /** `dn=DN50; wall=3.75`: what a SKU must be. */
  attributesText: z.string(),
  sort: z.number(),
  enabled: flag,
  /** SKUs on sale that are this very thing, and the stores that have them. */
  skuNum: z.number(),
  storeNum: z.number(),
  version: z.number(),
})
export type StandardItemRow = z.output<typeof standardItemRow>

export const adminStandardItems = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/standardItem/list',
  summary: 'Standard items: grade, size and standard that link the same goods of several stores',
  guard: desk,
  input: z.object({ keyword: text(40).default('') }),
  output: z.array(standardItemRow),
  rate: 'read',
})

export const standardItemSave = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/standardItem/save',
  summary: 'A new standard item (standardItemId 0) or other words, conditions, place and state of one',
  guard: desk,
  input: z.object({
    standardItemId: whole(),
    categoryId: id,
    nameZh: text(80, 1),
    nameEn: text(120, 1),
    standard: text(80).default(''),
    attributesText: text(600, 1),
    sort: whole(9999),
    enabled: oneOrZero,
    expectedVersion: version,
  }),
  output: held,
  rate: 'write',
})
