import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp } from '../../api/fields.ts'

export const historyDays = [30, 90, 365] as const

export const priceHistory = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/priceHistory',
  summary:
    'What a SKU was shown at for the class of the viewer, per trade unit and day, with the lowest and the highest price of the period',
  guard: 'anyone',
  input: z.object({
    productId: id,
    days: z.coerce
      .number()
      .pipe(z.union([z.literal(30), z.literal(90), z.literal(365)]))
      .default(30),
  }),
  output: z.object({
    /** The last price of each day on which it changed, the first of the period first. */
    points: z.array(z.object({ at: timestamp, price: z.number() })),
    /** Null where nothing is known: the price is asked for. */
    current: z.number().nullable(),
    lowest: z.number().nullable(),
    highest: z.number().nullable(),
    priceUnit: z.string(),
    /** 1: no price of the last 30 days was lower, and some were higher. */
    isLowest30: z.union([z.literal(0), z.literal(1)]),
  }),
  rate: 'read',
})
