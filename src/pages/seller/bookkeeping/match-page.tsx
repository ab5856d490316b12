import { MatchView } from '../../../modules/bookkeeping/ui/match-view.tsx'

/** Order, receipt and invoice of a month, line by line. */
export default function SellerMatchPage() {
  return <MatchView side="seller" />
}
