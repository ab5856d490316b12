import { z } from 'zod'
import { timestamp, yuan } from '../../api/fields.ts'
import { invoiceMachine } from './rules/invoice-machine.ts'
import { redLetterMachine, redReasons } from './rules/red-letter-machine.ts'

export const invoiceTypes = z.union([z.literal(1), z.literal(2)])
/** The same as it comes in: a JSON number or its digit. */
export const invoiceTypeInput = z.union([
  z.literal(1),
  z.literal(2),
  z.literal('1').transform(() => 1 as const),
  z.literal('2').transform(() => 2 as const),
])
export const invoiceSources = ['order', 'shipment', 'month'] as const
const party = z.object({
  title: z.string(),
  taxNumber: z.string(),
  regAddress: z.string(),
  regPhone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
})
export type TitleSnapshot = z.output<typeof party>

const line = z.object({
  lineNo: z.number(),
  orderSn: z.string(),
  itemName: z.string(),
  spec: z.string(),
  unitName: z.string(),
  quantity: z.string(),
  amount: yuan,
  netAmount: yuan,
  taxRate: z.number(),
  taxAmount: yuan,
  /** What red letters took back. */
  redAmount: yuan,
})
const redLetter = z.object({
  redId: z.number(),
  state: z.enum(redLetterMachine.states),
  reason: z.enum(redReasons),
  askedBy: z.enum(['buyer', 'store', 'system']),
  note: z.string(),
  amount: yuan,
  /** The lines of the invoice that it takes back, each by so much. */
  lines: z.array(z.object({ lineNo: z.number(), amount: yuan })),
  number: z.string(),
  trouble: z.string(),
  askTime: timestamp,
  expireTime: timestamp.nullable(),
  issueTime: timestamp.nullable(),
  can: z.array(z.enum(['confirm', 'deny', 'withdraw'])),
})
export type RedLetterView = z.output<typeof redLetter>

/** An invoice for its buyer and its store. */
export const invoiceView = z.object({
  invoiceId: z.number(),
  invoiceSn: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  state: z.enum(invoiceMachine.states),
  invoiceType: invoiceTypes,
  content: z.enum(['goods', 'category']),
  source: z.enum(invoiceSources),
  title: party,
  receiver: z.object({ receiver: z.string(), phone: z.string(), email: z.string(), address: z.string() }),
  sellerName: z.string(),
  sellerTaxNumber: z.string(),
  remark: z.string(),
  total: yuan,
  taxAmount: yuan,
  netAmount: yuan,
  redAmount: yuan,
  reason: z.string(),
  /** What the service is short of; empty when all is well. */
  trouble: z.string(),
  /** 20 digits; empty before it is issued. */
  number: z.string(),
  deliveryNote: z.string(),
  applyTime: timestamp,
  dueTime: timestamp,
  isOverdue: z.union([z.literal(0), z.literal(1)]),
  issueTime: timestamp.nullable(),
  orderSnList: z.array(z.string()),
  lines: z.array(line),
  redLetters: z.array(redLetter),
  version: z.number(),
  can: z.array(z.enum(['edit', 'cancel', 'reject', 'issue', 'record', 'deliver', 'askRed', 'download'])),
})
export type InvoiceView = z.output<typeof invoiceView>
