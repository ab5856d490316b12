import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idList } from '../../api/fields.ts'

// Goods pages and the cart recommend; the module of orders, which comes later, knows what was bought. The answers are goods:
// their cards are asked for by `goodsOf`, which leaves out what is not on sale.
const named = z.object({ goodsIds: z.array(z.number()) })

export const goodsBoughtTogether = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/together',
  summary: 'Goods that were bought together with these most often, without these',
  guard: 'anyone',
  input: z.object({ goodsIds: idList(40) }),
  output: named,
  rate: 'read',
})

export const goodsOftenBought = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/oftenBought',
  summary: 'Goods that the member bought most often, then those bought together with what is in the cart; without these',
  guard: 'login',
  input: z.object({ goodsIds: idList(200).default([]) }),
  output: named,
  rate: 'read',
})
