import { actorContext } from '../../../api/actor-context.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import {
  adminTeamCampaignMove,
  adminTeamCampaigns,
  adminTeamParticipants,
  sellerTeamCampaignMove,
  sellerTeamCampaignSave,
  sellerTeamCampaigns,
  sellerTeamParticipants,
  type TeamParticipantView,
  type TeamStaffRow,
} from '../endpoints-staff.ts'
import { teamPurchaseMessages } from '../messages.ts'
import { teamCampaignMachine, type TeamCampaignEvent, type TeamCampaignState } from '../rules/team-campaign-machine.ts'
import type { TeamMemberState } from '../rules/team-machine.ts'
import { campaignBySn, campaignsForStaff, lockCampaign, type TeamCampaign } from './campaign-repository.ts'
import { figuresOf, sharesOfCampaign, teamCountsOf } from './member-repository.ts'
import { moveCampaign } from './move-campaign.ts'
import { saveCampaign } from './save-campaign.ts'
import { teamsByIds } from './team-repository.ts'
import { campaignView, goodsOf, seenBy, skusOfCampaigns } from './team-views.ts'

const ownStores = (call: Call) => storeIdsWith(call.caller, 'store.goods')
const flag = (is: boolean) => (is ? 1 : 0)

async function staffRows(call: Call, db: Queryable, list: readonly TeamCampaign[], who: 'store' | 'platform'): Promise<TeamStaffRow[]> {
  const ids = list.map((campaign) => campaign.campaignId)
  const [skus, figures, counts] = [await skusOfCampaigns(call, list), await figuresOf(db, ids), await teamCountsOf(db, ids)]
  return list.map((campaign) => {
    const found = figures.get(campaign.campaignId)
    const edit = who === 'store' && ['DRAFT', 'REJECTED'].includes(campaign.state) ? ['edit'] : []
    return {
      ...campaignView(campaign, skus, counts.get(campaign.campaignId), seenBy(call)),
      can: [...edit, ...teamCampaignMachine.allowedActions(campaign.state, who)],
      titleZh: campaign.titleZh,
      titleEn: campaign.titleEn,
      noteZh: campaign.note,
      noteEn: campaign.noteEn,
      failedTeams: counts.get(campaign.campaignId)?.failed ?? 0,
      soldOrders: found?.sold ?? 0,
      soldNum: quantityNumber(found?.soldNumber ?? 0n, campaign.decimals),
      amount: yuanNumber(found?.amount ?? 0n),
      saved: yuanNumber(found?.saved ?? 0n),
      newBuyers: found?.newBuyers ?? 0,
      waiting: found?.waiting ?? 0,
      refunded: found?.refunded ?? 0,
    }
  })
}

type RowsAsked = { readonly state: TeamMemberState | ''; readonly current: number; readonly pageSize: number }

async function participants(call: Call, campaign: TeamCampaign | null, asked: RowsAsked) {
  if (!campaign || (campaign.state === 'DRAFT' && !ownStores(call).includes(campaign.storeId))) return failure('teamPurchase.campaignGone')
  const { list, total } = await sharesOfCampaign(call.app.read, { ...asked, campaignId: campaign.campaignId })
  const teams = await teamsByIds(call.app.read, [...new Set(list.map((of) => of.teamId))])
  const say = translate(call.lang, teamPurchaseMessages)
  const { unitName } = goodsOf(campaign, await skusOfCampaigns(call, [campaign]), call.lang)
  const rows = list.map((of): TeamParticipantView => {
    const team = teams.find((one) => one.teamId === of.teamId)
    return {
      participationSn: of.participationSn,
      buyerTitle: of.buyerTitle || say('personalBuyer'),
      teamSn: team?.teamSn ?? '',
      teamText: team ? `${say(`team_${team.state}`)} ${team.paid}/${team.size}` : '',
      isLeader: flag(of.isLeader),
      isNewBuyer: flag(of.isNewBuyer),
      state: of.state,
      stateText: say(`member_${of.state}`),
      buyNum: quantityNumber(of.number, campaign.decimals),
      unitName,
      unitPrice: unitPriceNumber(of.unitPrice),
      saved: yuanNumber(of.savedFen),
      orderSn: of.orderSn,
      createTime: of.createdAt.toISOString(),
    }
  })
  return { title: call.lang === 'en' && campaign.titleEn ? campaign.titleEn : campaign.titleZh, list: rows, total }
}

