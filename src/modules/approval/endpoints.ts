import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp, pageFields, text, whole, yuan, yuanInput } from '../../api/fields.ts'
import { checkoutChoices, checkoutView, orderTerms } from '../order/endpoints.ts'
import { invoiceChoice, payMethods } from '../order/endpoints-schemas.ts'
import { requestMachine } from './rules/request-machine.ts'

const inCompany = { memberTypes: [3, 6] } as const

const step = z.object({
  stepNo: z.number(),
  name: z.string(),
  approvers: z.array(z.string()),
  /** How many of them must approve. */
  quorum: z.number(),
  escalated: z.boolean(),
})
const reason = z.object({ code: z.string(), text: z.string() })

/** Whether a purchase needs approval, why, and who will decide. */
export const approvalView = z.object({ needed: z.boolean(), reasons: z.array(reason), steps: z.array(step) })
export type ApprovalView = z.output<typeof approvalView>

export const requestPreview = endpoint({
  method: 'POST',
  path: 'v3/business/front/purchaseRequest/preview',
  summary: 'A checkout as a purchase request: its sums, why it needs approval, and who will approve',
  guard: { company: 'company.request' },
  input: z.object(checkoutChoices),
  output: approvalView.extend({ checkout: checkoutView }),
  rate: 'read',
})

export const requestSubmit = endpoint({
  method: 'POST',
  path: 'v3/business/front/purchaseRequest/submit',
  summary: 'Hands a checkout in as a purchase request; lines of the cart leave it',
  guard: { company: 'company.request' },
  input: z.object({
    ...checkoutChoices,
    ...orderTerms,
    note: text(200).default(''),
  }),
  output: z.object({ requestSn: z.string() }),
  idempotent: true,
  rate: 'money',
})

const head = z.object({
  requestSn: z.string(),
  state: z.enum(requestMachine.states),
  stateText: z.string(),
  requesterName: z.string(),
  costCentre: z.string(),
  totalAmount: yuan,
  note: z.string(),
  createTime: timestamp,
  stepNo: z.number(),
  stepCount: z.number(),
  paySn: z.string(),
  orderSnList: z.array(z.string()),
})
export type RequestHead = z.output<typeof head>

export const requestScopes = ['mine', 'toApprove', 'company'] as const

export const requestList = endpoint({
  method: 'GET',
  path: 'v3/business/front/purchaseRequest/list',
  summary: "Purchase requests: one's own, those that wait for one's decision, or all of the company",
  guard: inCompany,
  input: z.object({ scope: z.enum(requestScopes).default('mine'), state: z.enum(requestMachine.states).optional(), ...pageFields }),
  output: z.object({ list: z.array(head), total: z.number() }),
})

const line = z.object({
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  /** The company's own code for the SKU; empty where it has none. */
  materialCode: z.string(),
  goodsImage: z.string(),
  storeName: z.string(),
  buyNum: z.number(),
  unitName: z.string(),
  /** When it was asked for, and now; null where it cannot be bought now. */
  goodsPrice: z.number(),
  priceNow: z.number().nullable(),
  /** What the company last ordered it at; null where it never did. */
  lastPrice: z.number().nullable(),
  subtotal: yuan,
  /** Why the line cannot be ordered as it stands; empty when it can. */
  problem: z.string(),
})

export const requestDetail = endpoint({
  method: 'GET',
  path: 'v3/business/front/purchaseRequest/detail',
  summary: 'A purchase request with its steps, decisions and the prices of now',
  guard: inCompany,
  input: z.object({ requestSn: text(32, 1) }),
  output: head.extend({
    version: z.number(),
    reasons: z.array(reason),
    lines: z.array(line),
    freight: yuan,
    /** What the requester buys it for. */
    projects: z.array(z.object({ projectId: z.number(), title: z.string() })),
    /** What it would cost now; null when it is decided. */
    totalNow: yuan.nullable(),
    receiver: z.string(),
    /** What coupons and reductions take off in `totalNow`. */
    discountNow: yuan,
    payMethod: z.enum(payMethods),
    invoice: invoiceChoice.nullable(),
    /** The request for quotation whose award is asked for; empty for goods of the cart. */
    inquirySn: z.string(),
    /** What is left of the month's budget of the cost centre, other requests under way counted, before this one; null without a budget. */
    budgetLeft: yuan.nullable(),
    steps: z.array(step),
    decisions: z.array(
      z.object({ stepNo: z.number(), byName: z.string(), forName: z.string(), decision: z.string(), comment: z.string(), at: timestamp }),
    ),
    can: z.array(z.enum(['approve', 'reject', 'return', 'recall', 'toCart'])),
  }),
})
export type RequestDetail = z.output<typeof requestDetail.output>

export const requestDecide = endpoint({
  method: 'POST',
  path: 'v3/business/front/purchaseRequest/decide',
  summary: 'Approves, rejects or returns a request; the last approval places the order at the total that the approver saw',
  guard: { company: 'company.approve' },
  input: z.object({
    requestSn: text(32, 1),
    decision: z.enum(['approve', 'reject', 'return']),
    /** Required to reject or return. */
    comment: text(200).default(''),
    expectedTotal: yuanInput.optional(),
    expectedVersion: whole().optional(),
  }),
  output: z.object({ requestSn: z.string(), state: z.enum(requestMachine.states), paySn: z.string() }),
  idempotent: true,
  rate: 'money',
})

export const requestRecall = endpoint({
  method: 'POST',
  path: 'v3/business/front/purchaseRequest/recall',
  summary: 'The requester takes a request back before it is decided',
  guard: { company: 'company.request' },
  input: z.object({ requestSn: text(32, 1) }),
  output: z.object({ requestSn: z.string(), state: z.enum(requestMachine.states) }),
  rate: 'write',
})

export const requestToCart = endpoint({
  method: 'POST',
  path: 'v3/business/front/purchaseRequest/toCart',
  summary: 'Puts the lines of a request that came to nothing back into the cart, to change and ask again',
  guard: { company: 'company.request' },
  input: z.object({ requestSn: text(32, 1) }),
  output: z.object({ added: z.number(), refused: z.array(z.object({ goodsName: z.string(), text: z.string() })) }),
  rate: 'write',
})
