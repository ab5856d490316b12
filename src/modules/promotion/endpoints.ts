import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, pageFields, whole, yuan } from '../../api/fields.ts'
import { couponCard, couponFields, couponKinds, spendDiscountCard } from './endpoints-coupons-on-goods.ts'

export const couponList = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/coupon/list',
  summary: 'Coupons that can be claimed now or soon, and those of the last days that are gone',
  guard: 'anyone',
  input: z.object({
    /** Only those of a store; 0 only the platform's. */
    storeId: whole().optional(),
    /** Only those that goods of this category can be bought with. */
    categoryId: id.optional(),
    kind: z.enum(couponKinds).optional(),
    ...pageFields,
  }),
  output: z.object({
    list: z.array(couponCard),
    total: z.number(),
    /** Stores that have coupons now, to choose from. */
    stores: z.array(z.object({ storeId: z.number(), storeName: z.string() })),
  }),
  rate: 'read',
})

export const spendDiscountList = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/reduction/list',
  summary: 'Full reductions of stores that run now; nobody claims them',
  guard: 'anyone',
  input: z.object(pageFields),
  output: z.object({ list: z.array(spendDiscountCard), total: z.number() }),
  rate: 'read',
})

export const myCouponTabs = ['available', 'reserved', 'used', 'expired'] as const
export type MyCouponTab = (typeof myCouponTabs)[number]

const myCoupon = z.object({
  ...couponFields,
  couponId: z.number(),
  state: z.string(),
  claimTime: timestamp,
  /** 1: it can be used and ends within three days. */
  endsSoon: z.union([z.literal(0), z.literal(1)]),
  validFrom: timestamp,
  validUntil: timestamp,
  /** The order or checkout that holds or used it; empty for none. */
  orderSn: z.string(),
  paySn: z.string(),
  saved: yuan,
})
export type MyCoupon = z.output<typeof myCoupon>

export const myCoupons = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/coupon/mine',
  summary: "The member's coupons by what can be done with them",
  guard: 'login',
  input: z.object({ tab: z.enum(myCouponTabs).default('available'), ...pageFields }),
  output: z.object({ list: z.array(myCoupon), total: z.number(), counts: z.record(z.enum(myCouponTabs), z.number()) }),
  rate: 'read',
})
