import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, whole } from '../../api/fields.ts'

export const crumb = z.object({ categoryId: z.number(), categoryName: z.string(), grade: z.number(), pid: z.number() })

/** A category; `grade` is its level 1–3 (not a metal grade), `pid` its parent, 0 at the top. */
export const categoryNode = z.object({
  categoryId: z.number(),
  categoryName: z.string(),
  grade: z.number(),
  pid: z.number(),
  /** Address of a picture of goods in it; empty when it has none. */
  image: z.string(),
  goodsNum: z.number(),
})

const leaf = categoryNode.extend({ children: z.array(categoryNode) })

export const listByPId = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/category/listByPId',
  summary: 'Children of a category with their own children (the second and third column of the category menu)',
  guard: 'anyone',
  input: z.object({
    /** The parent; 0 or nothing gives the top level. */
    categoryId: whole().default(0),
    /** Level of the parent, 0–3. When given and wrong the list is empty. */
    grade: whole(3).optional(),
  }),
  output: z.array(leaf),
  rate: 'read',
  note: 'The specification does not show the response. `grade` is the level of `categoryId`.',
})

export const categoryTree = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/category/tree',
  summary: 'The whole tree, three levels, with the number of goods in each',
  guard: 'anyone',
  input: z.object({}),
  output: z.array(categoryNode.extend({ children: z.array(leaf) })),
  rate: 'read',
})

export const categoryInfo = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/category/info',
  summary: 'One category: the way down to it, its siblings and its children',
  guard: 'anyone',
  input: z.object({ categoryId: id }),
  output: z.object({
    category: categoryNode,
    path: z.array(crumb),
    siblings: z.array(categoryNode),
    children: z.array(categoryNode),
  }),
  rate: 'read',
})
