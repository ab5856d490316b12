import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id } from '../../api/fields.ts'
import { goodsCard } from '../catalog/endpoints.ts'

const seriesView = z.object({
  seriesId: z.number(),
  seriesName: z.string(),
  categoryId: z.number(),
  categoryName: z.string(),
  /** Null where goods of all brands belong to it. */
  brandId: z.number().nullable(),
  brandName: z.string(),
  goodsNum: z.number(),
})
export type SeriesView = z.output<typeof seriesView>

export const seriesList = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/series/list',
  summary: 'Series of goods that are shown together in sizes: all, or those of a category and what lies below it',
  guard: 'anyone',
  input: z.object({ categoryId: id.optional() }),
  output: z.array(seriesView),
  rate: 'read',
})

export const equivalentOffers = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/kin',
  summary: 'What belongs to a SKU: the standard items that it is, the same item in other goods, and the series that it stands in',
  guard: 'anyone',
  input: z.object({ productId: id }),
  output: z.object({
    standardItems: z.array(z.object({ standardItemId: z.number(), itemName: z.string(), standard: z.string() })),
    /** SKUs of other goods that are the very same item, the cheapest first for the viewer. */
    equivalents: z.array(goodsCard),
    series: z.array(seriesView),
  }),
  rate: 'read',
})
