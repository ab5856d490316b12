/** What a campaign is: two kinds of coupons, or a store's full reduction, which nobody claims. */
export const campaignKinds = ['FIXED', 'PERCENT', 'LADDER'] as const

export type CampaignKind = (typeof campaignKinds)[number]
