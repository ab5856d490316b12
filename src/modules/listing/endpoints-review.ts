import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, whole } from '../../api/fields.ts'
import { attributeOptions, differenceRow, unitOptions } from './endpoints-revisions.ts'
import { goodsDocument } from './endpoints-document-fields.ts'
import { pageInfo } from '../catalog/endpoints.ts'
import { revisionStates } from './rules/revision-machine.ts'

const desk = { platform: 'platform.goods' } as const

const reviewRow = z.object({
  changeId: z.number(),
  goodsId: z.number().nullable(),
  name: z.string(),
  image: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  categoryName: z.string(),
  state: z.enum(revisionStates),
  /** What the publishing gate says of it. */
  listing: z.enum(['ok', 'legal_review', 'blocked']),
  reason: z.string(),
  /** Why the platform took the live goods down; empty where it did not. A confirmed change lists them again. */
  takedownReason: z.string(),
  skuNum: z.number(),
  proposedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  version: z.number(),
})
export type ReviewRow = z.output<typeof reviewRow>

export const reviewStates = ['proposed', 'returned', 'confirmed'] as const

export const reviewList = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/change/list',
  summary: 'Changes of goods that stores proposed, those that wait longest first',
  guard: desk,
  input: z.object({
    state: z.enum(reviewStates).default('proposed'),
    /** `new` goods, or changes of goods that are there. */
    kind: z.enum(['', 'new', 'change']).default(''),
    storeId: id.optional(),
    categoryId: id.optional(),
    keyword: text(60).default(''),
    current: whole(500, 1).default(1),
    pageSize: whole(50, 1).default(20),
  }),
  output: z.object({ list: z.array(reviewRow), pagination: pageInfo, counts: z.record(z.string(), z.number()) }),
  rate: 'read',
})

export const reviewDetail = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/change/detail',
  summary: 'One proposed change: every field that differs from the live goods, the publishing gate and the whole document',
  guard: desk,
  input: z.object({ changeId: id }),
  output: z.object({
    ...reviewRow.shape,
    gateReason: z.string(),
    differences: z.array(differenceRow),
    document: goodsDocument,
    can: z.array(z.enum(['confirm', 'return'])),
  }),
  rate: 'read',
})

export const reviewOptions = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/change/frame',
  summary: 'The words that a reviewed document needs: units, and the attributes of its category',
  guard: desk,
  input: z.object({ categoryId: id }),
  output: z.object({ units: unitOptions, attributes: attributeOptions }),
  rate: 'read',
})

const decided = z.object({ changeId: z.number(), version: z.number(), state: z.enum(revisionStates), goodsId: z.number().nullable() })

export const reviewConfirm = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/change/confirm',
  summary:
    'Confirms a change: it becomes the live goods. What the gate sends to the legal review needs a basis; what it blocks cannot be confirmed',
  guard: desk,
  input: z.object({ changeId: id, expectedVersion: whole(), basis: text(400).default('') }),
  output: decided,
  rate: 'write',
})

export const reviewReturn = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/change/return',
  summary: 'Returns a change to its store with the reason; live goods stay as they are',
  guard: desk,
  input: z.object({ changeId: id, expectedVersion: whole(), reason: text(400, 1) }),
  output: decided,
  rate: 'write',
})
