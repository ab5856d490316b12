import type { Fen } from '../../../kernel/money/money.ts'

/**
 * Splits an amount over weights by largest remainder: the shares add up to the amount to the fen, and while the amount is
 * not above the sum of the weights no share is above its weight. Equal remainders go to whoever stands first. Weights that
 * are all zero take nothing.
 */
export function allocateByWeight(amount: Fen, weights: readonly Fen[]): Fen[] {
  const sum = weights.reduce((all, one) => all + one, 0n)
  if (sum === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight) => (amount * weight) / sum)
  let left = amount - shares.reduce((all, one) => all + one, 0n)
  const byRemainder = weights
    .map((weight, place) => ({ place, rest: (amount * weight) % sum }))
    .toSorted((one, other) => (one.rest === other.rest ? one.place - other.place : one.rest > other.rest ? -1 : 1))
  for (const { place } of byRemainder) {
    if (left === 0n) break
    shares[place] = (shares[place] ?? 0n) + 1n
    left -= 1n
  }
  return shares
}
