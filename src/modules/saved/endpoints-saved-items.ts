import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, timestamp, oneOrZero, pageFields } from '../../api/fields.ts'

export const savedKinds = ['goods', 'store', 'article'] as const
export type SavedKind = (typeof savedKinds)[number]

export const savedItemChange = endpoint({
  method: 'POST',
  path: 'v3/member/front/collect/edit',
  summary: 'Keeps or lets go of goods, a store or an article; what is not named stays as it is',
  guard: 'login',
  input: z.object({ goodsId: id.optional(), storeId: id.optional(), articleId: id.optional(), isCollect: oneOrZero }),
  output: z.object({ isCollect: oneOrZero }),
  rate: 'write',
})

export const savedItemIds = endpoint({
  method: 'GET',
  path: 'v3/member/front/collect/ids',
  summary: 'Ids of everything that the member keeps, for hearts on cards',
  guard: 'login',
  input: z.object({}),
  output: z.object({ goods: z.array(z.number()), store: z.array(z.number()), article: z.array(z.number()) }),
  rate: 'read',
})

export const savedItemList = endpoint({
  method: 'GET',
  path: 'v3/member/front/collect/list',
  summary: 'What the member keeps of one kind, newest first',
  guard: 'login',
  input: z.object({ kind: z.enum(savedKinds), ...pageFields }),
  output: z.object({ list: z.array(z.object({ id: z.number(), at: timestamp })), total: z.number() }),
  rate: 'read',
})

export const footprintAdd = endpoint({
  method: 'POST',
  path: 'v3/member/front/productLookLog/add',
  summary: 'Notes that the member looked at a SKU today; only the newest three hundred are kept',
  guard: 'login',
  input: z.object({ productId: id }),
  output: z.null(),
  rate: 'write',
})

export const footprintList = endpoint({
  method: 'GET',
  path: 'v3/member/front/productLookLog/list',
  summary: 'SKUs that the member looked at, newest first, with the day',
  guard: 'login',
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(z.object({ productId: z.number(), day: z.string(), at: timestamp })), total: z.number() }),
  rate: 'read',
})

export const footprintClear = endpoint({
  method: 'POST',
  path: 'v3/member/front/productLookLog/empty',
  summary: 'Forgets given SKUs, a day, or with neither everything that the member looked at',
  guard: 'login',
  input: z.object({ productIds: idList(300).default([]), day: z.iso.date().optional() }),
  output: z.object({ cleared: z.number() }),
  rate: 'write',
})
