import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { billMachine, disputeMachine, platformMoves } from './rules/bill-machine.ts'

const guard = { store: 'store.finance' } as const
export const billTabs = ['all', 'store', 'disputed', 'approve', 'pay', 'paid', 'carried'] as const

const bill = z.object({
  billId: z.number(),
  billSn: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  /** First and last day of the period. */
  fromDay: z.string(),
  toDay: z.string(),
  state: z.enum(billMachine.states),
  stateText: z.string(),
  version: z.number(),
  lineNum: z.number(),
  /** Of buyers, less refunds. */
  received: yuan,
  platformPart: yuan,
  commission: yuan,
  carried: yuan,
  total: yuan,
  /** The bill that took over what this one is below zero. */
  carriedInto: z.string(),
  generateTime: timestamp,
  confirmUntil: timestamp,
  confirmTime: timestamp.nullable(),
  confirmedBy: z.string(),
  approveTime: timestamp.nullable(),
  approvedBy: z.string(),
  payTime: timestamp.nullable(),
  bankSerial: z.string(),
  voucher: z.string(),
  remark: z.string(),
  openDisputes: z.number(),
  /** The account that the bill is paid to, frozen by the approval; 0 and empty before. The number is masked. */
  payoutAccountId: z.number(),
  payeeName: z.string(),
  payeeBank: z.string(),
  payeeAccount: z.string(),
  can: z.array(z.enum([...platformMoves, 'confirm', 'dispute', 'answer'])),
})
export type BillView = z.output<typeof bill>

const line = z.object({
  entryId: z.number(),
  kind: z.enum(['transfer', 'refund', 'adjustment', 'carry', 'deposit', 'supplement', 'contract']),
  kindText: z.string(),
  /** Empty for what was brought from an earlier bill. */
  orderSn: z.string(),
  reference: z.string(),
  buyerTitle: z.string(),
  received: yuan,
  platformPart: yuan,
  /** Frozen rates of the order's lines, such as `1.5% / 2%`. */
  rateText: z.string(),
  commission: yuan,
  payable: yuan,
  time: timestamp,
  dispute: z
    .object({
      disputeId: z.number(),
      state: z.enum(disputeMachine.states),
      stateText: z.string(),
      reason: z.string(),
      openTime: timestamp,
      openedBy: z.string(),
      answer: z.string(),
      adjustment: yuan,
      answerTime: timestamp.nullable(),
      answeredBy: z.string(),
    })
    .nullable(),
  can: z.array(z.enum(['dispute', 'answer'])),
})
export type BillLineView = z.output<typeof line>

export const billFilters = { tab: z.enum(billTabs).default('all'), keyword: text(40).default('') }
export const billListOutput = z.object({
  list: z.array(bill),
  total: z.number(),
  /** Credited but on no bill yet, on open bills, and paid out so far. */
  unbilled: yuan,
  billed: yuan,
  paid: yuan,
})
export const billDetailInput = z.object({
  billId: id,
  cursor: text(200).default(''),
  pageSize: whole(100, 1).default(50),
  onlyDisputed: z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')]).default(false),
})
export const billDetailOutput = z.object({
  bill,
  list: z.array(line),
  nextCursor: z.string().nullable(),
  /** The lines added up for this answer; it is the bill's total. */
  lineSum: yuan,
  isProved: z.boolean(),
})
export type BillDetail = z.output<typeof billDetailOutput>
export const billExportInput = z.object({
  billId: id,
  /** A bill of more lines than one file holds comes in parts. */
  part: whole(100, 1).default(1),
  format: sheetFormat,
})
export { bill as billShape }

export const sellerBillList = endpoint({
  method: 'GET',
  path: 'v3/settlement/seller/bill/list',
  summary: "Bills of the caller's stores, the newest first, with what is owed to them",
  guard,
  input: z.object({ ...billFilters, ...pageFields }),
  output: billListOutput,
  rate: 'read',
})

export const sellerBillDetail = endpoint({
  method: 'GET',
  path: 'v3/settlement/seller/bill/detail',
  summary: 'One bill with its lines',
  guard,
  input: billDetailInput,
  output: billDetailOutput,
  rate: 'read',
})

export const sellerBillConfirm = endpoint({
  method: 'POST',
  path: 'v3/settlement/seller/bill/confirm',
  summary: 'Confirms a bill',
  guard,
  input: z.object({ billId: id, expectedVersion: whole() }),
  output: bill,
  idempotent: true,
  rate: 'money',
})

export const sellerBillDispute = endpoint({
  method: 'POST',
  path: 'v3/settlement/seller/bill/dispute',
  summary: 'Says why a line of a bill is wrong; each line once',
  guard,
  input: z.object({ billId: id, entryId: id, reason: text(300).default(''), expectedVersion: whole() }),
  output: bill,
  idempotent: true,
  rate: 'write',
})

export const sellerBillExport = endpoint({
  method: 'GET',
  path: 'v3/settlement/seller/bill/export',
  summary: 'The lines of a bill as a spreadsheet or CSV',
  guard,
  input: billExportInput,
  output: downloadFile,
  rate: 'search',
})
