/**
 * Splits an amount over weights so that the shares sum to it exactly (largest remainder). Ties go to the earlier line, so
 * the same input always gives the same shares. Each share is within one of its exact part; a zero weight gets nothing,
 * unless all are zero: then all weigh the same. A negative total gives the mirror image. Weights may not be negative.
 */
export function allocate(total: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.some((weight) => weight < 0n)) throw new RangeError('allocate needs weights of zero or more')
  if (weights.length === 0) {
    if (total !== 0n) throw new RangeError('allocate has nobody to give to')
    return []
  }
  if (total < 0n) return allocate(-total, weights).map((share) => -share)
  const sum = weights.reduce((so, weight) => so + weight, 0n)
  if (sum === 0n)
    return allocate(
      total,
      weights.map(() => 1n),
    )

  const parts = weights.map((weight, index) => ({ index, share: (total * weight) / sum, rest: (total * weight) % sum }))
  let left = total - parts.reduce((so, part) => so + part.share, 0n)
  for (const part of parts.toSorted(byLargestRest)) {
    if (left === 0n) break
    part.share += 1n
    left -= 1n
  }
  return parts.map((part) => part.share)
}

type Part = { readonly index: number; readonly rest: bigint }

function byLargestRest(part: Part, other: Part): number {
  if (part.rest === other.rest) return part.index - other.index
  return part.rest > other.rest ? -1 : 1
}
