/** Where a team purchase is shown; with a team it is the invitation to it. */
export const teamAddress = (teamCampaignSn: string, teamSn = '') =>
  `/sale/group/team?teamCampaignSn=${teamCampaignSn}${teamSn === '' ? '' : `&teamSn=${teamSn}`}`
