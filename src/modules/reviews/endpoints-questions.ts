import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, pageFields, text } from '../../api/fields.ts'

const question = z.object({
  questionId: z.number(),
  /** First and last character of the name. */
  askerName: z.string(),
  content: z.string(),
  at: timestamp,
  answer: z.object({ content: z.string(), at: timestamp }).nullable(),
})

export const questionList = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goodsAsk/list',
  summary: 'Questions about a goods with the answers of its store, the answered first',
  guard: 'anyone',
  input: z.object({ goodsId: id, ...pageFields }),
  output: z.object({ total: z.number(), list: z.array(question) }),
  rate: 'read',
})

export const questionAdd = endpoint({
  method: 'POST',
  path: 'v3/goods/front/goodsAsk/add',
  summary: 'Asks the store about a goods; ten questions a day',
  guard: 'login',
  input: z.object({ goodsId: id, content: text(200, 4) }),
  output: question,
  rate: 'write',
})

export const ownQuestionList = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/goodsAsk/list',
  summary: 'Questions about the goods of the caller’s stores, newest first',
  guard: { store: 'store.goods' },
  input: z.object({ isAnswered: z.enum(['', '0', '1']).default(''), ...pageFields }),
  output: z.object({
    total: z.number(),
    list: z.array(question.extend({ goodsId: z.number(), goodsName: z.string(), productId: z.number().nullable() })),
  }),
  rate: 'read',
})

export const questionAnswer = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goodsAsk/answer',
  summary: 'Answers a question about goods of the caller’s stores, or changes the answer',
  guard: { store: 'store.goods' },
  input: z.object({ questionId: id, content: text(500, 1) }),
  output: question,
  rate: 'write',
})
