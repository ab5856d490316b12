import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id } from '../../api/fields.ts'

export const bestsellerKinds = ['sales', 'enquiries', 'favourites', 'priceFalls'] as const
export const bestsellerPeriods = ['week', 'month', 'all'] as const
export type BestsellerKind = (typeof bestsellerKinds)[number]
export type BestsellerPeriod = (typeof bestsellerPeriods)[number]

// The module of orders, which comes later, answers: it knows the baskets and what was bought (docs/decisions/091).
export const bestsellerList = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/rank',
  summary:
    'The first thirty goods by orders, enquiries, favourites or fall of the own price, in a category and a period; "all" of falls are 90 days',
  guard: 'anyone',
  input: z.object({
    kind: z.enum(bestsellerKinds).default('sales'),
    period: z.enum(bestsellerPeriods).default('month'),
    categoryId: id.optional(),
  }),
  output: z.array(
    z.object({
      goodsId: z.number(),
      /** Orders, enquiries, members; of `priceFalls` the per cent of the price before, with one decimal. */
      figure: z.number(),
    }),
  ),
  rate: 'read',
})
