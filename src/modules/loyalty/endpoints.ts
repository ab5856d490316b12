import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { gatewayOffer, id, oneOrZero, pageFields, text, timestamp, whole, yuan, yuanInput } from '../../api/fields.ts'
import { currencies, entryKinds } from './rules/lot-machine.ts'
import { mallOrderMachine } from './rules/mall-order-machine.ts'
import { tasks } from './rules/tasks.ts'

export const mall = z.enum(currencies)
const channel = z.enum(['wechat', 'alipay'])
const sn = text(32, 6)

const goodsRow = z.object({
  goodsId: z.number(),
  mall,
  title: z.string(),
  detail: z.string(),
  image: z.string(),
  /** Points, or scores, for one piece. */
  points: z.number(),
  /** Money beside them; 0 for points alone. */
  cash: yuan,
  marketPrice: yuan,
  stock: z.number(),
  sold: z.number(),
  /** Pieces per member; 0 without a limit. */
  memberLimit: z.number(),
})
export type MallGoodsView = z.output<typeof goodsRow>

export const mallGoodsListCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/front/goods/list',
  summary: 'Goods of the points mall or the score mall',
  guard: 'anyone',
  input: z.object({
    mall,
    keyword: text(40).default(''),
    /** Only what costs at most so many points. */
    most: whole(10_000_000, 1).optional(),
    order: z.enum(['sort', 'points', 'sold']).default('sort'),
    ...pageFields,
  }),
  output: z.object({ list: z.array(goodsRow), total: z.number() }),
  rate: 'read',
})

export const mallGoodsDetailCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/front/goods/detail',
  summary: 'One of these goods',
  guard: 'anyone',
  input: z.object({ mall, goodsId: id }),
  output: goodsRow,
  rate: 'read',
})

const lotRow = z.object({
  lotId: z.number(),
  source: z.enum(['order', 'task', 'adjust']),
  sourceText: z.string(),
  reference: z.string(),
  amount: z.number(),
  remaining: z.number(),
  isPending: oneOrZero,
  /** When they can be spent; null until the order is completed. */
  dueTime: timestamp.nullable(),
  expireTime: timestamp.nullable(),
})

export const loyaltyAccountCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/front/account/show',
  summary: "The member's points or scores: what can be spent, what waits, what expires within 30 days, and the lots",
  guard: 'login',
  input: z.object({ currency: mall }),
  output: z.object({
    available: z.number(),
    pending: z.number(),
    expiring: z.number(),
    expireTime: timestamp.nullable(),
    /** What a purchase of ¥100 brings. */
    perHundredYuan: z.number(),
    lots: z.array(lotRow),
  }),
  rate: 'read',
})
export type LoyaltyAccountView = z.output<typeof loyaltyAccountCall.output>

export const loyaltyEntryRow = z.object({
  entryId: z.number(),
  kind: z.enum(entryKinds),
  kindText: z.string(),
  /** 1: it is not to be spent yet. */
  isPending: oneOrZero,
  amount: z.number(),
  /** What could be spent after it. */
  availableAfter: z.number(),
  /** What waited after it. */
  pendingAfter: z.number(),
  reference: z.string(),
  note: z.string(),
  lotId: z.number(),
  expireTime: timestamp.nullable(),
  time: timestamp,
})

export const loyaltyEntryListCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/front/entry/list',
  summary: 'What came and went, the newest first',
  guard: 'login',
  input: z.object({ currency: mall, direction: z.enum(['', 'in', 'out']).default(''), ...pageFields }),
  output: z.object({ list: z.array(loyaltyEntryRow), total: z.number() }),
  rate: 'read',
})
export type LoyaltyEntryView = z.output<typeof loyaltyEntryRow>

export const mallOrderRow = z.object({
  orderSn: z.string(),
  mall,
  goodsId: z.number(),
  title: z.string(),
  image: z.string(),
  quantity: z.number(),
  points: z.number(),
  cash: yuan,
  state: z.enum(mallOrderMachine.states),
  stateText: z.string(),
  receiver: z.string(),
  phone: z.string(),
  address: z.string(),
  remark: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  cancelReason: z.string(),
  createTime: timestamp,
  payUntil: timestamp.nullable(),
  payTime: timestamp.nullable(),
  shipTime: timestamp.nullable(),
  endTime: timestamp.nullable(),
  version: z.number(),
  /** What the caller may do now. */
  can: z.array(z.string()),
})
export type MallOrderView = z.output<typeof mallOrderRow>

