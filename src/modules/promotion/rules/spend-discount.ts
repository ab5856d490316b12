import type { Fen } from '../../../kernel/money/money.ts'
import { bestSpendDiscount, type EvaluatedSpendDiscount, type SpendTier } from './best-spend-discount.ts'
import { isInScope, type DiscountLine, type CampaignScope } from './discount.ts'
import { allocate } from '../../../kernel/money/allocate.ts'

/** A full reduction of a store that runs now; steps from low to high, in fen. */
export type SpendDiscount = CampaignScope & {
  readonly campaignId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly steps: readonly SpendTier[]
}

/** A reduction on a purchase, and what it takes off each line, by its place. */
export type AppliedSpendDiscount = EvaluatedSpendDiscount<SpendDiscount> & { readonly shares: readonly Fen[] }

/** The one reduction of a store that counts on a purchase, split over the lines that it is for by what they cost. */
export function applySpendDiscount(
  storeId: number,
  lines: readonly DiscountLine[],
  ladders: readonly SpendDiscount[],
): AppliedSpendDiscount | null {
  const weightsOf = (ladder: SpendDiscount) => lines.map((line) => (isInScope(ladder, line) ? line.amount : 0n))
  const ofStore = ladders.filter((ladder) => ladder.storeId === storeId)
  const best = bestSpendDiscount(ofStore, (ladder) => weightsOf(ladder).reduce((sum, one) => sum + one, 0n))
  return best && { ...best, shares: allocate(best.saving, weightsOf(best.of)) }
}
