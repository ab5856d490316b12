import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text, whole, yuan, yuanInput } from '../../api/fields.ts'
import { approvalView } from '../approval/endpoints.ts'
import { orderTerms } from '../order/endpoints.ts'
import { sn, version } from './endpoints-schemas.ts'
import { rfqMachine } from './rules/rfq-machine.ts'

const front = 'v3/business/front/purchaseInquire'
const moved = z.object({ inquirySn: z.string(), state: z.enum(rfqMachine.states), version: z.number() })

export const awardSubmit = endpoint({
  method: 'POST',
  path: `${front}/award`,
  summary: 'Chooses a supplier for each line; every quotation must be the latest, as it was shown and still valid',
  guard: 'login',
  input: z.object({
    inquirySn: sn,
    expectedVersion: version,
    lines: z
      .array(z.object({ lineNo: whole(500, 1), quotationSn: sn, expectedVersion: version }))
      .min(1)
      .max(500),
  }),
  output: moved,
  idempotent: true,
  rate: 'money',
})

export const quotedOrder = endpoint({
  method: 'POST',
  path: `${front}/order`,
  summary: 'Orders the lines that were chosen at the prices that were quoted: one payment, one order for each store',
  guard: 'login',
  input: z.object({
    inquirySn: sn,
    expectedVersion: version,
    expectedTotal: yuanInput,
    payMethod: z.enum(['ONLINE', 'TRANSFER']).default('ONLINE'),
    invoice: orderTerms.invoice,
  }),
  output: z.object({ paySn: z.string(), orderSnList: z.array(z.string()), totalAmount: yuan }),
  idempotent: true,
  rate: 'money',
})

export const quotedOrderApproval = endpoint({
  method: 'GET',
  path: `${front}/orderApproval`,
  summary: 'Whether the order of what was chosen needs approval, why, and who will decide; for sub-accounts',
  guard: 'login',
  input: z.object({ inquirySn: sn, expectedTotal: yuanInput }),
  output: approvalView,
})

export const quotedOrderRequest = endpoint({
  method: 'POST',
  path: `${front}/orderRequest`,
  summary: "Hands the order of what was chosen in as a purchase request: the company's approvers decide, and the order follows",
  guard: 'login',
  input: quotedOrder.input.extend({ note: text(200).default('') }),
  output: z.object({ requestSn: z.string() }),
  idempotent: true,
  rate: 'money',
})
