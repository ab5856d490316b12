import { z } from 'zod'
import { oneOrZero, timestamp, yuan } from '../../api/fields.ts'
import { teamCampaignMachine } from './rules/team-campaign-machine.ts'
import { teamMachine, teamMemberMachine } from './rules/team-machine.ts'

export const teamCampaignState = z.enum(teamCampaignMachine.states)
export const teamState = z.enum(teamMachine.states)
export const teamMemberState = z.enum(teamMemberMachine.states)

/** What everybody may see of a campaign. */
export const teamCampaign = z.object({
  teamCampaignSn: z.string(),
  state: teamCampaignState,
  stateText: z.string(),
  title: z.string(),
  note: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  goodsImage: z.string(),
  unitName: z.string(),
  precision: z.number().int(),
  /** What the caller pays alone for the least quantity; null where the price is asked for. */
  alonePrice: z.number().nullable(),
  /** Yuan per unit, tax included. */
  teamPrice: z.number(),
  leaderPrice: z.number(),
  size: z.number().int(),
  periodHours: z.number().int(),
  minNum: z.number(),
  maxNum: z.number(),
  startTime: timestamp,
  endTime: timestamp,
  /** Teams that form now, and that are complete. */
  forming: z.number().int(),
  succeeded: z.number().int(),
  reason: z.string(),
  version: z.number(),
  can: z.array(z.string()),
})
export type TeamCampaignView = z.output<typeof teamCampaign>

export const teamView = z.object({
  teamSn: z.string(),
  state: teamState,
  stateText: z.string(),
  size: z.number().int(),
  /** Members whose order is paid. Nobody else is ever counted. */
  paid: z.number().int(),
  missing: z.number().int(),
  deadline: timestamp.nullable(),
  endTime: timestamp.nullable(),
  can: z.array(z.enum(['join'])),
})
export type TeamView = z.output<typeof teamView>

export const teamShare = z.object({
  participationSn: z.string(),
  teamCampaignSn: z.string(),
  title: z.string(),
  goodsName: z.string(),
  specText: z.string(),
  storeName: z.string(),
  unitName: z.string(),
  state: teamMemberState,
  stateText: z.string(),
  team: teamView,
  isLeader: oneOrZero,
  buyNum: z.number(),
  unitPrice: z.number(),
  saved: yuan,
  paySn: z.string(),
  orderSn: z.string(),
  createTime: timestamp,
  payUntil: timestamp,
  can: z.array(z.enum(['pay', 'invite', 'openOrder'])),
})
export type TeamShareView = z.output<typeof teamShare>
