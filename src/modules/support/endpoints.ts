import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, text } from '../../api/fields.ts'

const desk = { platform: 'platform.support' } as const

export const supportFind = endpoint({
  method: 'GET',
  path: 'v3/system/admin/support/find',
  summary: 'People and stores that support may be asked about: by member name, phone, company, store or order number',
  guard: desk,
  input: z.object({ keyword: text(60, 1) }),
  output: z.object({
    members: z.array(
      z.object({ memberId: z.number(), memberName: z.string(), mobile: z.string(), company: z.string(), typeName: z.string() }),
    ),
    stores: z.array(z.object({ storeId: z.number(), storeName: z.string(), companyName: z.string() })),
  }),
  rate: 'search',
})

export const supportOpen = endpoint({
  method: 'POST',
  path: 'v3/system/admin/support/open',
  summary: 'Opens the view of a member, or of a store (storeId), for 30 minutes; the reason is logged and shown to the member',
  guard: desk,
  input: z.object({ memberId: id.optional(), storeId: id.optional(), reason: text(200) }),
  output: z.object({ lookId: z.number() }),
  rate: 'write',
})

export const sectionKeys = [
  'account',
  'sessions',
  'refusals',
  'log',
  'verification',
  'addresses',
  'cart',
  'orders',
  'payments',
  'requests',
  'toApprove',
  'rules',
  'messages',
  'deliveries',
  'store',
  'staff',
] as const

const row = z.object({
  /** Of the log the audited action, which pages say in words. */
  title: z.string(),
  details: z.array(z.string()),
  state: z.string(),
  /** Yuan as that person sees it; null where there is none. */
  amount: z.number().nullable(),
  time: timestamp.nullable(),
  /** What that person may do with it now. */
  can: z.array(z.string()),
  /** Why something cannot be done, in the words that they would read. */
  whyNot: z.array(z.string()),
})
export type SupportRow = z.output<typeof row>
const section = z.object({
  key: z.enum(sectionKeys),
  /** The sentence with which the call refuses that person; empty when it answers. */
  refused: z.string(),
  rows: z.array(row),
})
export type SupportSection = z.output<typeof section>

export const supportAccessView = endpoint({
  method: 'GET',
  path: 'v3/system/admin/support/look',
  summary: 'What that member or store sees now, asked through the very calls that they use; nothing can be written',
  guard: desk,
  input: z.object({ lookId: id }),
  output: z.object({
    memberName: z.string(),
    storeName: z.string(),
    reason: z.string(),
    openTime: timestamp,
    openUntil: timestamp,
    sections: z.array(section),
  }),
  rate: 'search',
})
