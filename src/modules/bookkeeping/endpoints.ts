import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { oneOrZero, pageFields, text, timestamp, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { differenceKinds } from './rules/match-line.ts'
import { monthPattern } from './rules/month.ts'

const month = z.string().regex(monthPattern).default('')
/** A supplier by its number, or a customer by its name; empty for all. */
const party = text(100).default('')
const filters = {
  month,
  party,
  /** Only lines that differ, of one kind or of any. */
  onlyDifferences: oneOrZero.default(0),
  kind: z.enum(['', ...differenceKinds]).default(''),
}

const matchLine = z.object({
  /** The order line's number; `f` and the order's for freight. */
  lineKey: z.string(),
  orderSn: z.string(),
  /** Whether the reader placed the order: others of the company have their own pages. */
  isMine: z.boolean(),
  orderTime: timestamp,
  buyerOrderNo: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  buyerTitle: z.string(),
  isFreight: z.boolean(),
  goodsName: z.string(),
  specText: z.string(),
  materialCode: z.string(),
  unitName: z.string(),
  orderedNum: z.number(),
  ordered: yuan,
  arrivedNum: z.number(),
  settledNum: z.number(),
  settled: yuan,
  /** Of `settled`: what the final price of an index contract added, or took off. */
  priceDifference: yuan,
  returnedNum: z.number(),
  returned: yuan,
  /** Null where the invoices print no quantity. */
  invoicedNum: z.number().nullable(),
  invoiced: yuan,
  pendingInvoice: yuan,
  /** Settled less returned less invoiced. */
  uninvoiced: yuan,
  differences: z.array(z.enum(differenceKinds)),
  weighNotes: z.array(z.string()),
  invoices: z.array(z.object({ invoiceId: z.number(), invoiceNo: z.string(), isMine: z.boolean() })),
  cases: z.array(z.string()),
  statements: z.array(z.object({ statementSn: z.string(), objection: z.string(), answer: z.string() })),
})
export type MatchLineView = z.output<typeof matchLine>

const sums = z.object({
  ordered: yuan,
  settled: yuan,
  returned: yuan,
  payable: yuan,
  invoiced: yuan,
  uninvoiced: yuan,
  overInvoiced: yuan,
})
const matchOutput = z.object({
  month: z.string(),
  list: z.array(matchLine),
  total: z.number(),
  /** Of all lines that the filters find, whatever page is shown. */
  sums,
  /** Lines of each kind of difference, before the filters of differences. */
  counts: z.array(z.object({ kind: z.enum(differenceKinds), count: z.number() })),
  /** With whom there was trade in the month. */
  parties: z.array(z.object({ key: z.string(), name: z.string() })),
})
export type MatchList = z.output<typeof matchOutput>

export const buyerMatchList = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/front/match/list',
  summary: 'Order, receipt and invoice of every line that I, or my company, ordered in a month, with the differences',
  guard: 'login',
  input: z.object({ ...filters, ...pageFields }),
  output: matchOutput,
  rate: 'search',
})

export const sellerMatchList = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/seller/match/list',
  summary: 'Order, receipt and invoice of every line that my stores sold in a month, with the differences',
  guard: { store: 'store.finance' },
  input: z.object({ ...filters, ...pageFields }),
  output: matchOutput,
  rate: 'search',
})

export const buyerMatchExport = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/front/match/export',
  summary: 'The match of a month as a spreadsheet or CSV, with its sums',
  guard: 'login',
  input: z.object({ ...filters, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})

export const sellerMatchExport = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/seller/match/export',
  summary: 'The match of a month as a spreadsheet or CSV, with its sums',
  guard: { store: 'store.finance' },
  input: z.object({ ...filters, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})
