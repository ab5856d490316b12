import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, oneOrZero, pageFields, text, whole } from '../../api/fields.ts'

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

const evaluation = z.object({
  evaluationId: z.number(),
  goodsId: z.number(),
  goodsName: z.string(),
  storeName: z.string(),
  buyerName: z.string(),
  score: z.number(),
  descScore: z.number(),
  serviceScore: z.number(),
  logisticsScore: z.number(),
  content: z.string(),
  images: z.array(z.string()),
  append: z.string(),
  at: timestamp,
  answer: z.object({ content: z.string(), at: timestamp }).nullable(),
  isHidden: z.union([z.literal(0), z.literal(1)]),
  /** Why the platform hides it. */
  hiddenReason: z.string(),
})
const evaluationPage = z.object({ total: z.number(), list: z.array(evaluation) })
export type EvaluationRow = z.output<typeof evaluation>

export const sellerEvaluationList = endpoint({
  method: 'GET',
  path: 'v3/business/seller/orderEvaluate/list',
  summary: 'Evaluations of the caller’s stores, newest first',
  guard: { store: 'store.orders' },
  input: z.object({ isAnswered: z.enum(['', '0', '1']).default(''), ...pageFields }),
  output: evaluationPage,
  rate: 'read',
})

export const sellerEvaluationAnswer = endpoint({
  method: 'POST',
  path: 'v3/business/seller/orderEvaluate/answer',
  summary: 'Answers an evaluation of the caller’s stores in public, or changes the answer',
  guard: { store: 'store.orders' },
  input: z.object({ evaluationId: id, content: text(500, 1) }),
  output: z.object({ evaluationId: z.number() }),
  rate: 'write',
})

export const adminEvaluationList = endpoint({
  method: 'GET',
  path: 'v3/business/admin/orderEvaluate/list',
  summary: 'Evaluations of every store, newest first',
  guard: { platform: 'platform.orders' },
  input: z.object({ state: z.enum(['', 'PUBLISHED', 'HIDDEN']).default(''), ...pageFields }),
  output: evaluationPage,
  rate: 'read',
})

export const adminEvaluationShow = endpoint({
  method: 'POST',
  path: 'v3/business/admin/orderEvaluate/show',
  summary: 'Hides an evaluation with a reason, or shows it again; a hidden one counts in no rating',
  guard: { platform: 'platform.orders' },
  input: z.object({ evaluationId: id, act: z.enum(['hide', 'show']), reason: text(200).default('') }),
  output: z.object({ evaluationId: z.number() }),
  rate: 'write',
})
