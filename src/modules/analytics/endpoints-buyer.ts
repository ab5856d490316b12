import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { pageFields, timestamp, whole, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { span } from './endpoints-figures.ts'

const change = z.object({ now: z.number(), before: z.number() })
const share = z.object({ id: z.number(), name: z.string(), amount: yuan, orderNum: z.number(), tonnes: z.number() })
/**
 * What orders can be asked by: `late` left after their time, `claims` have an after-sale case (both of a supplier where an id is given),
 * `zinc` follows an index, `prices` cost less than the list, `coupons` had something taken off.
 */
export const buyerParts = ['all', 'category', 'supplier', 'project', 'costCentre', 'late', 'claims', 'zinc', 'prices', 'coupons'] as const
export type BuyerPart = (typeof buyerParts)[number]

export const buyerStatistics = endpoint({
  method: 'GET',
  path: 'v3/statistics/front/figures',
  summary:
    'What my company bought in a period (I alone without its records): by category, supplier, project list and cost centre, zinc against its index, savings',
  guard: 'login',
  input: z.object(span),
  output: z.object({
    from: z.string(),
    to: z.string(),
    beforeFrom: z.string(),
    beforeTo: z.string(),
    isCompany: z.boolean(),
    amount: change,
    orderNum: change,
    tonnes: change,
    /** Less than the list price by tiers, agreements and promotions; and what coupons and spend discounts took off. */
    saved: z.object({ prices: yuan, coupons: yuan }),
    /** Orders that left, and of them in time. */
    shippedNum: z.number(),
    onTimeNum: z.number(),
    categories: z.array(share),
    suppliers: z.array(
      share.extend({
        /** Orders that left, and of them in time. */
        shippedNum: z.number(),
        onTimeNum: z.number(),
        /** Orders with an after-sale case. */
        claimNum: z.number(),
      }),
    ),
    /** By the lists that hold the goods; goods of several lists count in each. */
    projects: z.array(share),
    /** Of approved requests; what was ordered without one stands under id 0. */
    costCentres: z.array(share),
    /** Goods that follow a spot index: yuan per tonne paid, and the mean of the index in that month. */
    zinc: z.array(z.object({ month: z.string(), cost: z.number(), index: z.number(), tonnes: z.number() })),
  }),
  rate: 'read',
})
export type BuyerStatistics = z.output<typeof buyerStatistics.output>
export type BuyerShare = z.output<typeof share>

const part = { by: z.enum(buyerParts).default('all'), id: whole().default(0), ...span }
const order = z.object({
  orderSn: z.string(),
  payTime: timestamp,
  storeName: z.string(),
  amount: yuan,
  /** Of the goods that were asked for, or what was saved on them; the whole order otherwise. */
  part: yuan,
  /** Of the same goods. */
  tonnes: z.number(),
})
export type BuyerOrder = z.output<typeof order>

export const buyerFigureOrders = endpoint({
  method: 'GET',
  path: 'v3/statistics/front/figure/orders',
  summary: 'The paid orders behind a figure of my purchases, the latest first',
  guard: 'login',
  input: z.object({ ...part, ...pageFields }),
  output: z.object({ list: z.array(order), total: z.number(), sum: yuan, tonnes: z.number() }),
  rate: 'read',
})

export const buyerFigureExport = endpoint({
  method: 'GET',
  path: 'v3/statistics/front/figure/export',
  summary: 'The same orders as a file; at most 2000',
  guard: 'login',
  input: z.object({ ...part, format: sheetFormat }),
  output: downloadFile,
  rate: 'read',
})
