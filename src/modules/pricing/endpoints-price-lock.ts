import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp } from '../../api/fields.ts'

// The page of alerts shows them too; the catalogue, which comes later and keeps the locks, answers.
export const ownPriceLocks = endpoint({
  method: 'GET',
  path: 'v3/market/front/lock/list',
  summary: 'Prices by formula that are held for the member now, the first to end first',
  guard: 'login',
  input: z.object({}),
  output: z.array(
    z.object({
      productId: z.number(),
      goodsName: z.string(),
      specText: z.string(),
      /** Yuan per unit of trade. */
      price: z.number(),
      priceUnit: z.string(),
      expiresAt: timestamp,
    }),
  ),
  rate: 'read',
})
