import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, pageFields, text, timestamp, whole, yuan, yuanInput } from '../../api/fields.ts'
import { groupCampaign, groupKind, groupState, participationState } from './endpoints-schemas.ts'

const seller = { store: 'store.goods' } as const
const platform = { platform: 'platform.goods' } as const
const sn = text(32, 6)
const expectedVersion = whole(2_147_483_647)
const decimalText = text(20)

/** A campaign with its figures, for its store and the platform. */
const staffRow = groupCampaign.extend({
  titleZh: z.string(),
  titleEn: z.string(),
  noteZh: z.string(),
  noteEn: z.string(),
  deposits: yuan,
  newBuyers: z.number(),
  paidNum: z.number(),
  paidQuantity: z.number(),
  /** Goods of the orders whose balance is paid. */
  amount: yuan,
  /** What those buyers paid less than the goods cost alone when they joined. */
  saved: yuan,
  /** Deposits that wait, and what calling it off would cost on top of them. */
  openDeposits: yuan,
  openCount: z.number(),
  compensation: yuan,
})
export type GroupStaffRow = z.output<typeof staffRow>
const list = z.object({ list: z.array(staffRow), total: z.number() })
const filters = { state: z.union([groupState, z.literal('')]).default(''), keyword: text(60).default(''), ...pageFields }

export const sellerGroups = endpoint({
  method: 'GET',
  path: 'v3/groupSale/seller/campaign/list',
  summary: 'Group sales of the own stores with their figures',
  guard: seller,
  input: z.object(filters),
  output: list,
  rate: 'read',
})

export const sellerGroup = endpoint({
  method: 'GET',
  path: 'v3/groupSale/seller/campaign/detail',
  summary: 'One group sale of the own stores',
  guard: seller,
  input: z.object({ ownGroupSn: sn }),
  output: staffRow,
  rate: 'read',
})

const participant = z.object({
  participationSn: z.string(),
  /** The company, or a discreet name. */
  buyerTitle: z.string(),
  state: participationState,
  stateText: z.string(),
  buyNum: z.number(),
  unitName: z.string(),
  deposit: yuan,
  finalPrice: z.number().nullable(),
  isNewBuyer: oneOrZero,
  orderSn: z.string(),
  joinTime: timestamp,
})
export type GroupParticipantView = z.output<typeof participant>

export const sellerGroupParticipants = endpoint({
  method: 'GET',
  path: 'v3/groupSale/seller/participant/list',
  summary: 'Who paid a deposit for a group sale of the own stores',
  guard: seller,
  input: z.object({ ownGroupSn: sn, ...pageFields }),
  output: z.object({ list: z.array(participant), total: z.number() }),
  rate: 'read',
})

export const sellerGroupSave = endpoint({
  method: 'POST',
  path: 'v3/groupSale/seller/campaign/save',
  summary: 'Writes a draft of a group sale',
  guard: seller,
  input: z.object({
    /** Empty for a new one. */
    ownGroupSn: text(32).default(''),
    expectedVersion: expectedVersion.default(0),
    kind: groupKind,
    titleZh: text(60, 1),
    titleEn: text(120).default(''),
    note: text(500).default(''),
    noteEn: text(1000).default(''),
    productId: id,
    tiers: z.array(z.object({ from: decimalText, price: decimalText })).max(5),
    depositPercent: whole(100).default(10),
    isForfeit: oneOrZero.default(0),
    multiple: whole(3, 1).default(2),
    minNumber: decimalText.default('1'),
    maxNumber: decimalText.default('0'),
    startTime: text(40),
    endTime: text(40),
    balanceTime: text(40).nullable().default(null),
    balanceHours: whole(720, 1).default(72),
    shipDays: whole(180, 1).default(7),
  }),
  output: z.object({ groupSn: z.string() }),
  rate: 'write',
})

const moved = z.object({ groupSn: z.string(), state: groupState })

export const sellerGroupMove = endpoint({
  method: 'POST',
  path: 'v3/groupSale/seller/campaign/move',
  summary: 'Hands a group sale to the platform for review, or takes it back',
  guard: seller,
  input: z.object({ ownGroupSn: sn, event: z.enum(['submit', 'withdraw']), expectedVersion }),
  output: moved,
  rate: 'write',
})

export const sellerGroupCancel = endpoint({
  method: 'POST',
  path: 'v3/groupSale/seller/campaign/cancel',
  summary: 'Calls a group sale off: deposits go back with the compensation that was promised',
  guard: seller,
  input: z.object({
    ownGroupSn: sn,
    expectedVersion,
    reason: text(300),
    /** What the store was shown that it costs on top of the deposits. */
    expectedCompensation: yuanInput,
  }),
  output: moved,
  idempotent: true,
  rate: 'money',
})

export const adminGroups = endpoint({
  method: 'GET',
  path: 'v3/groupSale/admin/campaign/list',
  summary: 'Group sales of all stores but drafts',
  guard: platform,
  input: z.object(filters),
  output: list,
  rate: 'read',
})

export const adminGroup = endpoint({
  method: 'GET',
  path: 'v3/groupSale/admin/campaign/detail',
  summary: 'One group sale',
  guard: platform,
  input: z.object({ groupSn: sn }),
  output: staffRow,
  rate: 'read',
})

export const adminGroupReview = endpoint({
  method: 'POST',
  path: 'v3/groupSale/admin/campaign/review',
  summary: 'Approves a group sale, or rejects it with a reason',
  guard: platform,
  input: z.object({ groupSn: sn, event: z.enum(['approve', 'reject']), reason: text(300).default(''), expectedVersion }),
  output: moved,
  rate: 'write',
})

export const adminGroupVoid = endpoint({
  method: 'POST',
  path: 'v3/groupSale/admin/campaign/void',
  summary: 'Voids a group sale with a reason: deposits go back, with compensation where the store is at fault',
  guard: platform,
  input: z.object({ groupSn: sn, reason: text(300), isStoreAtFault: oneOrZero.default(0), expectedVersion }),
  output: moved,
  idempotent: true,
  rate: 'money',
})
