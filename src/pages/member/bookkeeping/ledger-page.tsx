import { LedgerView } from '../../../modules/bookkeeping/ui/ledger-view.tsx'

/** One statement for everything of a month. */
export default function BuyerLedgerPage() {
  return <LedgerView side="member" />
}
