import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text } from '../../api/fields.ts'

const mayKeep = { company: 'company.codes' } as const

const code = z.object({
  codeId: z.number(),
  materialCode: z.string(),
  materialName: z.string(),
  productId: z.number(),
  /** As the mall calls it; empty when the SKU is gone. */
  goodsName: z.string(),
  specText: z.string(),
})
export type MaterialCodeView = z.output<typeof code>

export const materialCodeList = endpoint({
  method: 'GET',
  path: 'v3/member/front/matCode/list',
  summary: "The company's material codes, by code, name or SKU",
  guard: mayKeep,
  input: z.object({ keyword: text(60).default(''), ...pageFields }),
  output: z.object({ list: z.array(code), total: z.number() }),
})

/** Rows that one import takes. */
export const maxImportRows = 500

export const materialCodeImport = endpoint({
  method: 'POST',
  path: 'v3/member/front/matCode/import',
  summary: 'Adds or changes codes row by row; rows with an error are named and change nothing, the others are kept',
  guard: mayKeep,
  input: z.object({
    rows: z
      .array(z.object({ materialCode: text(60).default(''), productId: text(20).default(''), materialName: text(120).default('') }))
      .min(1)
      .max(maxImportRows),
  }),
  output: z.object({
    added: z.number(),
    changed: z.number(),
    /** `row` counts from 1. */
    errors: z.array(z.object({ row: z.number(), field: z.string(), text: z.string() })),
  }),
  rate: 'write',
})

export const materialCodeDelete = endpoint({
  method: 'POST',
  path: 'v3/member/front/matCode/delete',
  summary: 'Deletes a material code; orders that named it keep it',
  guard: mayKeep,
  input: z.object({ codeId: id }),
  output: z.null(),
  rate: 'write',
})
