import type { Fen } from '../../../kernel/money/money.ts'

/** A step of a store's full reduction: from so much on, so much is off. Steps stand from low to high. */
export type SpendTier<Money = Fen> = { readonly from: Money; readonly off: Money }

/** What a reduction does on a sum of goods: what it saves now, 0 below its first step, and what the next step asks for. */
export type EvaluatedSpendDiscount<Of> = {
  readonly of: Of
  readonly saving: Fen
  readonly next: { readonly missing: Fen; readonly off: Fen } | null
}

/**
 * The one reduction that counts: the largest saving, and while none is reached the one that is nearest. `baseOf` answers
 * what the goods that it is for cost; one that is for nothing here is left out.
 */
export function bestSpendDiscount<Of extends { readonly steps: readonly SpendTier[] }>(
  list: readonly Of[],
  baseOf: (of: Of) => Fen,
): EvaluatedSpendDiscount<Of> | null {
  const judged = list.flatMap((of): EvaluatedSpendDiscount<Of>[] => {
    const base = baseOf(of)
    if (base === 0n) return []
    const reached = of.steps.findLast((step) => step.from <= base)
    const next = of.steps.find((step) => step.from > base)
    return [{ of, saving: reached?.off ?? 0n, next: next ? { missing: next.from - base, off: next.off } : null }]
  })
  return judged.toSorted(bestFirst)[0] ?? null
}

function bestFirst(one: EvaluatedSpendDiscount<unknown>, other: EvaluatedSpendDiscount<unknown>): number {
  if (one.saving !== other.saving) return one.saving > other.saving ? -1 : 1
  const [near, far] = [one.next?.missing ?? 0n, other.next?.missing ?? 0n]
  return near === far ? 0 : near < far ? -1 : 1
}
