import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { billDetailInput, billDetailOutput, billExportInput, billFilters, billListOutput, billShape } from './endpoints.ts'
import { platformMoves } from './rules/bill-machine.ts'

const guard = { platform: 'platform.finance' } as const

const run = z.object({
  runId: z.number(),
  fromDay: z.string(),
  toDay: z.string(),
  state: z.enum(['RUNNING', 'DONE']),
  stores: z.number(),
  storesDone: z.number(),
  lineNum: z.number(),
  startedBy: z.string(),
  startTime: timestamp,
  endTime: timestamp.nullable(),
})
export type BillRunView = z.output<typeof run>

export const adminBillList = endpoint({
  method: 'GET',
  path: 'v3/settlement/admin/bill/list',
  summary: 'Bills of all stores or of one, the newest first, with what is owed to them and the last run',
  guard,
  input: z.object({ ...billFilters, storeId: id.optional(), ...pageFields }),
  output: billListOutput.extend({
    run: run.nullable(),
    /** The last period that is over: what making bills makes. */
    fromDay: z.string(),
    toDay: z.string(),
  }),
  rate: 'read',
})
export type AdminBills = z.output<typeof adminBillList.output>

export const adminBillDetail = endpoint({
  method: 'GET',
  path: 'v3/settlement/admin/bill/detail',
  summary: 'One bill with its lines',
  guard,
  input: billDetailInput,
  output: billDetailOutput,
  rate: 'read',
})

export const adminBillGenerate = endpoint({
  method: 'POST',
  path: 'v3/settlement/admin/bill/generate',
  summary: 'Makes the bills of the last period that is over, in the background; a second time makes no second bill',
  guard,
  input: z.object({}),
  output: run,
  idempotent: true,
  rate: 'money',
})

export const adminBillStep = endpoint({
  method: 'POST',
  path: 'v3/settlement/admin/bill/step',
  summary: 'Approves a bill, begins to pay it, and says that the bank paid it (serial and voucher) or did not (reason)',
  guard,
  input: z.object({
    billId: id,
    event: z.enum(platformMoves),
    reason: text(200).default(''),
    bankSerial: text(64).default(''),
    /** Address of a stored picture. */
    voucher: text(64)
      .pipe(z.string().regex(/^(\/files\/[0-9a-f-]{36})?$/))
      .default(''),
    expectedVersion: whole(),
  }),
  output: billShape,
  idempotent: true,
  rate: 'money',
})

export const adminDisputeAnswer = endpoint({
  method: 'POST',
  path: 'v3/settlement/admin/bill/answer',
  summary: 'Answers a disputed line: refuses, or adds an amount for the store as a line of the same bill',
  guard,
  input: z.object({
    disputeId: id,
    event: z.enum(['accept', 'refuse']),
    answer: text(300).default(''),
    /** Yuan, needed to accept. */
    adjustment: text(16).default(''),
  }),
  output: billShape,
  idempotent: true,
  rate: 'money',
})

export const adminBillExport = endpoint({
  method: 'GET',
  path: 'v3/settlement/admin/bill/export',
  summary: 'The lines of a bill as a spreadsheet or CSV',
  guard,
  input: billExportInput,
  output: downloadFile,
  rate: 'search',
})

const rate = z.object({
  rateId: z.number(),
  storeId: z.number().nullable(),
  storeName: z.string(),
  categoryId: z.number().nullable(),
  categoryName: z.string(),
  /** Percent; null where there is none of its own any more. */
  rate: z.number().nullable(),
  fromTime: timestamp,
  setBy: z.string(),
  reason: z.string(),
  /** False for what a newer row has replaced. */
  isCurrent: z.boolean(),
})
export type CommissionRateView = z.output<typeof rate>

export const commissionRateList = endpoint({
  method: 'GET',
  path: 'v3/settlement/admin/rate/list',
  summary: 'Commission rates of stores and categories, the newest first, with what they may be set for',
  guard,
  input: z.object({ onlyCurrent: whole(1).default(1), ...pageFields }),
  output: z.object({
    list: z.array(rate),
    total: z.number(),
    stores: z.array(z.object({ storeId: z.number(), name: z.string() })),
    categories: z.array(z.object({ categoryId: z.number(), name: z.string() })),
  }),
  rate: 'read',
})

export const commissionRateSet = endpoint({
  method: 'POST',
  path: 'v3/settlement/admin/rate/set',
  summary: 'Sets the commission rate of a store, a category or all; it counts for orders placed from now on',
  guard,
  input: z.object({
    storeId: whole().default(0),
    categoryId: whole().default(0),
    /** Percent with at most two decimals; empty: no rate of its own any more. */
    rate: text(6).default(''),
    reason: text(200).default(''),
  }),
  output: rate,
  idempotent: true,
  rate: 'write',
})

const queue = z.object({ count: z.number(), amount: yuan })

export const financeOverview = endpoint({
  method: 'GET',
  path: 'v3/settlement/admin/finance/overview',
  summary: 'What waits for the platform in money: payments to check, refunds, withdrawals, bills',
  guard,
  input: z.object({}),
  output: z.object({
    vouchers: queue,
    oddPayments: queue,
    refundCases: queue,
    failedRefunds: queue,
    transferRefunds: queue,
    withdrawals: queue,
    disputedBills: queue,
    billsToApprove: queue,
    billsToPay: queue,
    bankAccounts: queue,
    /** Applications and repayments of the platform's own credit lines. */
    creditReviews: queue,
    differences: queue,
    /** What is owed to stores by the ledger, and what of it stands on no bill. */
    owed: yuan,
    unbilled: yuan,
    /** Earned since the first of the month. */
    commission: yuan,
    isLedgerProved: z.boolean(),
  }),
  rate: 'search',
})
export type FinanceOverview = z.output<typeof financeOverview.output>
