import { z } from 'zod'
import { endpoint, onePicture } from '../../api/endpoint.ts'
import { id, text, whole } from '../../api/fields.ts'
import { goodsDocument } from './endpoints-document-fields.ts'
import { pageInfo } from '../catalog/endpoints.ts'
import { attributeKinds } from '../taxonomy/rules/attribute-kinds.ts'
import { revisionStates } from './rules/revision-machine.ts'

const desk = { store: 'store.goods' } as const
const version = whole()
const named = z.object({ id: z.number(), name: z.string() })

export const differenceRow = z.object({
  field: z.string(),
  /** A SKU's id, `new 1` for a new one, empty for the goods. */
  place: z.string(),
  /** The SKU's specification; empty for the goods. */
  placeText: z.string(),
  /** The attribute's name for `attributes.…` and `axisValues.…`, empty for the fields that every goods has. */
  label: z.string(),
  from: z.string(),
  to: z.string(),
})
export type DifferenceRow = z.output<typeof differenceRow>

/** A unit of sale; `isMass` units convert among each other by themselves. */
const unitOption = z.object({ code: z.string(), name: z.string(), precision: z.number(), isMass: z.boolean() })
export const unitOptions = z.array(unitOption)

/** An attribute of a category, with the values that its goods have. */
const attributeOption = z.object({
  code: z.string(),
  label: z.string(),
  unit: z.string(),
  kind: z.enum(attributeKinds),
  isSkuAxis: z.boolean(),
  /** Goods of the category are not proposed without it. */
  isRequired: z.boolean(),
  values: z.array(z.string()),
})
export const attributeOptions = z.array(attributeOption)

export const editorOptions = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/editor/frame',
  summary: 'What the goods editor offers to choose from: stores with warehouses, leaf categories, brands, freight templates, units',
  guard: desk,
  input: z.object({}),
  output: z.object({
    stores: z.array(z.object({ storeId: z.number(), storeName: z.string(), warehouses: z.array(named) })),
    categories: z.array(z.object({ id: z.number(), pid: z.number(), name: z.string(), grade: z.number() })),
    brands: z.array(named),
    freightTemplates: z.array(named),
    units: unitOptions,
  }),
  rate: 'read',
})

export const editorAttributes = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/editor/attributes',
  summary: 'The attributes of a leaf category, with the values that goods of it have',
  guard: desk,
  input: z.object({ categoryId: id }),
  output: attributeOptions,
  rate: 'read',
})

const changeRow = z.object({
  changeId: z.number(),
  goodsId: z.number().nullable(),
  name: z.string(),
  image: z.string(),
  state: z.enum(revisionStates),
  reason: z.string(),
  skuNum: z.number(),
  changedAt: z.string(),
  version: z.number(),
})
export type RevisionRow = z.output<typeof changeRow>

export const revisionList = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/change/list',
  summary: "Drafts and changes of the own stores' goods, the last written first; those discarded are left out",
  guard: desk,
  input: z.object({
    state: z.enum(['', ...revisionStates]).default(''),
    keyword: text(60).default(''),
    current: whole(500, 1).default(1),
    pageSize: whole(50, 1).default(20),
  }),
  output: z.object({
    list: z.array(changeRow),
    pagination: pageInfo,
    counts: z.record(z.string(), z.number()),
  }),
  rate: 'read',
})

export const revisionDetail = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/change/detail',
  summary: 'One change with its document, what differs from the live goods, and what it still lacks',
  guard: desk,
  input: z.object({ changeId: id }),
  output: z.object({
    ...changeRow.shape,
    storeId: z.number(),
    document: goodsDocument,
    differences: z.array(differenceRow),
    /** `atOnce`: only terms of trade move, so submitting it takes effect without a review. */
    scope: z.enum(['none', 'atOnce', 'review']),
    can: z.array(z.enum(['save', 'submit', 'withdraw', 'discard'])),
  }),
  rate: 'read',
})

const held = z.object({ changeId: z.number(), version: z.number() })

export const revisionBegin = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/change/begin',
  summary: 'Begins a change of own goods, or finds the one under way',
  guard: desk,
  input: z.object({ goodsId: id }),
  output: held,
  rate: 'write',
})

export const revisionCopy = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/change/copy',
  summary: 'Begins new goods as a copy of own ones, without stock',
  guard: desk,
  input: z.object({ goodsId: id }),
  output: held,
  idempotent: true,
  rate: 'write',
})

export const revisionCreate = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/change/create',
  summary: 'Keeps the first words of new goods as a draft',
  guard: desk,
  input: z.object({ storeId: id, document: goodsDocument }),
  output: held,
  idempotent: true,
  rate: 'write',
})

export const revisionSave = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/change/save',
  summary: 'Keeps a draft as it stands, unfinished or not; refused when somebody else saved meanwhile',
  guard: desk,
  input: z.object({ changeId: id, expectedVersion: version, document: goodsDocument }),
  output: held,
  rate: 'write',
})

const moved = held.extend({ state: z.enum(revisionStates), goodsId: z.number().nullable() })

export const revisionSubmit = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/change/submit',
  summary: 'Proposes a change: terms of trade of live goods take effect at once, everything else waits for the review',
  guard: desk,
  input: z.object({ changeId: id, expectedVersion: version }),
  output: moved,
  rate: 'write',
})

export const revisionWithdraw = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/change/withdraw',
  summary: 'Takes a proposed change back to go on writing',
  guard: desk,
  input: z.object({ changeId: id, expectedVersion: version }),
  output: moved,
  rate: 'write',
})

export const revisionDiscard = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/change/discard',
  summary: 'Throws a draft or a returned change away; live goods stay as they are',
  guard: desk,
  input: z.object({ changeId: id, expectedVersion: version }),
  output: moved,
  rate: 'write',
})

export const goodsPictureUpload = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/picture/upload',
  summary: 'Stores one picture of goods or a certificate (multipart field `file`): JPG, JPEG, PNG, GIF or BMP of at most 4 MB',
  guard: desk,
  files: onePicture,
  input: z.object({ storeId: id }),
  output: z.object({ name: z.string(), url: z.string(), width: z.number(), height: z.number() }),
  rate: 'write',
  note: 'Goods pictures are public: whoever knows the address sees them.',
})
