import { LedgerView } from '../../../modules/bookkeeping/ui/ledger-view.tsx'

/** One statement for everything of a month. */
export default function SellerLedgerPage() {
  return <LedgerView side="seller" />
}
