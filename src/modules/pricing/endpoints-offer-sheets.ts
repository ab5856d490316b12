import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, text, whole } from '../../api/fields.ts'
import { pageInfo, storeInf } from '../catalog/endpoints.ts'

const flag = z.union([z.literal(0), z.literal(1)])

const sheetHead = {
  sheetSn: z.string(),
  title: z.string(),
  store: storeInf,
  validFrom: z.string(),
  validUntil: z.string(),
  /** 1: today lies within its dates. */
  isValid: flag,
  /** Counts the publications of the sheet. */
  edition: z.number(),
  publishedAt: timestamp,
  lineNum: z.number(),
}

const offerLine = z.object({
  productId: z.number(),
  goodsId: z.number(),
  goodsName: z.string(),
  goodsImage: z.string(),
  specText: z.string(),
  priceUnit: z.string(),
  remark: z.string(),
  /** Yuan per trade unit as published, for the viewer's price class; null where the price is asked for. */
  price: z.number().nullable(),
  /** What it costs now: an order is placed at this price. */
  priceNow: z.number().nullable(),
  minBuyNum: z.number(),
  isRequireEnquiry: flag,
  /** 1: it can be bought or asked for now. */
  isOnSale: flag,
  stock: z.number(),
})
export type OfferLine = z.output<typeof offerLine>

export const offerSheetList = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/offerSheet/list',
  summary: 'Published offer sheets, newest first: by words, category, province and store; without expired ones unless asked',
  guard: 'anyone',
  input: z.object({
    keyword: text(60).default(''),
    categoryId: id.optional(),
    /** First two digits of a region code. */
    provinceCode: text(2).default(''),
    storeId: id.optional(),
    withExpired: z.enum(['0', '1']).default('0'),
    current: whole(500, 1).default(1),
    pageSize: whole(50, 1).default(20),
  }),
  output: z.object({
    list: z.array(z.object({ ...sheetHead, categoryNames: z.array(z.string()) })),
    pagination: pageInfo,
  }),
  rate: 'read',
})

export const offerSheetDetail = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/offerSheet/detail',
  summary: 'One offer sheet with its lines, as published or in an earlier edition; withdrawn ones say so',
  guard: 'anyone',
  input: z.object({ sheetSn: text(32, 1), edition: whole(10_000, 1).optional() }),
  output: z.object({
    ...sheetHead,
    terms: z.string(),
    priceClass: z.enum(['retail', 'business']),
    isWithdrawn: flag,
    /** 1: the newest edition. */
    isCurrent: flag,
    lines: z.array(offerLine),
    editions: z.array(z.object({ edition: z.number(), publishedAt: timestamp, validFrom: z.string(), validUntil: z.string() })),
  }),
  rate: 'read',
})
export type OfferSheet = z.output<typeof offerSheetDetail.output>

export const offerSheetDownload = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/offerSheet/download',
  summary: "The lines of an offer sheet as the text of a CSV file (with byte-order mark), with the viewer's prices",
  guard: 'anyone',
  input: z.object({ sheetSn: text(32, 1), edition: whole(10_000, 1).optional() }),
  output: z.object({ fileName: z.string(), mimeType: z.string(), content: z.string() }),
  rate: 'search',
})
