import { parseYuan } from '../../../shared/money.ts'
import type { LadderStep } from '../../catalog/rules/ladder-steps.ts'

/** A step as a form sends it, in yuan. */
export type StepForm = { readonly from: string; readonly off: string }

export const mostSteps = 5

/**
 * The steps of a full reduction: each asks for more and takes more off than the one before, and never as much as it asks
 * for, so that no order becomes free. What is wrong is added to `errors`.
 */
export function ladderOfForm(written: readonly StepForm[], storeId: number | null, errors: Record<string, string>) {
  if (storeId === null) errors['kind'] = 'promotion.ladderOfStore'
  const steps = written.map((step): LadderStep => ({ from: parseYuan(step.from) ?? 0n, off: parseYuan(step.off) ?? 0n }))
  const rises = steps.every((step, place) => {
    const before = steps[place - 1] ?? { from: 0n, off: 0n }
    return step.off > before.off && step.from > before.from && step.from > step.off
  })
  if (steps.length === 0 || steps.length > mostSteps || !rises) errors['reductionSteps'] = 'promotion.stepsWrong'
  // Lists that know coupons only order and filter by the first step.
  return { amount: steps[0]?.off ?? 0n, offBp: 0, cap: null, threshold: steps[0]?.from ?? 0n, steps }
}
