import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, text, whole } from '../../api/fields.ts'

/** Names that `uploadImage` gave. */
const images = z.array(z.uuid()).max(5).default([])
const score = whole(5, 1)

export const orderEvaluate = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderEvaluate/add',
  summary: 'Evaluates a completed order: every line once, and the store',
  guard: 'login',
  input: z.object({
    orderSn: text(32, 1),
    items: z
      .array(z.object({ orderProductId: id, score, content: text(500).default(''), images }))
      .min(1)
      .max(200),
    anonymous: oneOrZero.default(0),
    descScore: score,
    serviceScore: score,
    logisticsScore: score,
  }),
  output: z.object({ orderSn: z.string(), evaluated: z.number() }),
  rate: 'write',
})

export const orderEvaluateAppend = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderEvaluate/append',
  summary: 'Adds to an evaluation once, within 180 days',
  guard: 'login',
  input: z.object({
    orderSn: text(32, 1),
    items: z
      .array(z.object({ orderProductId: id, content: text(500, 1), images }))
      .min(1)
      .max(200),
  }),
  output: z.object({ orderSn: z.string(), appended: z.number() }),
  rate: 'write',
})
