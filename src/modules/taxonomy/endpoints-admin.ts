import { attributeKinds } from './rules/attribute-kinds.ts'
import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, text, whole } from '../../api/fields.ts'

const desk = { platform: 'platform.goods' } as const
const flag = z.union([z.literal(0), z.literal(1)])
const code = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/)
const version = whole()
const held = z.object({ id: z.number(), version: z.number() })
export const matchRules = ['exact', 'gte', 'lte', 'range', 'equivGroup', 'ignore'] as const

const deskCategory = z.object({
  categoryId: z.number(),
  pid: z.number(),
  grade: z.number(),
  nameZh: z.string(),
  nameEn: z.string(),
  invoiceShortName: z.string(),
  attributes: z.array(z.string()),
  /** Those of them without which goods are not proposed. */
  required: z.array(z.string()),
  enabled: flag,
  goodsNum: z.number(),
  version: z.number(),
})
export type AdminCategory = z.output<typeof deskCategory>

export const adminCategories = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/category/list',
  summary: 'The whole category tree with attributes, goods on sale and what is disabled; merged ones are left out',
  guard: desk,
  input: z.object({}),
  output: z.array(deskCategory),
  rate: 'read',
})

export const categorySave = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/category/save',
  summary: 'A new category (categoryId 0) below a parent, or other words and attributes of one',
  guard: desk,
  input: z.object({
    categoryId: whole(),
    pid: whole(),
    nameZh: text(40, 1),
    nameEn: text(80, 1),
    invoiceShortName: text(20).default(''),
    attributes: z.array(code).max(40),
    /** Without a value of these, goods of the category are not proposed; those that are on sale stay. */
    required: z.array(code).max(40).default([]),
    expectedVersion: version,
  }),
  output: held,
  rate: 'write',
})

export const categoryMove = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/category/move',
  summary: 'One place up or down among its siblings',
  guard: desk,
  input: z.object({ categoryId: id, direction: z.enum(['up', 'down']), expectedVersion: version }),
  output: held,
  rate: 'write',
})

export const categoryEnable = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/category/enable',
  summary: 'Shows a category or hides it with all below it; one with goods on sale cannot be hidden',
  guard: desk,
  input: z.object({ categoryId: id, enabled: oneOrZero, expectedVersion: version }),
  output: held,
  rate: 'write',
})

export const categoryMerge = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/category/merge',
  summary: 'Moves all goods of a leaf into another one that has every attribute they use, and ends it',
  guard: desk,
  input: z.object({ categoryId: id, intoId: id, expectedVersion: version }),
  output: held.extend({ goodsNum: z.number() }),
  rate: 'write',
})

const deskAttribute = z.object({
  code: z.string(),
  labelZh: z.string(),
  labelEn: z.string(),
  kind: z.enum(attributeKinds),
  unit: z.string(),
  isFacet: flag,
  isCompared: flag,
  isSkuAxis: flag,
  matchRule: z.string(),
  options: z.array(z.string()),
  categoryNum: z.number(),
  version: z.number(),
})
export type AdminAttribute = z.output<typeof deskAttribute>

export const adminAttributes = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/attribute/list',
  summary: 'All attributes in the order of goods pages, with the number of categories that have them',
  guard: desk,
  input: z.object({}),
  output: z.array(deskAttribute),
  rate: 'read',
})

export const attributeSave = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/attribute/save',
  summary: 'A new attribute (expectedVersion 0), or other words and uses of one; its code stays for ever',
  guard: desk,
  input: z.object({
    code,
    labelZh: text(40, 1),
    labelEn: text(60, 1),
    kind: z.enum(attributeKinds),
    unit: text(20).default(''),
    isFacet: oneOrZero,
    isCompared: oneOrZero,
    isSkuAxis: oneOrZero,
    matchRule: z.enum(matchRules),
    options: z.array(text(80, 1)).max(200),
    expectedVersion: version,
  }),
  output: z.object({ code: z.string(), version: z.number() }),
  rate: 'write',
})

const deskBrand = z.object({
  brandId: z.number(),
  nameZh: z.string(),
  nameEn: z.string(),
  initial: z.string(),
  producer: z.string(),
  /** For readers of English; empty for the same. */
  producerEn: z.string(),
  enabled: flag,
  goodsNum: z.number(),
  version: z.number(),
})
export type AdminBrand = z.output<typeof deskBrand>

export const adminBrands = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/brand/list',
  summary: 'All brands with their goods on sale; merged ones are left out',
  guard: desk,
  input: z.object({ keyword: text(40).default('') }),
  output: z.array(deskBrand),
  rate: 'read',
})

export const brandSave = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/brand/save',
  summary: 'A new brand (brandId 0) or other words of one; two brands of one name are refused',
  guard: desk,
  input: z.object({
    brandId: whole(),
    nameZh: text(40, 1),
    nameEn: text(60, 1),
    producer: text(80).default(''),
    producerEn: text(120).default(''),
    expectedVersion: version,
  }),
  output: held,
  rate: 'write',
})

export const brandEnable = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/brand/enable',
  summary: 'Shows a brand or hides it; one with goods on sale cannot be hidden',
  guard: desk,
  input: z.object({ brandId: id, enabled: oneOrZero, expectedVersion: version }),
  output: held,
  rate: 'write',
})

export const brandMerge = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/brand/merge',
  summary: 'Gives all goods of a brand to another one and ends it',
  guard: desk,
  input: z.object({ brandId: id, intoId: id, expectedVersion: version }),
  output: held.extend({ goodsNum: z.number() }),
  rate: 'write',
})
