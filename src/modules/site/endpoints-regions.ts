import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { oneOrZero, text, whole } from '../../api/fields.ts'

const desk = { platform: 'platform.settings' } as const
const code = z.string().regex(/^[0-9]{2}([0-9]{2}){0,2}$/)
const names = { name: text(40, 1), nameEn: text(80).default('') }

const deskRegion = z.object({
  code: z.string(),
  name: z.string(),
  /** As the console wrote it; empty while `spelled` stands for it. */
  nameEn: z.string(),
  spelled: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  parentCode: z.string(),
  isEnabled: z.union([z.literal(0), z.literal(1)]),
  childNum: z.number(),
  closedNum: z.number(),
  version: z.number(),
})

export const adminRegionList = endpoint({
  method: 'GET',
  path: 'v3/system/admin/region/list',
  summary: 'Regions directly under a parent in their order, closed ones too; with a keyword those that are called so, at most 50',
  guard: desk,
  input: z.object({
    parentCode: z
      .string()
      .regex(/^([0-9]{2}){0,2}$/)
      .default(''),
    keyword: text(40).default(''),
  }),
  output: z.object({
    /** The way from the provinces to the parent. */
    above: z.array(z.object({ code: z.string(), name: z.string(), isEnabled: z.union([z.literal(0), z.literal(1)]) })),
    list: z.array(deskRegion),
  }),
  rate: 'read',
})

export const adminRegionSave = endpoint({
  method: 'POST',
  path: 'v3/system/admin/region/save',
  summary: 'Name a region, open or close it for deliveries; address pickers and freight follow at once',
  guard: desk,
  input: z.object({ code, version: whole(2_147_483_647), ...names, isEnabled: oneOrZero }),
  output: z.object({ version: z.number() }),
  rate: 'write',
})

export const adminRegionAdd = endpoint({
  method: 'POST',
  path: 'v3/system/admin/region/add',
  summary: 'Add a region under the one whose code it begins with (GB/T 2260)',
  guard: desk,
  input: z.object({ code, ...names }),
  output: z.null(),
  rate: 'write',
})

export const adminRegionMove = endpoint({
  method: 'POST',
  path: 'v3/system/admin/region/move',
  summary: 'Move a region one place up or down, or to the top of its parent',
  guard: desk,
  input: z.object({ code, direction: z.enum(['up', 'down', 'top']) }),
  output: z.null(),
  rate: 'write',
})
