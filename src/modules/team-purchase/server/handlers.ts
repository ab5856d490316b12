import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure } from '../../../kernel/failure/failure.ts'
import type { PurchaseGate } from '../../order/server/public.ts'
import { teamCampaignDetail, teamCampaignList, teamOrderPreview, teamOrderSubmit, teamShareList } from '../endpoints.ts'
import { campaignBySn, campaignsByIds, publicCampaigns } from './campaign-repository.ts'
import { numberOfMember, sharesOfMember, teamCountsOf } from './member-repository.ts'
import { placeTeamOrder } from './place-team-order.ts'
import { showTeamOrder } from './show-team-order.ts'
import { teamPurchaseStaffHandlers } from './staff-handlers.ts'
import { formingTeams, teamBySn, teamsByIds } from './team-repository.ts'
import { campaignView, seenBy, shareView, skusOfCampaigns, teamViewOf } from './team-views.ts'

const publicHandlers: Handler[] = [
  handle(teamCampaignList, async (page, call) => {
    const { list, total } = await publicCampaigns(call.app.visitorRead, page)
    const skus = await skusOfCampaigns(call, list)
    const counts = await teamCountsOf(
      call.app.visitorRead,
      list.map((campaign) => campaign.campaignId),
    )
    return { list: list.map((campaign) => campaignView(campaign, skus, counts.get(campaign.campaignId), seenBy(call))), total }
  }),
  handle(teamCampaignDetail, async ({ teamCampaignSn, teamSn }, call) => {
    const db = call.app.visitorRead
    const campaign = await campaignBySn(db, teamCampaignSn, null)
    // What is over or was called off stays readable: those who bought come back to it.
    if (!campaign || ['DRAFT', 'REVIEWING', 'REJECTED'].includes(campaign.state)) return failure('teamPurchase.campaignGone')
    const { campaignId } = campaign
    const named = teamSn === '' ? null : await teamBySn(db, teamSn)
    if (teamSn !== '' && named?.campaignId !== campaignId) return failure('teamPurchase.teamGone')
    const forming = await formingTeams(db, campaignId, call.app.clock.now())
    const counts = (await teamCountsOf(db, [campaignId])).get(campaignId)
    const isInside = named !== null && (await isInTeam(call, campaignId, named.teamId))
    return {
      campaign: campaignView(campaign, await skusOfCampaigns(call, [campaign]), counts, seenBy(call)),
      teams: forming.map((team) => teamViewOf(team, seenBy(call))),
      invited: named && teamViewOf(named, seenBy(call)),
      isInside: isInside ? (1 as const) : (0 as const),
    }
  }),
]

/** Whether the caller, where they are known, holds a seat in the team. */
async function isInTeam(call: Call, campaignId: number, teamId: number): Promise<boolean> {
  const { member } = call.caller
  if (!member) return false
  return (await numberOfMember(call.app.read, { campaignId, memberId: member.memberId, teamId })).inside > 0
}

const memberHandlers = (gate?: PurchaseGate): Handler[] => [
  handle(teamOrderPreview, ({ teamCampaignSn, ...wish }, call) => showTeamOrder(call, { ...wish, campaignSn: teamCampaignSn })),
  handle(teamOrderSubmit, ({ teamCampaignSn, ...wish }, call) =>
    call.idempotent(async (tx) => {
      const placed = await placeTeamOrder(call, tx, { ...wish, campaignSn: teamCampaignSn, addressId: wish.addressId }, gate)
      if (isFailure(placed)) return placed
      const { paySn, teamSn, totalAmount, payDueTime } = placed
      return { paySn, orderSn: placed.orderSnList[0] ?? '', teamSn, totalAmount, payDueTime }
    }),
  ),
  handle(teamShareList, async (asked, call) => {
    const db = call.app.read
    const { list, total } = await sharesOfMember(db, { ...asked, memberId: memberOf(call).memberId })
    const campaigns = await campaignsByIds(db, [...new Set(list.map((of) => of.campaignId))])
    const teams = await teamsByIds(db, [...new Set(list.map((of) => of.teamId))])
    const skus = await skusOfCampaigns(call, campaigns)
    const views = list.flatMap((of) => {
      const campaign = campaigns.find((one) => one.campaignId === of.campaignId)
      const team = teams.find((one) => one.teamId === of.teamId)
      return campaign && team ? [shareView(of, { campaign, team, skus }, seenBy(call))] : []
    })
    return { list: views, total }
  }),
]

/** The calls of team purchases. */
export function teamPurchaseHandlers({ gate }: { readonly gate?: PurchaseGate } = {}): Handler[] {
  return [...publicHandlers, ...memberHandlers(gate), ...teamPurchaseStaffHandlers]
}
