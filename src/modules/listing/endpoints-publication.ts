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

/** Goods that one call may give another freight template. */
export const mostFreightGoods = 100

export const setOwnFreight = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goods/freight',
  summary: 'Gives several goods of the own stores one freight template, all of them or none; orders that were placed keep their freight',
  guard: { store: 'store.goods' },
  input: z.object({
    list: z
      .array(
        z.object({
          goodsId: id,
          /** The template that the person saw; refused when somebody has changed it meanwhile. */
          oldFreightTemplate: id,
        }),
      )
      .min(1)
      .max(mostFreightGoods),
    freightTemplateId: id,
  }),
  output: z.object({ savedNum: z.number() }),
  rate: 'write',
})
