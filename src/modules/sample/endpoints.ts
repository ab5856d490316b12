import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, timestamp, oneOrZero, pageFields, text } from '../../api/fields.ts'
import { sampleMachine } from './rules/sample-machine.ts'

const buyers = { memberTypes: [2] } as const
const desk = { store: 'store.orders' } as const

/** An application for samples, for its buyer and its store. */
const sampleView = z.object({
  sampleId: z.number(),
  sampleSn: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  buyerName: z.string(),
  state: z.enum(sampleMachine.states),
  purpose: z.string(),
  receiverName: z.string(),
  mobile: z.string(),
  address: z.string(),
  lines: z.array(
    z.object({
      productId: z.number(),
      goodsName: z.string(),
      specText: z.string(),
      goodsImage: z.string(),
      number: z.number(),
      unitName: z.string(),
    }),
  ),
  reason: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  againAllowed: z.boolean(),
  feedback: z.object({ fits: z.boolean(), note: z.string(), target: z.string(), time: timestamp }).nullable(),
  orderSn: z.string(),
  applyTime: timestamp,
  answerTime: timestamp.nullable(),
  shipTime: timestamp.nullable(),
  receiveTime: timestamp.nullable(),
  /** Until when the buyer should say how the sample was; null before it is received and afterwards. */
  feedbackUntil: timestamp.nullable(),
  isOverdue: z.boolean(),
  can: z.array(z.enum(['approve', 'reject', 'ship', 'allow', 'cancel', 'receive', 'feedback'])),
})
export type SampleView = z.output<typeof sampleView>

export const sampleTabs = ['', 'waiting', 'sent', 'feedback', 'over'] as const
const listInput = z.object({ ...pageFields, tab: z.enum(sampleTabs).default('') })
const listOutput = z.object({ list: z.array(sampleView), total: z.number() })
const key = { sampleId: id }

export const sampleApply = endpoint({
  method: 'POST',
  path: 'v3/business/front/sample/apply',
  summary: 'Applies for samples of the sample cart, one application per store; the lines leave the cart',
  guard: buyers,
  input: z.object({ cartIds: idList(50), addressId: id, purpose: text(500, 1) }),
  output: z.object({ list: z.array(sampleView) }),
  idempotent: true,
  rate: 'write',
})

export const sampleList = endpoint({
  method: 'GET',
  path: 'v3/business/front/sample/list',
  summary: "The member's applications for samples, the newest first",
  guard: buyers,
  input: listInput,
  output: listOutput,
  rate: 'read',
})

export const sampleDetail = endpoint({
  method: 'GET',
  path: 'v3/business/front/sample/detail',
  summary: 'One application for samples',
  guard: buyers,
  input: z.object(key),
  output: sampleView,
  rate: 'read',
})

const buyerMove = (name: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `v3/business/front/sample/${name}`,
    summary,
    guard: buyers,
    input: z.object(key),
    output: sampleView,
    rate: 'write',
  })
export const sampleCancel = buyerMove('cancel', 'Takes an application back that the store has not answered')
export const sampleReceive = buyerMove('receive', 'Says that the sample has come')

export const sampleFeedback = endpoint({
  method: 'POST',
  path: 'v3/business/front/sample/feedback',
  summary: 'How the sample was: whether it fits, what was found, what is wanted of it',
  guard: buyers,
  input: z.object({ ...key, fits: oneOrZero, note: text(1000, 1), target: text(200).default('') }),
  output: sampleView,
  rate: 'write',
})

export const sellerSampleList = endpoint({
  method: 'GET',
  path: 'v3/business/seller/sample/list',
  summary: 'Applications for samples of the own stores, the newest first',
  guard: desk,
  input: listInput,
  output: listOutput.extend({
    /** Of a hundred samples with feedback so many became orders; null before the first. */
    conversionPercent: z.number().nullable(),
  }),
  rate: 'read',
})

const deskMove = <Input extends z.ZodObject>(name: string, summary: string, input: Input) =>
  endpoint({ method: 'POST', path: `v3/business/seller/sample/${name}`, summary, guard: desk, input, output: sampleView, rate: 'write' })
export const sampleApprove = deskMove('approve', 'Agrees to send the sample', z.object(key))
export const sampleReject = deskMove('reject', 'Refuses an application with a reason', z.object({ ...key, reason: text(200, 1) }))
export const sampleShip = deskMove(
  'ship',
  'Says that the sample is on its way',
  z.object({ ...key, carrier: text(40, 1), trackingNo: text(40, 1) }),
)
export const sampleAllow = deskMove('allow', 'Lets the buyer apply for the same goods again before ninety days are over', z.object(key))
