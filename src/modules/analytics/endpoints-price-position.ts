import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { pageFields, text } from '../../api/fields.ts'
import { priceBands } from './rules/price-band.ts'

const position = z.object({
  productId: z.number(),
  goodsId: z.number(),
  goodsName: z.string(),
  spec: z.string(),
  itemName: z.string(),
  /** My own list price for businesses, in yuan per unit. */
  price: z.number(),
  unitName: z.string(),
  /** Stores that offer the item in this unit, mine included. */
  storeNum: z.number(),
  /** 1: nobody is cheaper. Null with too few other stores. */
  place: z.number().nullable(),
  band: z.enum(priceBands),
})
export type PricePosition = z.output<typeof position>

export const pricePositions = endpoint({
  method: 'GET',
  path: 'v3/statistics/seller/price/positions',
  summary: 'Where the list prices of my goods stand among the stores that offer the same standard item in the same unit',
  guard: { store: 'store.orders' },
  input: z.object({ band: z.enum(['', ...priceBands]).default(''), keyword: text(60).default(''), ...pageFields }),
  output: z.object({
    list: z.array(position),
    total: z.number(),
    counts: z.record(z.enum(['all', ...priceBands]), z.number()),
  }),
  rate: 'read',
  note: 'Position and band alone: neither who the others are nor what they ask. List prices are compared, never agreements, quotations or flash prices.',
})
