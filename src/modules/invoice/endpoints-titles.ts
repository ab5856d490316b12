import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, pageFields, text, timestamp, whole } from '../../api/fields.ts'
import { qualificationMachine } from './rules/qualification-machine.ts'

const titleFields = {
  kind: z.enum(['company', 'person']),
  title: z.string(),
  taxNumber: z.string(),
  regAddress: z.string(),
  regPhone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
}
export const invoiceTitle = z.object({
  titleId: z.number(),
  ...titleFields,
  isDefault: z.union([z.literal(0), z.literal(1)]),
  qualification: z.enum(qualificationMachine.states),
  reason: z.string(),
  version: z.number(),
  can: z.array(z.enum(['submit'])),
})
export type InvoiceTitle = z.output<typeof invoiceTitle>

export const invoiceAddress = z.object({
  receiverId: z.number(),
  receiver: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  isDefault: z.union([z.literal(0), z.literal(1)]),
})
export type InvoiceAddress = z.output<typeof invoiceAddress>

const titleInput = {
  kind: z.enum(['company', 'person']),
  title: text(100, 2),
  taxNumber: text(20).default(''),
  regAddress: text(120).default(''),
  regPhone: text(30).default(''),
  bankName: text(60).default(''),
  bankAccount: text(40).default(''),
  isDefault: oneOrZero.default(0),
}
const path = (name: string) => `v3/member/front/invoice/${name}` as const

export const invoiceTitleList = endpoint({
  method: 'GET',
  path: path('title/list'),
  summary: 'My invoice titles, the default first, and what the verified company would fill in',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    list: z.array(invoiceTitle),
    /** Title and tax number of the verified company; null without one. */
    company: z.object({ title: z.string(), taxNumber: z.string(), bankName: z.string() }).nullable(),
  }),
  rate: 'read',
})
export const invoiceTitleSave = endpoint({
  method: 'POST',
  path: path('title/save'),
  summary: 'Adds an invoice title, or changes one; a change of a reviewed title ends its qualification',
  guard: 'login',
  input: z.object({ titleId: whole().default(0), expectedVersion: whole().default(0), ...titleInput }),
  output: invoiceTitle,
  rate: 'write',
})
export const invoiceTitleRemove = endpoint({
  method: 'POST',
  path: path('title/remove'),
  summary: 'Removes an invoice title; invoices keep what stood in it',
  guard: 'login',
  input: z.object({ titleId: id }),
  output: z.object({}),
  rate: 'write',
})
export const invoiceTitleSubmit = endpoint({
  method: 'POST',
  path: path('title/submit'),
  summary: 'Asks the platform to let a title be used for special invoices',
  guard: 'login',
  input: z.object({ titleId: id }),
  output: invoiceTitle,
  rate: 'write',
})
export const invoiceAddressList = endpoint({
  method: 'GET',
  path: path('address/list'),
  summary: 'Who receives my invoices, the default first',
  guard: 'login',
  input: z.object({}),
  output: z.object({ list: z.array(invoiceAddress) }),
  rate: 'read',
})
export const invoiceAddressSave = endpoint({
  method: 'POST',
  path: path('address/save'),
  summary: 'Adds a receiver of invoices, or changes one',
  guard: 'login',
  input: z.object({
    receiverId: whole().default(0),
    receiver: text(30, 1),
    phone: z
      .string()
      .trim()
      .regex(/^[0-9+\- ]{7,20}$/),
    email: z.email().max(100),
    address: text(150).default(''),
    isDefault: oneOrZero.default(0),
  }),
  output: invoiceAddress,
  rate: 'write',
})
export const invoiceAddressRemove = endpoint({
  method: 'POST',
  path: path('address/remove'),
  summary: 'Removes a receiver of invoices',
  guard: 'login',
  input: z.object({ receiverId: id }),
  output: z.object({}),
  rate: 'write',
})

const reviewed = z.object({
  titleId: z.number(),
  version: z.number(),
  ...titleFields,
  memberName: z.string(),
  qualification: z.enum(qualificationMachine.states),
  reason: z.string(),
  submitTime: timestamp.nullable(),
  reviewTime: timestamp.nullable(),
  reviewerName: z.string(),
  /** 1: title and tax number are those of the member's verified company. */
  isVerified: z.union([z.literal(0), z.literal(1)]),
  can: z.array(z.enum(['approve', 'reject'])),
})
export type ReviewedTitle = z.output<typeof reviewed>
export const adminTitleList = endpoint({
  method: 'GET',
  path: 'v3/member/admin/invoice/title/list',
  summary: 'Titles whose qualification for special invoices was asked for, the newest first',
  guard: { platform: 'platform.members' },
  input: z.object({ ...pageFields, tab: z.enum(['', 'waiting', 'over']).default('') }),
  output: z.object({ list: z.array(reviewed), total: z.number() }),
  rate: 'read',
})
export const adminTitleReview = endpoint({
  method: 'POST',
  path: 'v3/member/admin/invoice/title/review',
  summary: 'Decides whether a title may be used for special invoices; a rejection says why',
  guard: { platform: 'platform.members' },
  input: z.object({ titleId: id, expectedVersion: whole(), pass: oneOrZero, reason: text(200).default('') }),
  output: reviewed,
  rate: 'write',
})
