import { LoyaltyAccount } from './loyalty-account.tsx'

/** The member's points: what can be spent, what waits, and the history. */
export default function MyPointsPage() {
  return <LoyaltyAccount currency="points" />
}
