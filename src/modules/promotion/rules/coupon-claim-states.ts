/** What somebody may do with a campaign's coupon now. */
export const claimStates = ['CLAIM', 'CLAIMED', 'SOLD_OUT', 'NOT_STARTED', 'NOT_FOR_YOU', 'ENDED'] as const
export type ClaimState = (typeof claimStates)[number]
