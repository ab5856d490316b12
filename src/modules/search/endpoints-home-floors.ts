import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idList } from '../../api/fields.ts'
import { goodsCard } from '../catalog/endpoints.ts'

/** A floor of the home page: one top category with leaves to jump to and goods (3–12, a multiple of 3). */
export const homeFloor = z.object({
  categoryId: z.number(),
  categoryName: z.string(),
  /** `market` is the dense table of zinc, `feature` has a picture panel and nine goods, `row` six, `small` three. */
  layout: z.enum(['market', 'feature', 'row', 'small']),
  image: z.string(),
  links: z.array(z.object({ categoryId: z.number(), categoryName: z.string(), grade: z.number(), pid: z.number() })),
  goods: z.array(goodsCard),
})

export const homeFloors = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/home/floors',
  summary: 'The goods floors of the home page and the figures above them',
  guard: 'anyone',
  input: z.object({
    /** Floors as a built page asks for them, `categoryId:layout:count` by comma; empty for those that come with the mall. */
    plan: z
      .string()
      .regex(/^([1-9][0-9]{0,9}:(market|feature|row|small):(3|6|9|12)(,|$)){0,20}$/)
      .default(''),
    /** Goods picked by hand. */
    productIds: idList(60).default([]),
  }),
  output: z.object({
    floors: z.array(homeFloor),
    newGoods: z.array(goodsCard),
    picked: z.array(goodsCard),
    figures: z.object({ skuNum: z.number(), goodsNum: z.number(), storeNum: z.number(), brandNum: z.number() }),
  }),
  rate: 'read',
})
