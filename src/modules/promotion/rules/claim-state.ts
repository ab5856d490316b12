import type { ClaimState } from './coupon-claim-states.ts'
import type { CampaignState } from './campaign-machine.ts'

type Facts = {
  readonly state: CampaignState
  readonly claimFrom: Date
  readonly claimUntil: Date
  readonly claimed: number
  readonly total: number
  readonly perPerson: number
  readonly memberTypes: readonly number[]
}

/** What somebody may do with a campaign now. Nobody is refused for their type before they log in: the page is one for all visitors. */
export function claimStateOf(of: Facts, who: { readonly memberType: number; readonly myNum: number } | null, now: Date): ClaimState {
  if (of.state === 'ENDED' || of.state === 'VOID' || of.state === 'DRAFT' || of.claimUntil <= now) return 'ENDED'
  if (who && who.myNum >= of.perPerson) return 'CLAIMED'
  if (of.state === 'SCHEDULED' || of.claimFrom > now) return 'NOT_STARTED'
  if (of.claimed >= of.total) return 'SOLD_OUT'
  if (who && of.memberTypes.length > 0 && !of.memberTypes.includes(who.memberType)) return 'NOT_FOR_YOU'
  return 'CLAIM'
}
