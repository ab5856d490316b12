import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp } from '../../api/fields.ts'
import { exportMachine } from './rules/export-machine.ts'

const dataExport = z.object({
  exportId: z.uuid(),
  state: z.enum(exportMachine.states),
  stateText: z.string(),
  /** 0 to 100. */
  progress: z.number(),
  /** Bytes of the ZIP; 0 while there is none. */
  bytes: z.number(),
  requestTime: timestamp,
  expireTime: timestamp.nullable(),
})
export type DataExportView = z.output<typeof dataExport>
const smsCode = z.string().max(20).default('')

export const exportList = endpoint({
  method: 'GET',
  path: 'v3/member/front/dataExport/list',
  summary: 'The copies of their own data that the member asked for, with progress',
  guard: 'login',
  input: z.object({}),
  output: z.object({ list: z.array(dataExport), canRequest: z.boolean() }),
})

export const exportRequest = endpoint({
  method: 'POST',
  path: 'v3/member/front/dataExport/request',
  summary: 'Asks for a ZIP with everything that is kept about the member, as JSON and to read; made in the background',
  guard: 'login',
  input: z.object({}),
  output: dataExport,
  rate: 'write',
})

/** After a code of the own phone (type exportData) the file may be fetched for ten minutes, by this session alone. */
export const exportOpen = endpoint({
  method: 'POST',
  path: 'v3/member/front/dataExport/open',
  summary: 'Opens a finished export for download after a code of the own phone (type exportData)',
  guard: 'login',
  input: z.object({ exportId: z.uuid(), smsCode }),
  output: z.object({ address: z.string() }),
})

/** What still stands in the way of closing the account, and what will become of its data. */
export const cancelInfo = endpoint({
  method: 'GET',
  path: 'v3/member/front/cancelAccount/info',
  summary: 'Whether the account may be closed: what must be settled first, point by point',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    memberMobile: z.string(),
    canCancel: z.boolean(),
    blocks: z.array(z.object({ code: z.string(), text: z.string(), link: z.string() })),
  }),
})

export const cancelSubmit = endpoint({
  method: 'POST',
  path: 'v3/member/front/cancelAccount/submit',
  summary: 'Closes the account for ever after a code of the own phone (type cancelAccount); sessions end, the phone is free again',
  guard: 'login',
  input: z.object({ smsCode, memberName: z.string().max(40).default('') }),
  output: z.null(),
})
