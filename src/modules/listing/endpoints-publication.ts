import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text } from '../../api/fields.ts'

export const publishOwnGoods = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goods/publish',
  summary: 'Sends goods of the own store through the publishing gate: on sale, held for legal review, or refused',
  guard: { store: 'store.goods' },
  input: z.object({ goodsId: id }),
  output: z.object({ goodsId: z.number(), state: z.enum(['on_sale', 'held', 'refused']), reason: z.string() }),
  rate: 'write',
})

export const takeOwnGoodsOff = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goods/takeOff',
  summary: 'Takes goods of the own store off the shelf',
  guard: { store: 'store.goods' },
  input: z.object({ goodsId: id, reason: text(200, 1) }),
  output: z.object({ goodsId: z.number(), state: z.literal('off_shelf') }),
  rate: 'write',
})
