import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, idList, text } from '../../api/fields.ts'
import { unitKinds } from '../catalog/endpoints.ts'
import { addInput } from './endpoints.ts'
import { enquiryLine, sampleLine } from './endpoints-schemas.ts'

const wishes = {
  wantedPrice: decimal.optional(),
  wantedDate: z.iso.date().optional(),
  remark: text(200).optional(),
}

export const enquiryCartView = z.object({
  storeEnquiryCartGroupList: z.array(z.object({ storeId: z.number(), storeName: z.string(), storeEnquiryCartList: z.array(enquiryLine) })),
  invalidList: z.array(enquiryLine),
  availableCartNum: z.number(),
})
export type EnquiryCartView = z.output<typeof enquiryCartView>

export const enquiryCartAdd = endpoint({
  method: 'POST',
  path: 'v3/business/front/enquiryCart/add',
  summary: 'Puts goods into the enquiry basket',
  guard: 'login',
  input: addInput.extend(wishes),
  output: z.object({ cartId: z.number(), buyNum: z.number(), availableCartNum: z.number() }),
  rate: 'write',
  note: 'The specification prints this path with a leading slash; both forms answer.',
})

export const enquiryCartList = endpoint({
  method: 'GET',
  path: 'v3/business/front/enquiryCart/cartList',
  summary: 'The enquiry basket by store',
  guard: 'login',
  input: z.object({}),
  output: enquiryCartView,
  rate: 'read',
})

export const enquiryCartUpdate = endpoint({
  method: 'POST',
  path: 'v3/business/front/enquiryCart/update',
  summary: 'Changes quantity and wishes of a line',
  guard: 'login',
  input: z.object({ cartId: id, number: decimal, unit: z.enum(unitKinds).optional(), ...wishes }),
  output: enquiryCartView,
  rate: 'write',
})

export const enquiryCartDelete = endpoint({
  method: 'POST',
  path: 'v3/business/front/enquiryCart/delete',
  summary: 'Takes lines out of the enquiry basket',
  guard: 'login',
  input: z.object({ cartIds: idList(200) }),
  output: enquiryCartView,
  rate: 'write',
})

export const enquiryCartMerge = endpoint({
  method: 'POST',
  path: 'v3/business/front/enquiryCart/merge',
  summary: 'Takes over the basket that the browser kept before the login; what cannot be asked for is left out',
  guard: 'login',
  input: z.object({
    // Kept in a browser, so nothing in it is trusted: bad lines are dropped, not refused.
    lines: z.array(z.unknown()).max(200),
  }),
  output: enquiryCartView,
  rate: 'write',
})

export const sampleCartView = z.object({
  storeSampleCartGroupList: z.array(z.object({ storeId: z.number(), storeName: z.string(), storeSampleCartList: z.array(sampleLine) })),
  invalidList: z.array(sampleLine),
  availableSampleCartNum: z.number(),
})
export type SampleCartView = z.output<typeof sampleCartView>

export const sampleCartAdd = endpoint({
  method: 'POST',
  path: 'v3/business/front/sampleCart/add',
  summary: 'Puts a sample into the sample cart (verified buyers only)',
  guard: 'login',
  input: addInput,
  output: z.object({ cartId: z.number(), buyNum: z.number(), availableSampleCartNum: z.number() }),
  rate: 'write',
})

export const sampleCartList = endpoint({
  method: 'GET',
  path: 'v3/business/front/sampleCart/cartList',
  summary: 'The sample cart by store; empty for members who may not order samples',
  guard: 'login',
  input: z.object({}),
  output: sampleCartView,
  rate: 'read',
})

export const sampleCartDelete = endpoint({
  method: 'POST',
  path: 'v3/business/front/sampleCart/delete',
  summary: 'Takes samples out',
  guard: 'login',
  input: z.object({ cartIds: idList(200) }),
  output: sampleCartView,
  rate: 'write',
})

/** Sending the basket off: asked for here, answered by whoever keeps enquiries (requests for quotation). */
export const enquiryOrderSubmit = endpoint({
  method: 'POST',
  path: 'v3/business/front/enquiryOrder/submit',
  summary: 'Sends lines of the enquiry basket to their stores, one enquiry for each; they leave the basket',
  guard: 'login',
  input: z.object({ cartIds: idList(200), note: text(500).default(''), addressId: id.optional() }),
  output: z.object({ inquirySnList: z.array(z.string()) }),
  idempotent: true,
  rate: 'write',
})
