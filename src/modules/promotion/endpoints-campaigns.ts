import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, idList, timestamp, pageFields, text, whole, yuan } from '../../api/fields.ts'
import { couponFields, couponKinds, couponScopes } from './endpoints-coupons-on-goods.ts'
import { campaignMachine } from './rules/campaign-machine.ts'
import { campaignKinds } from './rules/campaign-kinds.ts'

const campaignState = z.enum(campaignMachine.states as readonly [string, ...string[]])

const row = z.object({
  ...couponFields,
  kind: z.enum(campaignKinds),
  /** Of a full reduction, in yuan. */
  steps: z.array(z.object({ from: yuan, off: yuan })),
  nameZh: z.string(),
  nameEn: z.string(),
  scopeIds: z.array(z.number()),
  /** What the ids of the scope are called, for the form. */
  scopeNames: z.array(z.object({ id: z.number(), name: z.string() })),
  memberTypes: z.array(z.number()),
  claimFrom: timestamp,
  claimUntil: timestamp,
  validFrom: timestamp.nullable(),
  validUntil: timestamp.nullable(),
  validDays: z.number().nullable(),
  total: z.number(),
  perPerson: z.number(),
  state: campaignState,
  voidReason: z.string(),
  claimed: z.number(),
  reserved: z.number(),
  used: z.number(),
  saved: yuan,
  version: z.number(),
  can: z.array(z.string()),
})
export type CampaignRow = z.output<typeof row>

const list = z.object({ list: z.array(row), total: z.number() })
/** `sort`: campaigns that give coupons out, or stores' full reductions. */
const filters = { state: campaignState.optional(), sort: z.enum(['coupon', 'ladder']).default('coupon'), ...pageFields }

/** A campaign as it is written down; amounts in yuan as text, days of Shanghai, the last ones included. */
const written = {
  nameZh: text(40).default(''),
  nameEn: text(80).default(''),
  amount: decimal.default('0'),
  /** Percent off, 1 to 90. */
  offPercent: decimal.default('0'),
  /** Most yuan off; 0 for no limit. */
  cap: decimal.default('0'),
  threshold: decimal.default('0'),
  scope: z.enum(couponScopes).default('ALL'),
  scopeIds: idList(50).default([]),
  memberTypes: idList(6).default([]),
  total: whole(10_000_000).default(0),
  perPerson: whole(20).default(1),
  claimFrom: z.iso.date(),
  claimUntil: z.iso.date(),
  validFrom: z.iso.date().nullable().default(null),
  validUntil: z.iso.date().nullable().default(null),
  /** Days from the claim; 0 where the days are fixed. */
  validDays: whole(366).default(0),
  expectedVersion: whole(2_147_483_647).default(0),
}
const expectedVersion = whole(2_147_483_647)
// What a store keeps to itself has a name of its own: its drafts are nobody else's.
const ownKey = { couponCampaignId: id, expectedVersion }
const key = { campaignId: id, expectedVersion }
const moved = z.object({ campaignId: z.number(), state: campaignState, version: z.number() })

const store = { store: 'store.goods' } as const
const platform = { platform: 'platform.content' } as const

export const sellerCoupons = endpoint({
  method: 'GET',
  path: 'v3/promotion/seller/coupon/list',
  summary: 'Coupon campaigns of the own stores with what was claimed and used',
  guard: store,
  input: z.object(filters),
  output: list,
})
export const sellerCouponSave = endpoint({
  method: 'POST',
  path: 'v3/promotion/seller/coupon/save',
  summary: 'Writes a draft of a coupon campaign or full reduction of the own store',
  guard: store,
  rate: 'write',
  /** 0: a new one. */
  input: z.object({
    storeId: id.optional(),
    couponCampaignId: whole().default(0),
    ...written,
    kind: z.enum(campaignKinds).default('FIXED'),
    /** Of a full reduction, in yuan as text, from low to high. */
    reductionSteps: z
      .array(z.object({ from: decimal, off: decimal }))
      .max(5)
      .default([]),
  }),
  output: moved,
})
export const sellerCouponPublish = endpoint({
  method: 'POST',
  path: 'v3/promotion/seller/coupon/publish',
  summary: 'Publishes a draft; it is given out from its first moment on',
  guard: store,
  rate: 'write',
  input: z.object(ownKey),
  output: moved,
})
export const sellerCouponStop = endpoint({
  method: 'POST',
  path: 'v3/promotion/seller/coupon/stop',
  summary: 'Stops giving coupons out; claimed ones stay valid',
  guard: store,
  rate: 'write',
  input: z.object(ownKey),
  output: moved,
})

export const adminCoupons = endpoint({
  method: 'GET',
  path: 'v3/promotion/admin/coupon/list',
  summary: "Coupon campaigns of the platform, or of everybody's stores",
  guard: platform,
  input: z.object({ owner: z.enum(['platform', 'stores']).default('platform'), ...filters }),
  output: list,
})
export const adminCouponSave = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/coupon/save',
  summary: 'Writes a draft of a coupon campaign of the platform',
  guard: platform,
  rate: 'write',
  /** 0: a new one. */
  input: z.object({ campaignId: whole().default(0), ...written, kind: z.enum(couponKinds).default('FIXED') }),
  output: moved,
})
export const adminCouponPublish = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/coupon/publish',
  summary: "Publishes a draft of the platform's",
  guard: platform,
  rate: 'write',
  input: z.object(key),
  output: moved,
})
export const adminCouponStop = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/coupon/stop',
  summary: "Stops giving out coupons of the platform's; claimed ones stay valid",
  guard: platform,
  rate: 'write',
  input: z.object(key),
  output: moved,
})
export const adminCouponVoid = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/coupon/void',
  summary: 'Voids a campaign of anybody with a reason; claimed coupons that no order holds expire',
  guard: platform,
  idempotent: true,
  rate: 'write',
  input: z.object({ ...key, reason: text(200).default('') }),
  output: moved,
})
