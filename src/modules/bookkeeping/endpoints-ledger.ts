import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { pageFields, text, timestamp, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { entryKinds } from './rules/ledger-entry.ts'
import { monthPattern } from './rules/month.ts'

/** Accounting software whose voucher files can be written. */
export const voucherSoftware = ['kingdee', 'yonyou'] as const
export type VoucherSoftware = (typeof voucherSoftware)[number]

const accountant = { store: 'store.finance' } as const
const filters = { month: z.string().regex(monthPattern).default(''), party: text(100).default('') }
const entry = z.object({
  kind: z.enum(entryKinds),
  time: timestamp,
  documentNo: z.string(),
  /** Number by which the page of an invoice is opened; 0 for other documents. */
  documentId: z.number(),
  /** The contract that it belongs to; 0 for what belongs to an order or to none. */
  contractId: z.number(),
  /** Whether the reader's own pages have it. */
  isMine: z.boolean(),
  orderSn: z.string(),
  party: z.string(),
  /** Below zero: returned, taken back, refunded. */
  amount: yuan,
  tax: yuan,
  way: z.string(),
  wayText: z.string(),
})
export type LedgerEntryView = z.output<typeof entry>
const listInput = z.object({ ...filters, kind: z.enum(['', ...entryKinds]).default(''), ...pageFields })
const listOutput = z.object({
  month: z.string(),
  list: z.array(entry),
  total: z.number(),
  /** Of the month and the party, whatever kind is shown. */
  sums: z.array(z.object({ kind: z.enum(entryKinds), count: z.number(), amount: yuan })),
  parties: z.array(z.object({ key: z.string(), name: z.string() })),
})
export type LedgerList = z.output<typeof listOutput>
const exportInput = z.object({ ...filters, format: sheetFormat })
const voucherInput = z.object({ ...filters, software: z.enum(voucherSoftware), format: sheetFormat })

export const buyerLedgerList = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/front/ledger/list',
  summary: 'Orders, receipts, weights, returns, invoices, red letters, payments, refunds and repayments of a month, with their sums',
  guard: 'login',
  input: listInput,
  output: listOutput,
  rate: 'search',
})
export const sellerLedgerList = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/seller/ledger/list',
  summary: 'The same of the stores that the caller keeps the books of',
  guard: accountant,
  input: listInput,
  output: listOutput,
  rate: 'search',
})
export const buyerLedgerExport = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/front/ledger/export',
  summary: 'The statement of a month as a spreadsheet or CSV',
  guard: 'login',
  input: exportInput,
  output: downloadFile,
  rate: 'search',
})
export const sellerLedgerExport = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/seller/ledger/export',
  summary: 'The statement of a month as a spreadsheet or CSV',
  guard: accountant,
  input: exportInput,
  output: downloadFile,
  rate: 'search',
})
export const buyerVoucherExport = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/front/voucher/export',
  summary: 'The vouchers of a month, with the columns that Kingdee or Yonyou import; each balances',
  guard: 'login',
  input: voucherInput,
  output: downloadFile,
  rate: 'search',
})
export const sellerVoucherExport = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/seller/voucher/export',
  summary: 'The vouchers of a month, with the columns that Kingdee or Yonyou import; each balances',
  guard: accountant,
  input: voucherInput,
  output: downloadFile,
  rate: 'search',
})

const account = z.object({
  purpose: z.string(),
  purposeText: z.string(),
  code: z.string(),
  name: z.string(),
  /** As the standard chart has it. */
  isStandard: z.boolean(),
})
export const accountsOutput = z.object({ list: z.array(account), mayChange: z.boolean() })
export type ChartOfAccounts = z.output<typeof accountsOutput>
export const accountInput = z.object({ purpose: text(30, 1), code: z.string().regex(/^[0-9A-Za-z.]{1,30}$/), name: text(60, 1) })

export const buyerAccountList = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/front/account/list',
  summary: 'The accounts on which my vouchers are booked',
  guard: 'login',
  input: z.object({}),
  output: accountsOutput,
  rate: 'read',
})
export const buyerAccountSave = endpoint({
  method: 'POST',
  path: 'v3/bookkeeping/front/account/save',
  summary: 'Sets the account on which something is booked; for a company its main account does',
  guard: 'login',
  input: accountInput,
  output: accountsOutput,
  idempotent: true,
  rate: 'write',
})
export const sellerAccountList = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/seller/account/list',
  summary: 'The accounts on which the vouchers of my store are booked',
  guard: accountant,
  input: z.object({}),
  output: accountsOutput,
  rate: 'read',
})
export const sellerAccountSave = endpoint({
  method: 'POST',
  path: 'v3/bookkeeping/seller/account/save',
  summary: 'Sets the account on which something is booked for my store',
  guard: accountant,
  input: accountInput,
  output: accountsOutput,
  idempotent: true,
  rate: 'write',
})
