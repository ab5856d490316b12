import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, text, whole } from '../../api/fields.ts'
import { offerSheetStates } from './rules/offer-sheet-machine.ts'

const desk = { store: 'store.goods' } as const

const ownSheet = z.object({
  offerSheetId: z.number(),
  sheetSn: z.string(),
  title: z.string(),
  state: z.enum(offerSheetStates),
  validFrom: z.string(),
  validUntil: z.string(),
  edition: z.number(),
  lineNum: z.number(),
  updatedAt: timestamp,
  version: z.number(),
  can: z.array(z.enum(['publish', 'withdraw'])),
})

export const ownOfferSheets = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/offerSheet/list',
  summary: 'Offer sheets of the own stores, newest first',
  guard: desk,
  input: z.object({}),
  output: z.array(ownSheet),
  rate: 'read',
})

export const ownOfferSheet = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/offerSheet/detail',
  summary: 'One offer sheet of an own store as it is being written',
  guard: desk,
  input: z.object({ offerSheetId: id }),
  output: ownSheet.extend({
    titleZh: z.string(),
    titleEn: z.string(),
    termsZh: z.string(),
    termsEn: z.string(),
    lines: z.array(z.object({ productId: z.number(), goodsName: z.string(), specText: z.string(), remark: z.string() })),
  }),
  rate: 'read',
})
export type OwnOfferSheet = z.output<typeof ownOfferSheet.output>

const moved = z.object({ offerSheetId: z.number(), sheetSn: z.string(), version: z.number() })

export const saveOfferSheet = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/offerSheet/save',
  summary: 'Writes an offer sheet; what is published changes with the next publication only',
  guard: desk,
  input: z.object({
    /** 0 for a new one. */
    offerSheetId: whole(),
    oldVersion: whole(),
    titleZh: text(80, 1),
    titleEn: text(120).default(''),
    termsZh: text(1000).default(''),
    termsEn: text(1000).default(''),
    validFrom: z.iso.date(),
    validUntil: z.iso.date(),
    lines: z.array(z.object({ productId: id, remark: text(100).default('') })).max(200),
  }),
  output: moved,
  rate: 'write',
})

export const publishOfferSheet = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/offerSheet/publish',
  summary: 'Publishes an offer sheet with the prices of now, as its next edition',
  guard: desk,
  input: z.object({ offerSheetId: id, oldVersion: whole() }),
  output: moved,
  rate: 'write',
})

export const withdrawOfferSheet = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/offerSheet/withdraw',
  summary: 'Takes an offer sheet out of the public list; whoever has its address reads that it was withdrawn',
  guard: desk,
  input: z.object({ offerSheetId: id, oldVersion: whole(), reason: text(200, 1) }),
  output: moved,
  rate: 'write',
})
