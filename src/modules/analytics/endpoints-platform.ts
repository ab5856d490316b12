import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { figureFields, span } from './endpoints-figures.ts'

const guard = { platform: 'platform.payments' } as const

export const platformStatistics = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/figures',
  summary: 'What happened on the mall in a period, and in as many days before it; and the stores that turned over the most',
  guard,
  input: z.object(span),
  output: z.object({
    ...figureFields,
    buyers: z.object({ all: z.number(), returning: z.number(), allBefore: z.number(), returningBefore: z.number() }),
    newMembers: z.object({ now: z.number(), before: z.number() }),
    /** Searches that found nothing. */
    misses: z.object({ now: z.number(), before: z.number() }),
    stores: z.array(
      z.object({
        storeId: z.number(),
        storeName: z.string(),
        amount: yuan,
        orderNum: z.number(),
        viewNum: z.number(),
        /** Of the last year; null with too few records. */
        mark: z.number().nullable(),
      }),
    ),
  }),
  rate: 'read',
})
export type PlatformStatistics = z.output<typeof platformStatistics.output>

export const platformStatisticsExport = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/figures/export',
  summary: 'The figures of all stores by day as a file',
  guard,
  input: z.object({ ...span, format: sheetFormat }),
  output: downloadFile,
  rate: 'read',
})

export const buyerCohorts = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/cohorts',
  summary: 'Buyers by the month of their first paid order, of the last six months, and how many of them paid again in each month since',
  guard,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({ month: z.string(), buyerNum: z.number(), paidNums: z.array(z.object({ month: z.string(), buyerNum: z.number() })) }),
    ),
  }),
  rate: 'read',
})
export type BuyerCohorts = z.output<typeof buyerCohorts.output>

export const figureRebuild = endpoint({
  method: 'POST',
  path: 'v3/statistics/admin/figures/rebuild',
  summary: 'Counts all figures anew from their rows, in the background',
  guard: { platform: 'platform.settings' },
  input: z.object({}),
  output: z.object({ isAsked: z.literal(1) }),
  rate: 'write',
})

/** What took something off paid orders: coupons and spend discounts by name, and flash sales. */
export const campaignKinds = ['platformCoupon', 'storeCoupon', 'storeReduction', 'points', 'flash'] as const
export type CampaignKind = (typeof campaignKinds)[number]
const campaign = z.object({
  kind: z.enum(campaignKinds),
  /** With the kind and the store, what tells it apart: its Chinese name. */
  key: z.string(),
  /** 0 for the platform's own. */
  storeId: z.number(),
  name: z.string(),
  /** Empty for the platform's own. */
  storeName: z.string(),
  orderNum: z.number(),
  amount: yuan,
  saved: yuan,
  /** Buyers without a paid order before; in the same store where it is the store's. */
  newBuyerNum: z.number(),
})
export type CampaignEffect = z.output<typeof campaign>
const effects = z.object({ list: z.array(campaign) })

export const platformCampaigns = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/campaigns',
  summary: 'What coupons, spend discounts and flash sales did to the paid orders of a period',
  guard,
  input: z.object(span),
  output: effects,
  rate: 'read',
})

export const storeCampaigns = endpoint({
  method: 'GET',
  path: 'v3/statistics/seller/campaigns',
  summary: 'What coupons, spend discounts and flash sales did to the paid orders of my stores in a period',
  guard: { store: 'store.orders' },
  input: z.object(span),
  output: effects,
  rate: 'read',
})