export const mallOrderConfirmCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/front/order/confirm',
  summary: 'What an order would cost and whether it can be made; makes nothing',
  guard: 'login',
  input: z.object({ mall, goodsId: id, quantity: whole(999, 1).default(1) }),
  output: z.object({
    goods: goodsRow,
    quantity: z.number(),
    points: z.number(),
    cash: yuan,
    available: z.number(),
    /** How many this member may still have. */
    most: z.number(),
    /** Why it cannot be made now; empty when it can. */
    refusal: z.string(),
    addressList: z.array(
      z.object({ addressId: z.number(), receiver: z.string(), phone: z.string(), address: z.string(), isServed: oneOrZero }),
    ),
  }),
  rate: 'read',
})
export type MallConfirmView = z.output<typeof mallOrderConfirmCall.output>

export const mallOrderSubmitCall = endpoint({
  method: 'POST',
  path: 'v3/loyalty/front/order/submit',
  summary: 'Makes an order: takes the points, reserves the pieces and freezes the address',
  guard: 'login',
  input: z.object({
    mall,
    goodsId: id,
    quantity: whole(999, 1),
    addressId: id,
    remark: text(200).default(''),
    /** For one piece, as the member saw it. */
    points: whole(10_000_000, 1),
    cash: yuanInput,
  }),
  output: mallOrderRow,
  idempotent: true,
  rate: 'money',
})

export const mallOrderListCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/front/order/list',
  summary: "The member's orders of a mall, the newest first",
  guard: 'login',
  input: z.object({ mall, state: z.enum(['', ...mallOrderMachine.states]).default(''), ...pageFields }),
  output: z.object({ list: z.array(mallOrderRow), total: z.number() }),
  rate: 'read',
})

export const mallOrderDetailCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/front/order/detail',
  summary: "One of the member's orders",
  guard: 'login',
  input: z.object({ mallOrderSn: sn }),
  output: mallOrderRow,
  rate: 'read',
})

export const mallOrderMoveCall = endpoint({
  method: 'POST',
  path: 'v3/loyalty/front/order/move',
  summary: 'The member cancels an order that was not shipped, or confirms that it has come',
  guard: 'login',
  input: z.object({ mallOrderSn: sn, event: z.enum(['cancel', 'receive']), expectedVersion: whole().optional() }),
  output: mallOrderRow,
  idempotent: true,
  rate: 'money',
})

export const mallPaymentStartCall = endpoint({
  method: 'POST',
  path: 'v3/loyalty/front/payment/start',
  summary: 'Begins to pay the money part of an order, or shows again the attempt that is open',
  guard: 'login',
  input: z.object({ mallOrderSn: sn, method: channel }),
  output: z.object({
    orderSn: z.string(),
    ...gatewayOffer,
  }),
  rate: 'write',
  note: 'Needs no Idempotency-Key: a repetition finds the same attempt. Paid only on the verified word of the gateway.',
})
export type StartedMallPayment = z.output<typeof mallPaymentStartCall.output>

export const scoreTaskListCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/front/task/list',
  summary: 'Tasks with their progress, and the sign-ins of the last days',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    available: z.number(),
    signedToday: oneOrZero,
    streak: z.number(),
    signInScore: z.number(),
    list: z.array(
      z.object({
        task: z.enum(tasks),
        score: z.number(),
        progress: z.number(),
        target: z.number(),
        /** How many wait to be claimed, and what they bring together. */
        waiting: z.number(),
        waitingScore: z.number(),
        claimed: z.number(),
      }),
    ),
  }),
  rate: 'read',
})
export type ScoreTasksView = z.output<typeof scoreTaskListCall.output>

export const scoreTaskClaimCall = endpoint({
  method: 'POST',
  path: 'v3/loyalty/front/task/claim',
  summary: 'Claims the scores of a task that was done, once',
  guard: 'login',
  input: z.object({ task: z.enum(tasks) }),
  output: z.object({ score: z.number() }),
  idempotent: true,
  rate: 'write',
})

export const scoreSignInCall = endpoint({
  method: 'POST',
  path: 'v3/loyalty/front/task/signIn',
  summary: 'Signs in for today',
  guard: 'login',
  input: z.object({}),
  output: z.object({ score: z.number(), days: z.number(), isStreak: oneOrZero }),
  idempotent: true,
  rate: 'write',
})
