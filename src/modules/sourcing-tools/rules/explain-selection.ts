import type { Option } from './best-selection.ts'

export type SelectionReason =
  | { readonly code: 'kept' | 'instead' | 'together' }
  | { readonly code: 'cheaper' | 'nearer' | 'landed'; readonly fen: bigint }
  | { readonly code: 'sooner'; readonly days: number }

type Landed = (option: Option) => bigint | null

/**
 * Why a line got its option: it is the one it began with; that one cannot be had; goods are cheaper, or their way is; goods and freight together
 * are; it comes from a store that delivers another line anyway; it is there sooner.
 */
export function explainSelection(
  pick: Option,
  start: Option | null,
  others: readonly Option[],
  landed: Landed,
): readonly SelectionReason[] {
  if (start?.productId === pick.productId) return [{ code: 'kept' }]
  if (!start) return [{ code: 'instead' }]
  const reasons: SelectionReason[] = []
  const [before, after] = [landed(start), landed(pick)]
  const freight = before === null || after === null ? 0n : before - start.amount - (after - pick.amount)
  if (pick.amount < start.amount) {
    reasons.push({ code: 'cheaper', fen: start.amount - pick.amount })
    if (freight > 0n) reasons.push({ code: 'nearer', fen: freight })
  } else if (before !== null && after !== null && after < before) reasons.push({ code: 'landed', fen: before - after })
  if (others.some((other) => other.consignment === pick.consignment)) reasons.push({ code: 'together' })
  if (pick.days < start.days) reasons.push({ code: 'sooner', days: start.days - pick.days })
  return reasons.length === 0 ? [{ code: 'instead' }] : reasons
}
