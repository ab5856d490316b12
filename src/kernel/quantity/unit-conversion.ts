import { parseDecimal } from './decimal.ts'
import type { Quantity } from './quantity.ts'
import { divideHalfUp } from '../money/rounding.ts'

/** An exact positive fraction, in lowest terms: one piece of 22.62 kg is 1131/50000 tonne. */
export type Ratio = { readonly num: bigint; readonly den: bigint }

/** What happens to a part smaller than a step. */
export type Rounding = 'halfUp' | 'down' | 'up'

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b)
}

/** Makes a ratio in lowest terms; undefined unless both are positive. */
export function ratioOf(num: bigint, den: bigint): Ratio | undefined {
  if (num <= 0n || den <= 0n) return undefined
  const divisor = greatestDivisor(num, den)
  return { num: num / divisor, den: den / divisor }
}

/** The ratio that a decimal such as `0.02262` stands for; undefined when it is not a positive plain decimal. */
export function parseRatio(text: string): Ratio | undefined {
  const scale = text.split('.')[1]?.length ?? 0
  const num = parseDecimal(text, scale)
  return num === undefined ? undefined : ratioOf(num, 10n ** BigInt(scale))
}

/** The way back: pieces per tonne from tonnes per piece. */
export function inverseRatio(ratio: Ratio): Ratio {
  return { num: ratio.den, den: ratio.num }
}

/** Decimals of the unit that a quantity comes from and of the one it goes to. */
export type Precisions = { readonly from: number; readonly to: number }

/**
 * A quantity in another unit, where one unit of `from` is `ratio` units of `to`. Rounded once to a step of `to`: half up for
 * what is charged and shown, `up` for what must cover a need (pieces for a tonnage), `down` for what a stock can give.
 * Half up never makes nothing out of something: a positive quantity is at least one step.
 */
export function convertQuantity(quantity: Quantity, ratio: Ratio, precisions: Precisions, rounding: Rounding = 'halfUp'): Quantity {
  const num = quantity * ratio.num * 10n ** BigInt(precisions.to)
  const den = ratio.den * 10n ** BigInt(precisions.from)
  if (rounding === 'down') return num / den
  if (rounding === 'up') return (num + den - 1n) / den
  const nearest = divideHalfUp(num, den)
  return nearest === 0n && quantity > 0n ? 1n : nearest
}

/** True when the conversion needs no rounding. */
export function convertsExactly(quantity: Quantity, ratio: Ratio, precisions: Precisions): boolean {
  return (quantity * ratio.num * 10n ** BigInt(precisions.to)) % (ratio.den * 10n ** BigInt(precisions.from)) === 0n
}
