import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, timestamp, yuan } from '../../api/fields.ts'
import { claimStates } from './rules/claim-state.ts'

// Coupons as goods, baskets and the coupon centre show them; the module of promotions answers these calls.

export const couponKinds = ['FIXED', 'PERCENT'] as const
export type CouponKind = (typeof couponKinds)[number]
export const couponScopes = ['ALL', 'CATEGORY', 'GOODS'] as const

/** What a coupon is, whoever holds it. */
export const couponFields = {
  campaignId: z.number(),
  couponName: z.string(),
  kind: z.enum(couponKinds),
  /** Yuan off, of a fixed one. */
  amount: yuan,
  /** Percent off, of the other kind: 5 is 5 % off. */
  offPercent: z.number(),
  /** Most yuan off; null without a limit. */
  cap: yuan.nullable(),
  /** Goods amount from which it can be used; 0 for any. */
  threshold: yuan,
  /** 0: the platform's. */
  storeId: z.number(),
  storeName: z.string(),
  scope: z.enum(couponScopes),
  /** Names of the categories or goods; empty for all. */
  scopeText: z.string(),
  /** Address of goods that it can be used for. */
  link: z.string(),
}

export const couponCard = z.object({
  ...couponFields,
  /** Member types that may claim it; empty for everybody. */
  memberTypes: z.array(z.number()),
  claimFrom: timestamp,
  claimUntil: timestamp,
  /** Fixed days of validity, or `validDays` from the claim. */
  validFrom: timestamp.nullable(),
  validUntil: timestamp.nullable(),
  validDays: z.number().nullable(),
  perPerson: z.number(),
  /** How much of it is taken, in whole percent. */
  takenPercent: z.number(),
  /** How many of it the visitor has claimed. */
  myNum: z.number(),
  status: z.enum(claimStates),
})
export type CouponCard = z.output<typeof couponCard>

/** A full reduction of a store that runs now: nobody claims it, it applies by itself. */
export const spendDiscountCard = z.object({
  campaignId: z.number(),
  reductionName: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  /** From so many yuan on, so many are off; from low to high. */
  steps: z.array(z.object({ from: yuan, off: yuan })),
  scope: z.enum(couponScopes),
  scopeText: z.string(),
  from: timestamp,
  until: timestamp,
  link: z.string(),
  /** Which of the goods that were asked for it is for. */
  goodsIds: z.array(z.number()),
})
export type SpendDiscountCard = z.output<typeof spendDiscountCard>

export const couponsForGoods = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/coupon/forGoods',
  summary: "Coupons that can be claimed now for these goods, the same for everybody but what they claimed; and its store's reductions",
  guard: 'anyone',
  input: z.object({ goodsId: id }),
  output: z.object({ list: z.array(couponCard), reductions: z.array(spendDiscountCard) }),
  rate: 'read',
})

export const couponsForStores = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/coupon/forStores',
  summary: 'Coupons of stores that can be claimed now, and their reductions with which of the goods each is for',
  guard: 'anyone',
  input: z.object({ storeIds: idList(60), goodsIds: idList(200).default([]) }),
  output: z.object({ list: z.array(couponCard), reductions: z.array(spendDiscountCard) }),
  rate: 'read',
})

export const couponClaim = endpoint({
  method: 'POST',
  path: 'v3/promotion/front/coupon/claim',
  summary: 'Claims one coupon of a campaign',
  guard: 'login',
  input: z.object({ campaignId: id }),
  output: z.object({ couponId: z.number(), validFrom: timestamp, validUntil: timestamp, myNum: z.number(), status: z.enum(claimStates) }),
  idempotent: true,
  rate: 'write',
})
