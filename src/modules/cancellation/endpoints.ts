import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, oneOrZero, text, timestamp, whole, yuan, yuanInput } from '../../api/fields.ts'
import { cancellationKinds, cancellationMachine } from './rules/cancellation-machine.ts'
import { priceChangeMachine } from './rules/price-change-machine.ts'

const desk = { store: 'store.orders' } as const
const platform = { platform: 'platform.orders' } as const
const orderSn = text(32, 1)
const expectedVersion = whole().optional()
const reason = text(200, 1)

const line = z.object({
  orderProductId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  goodsImage: z.string(),
  unitName: z.string(),
  precision: z.number().int(),
  number: z.number(),
})

const cancellation = z.object({
  cancellationId: z.number(),
  orderSn: z.string(),
  kind: z.enum(cancellationKinds),
  state: z.enum(cancellationMachine.states),
  reason: z.string(),
  /** What the other side said to it. */
  answer: z.string(),
  lines: z.array(line.extend({ amount: yuan })),
  goodsAmount: yuan,
  freight: yuan,
  amount: yuan,
  refundSnList: z.array(z.string()),
  askTime: timestamp,
  answerTime: timestamp.nullable(),
  refundTime: timestamp.nullable(),
  /** When it is settled by itself; null when it does not wait. */
  dueTime: timestamp.nullable(),
  version: z.number(),
  can: z.array(z.enum(['agree', 'refuse', 'withdraw'])),
})
export type CancellationView = z.output<typeof cancellation>

const priceChange = z.object({
  priceChangeId: z.number(),
  state: z.enum(priceChangeMachine.states),
  lines: z.array(line.extend({ priceBefore: z.number(), price: z.number(), subtotal: yuan })),
  freightBefore: yuan,
  freight: yuan,
  totalBefore: yuan,
  total: yuan,
  reason: z.string(),
  proposeTime: timestamp,
  can: z.array(z.enum(['accept', 'refuse', 'withdraw'])),
})
export type PriceChangeView = z.output<typeof priceChange>

const exits = z.object({
  orderSn: z.string(),
  orderVersion: z.number(),
  list: z.array(cancellation),
  /** The newest price change that was proposed; null where there was none. */
  priceChange: priceChange.nullable(),
})
export type OrderExits = z.output<typeof exits>

const listCall = <Guard extends 'login' | typeof desk | typeof platform>(shell: string, guard: Guard, summary: string) =>
  endpoint({
    method: 'GET',
    path: `v3/business/${shell}/cancellation/list`,
    summary,
    guard,
    input: z.object({ orderSn }),
    output: exits,
    rate: 'read',
  })
export const buyerExits = listCall('front', 'login', 'Cancellations and price changes of one of my orders')
export const sellerExits = listCall('seller', desk, 'Cancellations and price changes of an order of a store that I serve')
export const adminExits = listCall('admin', platform, 'Cancellations and price changes of an order')

const moneyBack = z.object({
  orderSn: z.string(),
  orderVersion: z.number(),
  lines: z.array(line.extend({ /** What may be cancelled at most. */ most: z.number(), amount: yuan })),
  goodsAmount: yuan,
  freight: yuan,
  amount: yuan,
  /** 1: holds at once; 0: the other side is asked first. */
  isAtOnce: z.union([z.literal(1), z.literal(0)]),
})
export type MoneyBack = z.output<typeof moneyBack>

const chosenLines = z.array(z.object({ orderProductId: id, number: decimal })).max(200)

export const buyerCancelPreview = endpoint({
  method: 'GET',
  path: 'v3/business/front/cancellation/preview',
  summary: 'What goes back if one of my paid orders is cancelled',
  guard: 'login',
  input: z.object({ orderSn }),
  output: moneyBack,
  rate: 'read',
})

export const sellerCancelPreview = endpoint({
  method: 'POST',
  path: 'v3/business/seller/cancellation/preview',
  summary: 'What goes back for goods that are not supplied, or for the rest of a part',
  guard: desk,
  input: z.object({ orderSn, kind: z.enum(['SUPPLIER', 'SHORT']), lines: chosenLines.default([]) }),
  output: moneyBack,
  rate: 'read',
})

