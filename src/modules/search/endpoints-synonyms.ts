import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { pageFields, text, whole } from '../../api/fields.ts'

const desk = { platform: 'platform.goods' } as const

export const synonymRow = z.object({
  word: z.string(),
  meanings: z.array(z.string()),
  /** Grows with every change; saving and deleting name the version that was seen. */
  version: z.number(),
  updatedAt: z.string(),
})

export const synonymList = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/synonym/list',
  summary: 'Words that people type and what the catalogue calls it, newest change first',
  guard: desk,
  input: z.object({ keyword: text(40).default(''), ...pageFields }),
  output: z.object({ list: z.array(synonymRow), total: z.number() }),
  rate: 'read',
})

export const synonymSave = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/synonym/save',
  summary: 'Keep a synonym: a new word with version 0, a known one with the version that was seen',
  guard: desk,
  input: z.object({ word: text(40, 1), meanings: z.array(text(40)).max(24), version: whole(1_000_000).default(0) }),
  output: synonymRow,
  rate: 'write',
  note: 'Every process searches with it at its next answer. Words are kept in normalised text: lower case, one space between words.',
})

export const synonymDelete = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/synonym/delete',
  summary: 'Forget a synonym',
  guard: desk,
  input: z.object({ word: text(40, 1), version: whole(1_000_000) }),
  output: z.null(),
  rate: 'write',
})
