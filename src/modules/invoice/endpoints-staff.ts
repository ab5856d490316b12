import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, text, whole } from '../../api/fields.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { downloadInput, invoiceListInput, invoiceListOutput, redAnswerInput, redInput } from './endpoints.ts'
import { invoiceView } from './endpoints-schemas.ts'

const desk = { store: 'store.orders' } as const
const path = (name: string) => `v3/business/seller/invoice/${name}` as const
const key = { invoiceId: id }

export const sellerInvoiceList = endpoint({
  method: 'GET',
  path: path('list'),
  summary: 'Invoices that buyers asked the own stores for, the newest first',
  guard: desk,
  input: invoiceListInput,
  output: invoiceListOutput.extend({
    /** True while the local e-invoice service stands in: no invoice is real then. */
    demonstration: z.boolean(),
    /** False where no service is connected: invoices are recorded by hand. */
    connected: z.boolean(),
    /** How many wait to be issued. */
    waiting: z.number(),
  }),
  rate: 'read',
})
export const sellerInvoiceDetail = endpoint({
  method: 'GET',
  path: path('detail'),
  summary: 'One invoice of the own stores with its lines and red letters',
  guard: desk,
  input: z.object(key),
  output: invoiceView,
  rate: 'read',
})
export const sellerInvoiceIssue = endpoint({
  method: 'POST',
  path: path('issue'),
  summary: 'Has applications issued by the e-invoice service, up to a hundred at once; each answers for itself',
  guard: desk,
  /** `versions` in the order of the ids: an application that is not as it was seen any more is not issued. */
  input: z.object({ invoiceIds: idList(100), versions: z.array(whole()).max(100).default([]) }),
  output: z.object({ begun: z.array(z.number()), refused: z.array(z.object({ invoiceId: z.number(), reason: z.string() })) }),
  idempotent: true,
  rate: 'write',
})
export const sellerInvoiceRecord = endpoint({
  method: 'POST',
  path: path('record'),
  summary: 'Enters the number of an invoice that was issued by hand, where no e-invoice service is connected',
  guard: desk,
  input: z.object({ ...key, number: z.string().regex(/^\d{20}$/), total: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/) }),
  output: invoiceView,
  rate: 'write',
})
export const sellerInvoiceReject = endpoint({
  method: 'POST',
  path: path('reject'),
  summary: 'Sends an application back to the buyer with a reason',
  guard: desk,
  input: z.object({ ...key, reason: text(200, 1) }),
  output: invoiceView,
  rate: 'write',
})
export const sellerInvoiceDeliver = endpoint({
  method: 'POST',
  path: path('deliver'),
  summary: 'Says how the invoice was handed over, such as carrier and number of a printed copy',
  guard: desk,
  input: z.object({ ...key, note: text(100, 1) }),
  output: invoiceView,
  rate: 'write',
})
export const sellerRedAsk = endpoint({
  method: 'POST',
  path: path('red/ask'),
  summary: 'Takes an invoice of the store back by a red letter, wholly or in part',
  guard: desk,
  input: redInput,
  output: invoiceView,
  idempotent: true,
  rate: 'write',
})
export const sellerRedAnswer = endpoint({
  method: 'POST',
  path: path('red/answer'),
  summary: 'Confirms or denies a red letter of the buyer, or withdraws the store’s own',
  guard: desk,
  input: redAnswerInput,
  output: invoiceView,
  rate: 'write',
})
export const sellerInvoiceDownload = endpoint({
  method: 'POST',
  path: path('download'),
  summary: 'An issued invoice of the own stores as PDF or XML',
  guard: desk,
  input: downloadInput,
  output: downloadFile,
  rate: 'search',
})
