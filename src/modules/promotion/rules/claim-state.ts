import type { ClaimState } from './coupon-claim-states.ts'
import type { CampaignState } from './campaign-machine.ts'

type MessageParams = {
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
  facts: MessageParams,
  who: { readonly memberType: number; readonly myNum: number } | null,
  now: Date,
): ClaimState {
  if (facts.state === 'ENDED' || facts.state === 'VOID' || facts.state === 'DRAFT' || facts.claimUntil <= now) return 'ENDED'
  if (who && who.myNum >= facts.perPerson) return 'CLAIMED'
  if (facts.state === 'SCHEDULED' || facts.claimFrom > now) return 'NOT_STARTED'
  if (facts.claimed >= facts.total) return 'SOLD_OUT'
  if (who && facts.memberTypes.length > 0 && !facts.memberTypes.includes(who.memberType)) return 'NOT_FOR_YOU'
  return 'CLAIM'
}