type MoveAsked = { readonly event: TeamCampaignEvent; readonly reason: string; readonly expectedVersion: number }
const withReason: readonly TeamCampaignEvent[] = ['reject', 'cancel', 'void']

/** A move by people. Refusals: `teamPurchase.reasonNeeded`, `periodOver`, and those of `moveCampaign`. */
async function moveByHand(
  call: Call,
  tx: Transaction,
  campaign: TeamCampaign,
  { event, reason, expectedVersion }: MoveAsked,
  who: 'store' | 'platform',
): Promise<{ teamCampaignSn: string; state: TeamCampaignState } | Failure> {
  if (withReason.includes(event) && reason === '') return failure('teamPurchase.reasonNeeded', {}, { field: 'reason' })
  const act = actorContext(call, who)
  if ((event === 'submit' || event === 'approve') && campaign.endsAt <= act.now) return failure('teamPurchase.periodOver')
  const ends = event === 'cancel' || event === 'void' ? { endedAt: act.now } : {}
  const change = { reason: withReason.includes(event) ? reason : '', ...ends }
  const state = await moveCampaign(tx, campaign, { event, who, act, change, expectedVersion })
  return isFailure(state) ? state : { teamCampaignSn: campaign.campaignSn, state }
}

const sellerHandlers: Handler[] = [
  handle(sellerTeamCampaigns, async (asked, call) => {
    const { list, total } = await campaignsForStaff(call.app.read, { ...asked, storeIds: ownStores(call) })
    return { list: await staffRows(call, call.app.read, list, 'store'), total }
  }),
  handle(sellerTeamParticipants, async ({ ownTeamCampaignSn, ...asked }, call) =>
    participants(call, await campaignBySn(call.app.read, ownTeamCampaignSn, ownStores(call)), asked),
  ),
  handle(sellerTeamCampaignSave, ({ ownTeamCampaignSn, ...wish }, call) =>
    call.app.inTransaction(async (tx) => {
      const saved = await saveCampaign(call, tx, { ...wish, campaignSn: ownTeamCampaignSn })
      return isFailure(saved) ? saved : { teamCampaignSn: saved.campaignSn }
    }),
  ),
  handle(sellerTeamCampaignMove, ({ ownTeamCampaignSn, ...asked }, call) =>
    call.app.inTransaction(async (tx) => {
      const campaign = await lockCampaign(tx, ownTeamCampaignSn, ownStores(call))
      return campaign ? moveByHand(call, tx, campaign, asked, 'store') : failure('teamPurchase.campaignGone')
    }),
  ),
]

const adminHandlers: Handler[] = [
  handle(adminTeamCampaigns, async (asked, call) => {
    const { list, total } = await campaignsForStaff(call.app.read, { ...asked, storeIds: null })
    return { list: await staffRows(call, call.app.read, list, 'platform'), total }
  }),
  handle(adminTeamParticipants, async ({ teamCampaignSn, ...asked }, call) =>
    participants(call, await campaignBySn(call.app.read, teamCampaignSn, null), asked),
  ),
  handle(adminTeamCampaignMove, ({ teamCampaignSn, ...asked }, call) =>
    call.app.inTransaction(async (tx) => {
      const campaign = await lockCampaign(tx, teamCampaignSn, null)
      if (!campaign || campaign.state === 'DRAFT') return failure('teamPurchase.campaignGone')
      return moveByHand(call, tx, campaign, asked, 'platform')
    }),
  ),
]

/** The calls of stores over their team purchases, and of the platform over all. */
export const teamPurchaseStaffHandlers: readonly Handler[] = [...sellerHandlers, ...adminHandlers]
