import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { span } from './endpoints-figures.ts'
import { behaviourFigures } from './rules/figure-names.ts'
import { campaignKinds } from './endpoints-platform.ts'

const ofStore = { store: 'store.orders' } as const
const ofPlatform = { platform: 'platform.payments' } as const

export const buyerKinds = ['', 'returning', 'new'] as const
const buyerInput = { ...span, ...pageFields, kind: z.enum(buyerKinds).default('') }
const buyer = z.object({
  /** The customer's key in a store, and the number of the account on the platform; the other one is empty. */
  key: z.string(),
  memberId: z.number(),
  /** The company, or the masked name of a person. */
  name: z.string(),
  isReturning: z.boolean(),
  /** Of the period. */
  orderNum: z.number(),
  amount: yuan,
  lastTime: timestamp,
})
export type FigureBuyer = z.output<typeof buyer>
const buyerOutput = z.object({
  list: z.array(buyer),
  total: z.number(),
  counts: z.object({ all: z.number(), returning: z.number() }),
})

export const storeFigureBuyers = endpoint({
  method: 'GET',
  path: 'v3/statistics/seller/figure/buyers',
  summary: 'Who paid for orders of my stores in a period; a company counts once, and returns who paid before or twice',
  guard: ofStore,
  input: z.object(buyerInput),
  output: buyerOutput,
  rate: 'read',
})

export const platformFigureBuyers = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/figure/buyers',
  summary: 'The accounts that paid in a period: all, those that came back, or those that first paid in a month',
  guard: ofPlatform,
  input: z.object({
    ...buyerInput,
    /** Month of the first paid order, as 2026-11. */
    first: z
      .string()
      .regex(/^(20[0-9]{2}-(0[1-9]|1[0-2]))?$/)
      .default(''),
  }),
  output: buyerOutput,
  rate: 'read',
})

const campaignInput = {
  ...span,
  ...pageFields,
  kind: z.enum(['', ...campaignKinds]).default(''),
  /** Its key of the table of effects. */
  name: text(200).default(''),
  /** 0 for the platform's own; without it of everybody. */
  storeId: whole().optional(),
  /** 1: only orders of buyers without one before. */
  isNew: z.enum(['', '1']).default(''),
}
const campaignOrder = z.object({
  orderSn: z.string(),
  payTime: timestamp,
  storeName: z.string(),
  kind: z.enum(campaignKinds),
  name: z.string(),
  amount: yuan,
  saved: yuan,
  isNewBuyer: z.boolean(),
})
export type CampaignOrder = z.output<typeof campaignOrder>
const campaignOutput = z.object({
  list: z.array(campaignOrder),
  total: z.number(),
  sums: z.object({ amount: yuan, saved: yuan, orderNum: z.number(), newBuyerNum: z.number() }),
})

export const storeCampaignOrders = endpoint({
  method: 'GET',
  path: 'v3/statistics/seller/figure/campaign/orders',
  summary: 'The paid orders of my stores that a coupon, a spend discount or a flash sale took something off',
  guard: ofStore,
  input: z.object(campaignInput),
  output: campaignOutput,
  rate: 'read',
})

export const platformCampaignOrders = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/figure/campaign/orders',
  summary: 'The paid orders that a coupon, a spend discount, points or a flash sale took something off',
  guard: ofPlatform,
  input: z.object(campaignInput),
  output: campaignOutput,
  rate: 'read',
})

const viewInput = { ...span, ...pageFields, figure: z.enum(behaviourFigures).default('viewed') }
const viewRow = z.object({
  /** Goods of a store, or a store of the platform; 0 for what the goods can no longer be told of. */
  id: z.number(),
  productId: z.number(),
  name: z.string(),
  viewNum: z.number(),
})
export type FigureView = z.output<typeof viewRow>
const viewOutput = z.object({ list: z.array(viewRow), total: z.number(), viewNum: z.number() })

export const storeFigureViews = endpoint({
  method: 'GET',
  path: 'v3/statistics/seller/figure/views',
  summary:
    'Views of my stores, or what was put into carts, in a period by goods, with those of the stores’ own pages and of deleted records as one row',
  guard: ofStore,
  input: z.object(viewInput),
  output: viewOutput,
  rate: 'read',
})

export const platformFigureViews = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/figure/views',
  summary: 'Views, or what was put into carts, in a period by store',
  guard: ofPlatform,
  input: z.object({ ...viewInput, storeId: id.optional() }),
  output: viewOutput,
  rate: 'read',
})
