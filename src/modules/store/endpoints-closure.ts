import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text } from '../../api/fields.ts'

const desk = { store: 'store.decorate' } as const
const closure = z.object({
  storeName: z.string(),
  /** Days of Asia/Shanghai, both included; empty when none is planned. */
  closedFrom: z.string(),
  closedTo: z.string(),
  noticeZh: z.string(),
  noticeEn: z.string(),
})

export const closureDetail = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/closure/detail',
  summary: 'The days on which the own store is closed',
  guard: desk,
  input: z.object({}),
  output: closure,
  rate: 'read',
})

export const closureSave = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/closure/save',
  summary: 'Closes the own store for some days: it announces them and takes no new orders in them; without days it is open again',
  guard: desk,
  input: z.object({
    closedFrom: text(10).default(''),
    closedTo: text(10).default(''),
    noticeZh: text(200).default(''),
    noticeEn: text(400).default(''),
  }),
  output: closure,
  rate: 'write',
})
