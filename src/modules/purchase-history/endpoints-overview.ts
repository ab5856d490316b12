import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp, yuan } from '../../api/fields.ts'

const storeShare = z.object({ storeId: z.number(), storeName: z.string(), amount: yuan })
const categoryShare = z.object({ categoryId: z.number(), categoryName: z.string(), amount: yuan })

export const buyerOverview = endpoint({
  method: 'GET',
  path: 'v3/business/front/orderInfo/overview',
  summary: 'What I paid for in the last twelve months, by supplier and by category, and what I bought most often in the last 90 days',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    /** Twelve months of Asia/Shanghai, `2026-11`, the oldest first; months without a purchase are there with 0. */
    months: z.array(
      z.object({
        month: z.string(),
        amount: yuan,
        orderNum: z.number(),
        /** The three suppliers that got the most in these months, in their order; what others got is the rest of `amount`. */
        stores: z.array(storeShare),
        /** The same by categories of the first level, goods without freight. */
        categories: z.array(categoryShare),
      }),
    ),
    frequent: z.array(
      z.object({
        productId: z.number(),
        goodsName: z.string(),
        specText: z.string(),
        goodsImage: z.string(),
        /** Unit of the last purchase, to buy the same again. */
        unit: z.enum(['primary', 'second']),
        unitName: z.string(),
        times: z.number(),
        lastNum: z.number(),
        lastPrice: z.number(),
        lastTime: timestamp,
        /** Days between two purchases on the average; null after a single day. */
        everyDays: z.number().nullable(),
      }),
    ),
  }),
  rate: 'read',
})
export type BuyerOverview = z.output<typeof buyerOverview.output>
