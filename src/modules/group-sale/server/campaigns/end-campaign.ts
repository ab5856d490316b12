import { systemContext } from '../../../../api/actor-context.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { finalPrice, reachedTier } from '../../rules/price-tiers.ts'
import { refundDeposit } from '../deposits/resolve-deposit.ts'
import { mustMoveParticipation } from '../participations/move-participation.ts'
import { lockParticipations } from '../participations/participation-repository.ts'
import { lockCampaign, updateFinalTier, type Campaign } from './campaign-repository.ts'
import { moveCampaign } from './move-campaign.ts'

const hour = 3_600_000

/** The start of a campaign has come; cancelled meanwhile it has nothing to do. */
export async function startCampaign(tx: Transaction, campaignSn: string, now: Date): Promise<void> {
  const campaign = await lockCampaign(tx, campaignSn, null)
  if (campaign?.state !== 'SCHEDULED' || campaign.startsAt > now) return
  must(campaign, await moveCampaign(tx, campaign, { event: 'start', who: 'system', act: systemContext('groupCampaign/start', now) }))
}

/**
 * The end of a campaign: the tier is fixed once by the quantity whose deposits are paid, and balances are due; below the first tier every
 * deposit goes back. Nothing is ever counted that nobody paid for. Repetitions and a second process change nothing.
 */
export async function endCampaign(tx: Transaction, campaignSn: string, now: Date): Promise<void> {
  const campaign = await lockCampaign(tx, campaignSn, null)
  if (campaign?.state !== 'RUNNING' || campaign.balanceAt > now) return
  const act = systemContext('groupCampaign/end', now)
  const place = placeOf(campaign)
  if (place === null) return failCampaign(tx, campaign, act)
  const tier = campaign.tiers[place]
  if (!tier) throw new Error(`campaign ${campaignSn} has no tier ${place + 1}`)
  if (!(await updateFinalTier(tx, campaign.campaignId, { place, unitPrice: tier.unitPrice, at: now })))
    throw new Error(`the tier of campaign ${campaignSn} was fixed before its end`)
  must(campaign, await moveCampaign(tx, campaign, { event: 'end', who: 'system', act, change: { endedAt: now } }))
  const balanceUntil = new Date(now.getTime() + campaign.balanceHours * hour)
  for (const participation of await lockParticipations(tx, campaign.campaignId, ['JOINED']))
    await mustMoveParticipation(tx, participation, {
      event: 'fixPrice',
      who: 'system',
      act,
      change: { balanceUntil, finalPrice: finalPrice(tier.unitPrice, participation.ceilingPrice) },
      dueAt: balanceUntil,
    })
}

/** The tier of the total; a presale needs one buyer only. */
function placeOf({ kind, tiers, joined, participants }: Campaign): number | null {
  return kind === 'LADDER' ? reachedTier(tiers, joined) : participants > 0 ? 0 : null
}

async function failCampaign(tx: Transaction, campaign: Campaign, act: ActorContext): Promise<void> {
  must(campaign, await moveCampaign(tx, campaign, { event: 'fail', who: 'system', act, change: { endedAt: act.now } }))
  for (const participation of await lockParticipations(tx, campaign.campaignId, ['JOINED'])) await refundDeposit(tx, participation, act)
}

function must(campaign: Campaign, moved: unknown | Failure): void {
  if (isFailure(moved)) throw new Error(`campaign ${campaign.campaignSn} was not moved: ${moved.code}`)
}
