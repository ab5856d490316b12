import { useCall } from '../../../api/browser/use-call.ts'
import { sellerTeamParticipants } from '../../../modules/team-purchase/endpoints-staff.ts'
import { TeamParticipantList, useTeamParticipantFilters } from '../../../modules/team-purchase/ui/participant-list.tsx'
import '../../../ui/styles/console.css'

/** Orders in the teams of one team purchase: the rows behind its figures. */
export default function SellerTeamDetailPage() {
  const filters = useTeamParticipantFilters()
  const call = useCall(sellerTeamParticipants, { ownTeamCampaignSn: filters.teamCampaignSn, ...filters.asked })
  return <TeamParticipantList shell="seller" filters={filters} call={call} />
}
