import { z } from 'zod'

/** States of a confirmation sheet of a red letter, as the bureau counts them. */
const bureauStates = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const
export type SheetState = (typeof bureauStates)[number]

const yuan = z.string().regex(/^\d{1,12}\.\d{2}$/)
const party = z.object({
  name: z.string().min(1),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
})
const item = z.object({
  name: z.string().min(1),
  spec: z.string(),
  unit: z.string(),
  quantity: z.string(),
  amount: yuan,
  taxRate: z.string().regex(/^0\.\d{2,4}$/),
  tax: yuan,
})
const sums = { items: z.array(item).min(1).max(2000), total: yuan, tax: yuan }
const serial = z.string().regex(/^[A-Z0-9]{6,40}$/)

/** What the service is asked to issue. Amounts are yuan with two decimals and contain the tax. */
export const invoiceRequest = z.object({ serial, kind: z.enum(['01', '02']), seller: party, buyer: party, ...sums, remark: z.string() })
export const redRequest = z.object({
  serial,
  invoiceNumber: z.string().regex(/^\d{20}$/),
  reason: z.enum(['01', '02', '03', '04']),
  askedBy: z.enum(['buyer', 'seller']),
  ...sums,
})
export const redAnswerRequest = z.object({ by: z.enum(['buyer', 'seller']), act: z.enum(['confirm', 'deny', 'withdraw']) })
export type InvoiceRequest = z.output<typeof invoiceRequest>
export type RedRequest = z.output<typeof redRequest>

/** `code` is `0` when the request was taken; otherwise why not. */
export const acceptedAnswer = z.object({ code: z.string(), message: z.string() })
const paper = { number: z.string(), issuedAt: z.string(), total: z.string(), xml: z.string() }
export const invoiceAnswer = z.object({
  code: z.string(),
  message: z.string(),
  state: z.enum(['PROCESSING', 'ISSUED', 'FAILED']).optional(),
  paper: z.object(paper).nullish(),
})
export const redAnswer = z.object({
  code: z.string(),
  message: z.string(),
  status: z.enum(bureauStates).optional(),
  paper: z.object(paper).nullish(),
})
export const absentCode = 'SERIAL_ABSENT'
