export type ScoringRule = { readonly kind: 'LOWEST' } | { readonly kind: 'WEIGHTED'; readonly priceWeight: number }

export type EvaluatedBid = {
  readonly bidId: number
  /** In fen. */
  readonly total: bigint
  readonly submittedAt: Date
  /** What each expert gave, 0 to 100. */
  readonly scores: readonly number[]
}

export type RankedBid = { readonly bidId: number; readonly rank: number; /** In hundredths of a point. */ readonly score: number }

/** Hundredths of a point for a price: 100 points for the lowest, others in proportion. */
function pricePoints(lowest: bigint, total: bigint): bigint {
  return total === 0n ? 10_000n : (lowest * 10_000n + total / 2n) / total
}

function technicalPoints(scores: readonly number[]): bigint {
  if (scores.length === 0) return 0n
  const sum = scores.reduce((all, score) => all + score, 0)
  return (BigInt(sum) * 100n + BigInt(scores.length) / 2n) / BigInt(scores.length)
}

/**
 * Ranks valid bids (flows.md F5): by price alone, or by price and experts' points in the announced weights. A tie goes to
 * the lower price, then to the bid that was submitted earlier.
 */
export function rankBids(rule: ScoringRule, bids: readonly EvaluatedBid[]): RankedBid[] {
  const lowest = bids.reduce<bigint | null>((least, { total }) => (least === null || total < least ? total : least), null) ?? 0n
  const scored = bids.map((bid) => {
    const price = pricePoints(lowest, bid.total)
    const weight = rule.kind === 'WEIGHTED' ? BigInt(rule.priceWeight) : 100n
    const score = (price * weight + technicalPoints(bid.scores) * (100n - weight) + 50n) / 100n
    return { ...bid, score: Number(score) }
  })
  const order = scored.toSorted(
    (one, other) =>
      (rule.kind === 'WEIGHTED' ? other.score - one.score : 0) ||
      (one.total < other.total ? -1 : one.total > other.total ? 1 : 0) ||
      one.submittedAt.getTime() - other.submittedAt.getTime() ||
      one.bidId - other.bidId,
  )
  return order.map(({ bidId, score }, index) => ({ bidId, rank: index + 1, score }))
}
