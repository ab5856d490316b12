import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, timestamp, pageFields, text, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { listToBasketResult, materialLine } from '../project/endpoints.ts'
import { designMachine } from './rules/design-machine.ts'

const enterprise = { memberTypes: [3] } as const
const designer = { memberTypes: [4] } as const

const row = z.object({
  desAppId: z.number(),
  state: z.enum(designMachine.states),
  stateText: z.string(),
  title: z.string(),
  companyName: z.string(),
  /** Empty while nobody has taken it. */
  designerName: z.string(),
  /** Null for none. */
  budget: yuan.nullable(),
  wantedDate: z.string(),
  createTime: timestamp,
})
export type DesignRequestRow = z.output<typeof row>

const detail = row.extend({
  requirement: z.string(),
  standard: z.string(),
  answerNote: z.string(),
  answerTime: timestamp.nullable(),
  reviseReason: z.string(),
  lines: z.array(materialLine),
  /** Sum of the lines that have a price. */
  total: yuan,
  /** The project that the enterprise has made of the list. */
  projectId: z.number().nullable(),
  version: z.number(),
  can: z.array(z.enum(['take', 'release', 'answer', 'revise', 'accept', 'cancel'])),
})
export type DesignRequestDetail = z.output<typeof detail>
const key = { desAppId: id }

export const designRequestList = endpoint({
  method: 'GET',
  path: 'v3/member/front/desApp/list',
  summary: "The enterprise's design applications, the newest first",
  guard: enterprise,
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(row), total: z.number() }),
})

export const designRequestDetail = endpoint({
  method: 'GET',
  path: 'v3/member/front/desApp/detail',
  summary: "One of the enterprise's design applications with the list that came",
  guard: enterprise,
  input: z.object(key),
  output: detail,
})

export const designRequestAdd = endpoint({
  method: 'POST',
  path: 'v3/member/front/desApp/add',
  summary: 'Asks designers for a material list',
  guard: enterprise,
  rate: 'write',
  input: z.object({
    title: text(60).default(''),
    requirement: text(2000).default(''),
    standard: text(60).default(''),
    /** Yuan; empty for none. */
    budget: text(16).default(''),
    wantedDate: z.union([z.literal(''), z.iso.date()]).default(''),
  }),
  output: detail,
})

export const designRequestAction = endpoint({
  method: 'POST',
  path: 'v3/member/front/desApp/act',
  summary: 'Accepts the list, wants it changed with a reason, or cancels the application',
  guard: enterprise,
  rate: 'write',
  input: z.object({ ...key, act: z.enum(['accept', 'revise', 'cancel']), reason: text(300).default('') }),
  output: detail,
})

/** Each line by itself, as from the list of goods: one that is refused does not keep the others out. */
export const designRequestToCart = endpoint({
  method: 'POST',
  path: 'v3/member/front/desApp/toCart',
  summary: 'Puts the material list into the cart',
  guard: enterprise,
  rate: 'write',
  input: z.object(key),
  output: listToBasketResult,
})

export const designRequestToProject = endpoint({
  method: 'POST',
  path: 'v3/member/front/desApp/toProject',
  summary: 'Keeps the material list as a project; a second time the project that is there is answered',
  guard: enterprise,
  rate: 'write',
  input: z.object({ ...key, title: text(60).default('') }),
  output: z.object({ projectId: z.number() }),
})

export const designRequestExport = endpoint({
  method: 'POST',
  path: 'v3/member/front/desApp/export',
  summary: 'The material list as a spreadsheet or CSV, with the prices of now',
  guard: enterprise,
  rate: 'write',
  input: z.object({ ...key, format: sheetFormat }),
  output: downloadFile,
})

export const designerRequestList = endpoint({
  method: 'GET',
  path: 'v3/member/front/design/list',
  summary: 'Design applications that a designer may take, or has taken',
  guard: designer,
  input: z.object({ tab: z.enum(['open', 'mine']).default('open'), ...pageFields }),
  output: z.object({ list: z.array(row), total: z.number() }),
})

export const designerRequestDetail = endpoint({
  method: 'GET',
  path: 'v3/member/front/design/detail',
  summary: 'One design application for its designer, or an open one for any designer',
  guard: designer,
  input: z.object(key),
  output: detail,
})

export const designerRequestAction = endpoint({
  method: 'POST',
  path: 'v3/member/front/design/act',
  summary: 'Takes an open application, or gives it back',
  guard: designer,
  rate: 'write',
  input: z.object({ ...key, act: z.enum(['take', 'release']) }),
  output: detail,
})

export const designerRequestAnswer = endpoint({
  method: 'POST',
  path: 'v3/member/front/design/answer',
  summary: 'Answers a taken application with a material list',
  guard: designer,
  rate: 'write',
  input: z.object({
    ...key,
    note: text(1000).default(''),
    lines: z
      .array(z.object({ productId: id, number: decimal, remark: text(100).default('') }))
      .max(50)
      .default([]),
  }),
  output: detail,
})
