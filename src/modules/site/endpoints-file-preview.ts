import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { previewKinds } from './rules/preview-kind.ts'

/** Where files lie that people hand to each other. */
export const previewSources = ['file', 'chat'] as const
export type PreviewSource = (typeof previewSources)[number]

export const filePreview = endpoint({
  method: 'GET',
  path: 'v3/system/front/file/preview',
  summary: 'What can be shown of a file that the asker may see: text, the first rows of a table, or its address for the browser',
  guard: 'login',
  input: z.object({ source: z.enum(previewSources).default('chat'), fileId: z.string().max(60) }),
  output: z.object({
    name: z.string(),
    bytes: z.number(),
    kind: z.enum(previewKinds),
    /** Where its bytes are, for whom may see them. */
    address: z.string(),
    /** Paragraphs of a text; empty for other kinds. */
    lines: z.array(z.string()),
    /** Rows of a table; a cell with a formula shows nothing but `=`. */
    rows: z.array(z.array(z.string())),
    /** 1: there is more than is shown. */
    isCut: z.union([z.literal(0), z.literal(1)]),
    /** 1: the file could not be read as what it is; it can be downloaded. */
    isBroken: z.union([z.literal(0), z.literal(1)]),
  }),
  rate: 'read',
})
