import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, oneOrZero, pageFields, text, timestamp, yuan } from '../../api/fields.ts'
import { deliveryMethods } from '../order/endpoints-schemas.ts'
import { orderTerms } from '../order/endpoints.ts'
import { teamCampaign, teamMemberState, teamShare, teamView } from './endpoints-schemas.ts'

const sn = text(32, 6)

export const teamCampaignList = endpoint({
  method: 'GET',
  path: 'v3/teamPurchase/front/campaign/list',
  summary: 'Team purchases that run, by their end, then those that come',
  guard: 'anyone',
  input: z.object(pageFields),
  output: z.object({ list: z.array(teamCampaign), total: z.number() }),
  rate: 'read',
})

export const teamCampaignDetail = endpoint({
  method: 'GET',
  path: 'v3/teamPurchase/front/campaign/detail',
  summary: 'One team purchase, the teams that may be joined, and the one that an invitation names',
  guard: 'anyone',
  input: z.object({ teamCampaignSn: sn, teamSn: text(32).default('') }),
  output: z.object({
    campaign: teamCampaign,
    teams: z.array(teamView),
    invited: teamView.nullable(),
    /** 1: the caller's own order has a seat in that team. */ isInside: oneOrZero,
  }),
  rate: 'read',
})

const wish = {
  teamCampaignSn: sn,
  /** The team that is joined; empty opens one. */
  teamSn: text(32).default(''),
  number: decimal,
  addressId: id.optional(),
  delivery: z.enum(deliveryMethods).default('DELIVERY'),
}

export const teamOrderPreview = endpoint({
  method: 'GET',
  path: 'v3/teamPurchase/front/order/preview',
  summary: 'What an order in a team comes to',
  guard: 'login',
  input: z.object(wish),
  output: z.object({
    campaign: teamCampaign,
    team: teamView.nullable(),
    buyNum: z.number(),
    unitPrice: z.number(),
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
    saved: yuan,
    payUntil: timestamp,
    /** Why it cannot be ordered so; empty where it can. */
    refusal: z.string(),
  }),
  rate: 'read',
})
export type TeamOrderView = z.output<typeof teamOrderPreview.output>

export const teamOrderSubmit = endpoint({
  method: 'POST',
  path: 'v3/teamPurchase/front/order/submit',
  summary: 'Places an order in a team, or opens a team with it; it is payable for 30 minutes and holds no seat before',
  guard: 'login',
  input: z.object({ ...wish, remark: text(200).default(''), ...orderTerms }),
  output: z.object({ paySn: z.string(), orderSn: z.string(), teamSn: z.string(), totalAmount: yuan, payDueTime: timestamp }),
  idempotent: true,
  rate: 'money',
})

export const teamShareList = endpoint({
  method: 'GET',
  path: 'v3/teamPurchase/front/participation/list',
  summary: "The member's orders in teams, the newest first",
  guard: 'login',
  input: z.object({ state: z.union([teamMemberState, z.literal('')]).default(''), ...pageFields }),
  output: z.object({ list: z.array(teamShare), total: z.number() }),
  rate: 'read',
})
