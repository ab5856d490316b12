import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, pageFields, text, timestamp } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { pageInfo } from '../catalog/endpoints.ts'
import { goodsStates } from './endpoints.ts'

const desk = { platform: 'platform.goods' } as const

/** How the list goes, `-` the largest first. */
export const platformGoodsSorts = ['-time', 'time', '-sold', 'sold', '-stock', 'stock', '-price', 'price'] as const
export type PlatformGoodsSort = (typeof platformGoodsSorts)[number]
export const stockFilters = ['in', 'out'] as const

const filters = {
  state: z.enum(['', ...goodsStates]).default(''),
  /** A part of the name, specification, store or brand, or an id of the goods or of a SKU. */
  keyword: text(60).default(''),
  storeId: id.optional(),
  /** The category and all below it. */
  categoryId: id.optional(),
  brandId: id.optional(),
  stock: z.enum(['', ...stockFilters]).default(''),
  sort: z.enum(platformGoodsSorts).default('-time'),
}

const price = z.object({ low: z.number(), high: z.number() }).nullable()

const platformGoods = z.object({
  goodsId: z.number(),
  /** The SKU that its page opens with; null without one. */
  productId: z.number().nullable(),
  goodsName: z.string(),
  goodsImage: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  categoryName: z.string(),
  brandName: z.string(),
  state: z.enum(goodsStates),
  reason: z.string(),
  /** Yuan per trade unit over the SKUs; null where there is none. */
  retailPrice: price,
  businessPrice: price,
  isRequireEnquiry: z.union([z.literal(0), z.literal(1)]),
  priceUnit: z.string(),
  skuNum: z.number(),
  /** Trade units that may be sold, and those promised to orders, over all warehouses. */
  available: z.number(),
  held: z.number(),
  /** How often it was sold. */
  soldNum: z.number(),
  publishedAt: timestamp.nullable(),
  can: z.array(z.enum(['takeDown', 'restore'])),
})
export type PlatformGoods = z.output<typeof platformGoods>

export const platformGoodsList = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/goods/list',
  summary: 'Goods of all stores with prices, stock and sales, the last published first',
  guard: desk,
  input: z.object({ ...filters, ...pageFields }),
  output: z.object({
    list: z.array(platformGoods),
    pagination: pageInfo,
    /** Goods that the other filters find, by state. */
    counts: z.record(z.enum(['all', ...goodsStates]), z.number()),
  }),
  rate: 'read',
})

export const platformGoodsExport = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/goods/export',
  summary: 'The list as a file by the same filters; at most 2000 goods',
  guard: desk,
  input: z.object({ ...filters, format: sheetFormat }),
  output: downloadFile,
  rate: 'read',
})

const moved = z.object({ list: z.array(z.object({ goodsId: z.number(), state: z.enum(goodsStates) })) })
const several = { goodsIds: idList(50), reason: text(200, 1) }

export const takeGoodsDown = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/goods/takeDown',
  summary: 'Takes goods of any store down, all of them or none; their store is told the reason and may list them again by a review only',
  guard: desk,
  input: z.object(several),
  output: moved,
  rate: 'write',
})

export const restoreGoods = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/goods/restore',
  summary: 'Ends a take-down: goods that were on sale pass the publishing gate again, others lie off the shelf as before',
  guard: desk,
  input: z.object(several),
  output: moved,
  rate: 'write',
})
