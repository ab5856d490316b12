/** Where a team purchase is shown. */
export const teamCampaignAddress = (campaignSn: string) => `/sale/group/team?teamCampaignSn=${campaignSn}`
