import { z } from 'zod'
import { timestamp, yuan } from '../../api/fields.ts'
import { groupCampaignMachine } from './rules/campaign-machine.ts'
import { groupKinds } from './rules/group-kinds.ts'
import { participationMachine } from './rules/participation-machine.ts'

export const groupKind = z.enum(groupKinds)
export const groupState = z.enum(groupCampaignMachine.states)
export const participationState = z.enum(participationMachine.states)

const tier = z.object({
  /** Quantity of all from which the price holds. */
  from: z.number(),
  /** Yuan per unit, tax included. */
  price: z.number(),
  isReached: z.union([z.literal(0), z.literal(1)]),
})

/** What everybody may see of a campaign. */
export const groupCampaign = z.object({
  groupSn: z.string(),
  kind: groupKind,
  kindText: z.string(),
  state: groupState,
  stateText: z.string(),
  title: z.string(),
  note: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  productId: z.number(),
  goodsId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  goodsImage: z.string(),
  unitName: z.string(),
  precision: z.number().int(),
  /** Ordinary price of the caller; null where it is asked for. */
  listPrice: z.number().nullable(),
  tiers: z.array(tier),
  /** Quantity whose deposits are paid, and of how many participations. Nothing else is ever counted. */
  joined: z.number(),
  participants: z.number(),
  progress: z.number().int(),
  priceNow: z.number(),
  /** The next tier: its price, and how much is missing for it; null on the last. */
  next: z.object({ price: z.number(), missing: z.number() }).nullable(),
  /** The price that was fixed at the end; null before. */
  finalPrice: z.number().nullable(),
  depositPercent: z.number(),
  isForfeit: z.union([z.literal(0), z.literal(1)]),
  multiple: z.number().int(),
  minNum: z.number(),
  maxNum: z.number(),
  /** Per smallest quantity unit of one: the deposit of one unit at the lowest tier price. */
  depositPerUnit: yuan,
  startTime: timestamp,
  endTime: timestamp,
  balanceTime: timestamp,
  balanceHours: z.number().int(),
  shipDays: z.number().int(),
  reason: z.string(),
  version: z.number(),
  /** What the caller may do now. */
  can: z.array(z.string()),
})
export type GroupCampaignView = z.output<typeof groupCampaign>

export const groupParticipation = z.object({
  participationSn: z.string(),
  groupSn: z.string(),
  kind: groupKind,
  title: z.string(),
  goodsName: z.string(),
  specText: z.string(),
  goodsImage: z.string(),
  storeName: z.string(),
  unitName: z.string(),
  state: participationState,
  stateText: z.string(),
  buyNum: z.number(),
  /** The price that was shown at joining: the final one is never above it. */
  ceilingPrice: z.number(),
  finalPrice: z.number().nullable(),
  deposit: yuan,
  goodsAmount: yuan,
  returned: yuan,
  joinedTotal: z.number(),
  paySn: z.string(),
  orderSn: z.string(),
  createTime: timestamp,
  payUntil: timestamp,
  joinTime: timestamp.nullable(),
  endTime: timestamp,
  balanceTime: timestamp,
  balanceUntil: timestamp.nullable(),
  payTime: timestamp.nullable(),
  closeTime: timestamp.nullable(),
  version: z.number(),
  can: z.array(z.enum(['payDeposit', 'cancel', 'placeOrder', 'payBalance', 'openOrder'])),
})
export type GroupParticipationView = z.output<typeof groupParticipation>