export const buyerRequestCancel = endpoint({
  method: 'POST',
  path: 'v3/business/front/cancellation/request',
  summary: 'Asks the supplier to cancel a paid order of which nothing has left',
  guard: 'login',
  input: z.object({ orderSn, expectedVersion, reason }),
  output: exits,
  idempotent: true,
  rate: 'money',
})

export const sellerCannotSupply = endpoint({
  method: 'POST',
  path: 'v3/business/seller/cancellation/cannotSupply',
  summary: 'Takes goods out of a paid order that cannot be supplied; their money goes back',
  guard: desk,
  input: z.object({ orderSn, expectedVersion, reason, lines: chosenLines.min(1) }),
  output: exits,
  idempotent: true,
  rate: 'money',
})

export const sellerCloseShort = endpoint({
  method: 'POST',
  path: 'v3/business/seller/cancellation/closeShort',
  summary: 'Ships no more of an order that has left in part: at once within the tolerance, otherwise once the buyer agrees',
  guard: desk,
  input: z.object({ orderSn, expectedVersion, reason }),
  output: exits,
  idempotent: true,
  rate: 'money',
})

const answerInput = { cancellationId: id, expectedVersion, agree: oneOrZero, answer: text(200).default('') }
const answerCall = <Guard extends 'login' | typeof desk | typeof platform>(shell: string, guard: Guard, summary: string) =>
  endpoint({
    method: 'POST',
    path: `v3/business/${shell}/cancellation/answer`,
    summary,
    guard,
    input: z.object(answerInput),
    output: exits,
    idempotent: true,
    rate: 'money',
  })
export const buyerAnswerCancel = answerCall('front', 'login', 'Agrees to a short close of my order, or refuses it')
export const sellerAnswerCancel = answerCall('seller', desk, 'Agrees to a request to cancel, or refuses it with a reason')
export const adminAnswerCancel = answerCall('admin', platform, 'Decides an open cancellation for the side that does not answer')

const withdrawCall = <Guard extends 'login' | typeof desk>(shell: string, guard: Guard, summary: string) =>
  endpoint({
    method: 'POST',
    path: `v3/business/${shell}/cancellation/withdraw`,
    summary,
    guard,
    input: z.object({ cancellationId: id, expectedVersion }),
    output: exits,
    rate: 'write',
  })
export const buyerWithdrawCancel = withdrawCall('front', 'login', 'Takes my request to cancel back')
export const sellerWithdrawCancel = withdrawCall('seller', desk, 'Takes a short close back that the buyer has not answered')

export const sellerProposePrices = endpoint({
  method: 'POST',
  path: 'v3/business/seller/priceChange/propose',
  summary: 'Proposes other prices for an order that waits for its payment',
  guard: desk,
  input: z.object({
    orderSn,
    expectedVersion,
    reason,
    /** Yuan per unit of each line; lines that are not named keep their price. */
    lines: z.array(z.object({ orderProductId: id, price: decimal })).max(200),
    freight: yuanInput,
  }),
  output: exits,
  idempotent: true,
  rate: 'money',
})

export const sellerWithdrawPrices = endpoint({
  method: 'POST',
  path: 'v3/business/seller/priceChange/withdraw',
  summary: 'Takes proposed prices back',
  guard: desk,
  input: z.object({ priceChangeId: id }),
  output: exits,
  rate: 'write',
})

export const buyerDecidePrices = endpoint({
  method: 'POST',
  path: 'v3/business/front/priceChange/decide',
  summary: 'Accepts proposed prices for one of my orders, or refuses them',
  guard: 'login',
  input: z.object({ priceChangeId: id, accept: oneOrZero }),
  output: exits,
  idempotent: true,
  rate: 'money',
})

export const sellerRemindPayment = endpoint({
  method: 'POST',
  path: 'v3/business/seller/orderInfo/remindPayment',
  summary: 'Reminds the buyer of an unpaid order; three times at most, six hours apart',
  guard: desk,
  input: z.object({ orderSn }),
  output: z.object({ orderSn: z.string() }),
  rate: 'write',
})
