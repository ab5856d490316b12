import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text } from '../../api/fields.ts'

/** Kinds of records, in the order in which they are shown. */
export const recordKinds = ['order', 'goods', 'customer', 'member', 'store', 'inquiry', 'enquiry', 'contract', 'invoice', 'case'] as const
export type RecordKind = (typeof recordKinds)[number]

/** Records of one kind that one answer shows at most. */
export const mostRecords = 5

const found = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(recordKinds),
      list: z.array(
        z.object({
          /** The number or id by which its page is opened. */
          key: z.string(),
          title: z.string(),
          note: z.string(),
        }),
      ),
    }),
  ),
})
export type FoundRecords = z.output<typeof found>

const shells = { front: 'login', seller: { staff: 'store' }, admin: { staff: 'platform' } } as const
const input = z.object({ keyword: text(60, 1) })

export const memberRecordSearch = endpoint({
  method: 'GET',
  path: 'v3/system/front/record/search',
  summary: 'My orders, requests, contracts, invoices and after-sale cases by number or name',
  guard: shells.front,
  input,
  output: found,
  rate: 'search',
})

export const sellerRecordSearch = endpoint({
  method: 'GET',
  path: 'v3/system/seller/record/search',
  summary: 'Records of the stores that I serve by number or name, of the kinds that my rights show',
  guard: shells.seller,
  input,
  output: found,
  rate: 'search',
})

export const adminRecordSearch = endpoint({
  method: 'GET',
  path: 'v3/system/admin/record/search',
  summary: 'Records of the platform by number or name, of the kinds that my rights show',
  guard: shells.admin,
  input,
  output: found,
  rate: 'search',
})
