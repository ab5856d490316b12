import { OwnBidList } from '../../../modules/tender/ui/own-bid-list.tsx'

/** Tenders that invite the stores of the member. */
export default function TenderInvitationPage() {
  return <OwnBidList start="invited" />
}
