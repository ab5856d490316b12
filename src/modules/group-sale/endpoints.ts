import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, gatewayOffer, id, oneOrZero, pageFields, text, timestamp, yuan, yuanInput } from '../../api/fields.ts'
import { deliveryMethods } from '../order/endpoints-schemas.ts'
import { orderTerms } from '../order/endpoints.ts'
import { groupPhases } from './rules/group-kinds.ts'
import { groupCampaign, groupKind, groupParticipation, participationState } from './endpoints-schemas.ts'

const sn = text(32, 6)

export const groupCampaignList = endpoint({
  method: 'GET',
  path: 'v3/groupSale/front/campaign/list',
  summary: 'Group sales: those that run first, by their end',
  guard: 'anyone',
  input: z.object({ kind: groupKind.optional(), phase: z.enum(groupPhases).optional(), ...pageFields }),
  output: z.object({ list: z.array(groupCampaign), total: z.number() }),
  rate: 'read',
})

export const groupCampaignDetail = endpoint({
  method: 'GET',
  path: 'v3/groupSale/front/campaign/detail',
  summary: 'One group sale with all its tiers and the current total',
  guard: 'anyone',
  input: z.object({ groupSn: sn }),
  output: groupCampaign,
  rate: 'read',
})

export const groupJoin = endpoint({
  method: 'POST',
  path: 'v3/groupSale/front/participation/join',
  summary: 'Takes part with a quantity: stock is reserved, the deposit is due within 30 minutes',
  guard: 'login',
  input: z.object({
    groupSn: sn,
    number: decimal,
    /** Deposit that the member saw before the button; another one is refused. */
    expectedDeposit: yuanInput,
  }),
  output: groupParticipation,
  idempotent: true,
  rate: 'money',
})

export const groupParticipationList = endpoint({
  method: 'GET',
  path: 'v3/groupSale/front/participation/list',
  summary: "The member's participations, the newest first",
  guard: 'login',
  input: z.object({ state: z.union([participationState, z.literal('')]).default(''), ...pageFields }),
  output: z.object({ list: z.array(groupParticipation), total: z.number() }),
  rate: 'read',
})

export const groupParticipationDetail = endpoint({
  method: 'GET',
  path: 'v3/groupSale/front/participation/detail',
  summary: "One of the member's participations",
  guard: 'login',
  input: z.object({ participationSn: sn }),
  output: groupParticipation,
  rate: 'read',
})

export const groupParticipationCancel = endpoint({
  method: 'POST',
  path: 'v3/groupSale/front/participation/cancel',
  summary: 'Leaves a campaign before the deposit is paid',
  guard: 'login',
  input: z.object({ participationSn: sn }),
  output: groupParticipation,
  idempotent: true,
  rate: 'money',
})

const startedPayment = z.object({
  participationSn: z.string(),
  ...gatewayOffer,
})
export type StartedDepositPayment = z.output<typeof startedPayment>

export const groupDepositStart = endpoint({
  method: 'POST',
  path: 'v3/groupSale/front/deposit/start',
  summary: 'Makes, or finds again, the offer to pay a deposit through a gateway',
  guard: 'login',
  input: z.object({ participationSn: sn, method: z.enum(['wechat', 'alipay']) }),
  output: startedPayment,
  rate: 'write',
})

export const groupDepositBalance = endpoint({
  method: 'POST',
  path: 'v3/groupSale/front/deposit/balance',
  summary: 'Pays a deposit with balance',
  guard: 'login',
  input: z.object({ participationSn: sn, payPassword: z.string().max(20).default('') }),
  output: groupParticipation,
  idempotent: true,
  rate: 'money',
})

const balanceWish = { participationSn: sn, addressId: id.optional(), delivery: z.enum(deliveryMethods).default('DELIVERY') }

export const groupBalancePreview = endpoint({
  method: 'GET',
  path: 'v3/groupSale/front/balance/preview',
  summary: 'What the order of a participation comes to at its final price, and what is left to pay after the deposit',
  guard: 'login',
  input: z.object(balanceWish),
  output: z.object({
    participation: groupParticipation,
    addressId: z.number(),
    addressList: z.array(
      z.object({ addressId: z.number(), receiver: z.string(), phone: z.string(), address: z.string(), isServed: oneOrZero }),
    ),
    delivery: z.enum(deliveryMethods),
    deliveryChoices: z.array(z.enum(deliveryMethods)),
    goodsAmount: yuan,
    freight: yuan,
    /** 1: there is no tariff to this place; the carrier is paid on delivery. */
    isFreightCollect: oneOrZero,
    totalAmount: yuan,
    deposit: yuan,
    restAmount: yuan,
    /** Why it cannot be ordered so; empty where it can. */
    refusal: z.string(),
  }),
  rate: 'read',
})
export type GroupBalanceView = z.output<typeof groupBalancePreview.output>

export const groupBalanceSubmit = endpoint({
  method: 'POST',
  path: 'v3/groupSale/front/balance/submit',
  summary: 'Places the order of a participation; the deposit counts as its first part, the rest is paid like any order',
  guard: 'login',
  input: z.object({
    ...balanceWish,
    remark: text(200).default(''),
    ...orderTerms,
    payMethod: z.enum(['ONLINE', 'TRANSFER']).default('ONLINE'),
  }),
  output: z.object({ paySn: z.string(), orderSn: z.string(), totalAmount: yuan, restAmount: yuan, payDueTime: timestamp }),
  idempotent: true,
  rate: 'money',
})
