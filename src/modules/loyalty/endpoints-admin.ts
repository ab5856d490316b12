import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, pageFields, text, timestamp, whole, yuan, yuanInput } from '../../api/fields.ts'
import { loyaltyEntryRow, mall, mallOrderRow } from './endpoints.ts'
import { mallOrderMachine } from './rules/mall-order-machine.ts'

const goodsGuard = { platform: 'platform.content' } as const
const orderGuard = { platform: 'platform.orders' } as const
const financeGuard = { platform: 'platform.finance' } as const

const adminGoods = z.object({
  goodsId: z.number(),
  mall,
  titleZh: z.string(),
  titleEn: z.string(),
  detailZh: z.string(),
  detailEn: z.string(),
  image: z.string(),
  points: z.number(),
  cash: yuan,
  marketPrice: yuan,
  stock: z.number(),
  sold: z.number(),
  memberLimit: z.number(),
  sort: z.number(),
  onSale: oneOrZero,
  version: z.number(),
})
export type AdminMallGoods = z.output<typeof adminGoods>

export const adminMallGoodsListCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/admin/goods/list',
  summary: 'Goods of a mall with those off sale',
  guard: goodsGuard,
  input: z.object({ mall, keyword: text(40).default(''), ...pageFields }),
  output: z.object({ list: z.array(adminGoods), total: z.number() }),
  rate: 'read',
})

export const adminMallGoodsSaveCall = endpoint({
  method: 'POST',
  path: 'v3/loyalty/admin/goods/save',
  summary: 'Adds goods to a mall, or changes them; 0 as goodsId adds',
  guard: goodsGuard,
  input: z.object({
    mall,
    goodsId: whole().default(0),
    version: whole().default(0),
    titleZh: text(60, 1),
    titleEn: text(120, 1),
    detailZh: text(2000).default(''),
    detailEn: text(4000).default(''),
    image: text(200, 1),
    points: whole(10_000_000, 1),
    cash: yuanInput.default(0),
    marketPrice: yuanInput.default(0),
    stock: whole(1_000_000),
    memberLimit: whole(999).default(0),
    sort: whole(9999).default(100),
    onSale: oneOrZero.default(0),
  }),
  output: adminGoods,
  idempotent: true,
  rate: 'write',
})

const adminOrder = mallOrderRow.extend({ memberId: z.number(), memberName: z.string() })
export type AdminMallOrder = z.output<typeof adminOrder>

export const adminMallOrderListCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/admin/order/list',
  summary: 'Orders of a mall, and how many are to be shipped',
  guard: orderGuard,
  input: z.object({ mall, state: z.enum(['', ...mallOrderMachine.states]).default(''), keyword: text(64).default(''), ...pageFields }),
  output: z.object({ list: z.array(adminOrder), total: z.number(), waiting: z.number() }),
  rate: 'read',
})

export const adminMallOrderMoveCall = endpoint({
  method: 'POST',
  path: 'v3/loyalty/admin/order/move',
  summary: 'Ships an order with carrier and tracking number, or cancels it with a reason and gives everything back',
  guard: orderGuard,
  input: z.object({
    mallOrderSn: text(32, 6),
    event: z.enum(['ship', 'cancel']),
    carrier: text(40).default(''),
    trackingNo: text(40).default(''),
    reason: text(200).default(''),
    expectedVersion: whole().optional(),
  }),
  output: adminOrder,
  idempotent: true,
  rate: 'money',
})

const account = z.object({
  memberId: z.number(),
  memberName: z.string(),
  available: z.number(),
  pending: z.number(),
  /** What refunds should have taken back and was spent. */
  shortage: z.number(),
  lastTime: timestamp.nullable(),
})
export type AdminLoyaltyAccount = z.output<typeof account>

export const adminLoyaltyAccountListCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/admin/account/list',
  summary: 'Accounts of members, and the proof that balances are the sums of their entries',
  guard: financeGuard,
  input: z.object({ currency: mall, memberId: whole().optional(), ...pageFields }),
  output: z.object({
    list: z.array(account),
    total: z.number(),
    /** Accounts and lots that are not the sum of their entries: 0, or something is wrong. */
    proof: z.object({ accounts: z.number(), lots: z.number(), entries: z.number() }),
  }),
  rate: 'search',
})

export const adminLoyaltyEntryListCall = endpoint({
  method: 'GET',
  path: 'v3/loyalty/admin/entry/list',
  summary: "One member's entries",
  guard: financeGuard,
  input: z.object({ currency: mall, memberId: id, ...pageFields }),
  output: z.object({ list: z.array(loyaltyEntryRow), total: z.number() }),
  rate: 'read',
})

export const adminLoyaltyAdjustCall = endpoint({
  method: 'POST',
  path: 'v3/loyalty/admin/account/adjust',
  summary: 'Adds or takes points by hand, with a reason that the member reads',
  guard: financeGuard,
  input: z.object({
    currency: mall,
    memberId: id,
    direction: z.enum(['add', 'take']),
    amount: whole(1_000_000, 1),
    reason: text(100, 2),
  }),
  output: z.object({ memberId: z.number(), available: z.number() }),
  idempotent: true,
  rate: 'money',
})
