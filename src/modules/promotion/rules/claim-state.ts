import type { CampaignState } from './campaign-machine.ts'

/** What somebody may do with a campaign's coupon now. */
export const claimStates = ['CLAIM', 'CLAIMED', 'SOLD_OUT', 'NOT_STARTED', 'NOT_FOR_YOU', 'ENDED'] as const
export type ClaimState = (typeof claimStates)[number]

type ClaimableCampaign = {
  readonly state: CampaignState
  readonly claimFrom: Date
  readonly claimUntil: Date
  readonly claimed: number
  readonly total: number
  readonly perPerson: number
  readonly memberTypes: readonly number[]
}

/** What somebody may do with a campaign now. Nobody is refused for their type before they log in: the page is one for all visitors. */
export function claimStateOf(
  campaign: ClaimableCampaign,
  who: { readonly memberType: number; readonly myNum: number } | null,
  now: Date,
): ClaimState {
  if (campaign.state === 'ENDED' || campaign.state === 'VOID' || campaign.state === 'DRAFT' || campaign.claimUntil <= now) return 'ENDED'
  if (who && who.myNum >= campaign.perPerson) return 'CLAIMED'
  if (campaign.state === 'SCHEDULED' || campaign.claimFrom > now) return 'NOT_STARTED'
  if (campaign.claimed >= campaign.total) return 'SOLD_OUT'
  if (who && campaign.memberTypes.length > 0 && !campaign.memberTypes.includes(who.memberType)) return 'NOT_FOR_YOU'
  return 'CLAIM'
}
