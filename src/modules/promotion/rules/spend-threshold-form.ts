import { parseYuan } from '../../../kernel/money/money.ts'
import type { SpendTier } from './best-spend-discount.ts'

/** A step as a form sends it, in yuan. */
export type ThresholdForm = { readonly from: string; readonly off: string }

export const maxThresholds = 5

/**
 * The steps of a full reduction: each asks for more and takes more off than the one before, and never as much as it asks
 * for, so that no order becomes free. What is wrong is added to `errors`.
 */
export function parseThresholds(written: readonly ThresholdForm[], storeId: number | null, errors: Record<string, string>) {
  if (storeId === null) errors['kind'] = 'promotion.ladderOfStore'
  const steps = written.map((step): SpendTier => ({ from: parseYuan(step.from) ?? 0n, off: parseYuan(step.off) ?? 0n }))
  const rises = steps.every((step, place) => {
    const before = steps[place - 1] ?? { from: 0n, off: 0n }
    return step.off > before.off && step.from > before.from && step.from > step.off
  })
  if (steps.length === 0 || steps.length > maxThresholds || !rises) errors['reductionSteps'] = 'promotion.stepsWrong'
  // Lists that know coupons only order and filter by the first step.
  return { amount: steps[0]?.off ?? 0n, offBp: 0, cap: null, threshold: steps[0]?.from ?? 0n, steps }
}
