import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, text, whole } from '../../api/fields.ts'
import { flag, sn, version } from './endpoints-schemas.ts'
import { quotationMachine } from './rules/quotation-machine.ts'

const desk = { store: 'store.quote' } as const
const subscribed = z.object({
  categories: z.array(z.object({ categoryId: z.number(), categoryName: z.string() })),
  /** What the store hears of while it has subscribed to nothing. */
  mainCategories: z.array(z.object({ categoryId: z.number(), categoryName: z.string() })),
})

export const rfqSubscriptions = endpoint({
  method: 'GET',
  path: 'v3/business/seller/rfqSubscription/list',
  summary: 'Categories whose open requests the own store is told of',
  guard: desk,
  input: z.object({}),
  output: subscribed,
  rate: 'read',
})

export const rfqSubscribe = endpoint({
  method: 'POST',
  path: 'v3/business/seller/rfqSubscription/save',
  summary: 'Says which categories of open requests the own store is told of; none means its main categories',
  guard: desk,
  input: z.object({ categoryIds: z.array(id).max(50) }),
  output: subscribed,
  rate: 'write',
})

const floors = z.object({
  /** 1 for the main account, which alone reads and sets floor prices. */
  isMainAccount: flag,
  list: z.array(
    z.object({
      productId: z.number(),
      goodsName: z.string(),
      specText: z.string(),
      unitCode: z.string(),
      unitName: z.string(),
      unitPrice: z.number(),
    }),
  ),
})

export const floorPrices = endpoint({
  method: 'GET',
  path: 'v3/business/seller/quotation/floor/list',
  summary: 'Lowest prices at which the staff may quote; empty for whoever is not the main account',
  guard: desk,
  input: z.object({}),
  output: floors,
  rate: 'read',
})

export const floorPriceSave = endpoint({
  method: 'POST',
  path: 'v3/business/seller/quotation/floor/save',
  summary: 'Sets the floor price of a SKU per unit with tax, or takes it away without a price; main account only',
  guard: desk,
  // An empty unit is the one that the SKU is priced in.
  input: z.object({ productId: id, unitCode: text(10).default(''), unitPrice: decimal.optional() }),
  output: floors,
  rate: 'write',
})

export const quotationSendBack = endpoint({
  method: 'POST',
  path: 'v3/business/seller/quotation/sendBack',
  summary: 'Sends a draft under the floor price back to whoever wrote it; main account only',
  guard: desk,
  input: z.object({ inquirySn: sn, expectedVersion: version, reason: text(200, 1) }),
  output: z.object({ quotationSn: z.string(), state: z.enum(quotationMachine.states), version: whole() }),
  rate: 'write',
})
