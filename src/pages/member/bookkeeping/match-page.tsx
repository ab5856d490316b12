import { MatchView } from '../../../modules/bookkeeping/ui/match-view.tsx'

/** Order, receipt and invoice of a month, line by line. */
export default function BuyerMatchPage() {
  return <MatchView side="member" />
}
