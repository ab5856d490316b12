import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, whole } from '../../api/fields.ts'

const flashGoods = z.object({
  productId: z.number(),
  goodsName: z.string(),
  specLine: z.string(),
  goodsImage: z.string(),
  priceUnit: z.string(),
  /** Yuan per trade unit for the viewer. */
  flashPrice: z.number(),
  listPrice: z.number().nullable(),
  /** Trade units of the sale in all, and what is left. */
  number: z.number(),
  left: z.number(),
  /** Per cent that is ordered. */
  soldShare: z.number(),
  /** Most that one buyer may take; null without limit. */
  perBuyer: z.number().nullable(),
})
export const flashSession = z.object({
  flashSaleId: z.number(),
  name: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
  state: z.enum(['RUNNING', 'SCHEDULED']),
  goods: z.array(flashGoods),
})
export type FlashSession = z.output<typeof flashSession>

export const flashSaleList = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/flashSale/list',
  summary: 'Flash sales that run or start soon, with prices for the viewer and what is left',
  guard: 'anyone',
  input: z.object({ most: whole(50, 1).default(20) }),
  output: z.array(flashSession),
  rate: 'read',
})

export const flashSaleOfSku = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/flashSale/ofProduct',
  summary: 'The running flash sale of a SKU: what is left, and what the viewer has taken of it',
  guard: 'anyone',
  input: z.object({ productId: id }),
  output: z
    .object({
      flashSaleId: z.number(),
      endsAt: timestamp,
      number: z.number(),
      left: z.number(),
      soldShare: z.number(),
      perBuyer: z.number().nullable(),
      /** What the viewer holds of it already, in trade units. */
      taken: z.number(),
    })
    .nullable(),
  rate: 'read',
})
