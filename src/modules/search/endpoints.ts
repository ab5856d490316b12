import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, text, whole } from '../../api/fields.ts'
import { goodsCard, pageInfo } from '../catalog/endpoints.ts'

export const goodsSorts = ['relevance', 'price', 'delivered', 'sales', 'new'] as const

const idText = z
  .union([z.number().transform(String), z.string()])
  .pipe(z.string().regex(/^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15}){0,29}$/))
  .transform((list) => [...new Set(list.split(',').map(Number))])
// An unusable price is no limit rather than a refusal: the specification corrects what people type.
const priceText = z.union([z.number(), z.string().trim().max(20)]).optional()

/** Filters of the list: all optional, joined by AND; several values of one filter are joined by OR. */
export const goodsListInput = z.object({
  keyword: text(100).default(''),
  categoryId: id.optional(),
  /** Level of categoryId, 1–3; kept for old addresses and not needed. */
  g: whole(3).optional(),
  /** Parent category of old addresses; used when categoryId is missing. */
  pid: whole().optional(),
  /** One id or a comma list. */
  brandId: idText.optional(),
  storeId: idText.optional(),
  /** `code:value|value;code:value`, e.g. `dn:DN100|DN80;wall:4`. A goods matches when ONE of its SKUs meets all. */
  attrs: text(1000).default(''),
  /** Comma list of standards without edition, e.g. `GB/T 3091`. */
  standard: text(200).default(''),
  /** Region code of a city that goods ship from, one or a comma list; two digits mean a municipality or a whole province. */
  shipFrom: z
    .string()
    .regex(/^([0-9]{2,6}(,[0-9]{2,6}){0,29})?$/)
    .default(''),
  /** Code of the unit that goods are priced in, one or a comma list. */
  priceUnit: z
    .string()
    .regex(/^([a-z0-9]{1,12}(,[a-z0-9]{1,12}){0,9})?$/)
    .default(''),
  /** Yuan per trade unit, of goods priced in the one unit that most of them are: swapped when low > high, kept within 0.01–999999, rounded to two decimals. */
  low: priceText,
  high: priceText,
  inStock: oneOrZero.optional(),
  sample: oneOrZero.optional(),
  /** 1: only goods that can be ordered without an enquiry. */
  direct: oneOrZero.optional(),
  /** Prices are put in order within one unit after the other; `delivered` is price and freight to the city of the CityCode header. */
  sort: z.enum(goodsSorts).default('relevance'),
  order: z.enum(['asc', 'desc']).optional(),
  current: whole(100, 1).default(1),
  pageSize: whole(60, 1).default(24),
  /** 0 leaves the facets out of the answer. */
  facets: oneOrZero.default(1),
})

/** One filter of the left column. Counts are of goods that would remain if this value were chosen as well. */
export const facet = z.object({
  code: z.string(),
  label: z.string(),
  unit: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number(), checked: z.union([z.literal(0), z.literal(1)]) })),
})

export const goodsList = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/list',
  summary: 'Goods by keyword, category and filters, with facets and an exact total',
  guard: 'anyone',
  input: goodsListInput,
  output: z.object({
    list: z.array(goodsCard),
    pagination: pageInfo,
    /** Categories, brands, stores, places and attributes to narrow by. Codes `category`, `brand`, `store`, `shipFrom`, `standard`, `priceUnit` are filters of their own. */
    facets: z.array(facet),
    /** The price limits as they were understood; null where there is none. */
    price: z.object({
      low: z.number().nullable(),
      high: z.number().nullable(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      /** The unit that the limits are of: its code and name. */
      unitCode: z.string(),
      unitName: z.string(),
    }),
    /** How the words were matched: `exact` all of them, `some` a part, `similar` a likely typing error, `none` without keyword. */
    match: z.enum(['exact', 'some', 'similar', 'none']),
    /** The words that were searched for instead of those typed; empty when they were taken as they are. */
    meant: z.string(),
    /** A few goods beside an empty list: those nearest to what was asked for. */
    nearest: z.array(goodsCard),
  }),
  rate: 'search',
})

export const suggest = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/suggest',
  summary: 'While typing: words with counts, categories, brands, stores and a few goods',
  guard: 'anyone',
  input: z.object({ keyword: text(60, 1) }),
  output: z.object({
    words: z.array(z.object({ word: z.string(), count: z.number() })),
    categories: z.array(
      z.object({ categoryId: z.number(), categoryName: z.string(), grade: z.number(), pid: z.number(), count: z.number() }),
    ),
    brands: z.array(z.object({ brandId: z.number(), brandName: z.string(), count: z.number() })),
    stores: z.array(z.object({ storeId: z.number(), storeName: z.string(), count: z.number() })),
    goods: z.array(goodsCard),
    /** Material codes of the viewer's own company that begin like what was typed; empty for everybody else. */
    codes: z.array(z.object({ materialCode: z.string(), goods: goodsCard })),
    total: z.number(),
    /** As in the list. */
    meant: z.string(),
  }),
  rate: 'search',
})

export const hotWords = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/hotWords',
  summary: 'Words under the search box',
  guard: 'anyone',
  input: z.object({}),
  output: z.array(z.string()),
  rate: 'read',
})
