import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, whole, yuan, yuanInput } from '../../api/fields.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { invoiceSources, invoiceTypeInput, invoiceView } from './endpoints-schemas.ts'
import { redReasons } from './rules/red-letter-machine.ts'

const path = (name: string) => `v3/business/front/invoice/${name}` as const
const key = { invoiceId: id }
/** `12` is an order line, `f7` the freight of the order with the id 7. */
const partKey = z.string().regex(/^(\d{1,15}|f\d{1,15})$/)

export const invoiceTabs = ['', 'open', 'issued', 'red', 'over'] as const
export const invoiceListInput = z.object({ ...pageFields, tab: z.enum(invoiceTabs).default(''), keyword: text(40).default('') })
export const invoiceListOutput = z.object({ list: z.array(invoiceView), total: z.number() })

const part = z.object({
  partKey: z.string(),
  orderSn: z.string(),
  /** The number that the order has in the buyer's system; empty without one. */
  buyerOrderNo: z.string(),
  name: z.string(),
  spec: z.string(),
  /** What can be invoiced now, and what invoices already claim. */
  amount: yuan,
  invoiced: yuan,
  finishDay: z.string(),
})
export const invoiceableParts = endpoint({
  method: 'GET',
  path: path('invoiceable'),
  summary: 'What of my orders can be invoiced now, by store: received and paid, less refunds and earlier invoices',
  guard: 'login',
  input: z.object({
    orderSn: text(32).default(''),
    shipmentSn: text(32).default(''),
    /** `2026-11`: orders placed in that month. */
    month: z
      .string()
      .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/)
      .default(''),
  }),
  output: z.object({
    stores: z.array(z.object({ storeId: z.number(), storeName: z.string(), amount: yuan, parts: z.array(part) })),
    /** Days within which stores issue. */
    issueDays: z.number(),
  }),
  rate: 'read',
})
export type InvoiceablePart = z.output<typeof part>

export const invoiceApply = endpoint({
  method: 'POST',
  path: path('apply'),
  summary: 'Applies for one invoice of one store, for received order lines and freight, wholly or in part',
  guard: 'login',
  input: z.object({
    storeId: id,
    titleId: id,
    receiverId: id,
    invoiceType: invoiceTypeInput,
    content: z.enum(['goods', 'category']),
    source: z.enum(invoiceSources),
    remark: text(100).default(''),
    parts: z
      .array(z.object({ partKey, amount: yuanInput }))
      .min(1)
      .max(200),
  }),
  output: invoiceView,
  idempotent: true,
  rate: 'write',
})
export const invoiceList = endpoint({
  method: 'GET',
  path: path('list'),
  summary: 'My invoices, the newest first',
  guard: 'login',
  input: invoiceListInput,
  output: invoiceListOutput,
  rate: 'read',
})
export const invoiceDetail = endpoint({
  method: 'GET',
  path: path('detail'),
  summary: 'One of my invoices with its lines and red letters',
  guard: 'login',
  input: z.object(key),
  output: invoiceView,
  rate: 'read',
})
export const invoiceEdit = endpoint({
  method: 'POST',
  path: path('edit'),
  summary: 'Changes title, receiver, kind or content of an application that is not being issued, and sends a rejected one again',
  guard: 'login',
  input: z.object({ ...key, titleId: id, receiverId: id, invoiceType: invoiceTypeInput, remark: text(100).default('') }),
  output: invoiceView,
  rate: 'write',
})
export const invoiceCancel = endpoint({
  method: 'POST',
  path: path('cancel'),
  summary: 'Takes an application back; its amount can be invoiced again',
  guard: 'login',
  input: z.object(key),
  output: invoiceView,
  rate: 'write',
})

/** Taking an invoice back, wholly (no lines) or in part. */
export const redInput = z.object({
  ...key,
  reason: z.enum(redReasons),
  note: text(100).default(''),
  lines: z
    .array(z.object({ lineNo: z.number().int().min(1).max(2000), amount: yuanInput }))
    .max(200)
    .default([]),
})
export const redAnswerInput = z.object({ redId: id, wish: z.enum(['confirm', 'deny', 'withdraw']) })
export const invoiceRedAsk = endpoint({
  method: 'POST',
  path: path('red/ask'),
  summary: 'Asks that an invoice be taken back by a red letter, wholly or in part',
  guard: 'login',
  input: redInput,
  output: invoiceView,
  idempotent: true,
  rate: 'write',
})
export const invoiceRedAnswer = endpoint({
  method: 'POST',
  path: path('red/answer'),
  summary: 'Confirms or denies a red letter of the store, or withdraws one’s own',
  guard: 'login',
  input: redAnswerInput,
  output: invoiceView,
  rate: 'write',
})
export const downloadInput = z.object({
  ...key,
  format: z.enum(['pdf', 'xml']).default('pdf'),
  /** The red letter of that id instead of the invoice. */
  redId: whole().default(0),
})
export const invoiceDownload = endpoint({
  method: 'POST',
  path: path('download'),
  summary: 'An issued invoice as PDF or XML; the first download says that it arrived',
  guard: 'login',
  input: downloadInput,
  output: downloadFile,
  rate: 'search',
})
