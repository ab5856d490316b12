import type { Fen } from '../../../shared/money.ts'
import { bestLadder, type JudgedLadder, type LadderStep } from '../../catalog/rules/ladder-steps.ts'
import { covers, type BenefitLine, type Scoped } from './benefit.ts'
import { splitByWeight } from './split.ts'

/** A full reduction of a store that runs now; steps from low to high, in fen. */
export type Ladder = Scoped & {
  readonly campaignId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly steps: readonly LadderStep[]
}

/** A reduction on a purchase, and what it takes off each line, by its place. */
export type Reduced = JudgedLadder<Ladder> & { readonly shares: readonly Fen[] }

/** The one reduction of a store that counts on a purchase, split over the lines that it is for by what they cost. */
export function reductionOf(storeId: number, lines: readonly BenefitLine[], ladders: readonly Ladder[]): Reduced | null {
  const weightsOf = (ladder: Ladder) => lines.map((line) => (covers(ladder, line) ? line.amount : 0n))
  const ofStore = ladders.filter((ladder) => ladder.storeId === storeId)
  const best = bestLadder(ofStore, (ladder) => weightsOf(ladder).reduce((sum, one) => sum + one, 0n))
  return best && { ...best, shares: splitByWeight(best.saving, weightsOf(best.of)) }
}
