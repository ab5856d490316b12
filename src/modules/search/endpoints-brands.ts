import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id } from '../../api/fields.ts'
import { goodsCard } from '../catalog/endpoints.ts'

const brandRow = z.object({
  brandId: z.number(),
  brandName: z.string(),
  /** First letter A–Z of the pinyin, or `#`. */
  initial: z.string(),
  producer: z.string(),
  goodsNum: z.number(),
  categoryNames: z.array(z.string()),
})

export const brandList = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/brand/list',
  summary: 'All brands with goods on sale, A–Z',
  guard: 'anyone',
  input: z.object({}),
  output: z.array(brandRow),
  rate: 'read',
})

export const brandDetail = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/brand/detail',
  summary: 'One brand with its best goods; the full list is the goods list with brandId',
  guard: 'anyone',
  input: z.object({ brandId: id }),
  output: z.object({
    brand: brandRow,
    stores: z.array(z.object({ storeId: z.number(), storeName: z.string(), goodsNum: z.number() })),
    goods: z.array(goodsCard),
  }),
  rate: 'read',
})
