import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, pageFields, text, timestamp, whole, yuan, yuanInput } from '../../api/fields.ts'
import { aftersaleKinds, aftersaleMachine } from './rules/aftersale-machine.ts'
import { buyerActions, platformActions, storeActions } from './rules/case-actions.ts'
import { complaintMachine } from './rules/complaint-machine.ts'
import { aftersaleReasons } from './rules/reasons.ts'

const front = 'v3/business/front/aftersale'

export const goodsStates = ['notShipped', 'notReceived', 'received'] as const
export const images = z.array(z.uuid()).max(5).default([])
export const caseSn = text(32, 1)
export const wantedLines = z
  .array(z.object({ orderProductId: id, number: decimal }))
  .min(1)
  .max(100)

const caseLine = z.object({
  orderProductId: z.number(),
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  goodsImage: z.string(),
  number: z.number(),
  /** What came back; null before the store received it. */
  receivedNum: z.number().nullable(),
  /** What of it is for sale again, and what was written off; null before the store decided. */
  restockedNum: z.number().nullable(),
  writtenOffNum: z.number().nullable(),
  lossReason: z.string(),
  unitName: z.string(),
  /** What of it goes back: for the goods, and for their share of the freight. */
  goodsAmount: yuan,
  freightAmount: yuan,
})

const caseHead = z.object({
  caseSn: z.string(),
  orderSn: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  buyerTitle: z.string(),
  kind: z.enum(aftersaleKinds),
  state: z.enum(aftersaleMachine.states),
  /** A complaint is open: the platform decides. */
  isDisputed: z.boolean(),
  reason: z.enum(aftersaleReasons),
  amount: yuan,
  lines: z.array(caseLine),
  applyTime: timestamp,
  /** When the present state ends by itself; null when it does not. */
  dueTime: timestamp.nullable(),
})
export type CaseHead = z.output<typeof caseHead>

const returnAddress = z.object({ receiver: z.string(), phone: z.string(), address: z.string() }).nullable()

export const caseDetail = caseHead.extend({
  version: z.number(),
  goodsState: z.enum(goodsStates),
  explanation: z.string(),
  /** The other amount that the store proposed last; null without one. */
  offeredAmount: yuan.nullable(),
  answer: z.string(),
  returnAddress,
  /** Where goods go back to this store unless something else is said; null for buyers, and before the store said. */
  usualAddress: returnAddress,
  carrier: z.string(),
  trackingNo: z.string(),
  replaceCarrier: z.string(),
  replaceNo: z.string(),
  complaint: z.object({ state: z.enum(complaintMachine.states), verdict: z.string(), dueTime: timestamp.nullable() }).nullable(),
  /** The money waits until the red letter over the invoice of these goods is confirmed. */
  awaitsRedLetter: z.boolean(),
  refunds: z.array(z.object({ refundSn: z.string(), amount: yuan, state: z.string(), failedReason: z.string() })),
  events: z.array(
    z.object({ at: timestamp, event: z.string(), byKind: z.string(), byName: z.string(), note: z.string(), images: z.array(z.string()) }),
  ),
  can: z.array(z.enum([...new Set([...buyerActions, ...storeActions, ...platformActions])])),
})
export type CaseDetail = z.output<typeof caseDetail>

/** `returned`: goods lie at the store about which it has not decided. */
export const caseTabs = ['', 'waiting', 'returned', 'buyer', 'money', 'disputed', 'over'] as const
export const listInput = z.object({ tab: z.enum(caseTabs).default(''), keyword: text(32).default(''), ...pageFields })
export const listOutput = z.object({
  list: z.array(caseHead),
  total: z.number(),
  /** Open cases by tab. */
  counts: z.record(z.enum(caseTabs), z.number()),
})
export const moved = z.object({ caseSn: z.string(), state: z.enum(aftersaleMachine.states), version: z.number() })

export const aftersaleOptions = endpoint({
  method: 'GET',
  path: `${front}/options`,
  summary: 'What of an order may be asked back: for each line the goods that have not left and those that have, with what they are worth',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1) }),
  output: z.object({
    orderSn: z.string(),
    storeName: z.string(),
    /** Why nothing may be asked for now; empty when something may. */
    problem: z.string(),
    windowEnd: timestamp.nullable(),
    lines: z.array(
      caseLine.pick({ orderProductId: true, productId: true, goodsName: true, specText: true, goodsImage: true, unitName: true }).extend({
        decimals: z.number(),
        /** Received goods of this line may go back without a reason: personal use, offered by the store, within seven days. */
        isFreeReturn: z.boolean(),
        unshippedNum: z.number(),
        shippedNum: z.number(),
        /** Worth of all that is left of each; the freight only goes back when nothing was shipped or the supplier is at fault. */
        unshippedGoods: yuan,
        unshippedFreight: yuan,
        shippedGoods: yuan,
        shippedFreight: yuan,
      }),
    ),
    /** Nothing has been shipped: the freight goes back too. */
    isWhole: z.boolean(),
    reasons: z.array(z.object({ reason: z.enum(aftersaleReasons), kinds: z.array(z.enum(aftersaleKinds)), isSuppliersFault: z.boolean() })),
  }),
  rate: 'read',
})
export type AftersaleOptions = z.output<typeof aftersaleOptions.output>

export const aftersaleApply = endpoint({
  method: 'POST',
  path: `${front}/apply`,
  summary: 'Asks for money, another piece or a settlement for lines of a paid order',
  guard: 'login',
  input: z.object({
    orderSn: text(32, 1),
    kind: z.enum(aftersaleKinds),
    goodsState: z.enum(goodsStates),
    reason: z.enum(aftersaleReasons),
    explanation: text(500).default(''),
    lines: wantedLines,
    /** Yuan; not said asks for all that the goods are worth. None for an exchange. */
    amount: yuanInput.optional(),
    images,
  }),
  output: moved,
  idempotent: true,
  rate: 'money',
})

export const buyerCaseList = endpoint({
  method: 'GET',
  path: `${front}/list`,
  summary: "The buyer's after-sale cases, the newest first",
  guard: 'login',
  input: listInput,
  output: listOutput,
  rate: 'read',
})

export const buyerCaseDetail = endpoint({
  method: 'GET',
  path: `${front}/detail`,
  summary: 'One after-sale case with its history, complaint and refunds',
  guard: 'login',
  input: z.object({ caseSn }),
  output: caseDetail,
  rate: 'read',
})

export const buyerCaseAct = endpoint({
  method: 'POST',
  path: `${front}/act`,
  summary: 'The buyer moves a case on: accepts or refuses an offer, sends back, confirms, complains, takes it back',
  guard: 'login',
  input: z.object({
    caseSn,
    expectedVersion: whole(),
    action: z.enum(buyerActions),
    note: text(500).default(''),
    images,
    carrier: text(40).default(''),
    trackingNo: text(40).default(''),
  }),
  output: moved,
  idempotent: true,
  rate: 'money',
})
