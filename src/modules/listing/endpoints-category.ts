import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList } from '../../api/fields.ts'

/** Goods that one call may bring to another category. */
export const mostCategoryGoods = 50

const guard = { store: 'store.goods' } as const
const attribute = z.object({ label: z.string(), value: z.string() })
const row = z.object({
  goodsId: z.number(),
  goodsName: z.string(),
  /** The way to the category that it has. */
  categoryName: z.string(),
  isThere: z.boolean(),
  /** Attributes of the goods that the new category does not have: they fall away. */
  dropped: z.array(attribute),
  /** Attributes of the new category that the goods say nothing of. */
  missing: z.array(z.string()),
  /** Why it cannot go there; empty when it can. */
  problem: z.string(),
})
export type CategoryMoveRow = z.output<typeof row>

export const categoryMovePreview = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/category/preview',
  summary: 'What another category would do to several own goods: attributes that fall away or are missing, and what cannot go there',
  guard,
  input: z.object({ goodsIds: idList(mostCategoryGoods), categoryId: id }),
  output: z.object({ list: z.array(row) }),
  rate: 'read',
})

export const categoryMovePropose = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/category/propose',
  summary: 'Proposes another category for several own goods, all of them or none; the live goods stay as they are until the review',
  guard,
  input: z.object({ goodsIds: z.array(id).min(1).max(mostCategoryGoods), categoryId: id }),
  output: z.object({ list: z.array(z.object({ changeId: z.number(), version: z.number() })) }),
  rate: 'write',
})
