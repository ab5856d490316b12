import { AccountsAdmin } from './accounts-admin.tsx'

/** Accounts of members with the proof, and adjustments. */
export default function ScoreAccountsPage() {
  return <AccountsAdmin currency="score" />
}
