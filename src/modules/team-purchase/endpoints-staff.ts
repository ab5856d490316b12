import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, pageFields, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { teamCampaign, teamCampaignState, teamMemberState } from './endpoints-schemas.ts'

const seller = { store: 'store.goods' } as const
const platform = { platform: 'platform.goods' } as const
const sn = text(32, 6)
const expectedVersion = whole(2_147_483_647)
const decimalText = text(20)

/** A campaign with its figures, for its store and the platform. Sold is what complete teams ordered. */
const staffRow = teamCampaign.extend({
  titleZh: z.string(),
  titleEn: z.string(),
  noteZh: z.string(),
  noteEn: z.string(),
  failedTeams: z.number().int(),
  soldOrders: z.number().int(),
  soldNum: z.number(),
  amount: yuan,
  saved: yuan,
  newBuyers: z.number().int(),
  waiting: z.number().int(),
  refunded: z.number().int(),
})
export type TeamStaffRow = z.output<typeof staffRow>
const list = z.object({ list: z.array(staffRow), total: z.number() })
const filters = { state: z.union([teamCampaignState, z.literal('')]).default(''), keyword: text(60).default(''), ...pageFields }

export const sellerTeamCampaigns = endpoint({
  method: 'GET',
  path: 'v3/teamPurchase/seller/campaign/list',
  summary: 'Team purchases of the own stores with their figures',
  guard: seller,
  input: z.object(filters),
  output: list,
  rate: 'read',
})

const participant = z.object({
  participationSn: z.string(),
  /** The company, or a discreet name. */
  buyerTitle: z.string(),
  teamSn: z.string(),
  teamText: z.string(),
  isLeader: oneOrZero,
  isNewBuyer: oneOrZero,
  state: teamMemberState,
  stateText: z.string(),
  buyNum: z.number(),
  unitName: z.string(),
  unitPrice: z.number(),
  saved: yuan,
  orderSn: z.string(),
  createTime: timestamp,
})
export type TeamParticipantView = z.output<typeof participant>
const participantInput = { state: z.union([teamMemberState, z.literal('')]).default(''), ...pageFields }
const participantList = z.object({ title: z.string(), list: z.array(participant), total: z.number() })

export const sellerTeamParticipants = endpoint({
  method: 'GET',
  path: 'v3/teamPurchase/seller/participant/list',
  summary: 'Orders in the teams of a team purchase of the own stores: the rows behind its figures',
  guard: seller,
  input: z.object({ ownTeamCampaignSn: sn, ...participantInput }),
  output: participantList,
  rate: 'read',
})

export const sellerTeamCampaignSave = endpoint({
  method: 'POST',
  path: 'v3/teamPurchase/seller/campaign/save',
  summary: 'Writes a draft of a team purchase',
  guard: seller,
  input: z.object({
    /** Empty for a new one. */
    ownTeamCampaignSn: text(32).default(''),
    expectedVersion: expectedVersion.default(0),
    titleZh: text(60, 1),
    titleEn: text(120).default(''),
    note: text(500).default(''),
    noteEn: text(1000).default(''),
    productId: id,
    teamPrice: decimalText,
    leaderPrice: decimalText.default(''),
    size: whole(50, 2),
    periodHours: whole(168, 1).default(24),
    minNumber: decimalText.default('1'),
    maxNumber: decimalText.default('0'),
    startTime: text(40),
    endTime: text(40),
  }),
  output: z.object({ teamCampaignSn: z.string() }),
  rate: 'write',
})

const moved = z.object({ teamCampaignSn: z.string(), state: teamCampaignState })

export const sellerTeamCampaignMove = endpoint({
  method: 'POST',
  path: 'v3/teamPurchase/seller/campaign/move',
  summary: 'Hands a team purchase to the platform for review, takes it back, or calls it off with a reason',
  guard: seller,
  input: z.object({
    ownTeamCampaignSn: sn,
    event: z.enum(['submit', 'withdraw', 'cancel']),
    reason: text(300).default(''),
    expectedVersion,
  }),
  output: moved,
  rate: 'write',
})

export const adminTeamCampaigns = endpoint({
  method: 'GET',
  path: 'v3/teamPurchase/admin/campaign/list',
  summary: 'Team purchases of all stores but drafts',
  guard: platform,
  input: z.object(filters),
  output: list,
  rate: 'read',
})

export const adminTeamParticipants = endpoint({
  method: 'GET',
  path: 'v3/teamPurchase/admin/participant/list',
  summary: 'Orders in the teams of a team purchase',
  guard: platform,
  input: z.object({ teamCampaignSn: sn, ...participantInput }),
  output: participantList,
  rate: 'read',
})

export const adminTeamCampaignMove = endpoint({
  method: 'POST',
  path: 'v3/teamPurchase/admin/campaign/move',
  summary: 'Approves a team purchase, rejects it or voids it with a reason; teams that have formed go on',
  guard: platform,
  input: z.object({ teamCampaignSn: sn, event: z.enum(['approve', 'reject', 'void']), reason: text(300).default(''), expectedVersion }),
  output: moved,
  rate: 'write',
})
