import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, pageFields } from '../../api/fields.ts'

// The goods page shows evaluations; the module of orders, which comes later, writes and reads them.
export const goodsEvaluations = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goodsEvaluate/list',
  summary: 'What buyers say about a goods',
  guard: 'anyone',
  input: z.object({ goodsId: id, ...pageFields }),
  output: z.object({
    total: z.number(),
    average: z.number().nullable(),
    list: z.array(
      z.object({
        evaluationId: z.number(),
        score: z.number(),
        content: z.string(),
        images: z.array(z.string()),
        buyerName: z.string(),
        at: timestamp,
        append: z.object({ content: z.string(), images: z.array(z.string()), at: timestamp }).nullable(),
      }),
    ),
  }),
  rate: 'read',
})
