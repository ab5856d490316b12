import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, text, whole, yuanInput } from '../../api/fields.ts'
import { caseDetail, caseSn, images, listInput, listOutput, moved } from './endpoints.ts'
import { platformActions, storeActions } from './rules/case-actions.ts'

const seller = 'v3/business/seller/aftersale'
const admin = 'v3/business/admin/aftersale'
const desk = { store: 'store.orders' } as const
const platform = { platform: 'platform.orders' } as const

const address = z.object({ receiver: text(40, 1), phone: text(20, 1), address: text(200, 1) })

export const sellerCaseList = endpoint({
  method: 'GET',
  path: `${seller}/list`,
  summary: 'After-sale cases of the own stores, the newest first',
  guard: desk,
  input: listInput,
  output: listOutput,
  rate: 'read',
})

export const sellerCaseDetail = endpoint({
  method: 'GET',
  path: `${seller}/detail`,
  summary: 'One after-sale case of an own store',
  guard: desk,
  input: z.object({ caseSn }),
  output: caseDetail,
  rate: 'read',
})

export const sellerCaseAct = endpoint({
  method: 'POST',
  path: `${seller}/act`,
  summary: 'The store answers a case: agrees, offers another amount, rejects, receives, sends the replacement, appeals',
  guard: desk,
  input: z.object({
    caseSn,
    expectedVersion: whole(),
    action: z.enum(storeActions),
    note: text(500).default(''),
    images,
    /** Yuan that are offered instead. */
    amount: yuanInput.optional(),
    /** Where the goods go back to; the store's usual address when it is not said. */
    returnAddress: address.optional(),
    /**
     * What came back of the case's lines in their order, where it is less than all; of it `good` is for sale again (all when it is not
     * said), the rest is written off for `reason`.
     */
    lines: z
      .array(z.object({ lineNo: whole(100, 1), number: decimal.default('0'), good: decimal.optional(), reason: text(100).default('') }))
      .max(100)
      .default([]),
    carrier: text(40).default(''),
    trackingNo: text(40).default(''),
  }),
  output: moved,
  idempotent: true,
  rate: 'money',
})

export const returnAddressGet = endpoint({
  method: 'GET',
  path: `${seller}/returnAddress`,
  summary: 'Where goods go back to the store unless it says otherwise; null before it said',
  guard: desk,
  input: z.object({ storeId: id }),
  output: z.object({ returnAddress: address.nullable() }),
  rate: 'read',
})

export const returnAddressSave = endpoint({
  method: 'POST',
  path: `${seller}/returnAddress/save`,
  summary: 'Says where goods go back to the store',
  guard: desk,
  input: address.extend({ storeId: id }),
  output: z.object({ returnAddress: address.nullable() }),
  rate: 'write',
})

export const adminCaseList = endpoint({
  method: 'GET',
  path: `${admin}/list`,
  summary: 'After-sale cases of all stores, the newest first',
  guard: platform,
  input: listInput,
  output: listOutput,
  rate: 'read',
})

export const adminCaseDetail = endpoint({
  method: 'GET',
  path: `${admin}/detail`,
  summary: 'One after-sale case',
  guard: platform,
  input: z.object({ caseSn }),
  output: caseDetail,
  rate: 'read',
})

export const adminCaseAct = endpoint({
  method: 'POST',
  path: `${admin}/act`,
  summary: 'The platform pays back, asks for a refund again, and decides complaints',
  guard: platform,
  input: z.object({
    caseSn,
    expectedVersion: whole(),
    action: z.enum(platformActions),
    note: text(500).default(''),
    /** Yuan that a verdict for the buyer gives; all that was asked for when it is not said. */
    amount: yuanInput.optional(),
    /** Where the goods of a return go back to by the verdict; the store's usual address when it is not said. */
    returnAddress: address.optional(),
  }),
  output: moved,
  idempotent: true,
  rate: 'money',
})
