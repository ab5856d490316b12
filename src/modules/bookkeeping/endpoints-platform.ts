import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { pageFields, text, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { accountInput, accountsOutput, voucherSoftware } from './endpoints-ledger.ts'
import { monthPattern } from './rules/month.ts'

const finance = { platform: 'platform.finance' } as const
const month = z.string().regex(monthPattern).default('')

const voucher = z.object({
  no: z.number(),
  day: z.string(),
  kind: z.string(),
  kindText: z.string(),
  /** Movements that it sums up. */
  papers: z.number(),
  amount: yuan,
  lines: z.array(z.object({ account: z.string(), party: z.string(), debit: yuan, credit: yuan })),
})
export type PlatformVoucherView = z.output<typeof voucher>
const listOutput = z.object({
  month: z.string(),
  list: z.array(voucher),
  total: z.number(),
  /** Of the whole month, whatever kind is shown. */
  sums: z.array(z.object({ kind: z.string(), kindText: z.string(), count: z.number(), amount: yuan })),
})
export type PlatformVoucherList = z.output<typeof listOutput>

export const adminVoucherList = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/admin/voucher/list',
  summary: "The platform's vouchers of a month: one for each day and kind of movement of its ledger and of the credit that it grants",
  guard: finance,
  input: z.object({ month, kind: text(30).default(''), ...pageFields }),
  output: listOutput,
  rate: 'search',
})
export const adminVoucherExport = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/admin/voucher/export',
  summary: "The platform's vouchers of a month, with the columns that Kingdee or Yonyou import; each balances",
  guard: finance,
  input: z.object({ month, software: z.enum(voucherSoftware), format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})
export const adminAccountList = endpoint({
  method: 'GET',
  path: 'v3/bookkeeping/admin/account/list',
  summary: "The accounts on which the platform's vouchers are booked",
  guard: finance,
  input: z.object({}),
  output: accountsOutput,
  rate: 'read',
})
export const adminAccountSave = endpoint({
  method: 'POST',
  path: 'v3/bookkeeping/admin/account/save',
  summary: 'Sets the account on which something is booked for the platform',
  guard: finance,
  input: accountInput,
  output: accountsOutput,
  idempotent: true,
  rate: 'write',
})
