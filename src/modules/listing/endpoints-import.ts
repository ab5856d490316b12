import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { id, text } from '../../api/fields.ts'
import { goodsStates } from './endpoints.ts'

const desk = { store: 'store.goods' } as const

/** A file for the browser to keep. */
export const importStates = ['waiting', 'running', 'done', 'refused'] as const

const importRow = z.object({
  importId: z.number(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Rows below the head; worked off; taken; not taken. */
  rowNum: z.number(),
  doneNum: z.number(),
  goodNum: z.number(),
  badNum: z.number(),
  draftNum: z.number(),
  skuNum: z.number(),
  /** Why the whole file was refused; empty otherwise. */
  refusal: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type ImportRow = z.output<typeof importRow>

export const importUpload = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/import/upload',
  summary: 'Hands in a spreadsheet of goods (multipart field `file`, XLSX of at most 4 MB); its rows are worked off in the background',
  guard: desk,
  input: z.object({ storeId: id }),
  output: z.object({ importId: z.number() }),
  idempotent: true,
  rate: 'write',
})

export const importList = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/import/list',
  summary: 'The last imports of the own stores with their progress',
  guard: desk,
  input: z.object({}),
  output: z.array(importRow),
  rate: 'read',
})

export const importDetail = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/import/detail',
  summary: 'One import: progress and the first hundred rows that were not taken, with the reason',
  guard: desk,
  input: z.object({ importId: id }),
  output: importRow.extend({
    problems: z.array(z.object({ line: z.number(), column: z.string(), text: z.string() })),
    /** Drafts of this import that still wait to be submitted. */
    openDraftNum: z.number(),
  }),
  rate: 'read',
})

export const importErrors = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/import/errors',
  summary: 'The rows that were not taken as a sheet with the reason in its last column: correct it and hand it in again',
  guard: desk,
  input: z.object({ importId: id }),
  output: downloadFile,
  rate: 'read',
})

export const importSubmit = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/import/submit',
  summary: 'Submits the complete drafts of an import for review; incomplete ones stay drafts',
  guard: desk,
  input: z.object({ importId: id }),
  output: z.object({ submittedNum: z.number(), incompleteNum: z.number() }),
  rate: 'write',
})

export const importTemplate = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/import/template',
  summary: 'An empty sheet with all columns and one example row',
  guard: desk,
  input: z.object({}),
  output: downloadFile,
  rate: 'read',
})

export const goodsExport = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/goods/export',
  summary: 'The own goods as a sheet in the columns of the import, one row per SKU and warehouse; at most 5000 rows',
  guard: desk,
  input: z.object({ state: z.enum(['', ...goodsStates]).default(''), keyword: text(60).default('') }),
  output: downloadFile.extend({ rowNum: z.number() }),
  rate: 'read',
})
