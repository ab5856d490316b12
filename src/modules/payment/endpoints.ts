import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { gatewayOffer, oneOrZero, text, timestamp, yuan } from '../../api/fields.ts'
import { payOrderState } from '../order/endpoints-schemas.ts'
import { paymentMachine } from './rules/payment-machine.ts'
import { paymentActions } from './rules/payment-actions.ts'
import { voucherMachine } from './rules/voucher-machine.ts'

export const onlineChannels = ['wechat', 'alipay'] as const
export type OnlineChannel = (typeof onlineChannels)[number]
/** What a buyer chooses among; balance stands beside them. */
const payMethods = [...onlineChannels, 'transfer'] as const
export const payChannels = [...payMethods, 'balance', 'credit', 'deposit'] as const

export const paymentState = z.enum(paymentMachine.states as readonly [string, ...string[]])
export const voucherState = z.enum(voucherMachine.states as readonly [string, ...string[]])
const paySn = text(32, 1)
const can = z.array(z.enum(paymentActions))

/** The account that a transfer goes to; the remark says what to write as purpose. */
export const transferAccount = z.object({ accountName: z.string(), bankName: z.string(), accountNo: z.string(), remark: z.string() })

export const payMethodList = endpoint({
  method: 'GET',
  path: 'v3/payment/front/pay/methods',
  summary: 'What a checkout costs and how it can be paid',
  guard: 'login',
  input: z.object({ paySn }),
  output: z.object({
    paySn: z.string(),
    state: payOrderState,
    dueAmount: yuan,
    paidAmount: yuan,
    payDueTime: timestamp,
    orderList: z.array(z.object({ orderSn: z.string(), storeName: z.string(), totalAmount: yuan })),
    methodList: z.array(z.object({ method: z.enum(payMethods), name: z.string(), hint: z.string() })),
    transferAccount: transferAccount.nullable(),
    /** What the buyer can spend, and what of it is held for this checkout. 0: a payment password must be set first. */
    balance: z.object({ available: yuan, held: yuan, hasPayPassword: oneOrZero }),
    /** 1: local gateways stand in and no real money moves. */
    isDemo: z.union([z.literal(1), z.literal(0)]),
    can,
  }),
  rate: 'read',
})
export type PayMethods = z.output<typeof payMethodList.output>

export const payStart = endpoint({
  method: 'POST',
  path: 'v3/payment/front/pay/start',
  summary: 'Begins an online payment, or shows again the one that is open',
  guard: 'login',
  input: z.object({ paySn, method: z.enum(onlineChannels) }),
  output: z.object({
    paySn: z.string(),
    paymentSn: z.string(),
    method: z.enum(onlineChannels),
    ...gatewayOffer,
  }),
  rate: 'write',
  note: 'Needs no Idempotency-Key: a repetition finds the same attempt.',
})
export type StartedPay = z.output<typeof payStart.output>

const paymentRow = z.object({
  paymentSn: z.string(),
  method: z.enum(payChannels),
  state: paymentState,
  stateText: z.string(),
  amount: yuan,
  payTime: timestamp.nullable(),
})

export const voucherRow = z.object({
  voucherId: z.number(),
  state: voucherState,
  stateText: z.string(),
  amount: yuan,
  payerName: z.string(),
  bankName: z.string(),
  bankSerial: z.string(),
  transferDate: z.string(),
  images: z.array(z.string()),
  remark: z.string(),
  rejectReason: z.string(),
  submitTime: timestamp,
})

export const payStatus = endpoint({
  method: 'GET',
  path: 'v3/payment/front/pay/status',
  summary: 'How far a payment is; the page asks every two seconds',
  guard: 'login',
  input: z.object({ paySn }),
  output: z.object({
    paySn: z.string(),
    state: payOrderState,
    stateText: z.string(),
    dueAmount: yuan,
    paidAmount: yuan,
    /** Balance held for this checkout: a gateway asks for `dueAmount` without it. */
    heldAmount: yuan,
    payDueTime: timestamp,
    /** 1: nothing will change by itself any more, stop asking. */
    isSettled: z.union([z.literal(1), z.literal(0)]),
    inReview: z.union([z.literal(1), z.literal(0)]),
    paymentList: z.array(paymentRow),
    voucherList: z.array(voucherRow),
    can,
  }),
  rate: 'read',
})
export type PayStatus = z.output<typeof payStatus.output>

export const payVoucher = endpoint({
  method: 'POST',
  path: 'v3/payment/front/pay/voucher',
  summary: 'Tells the platform of a bank transfer; several may add up',
  guard: 'login',
  input: z.object({
    paySn,
    payerName: text(100, 1),
    bankName: text(100, 1),
    bankSerial: text(64, 1),
    /** Yuan, at most what is due. */
    amount: z.union([z.number(), text(20, 1).transform(Number)]),
    /** Day of the transfer, `2026-11-20`. */
    transferDate: z.iso.date(),
    images: z.array(text(300, 1)).max(5).default([]),
    remark: text(200).default(''),
  }),
  output: voucherRow,
  idempotent: true,
  rate: 'money',
})

const balancePaid = z.object({
  paySn: z.string(),
  /** HELD: `restAmount` is still to be paid through a gateway; then both count. FREE: nothing is held any more. */
  state: z.enum(['PAID', 'HELD', 'FREE']),
  balanceAmount: yuan,
  restAmount: yuan,
})

export const payBalanceCall = endpoint({
  method: 'POST',
  path: 'v3/payment/front/pay/balance',
  summary: 'Pays with balance: everything, or what there is of it, held until the rest is paid through a gateway',
  guard: 'login',
  input: z.object({ paySn, payPassword: z.string().max(20).default('') }),
  output: balancePaid,
  idempotent: true,
  rate: 'money',
})

export const payBalanceReleaseCall = endpoint({
  method: 'POST',
  path: 'v3/payment/front/pay/balanceRelease',
  summary: 'Takes held balance back from a checkout that is not paid',
  guard: 'login',
  input: z.object({ paySn }),
  output: balancePaid,
  idempotent: true,
  rate: 'money',
})
