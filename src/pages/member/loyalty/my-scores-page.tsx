import { LoyaltyAccount } from './loyalty-account.tsx'

/** The member's scores with their history. */
export default function MyScoresPage() {
  return <LoyaltyAccount currency="score" />
}
