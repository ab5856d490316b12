import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { findings } from './rules/compare-bill.ts'
import { differenceMachine, resolutions } from './rules/difference-machine.ts'

const guard = { platform: 'platform.finance' } as const
const channels = ['wechat', 'alipay'] as const
const day = z.iso.date()

const billDay = z.object({
  channel: z.enum(channels),
  channelText: z.string(),
  day: z.string(),
  state: z.enum(['WAITING', 'FAILED', 'DONE']),
  stateText: z.string(),
  ourNum: z.number(),
  ourSum: yuan,
  theirNum: z.number(),
  theirSum: yuan,
  matched: z.number(),
  openNum: z.number(),
  differenceNum: z.number(),
  problem: z.string(),
  checkTime: timestamp,
})
export type BillDayView = z.output<typeof billDay>

const difference = z.object({
  differenceId: z.number(),
  channel: z.enum(channels),
  channelText: z.string(),
  day: z.string(),
  kind: z.enum(['payment', 'refund']),
  kindText: z.string(),
  number: z.string(),
  outTradeNo: z.string(),
  gatewayNo: z.string(),
  finding: z.enum(findings),
  findingText: z.string(),
  ourAmount: yuan.nullable(),
  theirAmount: yuan.nullable(),
  state: z.enum(differenceMachine.states),
  stateText: z.string(),
  version: z.number(),
  resolutionText: z.string(),
  note: z.string(),
  foundTime: timestamp,
  resolveTime: timestamp.nullable(),
  resolvedBy: z.string(),
  can: z.array(z.enum(['resolve', 'requery'])),
})
export type DifferenceView = z.output<typeof difference>

export const billDayList = endpoint({
  method: 'GET',
  path: 'v3/payment/admin/reconciliation/days',
  summary: 'Daily bills of the gateways and how they compare with our books, the newest first',
  guard,
  input: z.object(pageFields),
  output: z.object({ list: z.array(billDay), total: z.number(), openNum: z.number() }),
  rate: 'read',
})

const filters = { state: z.enum(differenceMachine.states).optional(), channel: z.enum(channels).optional(), day: day.optional() }

export const differenceList = endpoint({
  method: 'GET',
  path: 'v3/payment/admin/reconciliation/differences',
  summary: 'What bills and books say differently, the newest first',
  guard,
  input: z.object({ ...filters, ...pageFields }),
  output: z.object({ list: z.array(difference), total: z.number() }),
  rate: 'read',
})

export const differenceExport = endpoint({
  method: 'GET',
  path: 'v3/payment/admin/reconciliation/export',
  summary: 'Differences as a spreadsheet or CSV',
  guard,
  input: z.object({ ...filters, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})

export const reconcileDay = endpoint({
  method: 'POST',
  path: 'v3/payment/admin/reconciliation/run',
  summary: 'Fetches and compares the bill of a day again, in the background',
  guard,
  input: z.object({ channel: z.enum(channels), day }),
  output: z.object({ channel: z.enum(channels), day: z.string() }),
  idempotent: true,
  rate: 'money',
})

export const differenceRequery = endpoint({
  method: 'POST',
  path: 'v3/payment/admin/reconciliation/requery',
  summary: 'Asks the gateway about a payment that only its bill knows; one that was paid is booked as if its notification had come',
  guard,
  input: z.object({ differenceId: id }),
  output: difference,
  rate: 'write',
})

export const differenceResolve = endpoint({
  method: 'POST',
  path: 'v3/payment/admin/reconciliation/resolve',
  summary: 'Settles a difference with what was done and a note',
  guard,
  input: z.object({ differenceId: id, resolution: z.enum(resolutions), note: text(300).default(''), expectedVersion: whole() }),
  output: difference,
  idempotent: true,
  rate: 'money',
})
