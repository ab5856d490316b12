import { teamCampaignAddress } from '../../catalog/ui/public.ts'

/** Where a team purchase is shown; with a team it is the invitation to it. */
export const teamAddress = (teamCampaignSn: string, teamSn = '') =>
  `${teamCampaignAddress(teamCampaignSn)}${teamSn === '' ? '' : `&teamSn=${teamSn}`}`
