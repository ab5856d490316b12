/**
 * Integer division rounded half away from zero ("half up" for what is owed, and its mirror for what is given back),
 * so that a refund is exactly the opposite of the charge. `denominator` must be positive.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('divideHalfUp needs a positive denominator')
  const half = numerator < 0n ? -denominator : denominator
  // BigInt division cuts towards zero, so adding half of the denominator with the sign rounds both ways alike.
  return (2n * numerator + half) / (2n * denominator)
}
